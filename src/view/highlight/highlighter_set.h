// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QColor>
#include <QString>

#include <vector>

namespace triage::view {

/// A user's own pattern and how what it finds is to look. Plain value.
struct HighlighterRule
{
    QString pattern;
    bool regex = false;
    bool caseSensitive = false;
    bool wholeLine = false; ///< colours the line, not only what was found
    QColor foreground;      ///< invalid: as it is
    QColor background;      ///< invalid: none
    bool bold = false;
    bool operator==(const HighlighterRule&) const = default;
};

struct HighlighterSet
{
    QString name;
    std::vector<HighlighterRule> rules; ///< where two meet, the later one is seen
    bool operator==(const HighlighterSet&) const = default;
};

/// All of a user's sets, and which one is in use.
struct HighlighterSets
{
    std::vector<HighlighterSet> sets;
    int active = -1; ///< index; -1: none
    bool operator==(const HighlighterSets&) const = default;

    [[nodiscard]] const HighlighterSet* current() const;
};

/// One to be shared with others, and the whole of one user's: the same format, `"format": 1`.
QByteArray toJson(const HighlighterSets& sets);
/// Invalid when it is none of ours; a rule whose colour or pattern cannot be read names its place.
Result<HighlighterSets> highlightersFromJson(const QByteArray& json);

/// Why a rule cannot be used; empty when it can. The expression's own words.
QString whyInvalid(const HighlighterRule& rule);

} // namespace triage::view
