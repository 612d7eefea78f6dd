// SPDX-License-Identifier: Apache-2.0
#include "check/facts.h"

namespace triage::check {

std::string_view spelling(FailureSource source)
{
    switch (source) {
    case FailureSource::FirstFailureTxt:
        return "first_failure.txt";
    case FailureSource::Markers:
        return "markers";
    case FailureSource::Log:
        return "log";
    case FailureSource::Operator:
        return "operator";
    case FailureSource::None:
        break;
    }
    return "none";
}

std::string_view spelling(IntakeState state)
{
    switch (state) {
    case IntakeState::Found:
        return "found";
    case IntakeState::Answered:
        return "answered";
    case IntakeState::Unclear:
        return "unclear";
    case IntakeState::Missing:
        break;
    }
    return "missing";
}

} // namespace triage::check
