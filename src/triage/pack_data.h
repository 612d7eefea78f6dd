// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/rule_pack.h"

namespace triage {

/// What a pack holds once it is parsed and compiled.
struct RulePack::Data
{
    std::string name;
    std::string version;
};

} // namespace triage
