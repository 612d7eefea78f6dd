// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

/// Contrast as WCAG 2.1 reckons it. Pure.
namespace triage::view {

inline constexpr double textContrast = 4.5; ///< AA for text
inline constexpr double markContrast = 3.0; ///< AA for marks

/// 1 (none) to 21 (black on white).
double contrast(const QColor& a, const QColor& b);
/// `wanted`, made lighter or darker as far as it takes to be read on `ground`; its hue is kept.
QColor readableOn(const QColor& ground, const QColor& wanted, double ratio = textContrast);

} // namespace triage::view
