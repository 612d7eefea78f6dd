// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "bundle/import.h"
#include "check/check.h"
#include "handoff/handoff.h"
#include "handoff/writers.h"
#include "review/review.h"
#include "triage/judge.h"
#include "workflow/workflow.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace triage::engine {

struct Scanned;

/// One bundle, all the way through. A plain value: cheap to copy, since logs are shared.
struct Analysis
{
    bundle::Inventory inventory;
    bundle::Bundle bundle;
    check::LogSet logs;
    check::SmallFiles small;
    review::Review review;
    check::Facts facts;
    Verdict verdict;
};

/// The only caller of the chain import → scan → check → judge → compose. Window, command line and batch
/// ask it and hold no logic of their own. Immutable after construction; every function may be called from
/// any thread and blocks; long ones take a stop token.
class Engine
{
public:
    /// Built-in workflow and rules, or the rules of `rules` where that is not empty.
    static Result<Engine> create(const std::filesystem::path& rules = {});

    [[nodiscard]] const workflow::Workflow& workflow() const { return *workflow_; }
    [[nodiscard]] const RulePack& rules() const { return *rules_; }

    /// Imports (scanning each block as it is inflated), scans the rest, checks and judges.
    /// Errors: those of the import; Invalid when `review` names a run that is not there.
    [[nodiscard]] Result<Analysis> open(const bundle::ImportRequest& request, const review::Review& review,
                                        const bundle::ImportObserver& observer,
                                        const std::stop_token& stop) const;
    /// From what lies on disk already: a stored case. `eventsFile` holds what was scanned before (see
    /// `remember`): of the logs that are unchanged since nothing is read. It is written anew where it was of
    /// no use.
    [[nodiscard]] Result<Analysis> reopen(const bundle::Inventory& inventory, const review::Review& review,
                                          const ProgressSink& progress, const std::stop_token& stop,
                                          const std::filesystem::path& eventsFile = {}) const;
    /// Writes what was scanned, so that `reopen` is instant. Best effort: without the file all is scanned
    /// again.
    void remember(const Analysis& analysis, const std::filesystem::path& eventsFile) const;
    /// The same analysis of a bundle that was moved (adopted by the case store) to where `inventory` says.
    [[nodiscard]] static Analysis moved(Analysis analysis, const bundle::Inventory& inventory);
    /// After the engineer changed something. Fast (no scan) unless the run was changed: then use reopen.
    [[nodiscard]] Analysis rejudge(Analysis analysis, review::Review review) const;

    [[nodiscard]] handoff::Handoff compose(const Analysis& analysis,
                                           const handoff::CaseLabel& label = {}) const;
    /// Any format; `Pdf` needs a QGuiApplication.
    [[nodiscard]] Result<std::string> write(const Analysis& analysis, handoff::Format format,
                                            handoff::Languages languages,
                                            const handoff::CaseLabel& label = {}) const;
    /// Completeness only: `Json` or, for every other format, text.
    [[nodiscard]] std::string writeCheck(const Analysis& analysis, handoff::Format format,
                                         handoff::Languages languages) const;

private:
    Result<Analysis> analyse(bundle::Inventory inventory, const review::Review& review,
                             const Scanned& scanned, const ProgressSink& progress,
                             const std::stop_token& stop) const;

    Engine(std::shared_ptr<const workflow::Workflow> w, std::shared_ptr<const RulePack> r)
        : workflow_(std::move(w)), rules_(std::move(r))
    {
    }
    std::shared_ptr<const workflow::Workflow> workflow_;
    std::shared_ptr<const RulePack> rules_;
};

} // namespace triage::engine
