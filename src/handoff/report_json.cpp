// SPDX-License-Identifier: Apache-2.0
#include "handoff/judged_intake.h"
#include "handoff/report_parts.h"
#include "handoff/writers.h"
#include "triage/rule_pack.h"

namespace triage::handoff {
namespace {

/// What both reports begin with.
void writeState(ContractText& json, const check::Facts& facts, const workflow::Workflow& workflow)
{
    json.key("input");
    writeInput(json, facts);
    json.key("completeness");
    writeCompleteness(json, facts, workflow);
    json.key("first_failure");
    writeFirstFailure(json, facts.firstFailure);
}

void writeOpen(ContractText& json, const std::vector<check::IntakeFact>& intake,
               const std::vector<Question>& open)
{
    json.key("intake");
    writeIntake(json, intake);
    json.key("missing");
    writeMissing(json, open);
}

} // namespace

std::string writeReportJson(const check::Facts& facts, const Verdict& verdict, const review::Review& review,
                            const workflow::Workflow& workflow)
{
    ContractText json;
    json.beginObject();
    json.member("schema", "npugraph-triage/triage-report/1");
    json.key("tool");
    writeTool(json, verdict.rulePack, verdict.rulePackVersion);
    writeState(json, facts, workflow);
    json.member("symptom", spelling(verdict.symptom));
    json.key("verdict");
    writeVerdict(json, verdict, review, workflow);
    writeOpen(json, judgedIntake(facts, verdict), questions(facts, verdict, workflow));
    json.key("files");
    writeFiles(json, facts, verdict, review);
    json.endObject();
    return json.take();
}

std::string writeCheckJson(const check::Facts& facts, const RulePack& rules,
                           const workflow::Workflow& workflow)
{
    ContractText json;
    json.beginObject();
    json.member("schema", "npugraph-triage/check-report/1");
    json.key("tool");
    writeTool(json, rules.name(), rules.version());
    writeState(json, facts, workflow);
    writeOpen(json, facts.intake, questions(facts, workflow));
    json.endObject();
    return json.take();
}

} // namespace triage::handoff
