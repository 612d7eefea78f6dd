// SPDX-License-Identifier: Apache-2.0
#include "app/files/open_request.h"

#include "app/language/speech.h"

#include <QRegularExpression>

namespace triage::app {
namespace {

const log::LogEvents* eventsOf(const bundle::BundleFile& file, const engine::Analysis* analysis)
{
    if (analysis == nullptr)
        return nullptr;
    const auto found = analysis->logs.find(file.path);
    return found == analysis->logs.end() ? nullptr : found->second.get();
}

/// Folders of ranked processes carry the number: "run_…-pid_7-rank_0".
std::optional<int> rankIn(const QString& path)
{
    static const QRegularExpression rank(QStringLiteral("-rank_(\\d{1,6})(?:/|$)"));
    const auto match = rank.match(path);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

} // namespace

DocumentInfo documentInfo(const bundle::BundleFile& file, const QString& location,
                          const engine::Analysis* analysis)
{
    DocumentInfo info;
    info.path = qstring(file.path);
    info.location = location;
    info.kind = file.kind;
    info.step = file.step;
    info.rank = rankIn(info.path);
    info.size = file.size;
    info.importing = analysis == nullptr;
    if (const auto* events = eventsOf(file, analysis)) {
        info.encoding = events->encoding;
        info.lines = events->lines;
    }
    return info;
}

std::shared_ptr<const text::LineIndex> lineIndexOf(const bundle::BundleFile& file,
                                                   const engine::Analysis* analysis)
{
    const auto* events = eventsOf(file, analysis);
    return events == nullptr ? nullptr : events->index;
}

} // namespace triage::app
