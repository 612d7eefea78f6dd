// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace triage::log {

/// Id of the milestone that a message of npugraph_ex's (torchair's) logger is, empty when it is none:
/// compile-begin, passes-begin, pass-done, passes-done, codegen-done, capture-begin, capture-done, replay,
/// recapture, capture-count, call-begin, call-done, capture-limit, force-eager, debug-saved.
std::string_view milestoneIn(std::string_view message);

} // namespace triage::log
