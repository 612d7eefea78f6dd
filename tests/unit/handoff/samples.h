// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"
#include "handoff/writers.h"

#include <memory>
#include <string>
#include <vector>

/// Cases written by hand, one for each form a report can take.
namespace triage::samples {

struct Sample
{
    std::string name;
    check::Facts facts;
    Verdict verdict;
    review::Review review;
    handoff::CaseLabel label;
};

inline const workflow::Workflow& builtinWorkflow()
{
    static const workflow::Workflow workflow = workflow::loadBuiltin().value();
    return workflow;
}

inline handoff::Handoff compose(const Sample& sample)
{
    return handoff::compose(sample.facts, sample.verdict, sample.review, builtinWorkflow(), sample.label);
}

inline check::Finding finding(const char* id, std::optional<Step> step, std::vector<std::string> args,
                              std::optional<std::string> path = {}, std::optional<std::string> command = {})
{
    const workflow::FindingInfo& info = *builtinWorkflow().finding(id);
    return {info.id,
            info.severity,
            step,
            std::move(path),
            Message(info.message, std::move(args)),
            std::move(command),
            std::nullopt};
}

inline check::StepFact stepFact(Step step, StepState state, std::optional<int> exitCode, std::int64_t log,
                                std::int64_t plog, std::int64_t debug, std::optional<std::int64_t> duration)
{
    check::StepFact fact;
    fact.step = step;
    fact.state = state;
    fact.exitCode = exitCode;
    fact.durationMs = duration;
    const auto set = [&fact, state](check::Slot slot, std::int64_t size, bool expected) {
        check::SlotFact& s = fact.slotFacts[static_cast<std::size_t>(slot)];
        s.size = size;
        s.state = size > 0                                  ? check::SlotState::Present
                  : !expected || state == StepState::NotRun ? check::SlotState::NotExpected
                                                            : check::SlotState::Missing;
    };
    set(check::Slot::Log, log, true);
    set(check::Slot::Plog, plog, true);
    set(check::Slot::DebugDir, debug, step >= Step::ForceEager);
    return fact;
}

inline bundle::BundleFile file(const char* path, bundle::ArtefactKind kind, std::int64_t size,
                               std::optional<Step> step = {})
{
    bundle::BundleFile out;
    out.path = path;
    out.stored = path;
    out.member = std::string("run/") + path;
    out.kind = kind;
    out.size = size;
    out.step = step;
    return out;
}

inline std::vector<check::IntakeFact> intake()
{
    using check::IntakeState;
    return {{"script", IntakeState::Found, "scripts/original.py", "scripts/original.py:1"},
            {"torch", IntakeState::Found, "2.6.0", "env.txt:1"},
            {"torch_npu", IntakeState::Found, "2.6.0.post1", "env.txt:2"},
            {"torchair", IntakeState::Unclear, std::nullopt, "env.txt:3"},
            {"cann", IntakeState::Found, "8.2.RC1", "env.txt:12"},
            {"fixed_shapes", IntakeState::Answered, "yes, 8 x 128", std::nullopt},
            {"multi_stream", IntakeState::Missing, std::nullopt, std::nullopt},
            {"custom_ops", IntakeState::Missing, std::nullopt, std::nullopt},
            {"in_place", IntakeState::Missing, std::nullopt, std::nullopt},
            {"symptom", IntakeState::Found, "crash", std::nullopt},
            {"error_stack", IntakeState::Found, "step5-npugraph_ex/stdout_stderr.log",
             "step5-npugraph_ex/stdout_stderr.log:371"}};
}

inline std::vector<bundle::BundleFile> files()
{
    using bundle::ArtefactKind;
    return {file("env.txt", ArtefactKind::Env, 1'204),
            file("first_failure.txt", ArtefactKind::FirstFailure, 30),
            file("scripts/original.py", ArtefactKind::OriginalScript, 2'310),
            file("scripts/step5-npugraph_ex.py", ArtefactKind::StepScript, 2'330, Step::NpugraphEx),
            file("step4-npugraph_ex-force_eager/stdout_stderr.log", ArtefactKind::StepLog, 81'920,
                 Step::ForceEager),
            file("step5-npugraph_ex/ascend_plog/debug/plog/plog-4711_20260102030512345.log",
                 ArtefactKind::Plog, 1'310'720, Step::NpugraphEx),
            file("step5-npugraph_ex/stdout_stderr.log", ArtefactKind::StepLog, 5'767'168, Step::NpugraphEx),
            file("step5-npugraph_ex/torch_compile_debug/run_1/npugraph_ex/model__0/forward/001.txt",
                 ArtefactKind::AotGraph, 40'960, Step::NpugraphEx),
            file("step5-npugraph_ex/torch_compile_debug/run_1/npugraph_ex/model__0/forward/002.txt",
                 ArtefactKind::AotGraph, 20'480, Step::NpugraphEx)};
}

inline Evidence causalEvidence()
{
    Evidence e;
    e.role = EvidenceRole::Causal;
    e.file = "step5-npugraph_ex/stdout_stderr.log";
    e.line = LineNumber(375);
    e.lastLine = LineNumber(390);
    e.offset = ByteOffset(48'213);
    e.kind = "python-exception";
    e.pid = 4711;
    e.text = "RuntimeError: The Inner error: aclrtSynchronizeStream failed on node-17, error code is 507011";
    e.before = {"  File \"/home/wang.li/model/train.py\", line 88, in <module>", "    out = compiled(x)",
                "  File \"<string>\", line 7, in forward"};
    e.after = {
        "[ERROR] 2026-01-02-03:05:16 (PID:4711, Device:0, RankID:-1) ERR00100 PTA call acl api failed"};
    return e;
}

inline Evidence plogEvidence()
{
    Evidence e;
    e.role = EvidenceRole::Corroborating;
    e.file = "step5-npugraph_ex/ascend_plog/debug/plog/plog-4711_20260102030512345.log";
    e.line = LineNumber(9);
    e.lastLine = LineNumber(10);
    e.kind = "plog";
    e.pid = 4711;
    e.text = "[ERROR] RUNTIME(4711,python):2026-01-02-03:05:15.871.042 [stream.cc:881] the model stream "
             "execute failed";
    return e;
}

/// Step 5 failed after step 4 had passed; the runtime rule hit.
inline Sample routed()
{
    Sample s;
    s.name = "routed";
    s.label = {"Llama decode crash", "NPU-1042", "Example Corp"};
    s.facts.kind = bundle::InputKind::Run;
    s.facts.name = "case-1042.zip";
    s.facts.sha256 = std::string(64, 'a');
    s.facts.run =
        bundle::Run{"20260102-030405-pid4000", "torch-npugraph-ex-triage-logs/20260102-030405-pid4000"};
    s.facts.otherRuns = {
        {"20260101-010101-pid3000", "torch-npugraph-ex-triage-logs/20260101-010101-pid3000"}};
    s.facts.steps = {stepFact(Step::Eager, StepState::Passed, 0, 20'480, 4'096, 0, 4'200),
                     stepFact(Step::CompileEager, StepState::Passed, 0, 40'960, 4'096, 0, 9'950),
                     stepFact(Step::AotEager, StepState::Passed, 0, 61'440, 4'096, 0, 12'300),
                     stepFact(Step::ForceEager, StepState::Passed, 0, 81'920, 4'096, 409'600, 65'000),
                     stepFact(Step::NpugraphEx, StepState::Failed, 1, 5'767'168, 1'310'720, 61'440, 185'000)};
    s.facts.steps[4].runDirs = {"step5-npugraph_ex/torch_compile_debug/torch_compile_debug/run_1"};
    s.facts.firstFailure = {Step::NpugraphEx, 1, check::FailureSource::FirstFailureTxt, {}};
    s.facts.state = Completeness::Gaps;
    s.facts.findings = {finding("plog-rotated", Step::NpugraphEx, {"step5-npugraph_ex", "4711", "10"},
                                "step5-npugraph_ex/ascend_plog/debug/plog"),
                        finding("torchair-version-unknown", std::nullopt, {}, "env.txt")};
    s.facts.files = files();
    s.facts.intake = intake();
    s.review.answers = {{"fixed_shapes", "yes, 8 x 128", {"Li Na", "2026-01-03T09:12:00+08:00"}}};
    Verdict& v = s.verdict;
    v.route = Route::RuntimeError;
    v.symptom = Symptom::Crash;
    v.rule = "kw-2";
    v.ruleSentence =
        Bilingual{"首个致因报错含运行时关键字。", "The first causal error carries a runtime word."};
    v.keyword = "507011";
    v.evidence = {causalEvidence(), plogEvidence()};
    v.alternate = Route::CompileError;
    v.notes = {{"async-stack", Bilingual{"异步下发：Python 行是报错浮现处。",
                                         "Launched asynchronously: the Python line is where it surfaced."}}};
    v.sentences = {"step4-ok-step5-failed", "edge"};
    v.trace = {
        {"pre-1", false, Bilingual{"首个失败的 step 是 5。", "The first failed step is 5."}},
        {"edge", false, Bilingual{"没有 replay 栈帧。", "No replay frame."}},
        {"kw-1", false, Bilingual{"没有编译关键字。", "No compile word."}},
        {"kw-2", true, Message(Bilingual{"第 %1 行含 %2。", "Line %1 carries %2."}, {"375", "507011"})},
        {"kw-3", false, Bilingual{"前面的规则 kw-2 已判定。", "An earlier rule decided: kw-2."}, false}};
    v.flips = {Bilingual{"若首个致因报错含编译关键字，则为 compile-error。",
                         "With a compile word on the causal line it would be compile-error."}};
    v.candidates = {
        {"step5-npugraph_ex/stdout_stderr.log", LineNumber(371), "x", true, Bilingual{"保留", "kept"}},
        {"step5-npugraph_ex/stdout_stderr.log", LineNumber(12), "y", false, Bilingual{"警告", "warning"}}};
    v.fingerprint = "f00d";
    v.rulePack = "builtin";
    v.rulePackVersion = "1.0";
    return s;
}

/// The failed step left no plog: the route waits.
inline Sample withheld()
{
    Sample s = routed();
    s.name = "withheld";
    s.facts.state = Completeness::Rerun;
    s.facts.steps[4].slotFacts[static_cast<std::size_t>(check::Slot::Plog)] = {};
    s.facts.findings.insert(
        s.facts.findings.begin(),
        finding("plog-missing", Step::NpugraphEx, {"step5-npugraph_ex"}, "step5-npugraph_ex/ascend_plog",
                "TORCH_COMPILE_DEBUG=1 \\\nASCEND_PROCESS_LOG_PATH=\"$ROOT/step5-npugraph_ex/"
                "ascend_plog\" python \"$ROOT/scripts/step5-npugraph_ex.py\""));
    s.verdict.withheld = true;
    s.verdict.provisionalRoute = s.verdict.route;
    s.verdict.route.reset();
    s.verdict.withheldBy = {"plog-missing"};
    s.verdict.evidence.pop_back();
    return s;
}

inline Sample waived()
{
    Sample s = withheld();
    s.name = "waived";
    s.facts.state = Completeness::Gaps;
    const review::Waiver waiver{"plog-missing",
                                Step::NpugraphEx,
                                "collected twice, there is none",
                                {"Li Na", "2026-01-03T09:30:00+08:00"}};
    s.facts.findings.front().waived = waiver;
    s.review.waivers = {waiver};
    s.verdict.withheld = false;
    s.verdict.route = s.verdict.provisionalRoute;
    s.verdict.provisionalRoute.reset();
    s.verdict.withheldBy.clear();
    return s;
}

/// The engineer chose another sub-skill and pinned another line; the machine's verdict stays visible.
inline Sample overridden()
{
    Sample s = routed();
    s.name = "overridden";
    const review::Signature by{"Li Na", "2026-01-03T10:00:00+08:00"};
    s.review.override_ = review::Override{Route::CompileError, "same as NPU-1001", by};
    s.review.pin = review::Pin{"step5-npugraph_ex/stdout_stderr.log", LineNumber(371), "printed earlier", by};
    s.review.marks = {{"step5-npugraph_ex/stdout_stderr.log", LineNumber(290), "second capture", by}};
    s.verdict.machineVerdict = std::make_shared<const Verdict>(routed().verdict);
    return s;
}

/// All passed, slower than its target.
inline Sample performance()
{
    Sample s = routed();
    s.name = "performance";
    s.facts.steps[4] =
        stepFact(Step::NpugraphEx, StepState::Passed, 0, 5'767'168, 1'310'720, 61'440, 185'000);
    s.facts.steps[4].runDirs = {"step5-npugraph_ex/torch_compile_debug/torch_compile_debug/run_1"};
    s.facts.firstFailure = {};
    s.facts.state = Completeness::Complete;
    s.facts.findings.clear();
    s.review = {};
    s.review.symptom = review::StatedSymptom{Symptom::Performance, {"Li Na", "2026-01-03T09:12:00+08:00"}};
    Verdict& v = s.verdict;
    v = Verdict{};
    v.route = Route::Performance;
    v.symptom = Symptom::Performance;
    v.rule = "kw-4";
    v.ruleSentence = Bilingual{"没有报错，性能不达预期。", "No error, and slower than expected."};
    v.evidence = {causalEvidence()};
    v.evidence.front().line = LineNumber(4'012);
    v.evidence.front().text = "mean step time 48.1 ms, target 30.0 ms";
    v.evidence.front().before.clear();
    v.evidence.front().after.clear();
    v.rulePack = "builtin";
    v.rulePackVersion = "1.0";
    return s;
}

/// Files without a triage run.
inline Sample loose()
{
    Sample s = routed();
    s.name = "loose";
    s.label = {};
    s.facts.kind = bundle::InputKind::LooseFiles;
    s.facts.name = "logs.tar.gz";
    s.facts.run.reset();
    s.facts.otherRuns.clear();
    for (const Step step : allSteps)
        s.facts.steps[indexOf(step)] =
            stepFact(step, StepState::Unknown, std::nullopt, 0, 0, 0, std::nullopt);
    s.facts.firstFailure = {};
    s.facts.state = Completeness::Rerun;
    s.facts.findings = {
        finding("no-triage-run", std::nullopt, {}, std::nullopt, "ROOT=torch-npugraph-ex-triage-logs/…")};
    s.facts.files = {file("nohup.out", bundle::ArtefactKind::OtherLog, 5'767'168)};
    s.facts.skipped = {{"../etc/passwd", Bilingual{"路径指向目录之外", "its path leads out of the folder"}}};
    s.facts.remarks = {
        {"names-gbk", std::nullopt, Bilingual{"文件名按 GBK 解码。", "File names were read as GBK."}}};
    for (check::IntakeFact& fact : s.facts.intake)
        fact = {fact.key, check::IntakeState::Missing, std::nullopt, std::nullopt};
    s.review = {};
    s.verdict.withheld = true;
    s.verdict.provisionalRoute = Route::RuntimeError;
    s.verdict.route.reset();
    s.verdict.withheldBy = {"no-triage-run"};
    s.verdict.sentences.clear();
    s.verdict.evidence = {causalEvidence()};
    s.verdict.evidence.front().file = "nohup.out";
    s.verdict.candidates.clear();
    return s;
}

/// One log and nothing known.
inline Sample log()
{
    Sample s = loose();
    s.name = "log";
    s.facts.kind = bundle::InputKind::Log;
    s.facts.name = "stdin.log";
    s.facts.sha256.reset();
    s.facts.files = {file("stdin.log", bundle::ArtefactKind::OtherLog, 900)};
    s.facts.skipped.clear();
    s.facts.remarks.clear();
    s.verdict = Verdict{};
    s.verdict.withheld = true;
    s.verdict.withheldBy = {"no-triage-run", "symptom-unknown"};
    s.verdict.rulePack = "builtin";
    s.verdict.rulePackVersion = "1.0";
    return s;
}

inline std::vector<Sample> all()
{
    return {routed(), withheld(), waived(), overridden(), performance(), loose(), log()};
}

} // namespace triage::samples
