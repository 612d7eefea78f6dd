// SPDX-License-Identifier: Apache-2.0
#include "cli/session.h"

#include "base/visible.h"
#include "cli/exit_codes.h"
#include "cli/system.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSaveFile>
#include <QStringList>
#include <QTemporaryDir>

#include <mutex>

namespace triage::cli {
namespace {

constexpr std::string_view standardInput = "-";
constexpr const char* standardInputName = "stdin.log";

int exitFor(ErrorKind kind)
{
    return kind == ErrorKind::Internal ? exitcode::internal : exitcode::unreadable;
}

review::Review reviewOf(const Arguments& arguments)
{
    review::Review review;
    review.run = arguments.value("--run");
    if (const auto step = arguments.value("--failed-step"))
        review.failedStep = static_cast<Step>(step->front() - '0');
    if (const auto symptom = arguments.value("--symptom"))
        review.symptom = review::StatedSymptom{symptomFrom(*symptom).value_or(Symptom::Unknown), {}};
    return review;
}

/// What `.` and `..` are called in the report; empty for a path that ends in a name.
std::string nameOfFolder(const std::filesystem::path& input)
{
    const std::filesystem::path last = (input.has_filename() ? input : input.parent_path()).filename();
    if (last != "." && last != "..")
        return {};
    std::error_code ignored;
    return std::filesystem::canonical(input.has_filename() ? input : input.parent_path(), ignored)
        .filename()
        .string();
}

/// Spools standard input where it is asked for.
Result<bundle::ImportRequest> requestOf(const Arguments& arguments, const std::filesystem::path& folder,
                                        const std::stop_token& stop)
{
    bundle::ImportRequest request;
    request.input = arguments.input;
    request.shownName = nameOfFolder(request.input);
    request.destination = folder / "files";
    request.hashPlainFiles = arguments.has("--hash");
    if (arguments.input == standardInput) {
        request.input = folder / standardInputName;
        request.shownName = standardInputName;
        if (auto spooled = spoolInput(request.input, stop); !spooled)
            return tl::unexpected(spooled.error());
    }
    return request;
}

Result<engine::Analysis> openInput(const engine::Engine& engine, const Arguments& arguments, Console& console,
                                   const std::filesystem::path& folder, const std::stop_token& stop)
{
    auto request = requestOf(arguments, folder, stop);
    if (!request)
        return tl::unexpected(request.error());
    bundle::ImportObserver observer;
    observer.progress = console.progress();
    return engine.open(*request, reviewOf(arguments), observer, stop);
}

/// What must be gone whatever happens. Shared with the thread that watches for signals.
class Leftovers
{
public:
    void set(std::filesystem::path folder)
    {
        const std::scoped_lock lock(mutex_);
        folder_ = std::move(folder);
    }
    void remove()
    {
        const std::scoped_lock lock(mutex_);
        std::error_code ignored;
        if (!folder_.empty())
            std::filesystem::remove_all(folder_, ignored);
    }

private:
    std::mutex mutex_;
    std::filesystem::path folder_;
};

} // namespace

Language systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    return !wanted.isEmpty() && wanted.front().startsWith(QLatin1String("zh")) ? Language::Chinese
                                                                               : Language::English;
}

Language languageFor(const std::optional<std::string>& asked)
{
    if (asked == "zh")
        return Language::Chinese;
    return asked == "en" ? Language::English : systemLanguage();
}

handoff::Languages reportLanguages(const Arguments& arguments)
{
    if (arguments.value("--lang") == "both")
        return handoff::Languages::Both;
    return languageFor(arguments.value("--lang")) == Language::Chinese ? handoff::Languages::Chinese
                                                                       : handoff::Languages::English;
}

int withAnalysis(const Arguments& arguments, Console& console, const std::function<int(const Opened&)>& use)
{
    const auto engine = engine::Engine::create(arguments.value("--rules").value_or(""));
    if (!engine) {
        console.error(engine.error());
        return exitFor(engine.error().kind);
    }
    Leftovers leftovers;
    std::stop_source stop;
    const SignalWatch watch(stop, [&leftovers] { leftovers.remove(); });
    const QTemporaryDir temporary(QDir::tempPath() + QStringLiteral("/npugraph-triage-XXXXXX"));
    if (!temporary.isValid()) {
        console.error({ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "No temporary folder could be made."),
                       temporary.errorString().toStdString()});
        return exitcode::internal;
    }
    const std::filesystem::path folder = temporary.path().toStdString();
    leftovers.set(folder);
    const auto analysis = openInput(*engine, arguments, console, folder, stop.get_token());
    if (watch.received() != 0)
        return exitcode::interrupted + watch.received();
    if (!analysis) {
        console.error(analysis.error());
        const bool noSuchRun = arguments.has("--run") && analysis.error().kind == ErrorKind::Invalid;
        return noSuchRun ? exitcode::usage : exitFor(analysis.error().kind);
    }
    return use({*engine, *analysis, folder});
}

namespace {

/// A device, a pipe: to be written to. A file put in its place would remove it.
bool isStream(const std::string& file)
{
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(file, ignored);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
           !std::filesystem::is_directory(status);
}

bool writeAll(QFileDevice& target, const std::string& bytes)
{
    return target.open(QIODevice::WriteOnly) &&
           target.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
               static_cast<qint64>(bytes.size()) &&
           target.flush();
}

/// Empty when it was written; else what the system says.
std::optional<std::string> writeFile(const std::string& file, const std::string& bytes)
{
    const QString name = QFile::decodeName(QByteArray::fromStdString(file));
    if (isStream(file)) {
        QFile stream(name);
        if (writeAll(stream, bytes))
            return std::nullopt;
        return stream.errorString().toStdString();
    }
    QSaveFile target(name);
    if (writeAll(target, bytes) && target.commit())
        return std::nullopt;
    return target.errorString().toStdString();
}

} // namespace

bool deliver(const std::string& bytes, const Arguments& arguments, Console& console)
{
    const auto file = arguments.value("--output");
    if (!file) {
        bool readerLeft = false;
        if (writeOutput(bytes, readerLeft) || readerLeft)
            return true;
        console.error({ErrorKind::Internal,
                       QT_TRANSLATE_NOOP("engine", "The report could not be written to standard output."),
                       {}});
        return false;
    }
    const auto trouble = writeFile(*file, bytes);
    if (trouble)
        console.error(
            {ErrorKind::NotReadable,
             {QT_TRANSLATE_NOOP("engine", "%1 could not be written: %2"), {visible(*file), *trouble}},
             {}});
    return !trouble;
}

} // namespace triage::cli
