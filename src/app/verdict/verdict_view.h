// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"
#include "engine/engine.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace triage::app {

class Speech;

enum class VerdictKind : std::uint8_t {
    Routed,
    Overridden, ///< the engineer chose another route
    Withheld,   ///< something has to be collected again
    AskSymptom, ///< all passed, or nothing failed, and nobody said what is wrong
};

/// What the card says, in words. Built anew for each analysis and language; holds no widget.
struct VerdictView
{
    VerdictKind kind = VerdictKind::Withheld;
    std::optional<Route> route; ///< where it goes, or would go
    QString headline;
    QString fullName; ///< of the sub-skill; empty when there is none
    QString rule;     ///< id and sentence
    QString decision; ///< of the engineer: who, when, why; and what the program says
    QString pinned;   ///< who pinned another line as causal, when and why; empty when nobody did
    QString machine;  ///< what the program says without the pin
    std::optional<Evidence> machineEvidence; ///< the program's own line, where it has one
    QStringList notes;
    bool asksSymptom = false;             ///< nobody said what is wrong, and no log tells
    QStringList missing;                  ///< what withholds the route
    std::vector<check::Finding> waivable; ///< findings that withhold and can be waived
    struct Waived
    {
        review::Waiver waiver;
        QString what; ///< the finding's words
        bool operator==(const Waived&) const = default;
    };
    std::vector<Waived> waivers; ///< given
    std::optional<Evidence> evidence;
    bool operator==(const VerdictView&) const = default;
};

/// Override, else route, else provisional route.
std::optional<Route> effectiveRoute(const engine::Analysis& analysis);
VerdictView viewOf(const engine::Analysis& analysis, const workflow::Workflow& workflow,
                   const Speech& speech);
/// The hue of the card's edge.
Tone toneOf(const VerdictView& view, const Colors& colors);
/// The questions for the customer with the commands that collect the answers, to paste into a mail.
QString questionsText(const engine::Analysis& analysis, const workflow::Workflow& workflow,
                      const Speech& speech);

} // namespace triage::app
