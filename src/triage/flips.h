// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/context.h"
#include "triage/verdict.h"

namespace triage {

/// Which single fact would change the verdict: for a crash by asking the rules again with one fact changed,
/// for the others by what they wait for. Wants to know whether the verdict is withheld.
void addFlips(Verdict& verdict, const Context& context, std::optional<Step> step, const RulePack::Data& pack);

} // namespace triage
