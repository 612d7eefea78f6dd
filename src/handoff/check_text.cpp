// SPDX-License-Identifier: Apache-2.0
#include "handoff/writers.h"

namespace triage::handoff {

std::string writeCheckText(const check::Facts& facts, const workflow::Workflow& workflow, Languages languages)
{
    return writeText(composeCheck(facts, workflow), languages);
}

} // namespace triage::handoff
