// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/ending.h"

#include <algorithm>

namespace triage {
namespace {

using log::Event;
using log::EventKind;

/// "exit code 0", or "echo $?" and a line that holds 0 alone, behind the failure.
bool saidToEndWell(const Failure& cause, const RulePack::Data& pack)
{
    bool asked = false;
    for (const auto& e : cause.source->log->events) {
        if (e.kind != EventKind::Message || !(cause.line() < e.line))
            continue;
        if ((asked && e.message == "0") || pack.is("ended-well", e.message))
            return true;
        asked = pack.is("asks-exit-code", e.message);
    }
    return false;
}

} // namespace

bool mayHaveEndedByItself(const Found& found, std::optional<Step> failed, std::optional<int> exitCode,
                          const RulePack::Data& pack)
{
    const auto* cause = found.causal();
    if (cause && cause->causal->kind == EventKind::Message)
        return true;
    if (failed)
        return !cause && *failed == Step::NpugraphEx && exitCode.value_or(1) == 1;
    return cause && saidToEndWell(*cause, pack);
}

bool endedByItself(const Found& found, const Statement& statement, std::optional<Step> failed)
{
    const auto* cause = found.causal();
    if (cause && (cause->causal == statement.event || failed))
        return cause->causal == statement.event;
    if (failed)
        return statement.symptom == Symptom::Accuracy;
    return cause && cause->source == statement.source && statement.event->line < cause->line();
}

} // namespace triage
