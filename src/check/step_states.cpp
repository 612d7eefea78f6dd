// SPDX-License-Identifier: Apache-2.0
#include "check/step_states.h"

#include "check/log_failure.h"

#include <algorithm>

namespace triage::check {
namespace {

class Decision
{
public:
    Decision(bool isRun, const Layout& layout, const LogSet& logs, const review::Review& review,
             const workflow::Workflow& workflow)
        : isRun_(isRun), layout_(layout), logs_(logs), review_(review), workflow_(workflow)
    {
    }

    void readMarkerFile(const std::string& path, std::string_view text)
    {
        const FirstFailureFile file = parseFirstFailure(text, workflow_);
        markerPath_ = path;
        if (!file.step) {
            conflict("unreadable", std::nullopt, path, {path, path});
            return;
        }
        out_.failed = file.step;
        out_.exitCode = file.exitCode;
        out_.source = FailureSource::FirstFailureTxt;
        out_.markerLine = path + ':' + std::to_string(file.line.value);
        checkMarkerFile(file);
    }

    StepStates decide()
    {
        if (!out_.failed)
            decideWithoutMarkerFile();
        else if (review_.failedStep && review_.failedStep != out_.failed)
            conflict("operator-disagrees", out_.failed, markerPath_,
                     {name(*review_.failedStep), name(*out_.failed)});
        for (const Step step : allSteps)
            out_.state[indexOf(step)] = stateOf(step);
        for (const Step step : allSteps)
            checkOrder(step);
        for (const Step step : allSteps)
            checkLog(step);
        return std::move(out_);
    }

private:
    const StepLayout& at(Step step) const { return layout_[indexOf(step)]; }
    const std::string& name(Step step) const { return workflow_.step(step).name; }

    void conflict(std::string variant, std::optional<Step> step, std::string path,
                  std::vector<std::string> args)
    {
        out_.conflicts.push_back({std::move(variant), step, std::move(path), std::move(args)});
    }

    void checkMarkerFile(const FirstFailureFile& file)
    {
        const Step step = *file.step;
        if (at(step).success)
            conflict("failed-and-success", step, at(step).success->path, {name(step)});
        if (isRun_ && !at(step).present())
            conflict("named-without-folder", step, markerPath_, {name(step)});
        if (file.exitCode == 0)
            conflict("exit-zero", step, markerPath_, {name(step)});
        for (const Step other : file.others)
            conflict("several-steps", step, markerPath_, {name(step), name(other)});
    }

    void decideWithoutMarkerFile()
    {
        const bool allSucceeded = std::ranges::all_of(layout_, [](const StepLayout& s) { return s.success; });
        const auto stated = review_.failedStep;
        if (allSucceeded) {
            out_.source = FailureSource::Markers;
            if (stated)
                conflict("operator-none", stated, at(*stated).success->path, {name(*stated)});
        } else if (stated && !at(*stated).success) {
            out_.failed = stated;
            out_.source = FailureSource::Operator;
        } else {
            if (stated)
                conflict("operator-success", stated, at(*stated).success->path, {name(*stated)});
            inferFromLogs();
        }
    }

    const log::LogEvents* logOf(Step step) const
    {
        const auto found = at(step).log ? logs_.find(at(step).log->path) : logs_.end();
        return found == logs_.end() ? nullptr : found->second.get();
    }

    std::string placeOf(Step step, const log::Event& event) const
    {
        return at(step).log->path + ':' + std::to_string(event.line.value);
    }

    void inferFromLogs()
    {
        for (const Step step : allSteps) {
            const log::LogEvents* events = at(step).success ? nullptr : logOf(step);
            const log::Event* fatal = events ? fatalEvent(*events) : nullptr;
            if (!fatal)
                continue;
            out_.failed = step;
            out_.source = FailureSource::Log;
            out_.inferredFrom = placeOf(step, *fatal);
            return;
        }
    }

    /// Markers and logs must agree.
    void checkLog(Step step)
    {
        const log::LogEvents* events = stateOf(step) == StepState::Passed ? logOf(step) : nullptr;
        if (const log::Event* fatal = events ? closingError(*events) : nullptr)
            conflict("success-but-log-fails", step, at(step).log->path, {name(step), placeOf(step, *fatal)});
    }

    /// After the failure a bare folder is nothing: `mkdir` of a template that went no further.
    bool counts(Step step) const
    {
        const bool after = out_.failed && step > *out_.failed;
        return after ? at(step).hasEvidence() : at(step).present();
    }

    std::optional<Step> nextPresent(Step step) const
    {
        for (const Step later : allSteps)
            if (later > step && (counts(later) || later == out_.failed))
                return later;
        return std::nullopt;
    }

    StepState stateOf(Step step) const
    {
        if (step == out_.failed)
            return StepState::Failed;
        if (at(step).success)
            return StepState::Passed;
        if (counts(step))
            return StepState::Unknown;
        return out_.failed && step > *out_.failed ? StepState::NotRun : StepState::Missing;
    }

    void checkOrder(Step step)
    {
        if (out_.failed && step > *out_.failed && counts(step)) {
            conflict("later-after-failed", step, name(step), {name(step), name(*out_.failed)});
        } else if (out_.state[indexOf(step)] == StepState::Unknown) {
            if (const auto later = nextPresent(step))
                conflict("unmarked-before-later", step, name(step), {name(step), name(*later)});
            else
                out_.undecided.push_back(step);
        }
    }

    bool isRun_;
    const Layout& layout_;
    const LogSet& logs_;
    const review::Review& review_;
    const workflow::Workflow& workflow_;
    std::string markerPath_;
    StepStates out_;
};

} // namespace

StepStates decideSteps(const bundle::Bundle& bundle, const Layout& layout, const SmallFiles& small,
                       const LogSet& logs, const review::Review& review, const workflow::Workflow& workflow)
{
    Decision decision(bundle.kind == bundle::InputKind::Run, layout, logs, review, workflow);
    for (const bundle::BundleFile& file : bundle.files) {
        if (file.kind != bundle::ArtefactKind::FirstFailure || !file.inRun)
            continue;
        const auto text = small.text.find(file.path);
        decision.readMarkerFile(file.path, text == small.text.end() ? std::string_view() : text->second);
        break;
    }
    return decision.decide();
}

} // namespace triage::check
