// SPDX-License-Identifier: Apache-2.0
#include "check/findings.h"
#include "check/pattern.h"
#include "check/text_lines.h"

#include <set>
#include <utility>

namespace triage::check {
namespace {

/// What a line of warnings.txt is about: a step and a name within it ("ascend_plog").
using Warned = std::set<std::pair<Step, std::string>>;

const bundle::BundleFile* warningsFile(const bundle::Bundle& bundle)
{
    for (const bundle::BundleFile& file : bundle.files)
        if (file.kind == bundle::ArtefactKind::Warnings && file.inRun)
            return &file;
    return nullptr;
}

Warned readWarnings(const Subject& subject)
{
    Warned warned;
    const bundle::BundleFile* file = warningsFile(subject.bundle);
    const auto text = file ? subject.small.text.find(file->path) : subject.small.text.end();
    if (text == subject.small.text.end())
        return warned;
    const Pattern complaint(subject.workflow.pattern("missing-or-empty"));
    forEachLine(text->second, [&](LineNumber, std::string_view line) {
        for (const workflow::StepInfo& step : subject.workflow.steps)
            for (const std::string& what : {subject.workflow.stepLog, subject.workflow.plogFolder})
                if (line.find(step.name) != line.npos && line.find(what) != line.npos &&
                    complaint.matches(line))
                    warned.emplace(step.step, what);
        return true;
    });
    return warned;
}

/// As the source's template tests it, whatever else we know: an empty folder inside ascend_plog is content.
bool emptyByTemplate(const StepLayout& layout, const std::string& what, const workflow::Workflow& workflow)
{
    if (what == workflow.plogFolder)
        return !layout.plogFolder || layout.plogFolderEmpty;
    return !layout.log || layout.log->size == 0;
}

} // namespace

void findWarningsDisagreeing(const Subject& subject, Findings& findings)
{
    const Warned warned = readWarnings(subject);
    const std::string_view unsaid =
        warningsFile(subject.bundle) ? "missing-not-warned" : "missing-no-warnings";
    for (const Step step : allSteps) {
        if (!subject.ran(step) || !subject.at(step).present())
            continue;
        for (const std::string& what : {subject.workflow.stepLog, subject.workflow.plogFolder}) {
            const bool says = warned.contains({step, what});
            const bool is = emptyByTemplate(subject.at(step), what, subject.workflow);
            if (says != is && !findings.unreadable().covers(subject.name(step) + '/' + what))
                findings.add("warnings-disagree", {step,
                                                   subject.name(step) + '/' + what,
                                                   {subject.name(step), what},
                                                   says ? "warned-but-there" : unsaid});
        }
    }
}

} // namespace triage::check
