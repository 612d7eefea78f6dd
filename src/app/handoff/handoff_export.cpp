// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_export.h"

#include "app/language/speech.h"
#include "base/whole_file.h"

namespace triage::app {
namespace {

Result<void> store(const std::string& bytes, const QString& file)
{
    const auto trouble = writeWhole(file, bytes);
    if (!trouble)
        return {};
    return fail(ErrorKind::NotReadable,
                Message(QT_TRANSLATE_NOOP("engine", "%1 could not be written. Nothing was changed. Choose "
                                                    "another folder or name."),
                        {file.toStdString()}),
                *trouble);
}

struct Clip
{
    std::string text;
    std::string html;
};

/// Where formatted text can be pasted it is; elsewhere the same is there as readable text, not as tags.
Result<Clip> clipOf(const engine::Engine& engine, const ExportRequest& request)
{
    const bool rich = request.format == handoff::Format::Html;
    const auto format = rich ? handoff::Format::Text : request.format;
    auto text = engine.write(*request.analysis, format, request.languages, request.label);
    if (!text)
        return tl::unexpected(text.error());
    Clip clip{std::move(*text), {}};
    if (rich)
        clip.html =
            handoff::writeSheetHtml(engine.compose(*request.analysis, request.label), request.languages);
    return clip;
}

} // namespace

HandoffExporter::HandoffExporter(const engine::Engine& engine, Jobs& jobs, QObject* parent)
    : QObject(parent), engine_(engine), scope_(jobs)
{
}

void HandoffExporter::write(const ExportRequest& request)
{
    scope_.run(
        Pool::Interactive, [&engine = engine_, request](std::stop_token) { return clipOf(engine, request); },
        this,
        [this, format = request.format](const Result<Clip>& clip) {
            if (clip)
                emit written(format, qstring(clip->text), qstring(clip->html));
            else
                emit failed(clip.error());
        });
}

void HandoffExporter::save(const ExportRequest& request, const QString& file)
{
    const auto work = [&engine = engine_, request, file](std::stop_token) -> Result<void> {
        const auto bytes = engine.write(*request.analysis, request.format, request.languages, request.label);
        return bytes ? store(*bytes, file) : Result<void>(tl::unexpected(bytes.error()));
    };
    scope_.run(Pool::Bulk, work, this, [this, file](const Result<void>& done) {
        if (done)
            emit saved(file);
        else
            emit failed(done.error());
    });
}

} // namespace triage::app
