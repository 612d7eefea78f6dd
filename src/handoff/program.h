// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace triage::handoff {

/// As the build knows it: "0.1.0".
inline constexpr const char* programVersion = TRIAGE_VERSION;
inline constexpr const char* programName = "npugraph-triage";

} // namespace triage::handoff
