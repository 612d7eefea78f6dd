// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <memory>

/// Analyses built by hand, for what no bundle of the test data shows. Only for tests of widgets.
namespace triage::app::byhand {

inline engine::Analysis analysis()
{
    engine::Analysis a;
    a.facts.kind = bundle::InputKind::Run;
    for (const Step step : allSteps) {
        a.facts.steps[indexOf(step)].step = step;
        a.facts.steps[indexOf(step)].state = StepState::Passed;
    }
    return a;
}

/// Step 5 failed after step 4 passed; runtime-error by kw-2.
inline engine::Analysis stepFiveFailed()
{
    engine::Analysis a = analysis();
    check::StepFact& five = a.facts.steps[indexOf(Step::NpugraphEx)];
    five.state = StepState::Failed;
    five.exitCode = 1;
    five.durationMs = 12'300;
    five.log = "step5-npugraph_ex/stdout_stderr.log";
    a.facts.firstFailure = {Step::NpugraphEx, 1, check::FailureSource::FirstFailureTxt, {}};
    a.verdict.route = Route::RuntimeError;
    a.verdict.rule = "kw-2";
    a.verdict.ruleSentence = Message(Bilingual{"运行时关键字", "A runtime word on the causal line"});
    Evidence line;
    line.file = five.log;
    line.line = LineNumber(550);
    line.text = "RuntimeError: NPU function error: error code is 507011";
    a.verdict.evidence.push_back(line);
    a.verdict.trace = {{"edge", false, Message("not after a replay")}, {"kw-2", true, Message("error code")}};
    return a;
}

/// The plog of step 5 is missing: withheld, provisionally runtime-error.
inline engine::Analysis withheld()
{
    engine::Analysis a = stepFiveFailed();
    check::Finding finding;
    finding.id = "plog-missing";
    finding.severity = Severity::Rerun;
    finding.step = Step::NpugraphEx;
    finding.path = "step5-npugraph_ex/ascend_plog"; // every finding that asks for something has one
    finding.message = Message(Bilingual{"缺少 plog", "The plog of step 5 is missing"});
    finding.command = "ASCEND_PROCESS_LOG_PATH=… python step5.py";
    a.facts.findings.push_back(finding);
    a.facts.state = Completeness::Rerun;
    a.verdict.withheld = true;
    a.verdict.provisionalRoute = a.verdict.route;
    a.verdict.route.reset();
    a.verdict.withheldBy = {"plog-missing"};
    return a;
}

inline engine::Analysis askSymptom()
{
    engine::Analysis a = analysis();
    a.verdict.withheld = true;
    a.verdict.withheldBy = {"symptom-unknown"};
    return a;
}

inline std::shared_ptr<const engine::Analysis> shared(engine::Analysis a)
{
    return std::make_shared<const engine::Analysis>(std::move(a));
}

} // namespace triage::app::byhand
