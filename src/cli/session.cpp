// SPDX-License-Identifier: Apache-2.0
#include "cli/session.h"

#include "cli/exit_codes.h"
#include "cli/input.h"
#include "cli/system.h"
#include "cli/workspace.h"

#include <QLocale>
#include <QStringList>

#include <mutex>

namespace triage::cli {
namespace {

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
    const auto workspace = Workspace::make();
    if (!workspace) {
        console.error(workspace.error());
        return exitcode::internal;
    }
    const std::filesystem::path& folder = workspace->folder();
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

} // namespace triage::cli
