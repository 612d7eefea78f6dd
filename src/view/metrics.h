// SPDX-License-Identifier: Apache-2.0
// Private to this room: the measures that painting and hit-testing share. Pixels.
#pragma once

namespace triage::view {

inline constexpr int gutterPadding = 8;
inline constexpr int levelBar = 4;
inline constexpr int markWidth = 4;  ///< more room at the left, for the dot of a mark
inline constexpr int foldWidth = 12; ///< the sign of a block
inline constexpr int textPadding = 6;

} // namespace triage::view
