// SPDX-License-Identifier: Apache-2.0
#include "view/colour/ansi_format.h"

#include "view/colour/contrast.h"
#include "view/decoration.h"

#include <array>

namespace triage::view {
namespace {

/// The sixteen, each readable on its ground.
constexpr std::array<QRgb, 16> sixteenLight = {0x1f2328, 0xb3261e, 0x1a6b2d, 0x7d5700, 0x1d4fa8, 0x8a2a86,
                                               0x0b6674, 0x57606a, 0x57606a, 0xb3261e, 0x1a6b2d, 0x7d5700,
                                               0x1d4fa8, 0x8a2a86, 0x0b6674, 0x1f2328};
constexpr std::array<QRgb, 16> sixteenDark = {0xa0a6ad, 0xff8f87, 0x7dd58c, 0xe5c07b, 0x8ab4f8, 0xdf9ce8,
                                              0x6fd0dc, 0xd7dade, 0xa0a6ad, 0xff8f87, 0x7dd58c, 0xe5c07b,
                                              0x8ab4f8, 0xdf9ce8, 0x6fd0dc, 0xffffff};

QColor colourOf(const AnsiColour& colour, bool onDark)
{
    if (colour.named)
        return QColor((onDark ? sixteenDark : sixteenLight)[static_cast<std::size_t>(*colour.named)]);
    return QColor(static_cast<QRgb>(colour.rgb));
}

} // namespace

QTextCharFormat ansiFormat(const AnsiLook& look, const QPalette& palette)
{
    QTextCharFormat format;
    const bool onDark = isDark(palette);
    QColor ground = palette.color(QPalette::Base);
    if (look.background) {
        ground = colourOf(*look.background, onDark);
        format.setBackground(ground);
    }
    if (look.foreground || look.background) {
        const QColor wanted =
            look.foreground ? colourOf(*look.foreground, onDark) : palette.color(QPalette::Text);
        format.setForeground(readableOn(ground, wanted));
    }
    if (look.bold)
        format.setFontWeight(QFont::Bold);
    if (look.underline)
        format.setFontUnderline(true);
    return format;
}

} // namespace triage::view
