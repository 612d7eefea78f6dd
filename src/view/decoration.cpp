// SPDX-License-Identifier: Apache-2.0
#include "view/decoration.h"

#include <array>

namespace triage::view {
namespace {

struct RoleColours
{
    QRgb light;
    QRgb lightFill;
    QRgb dark;
    QRgb darkFill;
};

/// In LineRole's order.
constexpr std::array<RoleColours, 5> roles = {{
    {0xc62828, 0xfde8e6, 0xff8f87, 0x4a2526}, // causal
    {0xb06a00, 0xfff4e0, 0xe5c07b, 0x3d3420}, // cascade
    {0x1f6feb, 0xe8f1ff, 0x8ab4f8, 0x20304a}, // candidate
    {0xd1453b, 0xfdecea, 0xff8f87, 0x422526}, // error
    {0x7b3fb0, 0xf3eafb, 0xc79bf2, 0x352a45}, // mark
}};

} // namespace

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor roleColour(LineRole role, const QPalette& palette)
{
    const RoleColours& colours = roles[static_cast<std::size_t>(role)];
    return QColor(isDark(palette) ? colours.dark : colours.light);
}

QColor roleFill(LineRole role, const QPalette& palette)
{
    const RoleColours& colours = roles[static_cast<std::size_t>(role)];
    return QColor(isDark(palette) ? colours.darkFill : colours.lightFill);
}

QColor hitColour(const QPalette& palette)
{
    return QColor(isDark(palette) ? 0xd9a400 : 0xa87b00);
}

QColor hitFill(const QPalette& palette, bool current)
{
    if (isDark(palette))
        return QColor(current ? 0x6b5200 : 0x3a3210);
    return QColor(current ? 0xffd54a : 0xfff0b3);
}

} // namespace triage::view
