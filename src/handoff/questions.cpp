// SPDX-License-Identifier: Apache-2.0
#include "handoff/questions.h"

#include "handoff/judged_intake.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace triage::handoff {
namespace {

/// The contract's own names for two things that several findings ask for.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> contractNames = {
    {{"no-triage-run", "step_logs"},
     {"log-missing", "step_logs"},
     {"log-empty", "step_logs"},
     {"plog-missing", "plog"}}};

std::string contractName(const std::string& finding)
{
    for (const auto& [id, name] : contractNames)
        if (id == finding)
            return std::string(name);
    return finding;
}

/// Facts that a finding asks for already, and with a command.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> covered = {
    {{"version-unknown", "torch"},
     {"version-unknown", "torch_npu"},
     {"version-unknown", "cann"},
     {"original-missing", "script"},
     {"no-triage-run", "step_logs"}}};

bool alreadyAsked(const std::vector<Question>& questions, std::string_view fact)
{
    return std::any_of(covered.begin(), covered.end(), [&](const auto& pair) {
        return pair.second == fact && std::any_of(questions.begin(), questions.end(), [&](const Question& q) {
                   return q.id == contractName(std::string(pair.first));
               });
    });
}

/// Two findings of one kind ask once for each command.
void add(std::vector<Question>& out, Question question)
{
    const bool known = std::any_of(out.begin(), out.end(), [&](const Question& other) {
        return other.text == question.text && other.command == question.command;
    });
    if (!known)
        out.push_back(std::move(question));
}

void addFindings(std::vector<Question>& out, const check::Facts& facts, const workflow::Workflow& workflow)
{
    for (const check::Finding& finding : facts.findings) {
        const workflow::FindingInfo* info = workflow.finding(finding.id);
        // Of those that are too many to be listed, which ask the same: only it counts.
        const bool summary = finding.message.count.has_value();
        if (summary || finding.waived || finding.severity == Severity::Note || !info ||
            info->question.en.empty())
            continue;
        add(out, {.id = contractName(finding.id),
                  .text = Message(info->question, finding.message.args),
                  .command = finding.command,
                  .withholds = finding.severity == Severity::Rerun});
    }
}

void addIntake(std::vector<Question>& out, const std::vector<check::IntakeFact>& intake,
               const workflow::Workflow& workflow)
{
    for (const check::IntakeFact& fact : intake) {
        const workflow::IntakeInfo* info = workflow.intakeFact(fact.key);
        const bool open =
            fact.state == check::IntakeState::Missing || fact.state == check::IntakeState::Unclear;
        if (open && info && !alreadyAsked(out, fact.key))
            add(out, {.id = fact.key, .text = info->question});
    }
}

std::vector<Question> asked(const check::Facts& facts, const std::vector<check::IntakeFact>& intake,
                            const workflow::Workflow& workflow)
{
    std::vector<Question> out;
    addFindings(out, facts, workflow);
    addIntake(out, intake, workflow);
    std::stable_partition(out.begin(), out.end(), [](const Question& q) { return q.withholds; });
    return out;
}

} // namespace

std::vector<Question> questions(const check::Facts& facts, const workflow::Workflow& workflow)
{
    return asked(facts, facts.intake, workflow);
}

std::vector<Question> questions(const check::Facts& facts, const Verdict& verdict,
                                const workflow::Workflow& workflow)
{
    std::vector<Question> out = asked(facts, judgedIntake(facts, verdict), workflow);
    const auto& by = verdict.withheldBy;
    if (std::find(by.begin(), by.end(), "symptom-unknown") == by.end())
        return out;
    for (Question& question : out)
        question.withholds = question.withholds || question.id == "symptom";
    std::stable_partition(out.begin(), out.end(), [](const Question& q) { return q.withholds; });
    return out;
}

} // namespace triage::handoff
