// SPDX-License-Identifier: Apache-2.0
#include "handoff/judged_intake.h"

#include <string>

namespace triage::handoff {
namespace {

using check::IntakeFact;
using check::IntakeState;

std::string placeOf(const Evidence& evidence)
{
    return evidence.file + ':' + std::to_string(evidence.line.value);
}

/// Cut at a whole UTF-8 character: a fact is a cell of a table.
std::string shortened(const std::string& text)
{
    std::size_t end = 300;
    if (text.size() <= end)
        return text;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "…";
}

void judgeSymptom(IntakeFact& fact, const Verdict& verdict)
{
    if (fact.state != IntakeState::Missing || verdict.symptom == Symptom::Unknown || verdict.evidence.empty())
        return;
    fact.state = IntakeState::Found;
    fact.value = std::string(spelling(verdict.symptom));
    fact.source = placeOf(verdict.evidence.front());
}

void judgeError(IntakeFact& fact, const Verdict& verdict)
{
    const Evidence* causal = verdict.causal();
    if (fact.state != IntakeState::Found || verdict.symptom != Symptom::Crash || !causal)
        return;
    fact.value = shortened(causal->text);
    fact.source = placeOf(*causal);
}

} // namespace

std::vector<IntakeFact> judgedIntake(const check::Facts& facts, const Verdict& verdict)
{
    std::vector<IntakeFact> intake = facts.intake;
    for (IntakeFact& fact : intake) {
        if (fact.key == "symptom")
            judgeSymptom(fact, verdict);
        else if (fact.key == "error_stack")
            judgeError(fact, verdict);
    }
    return intake;
}

} // namespace triage::handoff
