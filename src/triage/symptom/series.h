// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"
#include "triage/pack_data.h"

namespace triage {

/// Of four or more plain lines of one shape that end in a rate, the one that stands far below the others;
/// nullptr when there is none. Progress bars and a first, cold value do not count.
const log::Event* oddOneOut(const std::vector<log::Event>& events, const RulePack::Data& pack);

} // namespace triage
