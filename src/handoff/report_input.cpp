// SPDX-License-Identifier: Apache-2.0
// What came in and what it holds, as the contract spells it.
#include "handoff/key_lines.h"
#include "handoff/program.h"
#include "handoff/report_parts.h"

namespace triage::handoff {
namespace {

std::optional<int> stepNumber(const std::optional<Step>& step)
{
    return step ? std::optional(number(*step)) : std::nullopt;
}

void writeImport(ContractText& json, const check::Facts& facts)
{
    json.beginObject();
    json.key("skipped");
    json.beginArray();
    for (const bundle::Skipped& skipped : facts.skipped) {
        json.beginObject();
        json.member("path", skipped.path);
        json.member("reason", skipped.reason);
        json.endObject();
    }
    json.endArray();
    json.key("remarks");
    json.beginArray();
    for (const bundle::Remark& remark : facts.remarks) {
        json.beginObject();
        json.member("id", remark.id);
        json.member("path", remark.path);
        json.member("message", remark.message);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeStep(ContractText& json, const check::StepFact& fact, const workflow::Workflow& workflow)
{
    json.beginObject();
    json.member("step", number(fact.step));
    json.member("name", workflow.step(fact.step).name);
    json.member("state", spelling(fact.state));
    json.member("exit_code", fact.exitCode);
    json.key("run_dirs");
    json.beginArray();
    for (const std::string& folder : fact.runDirs)
        json.value(folder);
    json.endArray();
    json.endObject();
}

void writeWaiver(ContractText& json, const std::optional<review::Waiver>& waiver)
{
    if (!waiver) {
        json.null();
        return;
    }
    json.beginObject();
    json.member("reason", waiver->reason);
    json.member("author", waiver->by.author);
    json.member("at", waiver->by.at);
    json.endObject();
}

void writeFinding(ContractText& json, const check::Finding& finding)
{
    json.beginObject();
    json.member("id", finding.id);
    json.member("severity", spelling(finding.severity));
    json.member("step", stepNumber(finding.step));
    json.member("path", finding.path);
    json.member("message", finding.message);
    json.member("command", finding.command);
    json.key("waived");
    writeWaiver(json, finding.waived);
    json.endObject();
}

} // namespace

void writeTool(ContractText& json, const std::string& rulePack, const std::string& rulePackVersion)
{
    json.beginObject();
    json.member("name", programName);
    json.member("version", programVersion);
    json.member("rule_pack", rulePack);
    json.member("rule_pack_version", rulePackVersion);
    json.endObject();
}

void writeInput(ContractText& json, const check::Facts& facts)
{
    json.beginObject();
    json.member("kind", facts.kind == bundle::InputKind::Log ? "log" : "bundle");
    json.member("name", facts.name);
    json.member("sha256", facts.sha256);
    json.member("run", facts.run ? std::optional(facts.run->name) : std::nullopt);
    json.key("other_runs");
    json.beginArray();
    for (const bundle::Run& run : facts.otherRuns)
        json.value(run.name);
    json.endArray();
    json.key("import");
    writeImport(json, facts);
    json.endObject();
}

void writeCompleteness(ContractText& json, const check::Facts& facts, const workflow::Workflow& workflow)
{
    json.beginObject();
    json.member("state", spelling(facts.state));
    json.key("steps");
    json.beginArray();
    for (const check::StepFact& fact : facts.steps)
        writeStep(json, fact, workflow);
    json.endArray();
    json.key("findings");
    json.beginArray();
    for (const check::Finding& finding : facts.findings)
        writeFinding(json, finding);
    json.endArray();
    json.endObject();
}

void writeFirstFailure(ContractText& json, const check::FirstFailure& failure)
{
    const workflow::Texts english(Language::English);
    json.beginObject();
    json.member("step", stepNumber(failure.step));
    json.member("exit_code", failure.exitCode);
    json.member("source", check::spelling(failure.source));
    json.key("conflicts");
    json.beginArray();
    for (const Message& conflict : failure.conflicts)
        json.value(english.render(conflict)); // the contract has one language here
    json.endArray();
    json.endObject();
}

void writeIntake(ContractText& json, const std::vector<check::IntakeFact>& intake)
{
    json.beginObject();
    for (const check::IntakeFact& fact : intake) {
        json.key(fact.key);
        json.beginObject();
        json.member("state", check::spelling(fact.state));
        json.member("value", fact.value);
        json.member("source", fact.source);
        json.endObject();
    }
    json.endObject();
}

void writeMissing(ContractText& json, const std::vector<Question>& questions)
{
    json.beginArray();
    for (const Question& question : questions) {
        json.beginObject();
        json.member("id", question.id);
        json.member("question", question.text);
        json.member("command", question.command);
        json.member("withholds", question.withholds);
        json.endObject();
    }
    json.endArray();
}

void writeFiles(ContractText& json, const check::Facts& facts, const Verdict& verdict,
                const review::Review& review)
{
    const auto lines = keyLines(verdict, review);
    json.beginArray();
    for (const bundle::BundleFile& file : facts.files) {
        json.beginObject();
        json.member("path", file.path);
        json.member("kind", bundle::spelling(file.kind));
        json.member("step", stepNumber(file.step));
        json.member("size", file.size);
        json.key("key_lines");
        json.beginArray();
        if (const auto own = lines.find(file.path); own != lines.end())
            for (const LineNumber line : own->second)
                json.value(line.value);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

} // namespace triage::handoff
