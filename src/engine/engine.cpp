// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"

#include "base/visible.h"
#include "engine/context.h"
#include "engine/event_cache.h"
#include "engine/refusal.h"
#include "engine/scanning.h"

#include <QtGlobal>

namespace triage::engine {
namespace {

/// What follows once the logs are read.
void judgeAgain(Analysis& analysis, const workflow::Workflow& workflow, const RulePack& rules)
{
    check::Facts facts =
        check::examine(analysis.bundle, analysis.small, analysis.logs, analysis.review, workflow);
    Judgement judgement = judge(std::move(facts), analysis.logs, analysis.review, rules, workflow);
    analysis.facts = std::move(judgement.facts);
    analysis.verdict = std::move(judgement.verdict);
    addContext(analysis.verdict, analysis.bundle, analysis.logs);
}

/// Which runs there are, for somebody who asked for one that there is not.
Error noSuchRun(const Error& error, const bundle::Inventory& inventory, const std::string& wanted,
                const workflow::Workflow& workflow)
{
    const auto newest = bundle::recognise(inventory, workflow);
    if (!newest || !newest->run)
        return error;
    std::string names = visible(newest->run->name);
    for (const bundle::Run& run : newest->otherRuns)
        names += ", " + visible(run.name);
    return {ErrorKind::Invalid,
            {QT_TRANSLATE_NOOP("engine", "There is no run %1 in this input. Allowed: %2."),
             {visible(wanted), names}},
            {}};
}

} // namespace

Result<Engine> Engine::create(const std::filesystem::path& rules)
{
    auto workflow = workflow::loadBuiltin();
    if (!workflow)
        return tl::unexpected(workflow.error());
    auto pack = rules.empty() ? loadBuiltinRules() : loadRules(rules);
    if (!pack)
        return tl::unexpected(pack.error());
    return Engine(std::make_shared<const workflow::Workflow>(std::move(*workflow)),
                  std::make_shared<const RulePack>(std::move(*pack)));
}

Result<Analysis> Engine::open(const bundle::ImportRequest& request, const review::Review& review,
                              const bundle::ImportObserver& observer, const std::stop_token& stop) const
{
    ImportScanners scanners(*workflow_);
    auto inventory = bundle::importInput(request, scanners.watch(observer), stop);
    if (!inventory)
        return tl::unexpected(inventory.error());
    return analyse(std::move(*inventory), review, {&scanners, {}, request.threads}, observer.progress, stop);
}

Result<Analysis> Engine::reopen(const bundle::Inventory& inventory, const review::Review& review,
                                const ProgressSink& progress, const std::stop_token& stop,
                                const std::filesystem::path& eventsFile) const
{
    return analyse(inventory, review, {nullptr, eventsFile, 0}, progress, stop);
}

Result<Analysis> Engine::analyse(bundle::Inventory inventory, const review::Review& review,
                                 const Scanned& scanned, const ProgressSink& progress,
                                 const std::stop_token& stop) const
{
    auto bundle = bundle::recognise(inventory, *workflow_, review.run);
    if (!bundle && review.run)
        return tl::unexpected(noSuchRun(bundle.error(), inventory, *review.run, *workflow_));
    if (!bundle)
        return tl::unexpected(bundle.error());
    auto logs = scanLogs(*bundle, scanned, progress, stop);
    if (!logs)
        return tl::unexpected(logs.error());
    if (const auto content = requireContent(*bundle, *logs); !content)
        return tl::unexpected(content.error());
    Analysis analysis;
    analysis.inventory = std::move(inventory);
    analysis.bundle = std::move(*bundle);
    analysis.logs = std::move(*logs);
    analysis.small = check::readSmallFiles(analysis.bundle, *workflow_);
    analysis.review = review;
    judgeAgain(analysis, *workflow_, *rules_);
    return analysis;
}

void Engine::remember(const Analysis& analysis, const std::filesystem::path& eventsFile) const
{
    saveEvents(eventsFile, analysis.bundle, analysis.logs);
}

Analysis Engine::moved(Analysis analysis, const bundle::Inventory& inventory)
{
    analysis.inventory = inventory;
    analysis.bundle.root = inventory.root;
    return analysis;
}

Analysis Engine::rejudge(Analysis analysis, review::Review review) const
{
    analysis.review = std::move(review);
    judgeAgain(analysis, *workflow_, *rules_);
    return analysis;
}

handoff::Handoff Engine::compose(const Analysis& analysis, const handoff::CaseLabel& label) const
{
    return handoff::compose(analysis.facts, analysis.verdict, analysis.review, *workflow_, label);
}

Result<std::string> Engine::write(const Analysis& analysis, handoff::Format format,
                                  handoff::Languages languages, const handoff::CaseLabel& label) const
{
    using handoff::Format;
    if (format == Format::Json)
        return handoff::writeReportJson(analysis.facts, analysis.verdict, analysis.review, *workflow_);
    const handoff::Handoff handoff = compose(analysis, label);
    switch (format) {
    case Format::Markdown:
        return handoff::writeMarkdown(handoff, languages);
    case Format::Html:
        return handoff::writeHtml(handoff, languages);
    case Format::Pdf:
        return handoff::writePdf(handoff, languages);
    case Format::Jira:
        return handoff::writeJira(handoff, languages);
    case Format::Text:
    case Format::Json:
        break;
    }
    return handoff::writeText(handoff, languages);
}

std::string Engine::writeCheck(const Analysis& analysis, handoff::Format format,
                               handoff::Languages languages) const
{
    return format == handoff::Format::Json ? handoff::writeCheckJson(analysis.facts, *rules_, *workflow_)
                                           : handoff::writeCheckText(analysis.facts, *workflow_, languages);
}

} // namespace triage::engine
