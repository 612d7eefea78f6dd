// SPDX-License-Identifier: Apache-2.0
#include "check/findings.h"
#include "check/pattern.h"
#include "check/time_text.h"

#include <algorithm>
#include <map>

namespace triage::check {
namespace {

/// By default CANN keeps ten files a process and deletes the oldest.
constexpr std::size_t filesKept = 10;

std::map<std::string, std::vector<const bundle::BundleFile*>> byProcess(const StepLayout& layout,
                                                                        const workflow::Workflow& workflow)
{
    std::map<std::string, std::vector<const bundle::BundleFile*>> processes;
    const Pattern pid(workflow.pattern("plog-pid"));
    for (const bundle::BundleFile* plog : layout.plogs)
        if (const auto id = pid.capture(std::string_view(plog->path).substr(plog->path.rfind('/') + 1)))
            processes[*id].push_back(plog);
    return processes;
}

void findPlogMissing(Step step, const Subject& subject, Findings& findings)
{
    const StepLayout& layout = subject.at(step);
    if (layout.plogBytes() > 0)
        return;
    const std::string& name = subject.name(step);
    const std::string_view variant = !layout.plogs.empty() ? "empty"
                                     : layout.plogFolder   ? ""
                                                           : "folder-missing";
    findings.add("plog-missing", {step, name + '/' + subject.workflow.plogFolder, {name}, variant});
}

struct PlogStart
{
    std::string pid;
    std::string path;
    Timestamp time;
};

/// The earliest line of any process: a launcher's children start later than the launcher's own output.
std::optional<PlogStart> earliest(Step step, const Subject& subject)
{
    std::optional<PlogStart> start;
    for (const auto& [pid, files] : byProcess(subject.at(step), subject.workflow)) {
        for (const bundle::BundleFile* file : files) {
            const log::LogEvents* events = subject.scanned(file);
            if (events && events->firstTime && (!start || *events->firstTime < start->time))
                start = PlogStart{pid, file->path, *events->firstTime};
        }
    }
    return start;
}

void findPlogRotated(Step step, const Subject& subject, Findings& findings)
{
    const std::string& name = subject.name(step);
    bool counted = false;
    for (const auto& [pid, files] : byProcess(subject.at(step), subject.workflow)) {
        if (files.size() < filesKept)
            continue;
        counted = true;
        findings.add("plog-rotated", {step, files.front()->path, {name, pid, std::to_string(files.size())}});
    }
    const log::LogEvents* output = subject.scanned(subject.at(step).log);
    const auto start = earliest(step, subject);
    if (counted || !output || !output->firstTime || !start || start->time <= *output->firstTime)
        return;
    findings.add("plog-rotated", {step,
                                  start->path,
                                  {name, start->pid, timeText(start->time), timeText(*output->firstTime)},
                                  "starts-late"});
}

} // namespace

void findPlogGaps(const Subject& subject, Findings& findings)
{
    for (const Step step : allSteps) {
        if (!subject.ran(step))
            continue;
        findPlogMissing(step, subject, findings);
        findPlogRotated(step, subject, findings);
    }
}

} // namespace triage::check
