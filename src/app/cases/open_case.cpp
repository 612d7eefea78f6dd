// SPDX-License-Identifier: Apache-2.0
#include "app/cases/open_case.h"

#include "app/verdict/verdict_view.h"

#include <QtGlobal>

namespace triage::app {

void summarise(cases::Summary& summary, const engine::Analysis& analysis)
{
    summary.route = effectiveRoute(analysis);
    summary.withheld = analysis.verdict.withheld && !analysis.review.override_;
    summary.rulePackVersion = analysis.verdict.rulePackVersion;
    summary.bundleSize = 0;
    for (const bundle::BundleFile& file : analysis.facts.files)
        summary.bundleSize += file.size;
    summary.fingerprint = analysis.verdict.fingerprint;
}

Result<OpenCase> openStored(const engine::Engine& engine, const cases::Store& store, const std::string& id,
                            const ProgressSink& progress, std::stop_token stop)
{
    auto lock = store.lock(id);
    if (!lock)
        return tl::unexpected(lock.error());
    auto value = store.load(id);
    if (!value)
        return tl::unexpected(value.error());
    if (value->bundles.empty())
        return fail(ErrorKind::Invalid, QT_TRANSLATE_NOOP("engine", "The case holds no bundle."), id);
    const cases::StoredBundle& newest = value->bundles.back();
    const cases::SourceState source = cases::sourceState(newest);
    if (source == cases::SourceState::Gone)
        return fail(ErrorKind::NotFound,
                    {QT_TRANSLATE_NOOP("engine", "%1 is no longer there. The case keeps its verdict and "
                                                 "answers; put the files back to read them."),
                     {newest.source.string()}});
    auto analysis =
        engine.reopen(newest.inventory, value->review, progress, stop, store.eventsFileOf(id, newest.number));
    if (!analysis)
        return tl::unexpected(analysis.error());
    summarise(value->summary, *analysis);
    return OpenCase{std::move(*value), std::make_shared<const engine::Analysis>(std::move(*analysis)),
                    std::move(*lock), source == cases::SourceState::Changed};
}

} // namespace triage::app
