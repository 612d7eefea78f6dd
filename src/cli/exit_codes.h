// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace triage::cli {

/// What the program says to scripts. `check` has no 3 for anything but "collect again"; an interrupted
/// program returns 128 + the signal's number, as shells expect.
namespace exitcode {
inline constexpr int done = 0;
inline constexpr int internal = 1;
inline constexpr int usage = 2;
inline constexpr int withheld =
    3; ///< of `check`: something must be collected again; of `rules --check`: an example fails
inline constexpr int unreadable = 4;
inline constexpr int interrupted = 128;
} // namespace exitcode

} // namespace triage::cli
