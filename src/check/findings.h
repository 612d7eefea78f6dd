// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"
#include "check/facts.h"
#include "check/layout.h"
#include "check/step_states.h"
#include "check/unreadable.h"
#include "workflow/workflow.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triage::check {

/// What a finding says besides its id. `args` fill the message; the first is the step's name where there is
/// one.
struct FindingPlace
{
    std::optional<Step> step;
    std::string path;
    std::vector<std::string> args;
    std::string_view variant = {};
};

/// Collects findings; severity, words and command come from the workflow. What is missing but only cannot be
/// read becomes an "unreadable" of the same severity. Of one id so many are kept, then they are counted:
/// a folder may hold 70,000 empty logs.
class Findings
{
public:
    Findings(const workflow::Workflow& workflow, const bundle::Bundle& bundle, bool launcher)
        : workflow_(workflow), bundle_(bundle), launcher_(launcher), unreadable_(bundle)
    {
    }

    void add(std::string_view id, FindingPlace place);
    [[nodiscard]] std::vector<Finding> take();
    [[nodiscard]] const Unreadable& unreadable() const { return unreadable_; }

private:
    struct Tally
    {
        Severity severity = Severity::Note;
        int count = 0;
        std::string lastPath;
    };
    /// False when enough of them are kept.
    bool keeps(const workflow::FindingInfo& info, Severity severity, const FindingPlace& place);

    const workflow::Workflow& workflow_;
    const bundle::Bundle& bundle_;
    bool launcher_; ///< see underLauncher
    Unreadable unreadable_;
    std::map<std::string, Tally> tallies_;
    std::vector<Finding> found_;
};

/// Everything a check of one bundle reads.
struct Subject
{
    const bundle::Bundle& bundle;
    const SmallFiles& small;
    const LogSet& logs;
    const workflow::Workflow& workflow;
    const Layout& layout;
    const StepStates& states;

    [[nodiscard]] const std::string& name(Step step) const { return workflow.step(step).name; }
    [[nodiscard]] const StepLayout& at(Step step) const { return layout[indexOf(step)]; }
    /// nullptr when there is no file or it was not scanned.
    [[nodiscard]] const log::LogEvents* scanned(const bundle::BundleFile* file) const;
    /// The step was started: its log and plog must be there.
    [[nodiscard]] bool ran(Step step) const;
};

void findMarkerConflicts(const Subject& subject, Findings& findings);
void findMissingSteps(const Subject& subject, Findings& findings);
void findLogGaps(const Subject& subject, Findings& findings);
void findPlogGaps(const Subject& subject, Findings& findings);
void findDebugGaps(const Subject& subject, Findings& findings);
void findScriptGaps(const Subject& subject, Findings& findings);
void findWarningsDisagreeing(const Subject& subject, Findings& findings);

} // namespace triage::check
