// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/highlight/highlighter_set.h"

#include <QList>
#include <QPalette>
#include <QRegularExpression>
#include <QTextLayout>

#include <vector>

namespace triage::view {

/// A set of highlighters made ready for use. Applied to painted rows only. Immutable.
class UserColours
{
public:
    explicit UserColours(const HighlighterSet& set);

    /// What the rules find in a row and how it looks on that palette: colours are made readable.
    [[nodiscard]] QList<QTextLayout::FormatRange> formats(const QString& text, const QPalette& palette) const;

private:
    struct Rule
    {
        QRegularExpression expression;
        HighlighterRule look;
    };
    std::vector<Rule> rules_;
};

} // namespace triage::view
