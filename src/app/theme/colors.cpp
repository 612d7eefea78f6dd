// SPDX-License-Identifier: Apache-2.0
#include "app/theme/colors.h"

#include <algorithm>
#include <cmath>

namespace triage::app {

const Colors& lightColors()
{
    static const Colors colors{
        .dark = false,
        .window = 0xf5f6f8,
        .surface = 0xffffff,
        .sunken = 0xeff1f4,
        .hover = 0xe8ebf0,
        .hairline = 0xdde1e7,
        .line = 0x7f8a99,
        .heading = 0x0a0f18,
        .text = 0x28313f,
        .muted = 0x545f6f,
        .faded = 0x626d7c,
        .accent = 0x1f5cb8,
        .onAccent = 0xffffff,
        .accentSoft = 0xdfe9f8,
        .passed = {0x15703f, 0xe3f3ea},
        .failed = {0xb42424, 0xfbe9e8},
        .notRun = {0x5a6473, 0xeff1f4},
        .missing = {0x8a5000, 0xfdf1dc},
        .unknown = {0x5a6473, 0xeff1f4},
        .withheld = {0x6338b3, 0xf0eafb},
        .routes = {{{0x0a6373, 0xe0f2f4}, {0xa3420b, 0xfceadf}, {0x9a2c74, 0xf9e8f3}, {0x55650b, 0xf0f3dc}}},
    };
    return colors;
}

const Colors& darkColors()
{
    static const Colors colors{
        .dark = true,
        .window = 0x14171c,
        .surface = 0x1c2027,
        .sunken = 0x252a33,
        .hover = 0x2c323c,
        .hairline = 0x333a45,
        .line = 0x7b8696,
        .heading = 0xffffff,
        .text = 0xd3d9e2,
        .muted = 0xa9b3c0,
        .faded = 0x8b95a4,
        .accent = 0x7db0ff,
        .onAccent = 0x0c1a2e,
        .accentSoft = 0x24385a,
        .passed = {0x62cf95, 0x163324},
        .failed = {0xff8b85, 0x40201f},
        .notRun = {0xa9b3c0, 0x252a33},
        .missing = {0xf0b45a, 0x3a2c13},
        .unknown = {0xa9b3c0, 0x252a33},
        .withheld = {0xbb9cff, 0x2e2549},
        .routes = {{{0x5fc9da, 0x12343b}, {0xff9e66, 0x3f2617}, {0xf08ccb, 0x3b1f33}, {0xbfd058, 0x2d3213}}},
    };
    return colors;
}

const Tone& Colors::of(StepState state) const
{
    switch (state) {
    case StepState::Passed:
        return passed;
    case StepState::Failed:
        return failed;
    case StepState::NotRun:
        return notRun;
    case StepState::Missing:
        return missing;
    case StepState::Unknown:
        break;
    }
    return unknown;
}

const Tone& Colors::of(Completeness state) const
{
    switch (state) {
    case Completeness::Complete:
        return passed;
    case Completeness::Gaps:
        return missing;
    case Completeness::Rerun:
        break;
    }
    return withheld;
}

const Tone& Colors::of(Severity severity) const
{
    switch (severity) {
    case Severity::Note:
        return notRun;
    case Severity::Gap:
        return missing;
    case Severity::Rerun:
        break;
    }
    return withheld;
}

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace triage::app
