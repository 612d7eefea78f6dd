// SPDX-License-Identifier: Apache-2.0
#include "cli/delivery.h"

#include "base/visible.h"
#include "cli/system.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QtGlobal>

#include <filesystem>
#include <optional>
#include <system_error>

namespace triage::cli {
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

/// What the system says when the report cannot come to lie there; nothing when it can.
std::optional<std::string> refusalOf(const std::string& file)
{
    const QString name = QFile::decodeName(QByteArray::fromStdString(file));
    std::error_code code;
    if (std::filesystem::is_directory(file, code))
        return std::make_error_code(std::errc::is_a_directory).message();
    if (isStream(file)) // to open a pipe would wait for its reader
        return QFileInfo(name).isWritable()
                   ? std::nullopt
                   : std::optional(std::make_error_code(std::errc::permission_denied).message());
    QSaveFile probe(name);
    const bool opened = probe.open(QIODevice::WriteOnly);
    probe.cancelWriting();
    return opened ? std::nullopt : std::optional(probe.errorString().toStdString());
}

tl::unexpected<Error> cannotBeWritten(const std::string& file, const std::string& trouble)
{
    return fail(ErrorKind::NotReadable,
                {QT_TRANSLATE_NOOP("engine", "%1 could not be written: %2"), {visible(file), trouble}});
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

Result<void> checkTarget(const Arguments& arguments)
{
    const auto file = arguments.value("--output");
    const auto trouble = file ? refusalOf(*file) : std::nullopt;
    return trouble ? cannotBeWritten(*file, *trouble) : Result<void>{};
}

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
        console.error(cannotBeWritten(*file, *trouble).value());
    return !trouble;
}

} // namespace triage::cli
