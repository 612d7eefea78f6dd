// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/context.h"

namespace triage {

/// One rule's word that held.
struct Hit
{
    const Rule* rule = nullptr;
    const RuleWord* word = nullptr;
    std::string matched; ///< the words of the line, or the fact
    std::string where;   ///< id of the text that says where it stood
};

/// The rules edge, kw-1, kw-2 in this order, on one context. `tried` gets every rule asked.
struct RuleResult
{
    std::optional<Hit> hit;
    std::vector<TraceEntry> trace;
};
RuleResult askRules(Context context, const RulePack::Data& pack);

/// First word of one rule that holds; facts are taken as they stand.
std::optional<Hit> askRule(const Rule& rule, const Context& context);

/// A word of rule kw-2 that stands on the causal line itself.
std::optional<Hit> runtimeWord(const Context& context, const RulePack::Data& pack);

} // namespace triage
