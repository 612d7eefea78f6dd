// SPDX-License-Identifier: Apache-2.0
#include "view/highlight/user_colours.h"

#include "view/colour/contrast.h"

namespace triage::view {
namespace {

constexpr int mostFinds = 200; ///< of one rule in one row: a row has not many more columns

QTextCharFormat formatOf(const HighlighterRule& rule, const QPalette& palette)
{
    QTextCharFormat format;
    const QColor ground = rule.background.isValid() ? rule.background : palette.color(QPalette::Base);
    if (rule.background.isValid())
        format.setBackground(ground);
    if (rule.foreground.isValid() || rule.background.isValid()) {
        const QColor wanted = rule.foreground.isValid() ? rule.foreground : palette.color(QPalette::Text);
        format.setForeground(readableOn(ground, wanted));
    }
    if (rule.bold)
        format.setFontWeight(QFont::Bold);
    return format;
}

} // namespace

UserColours::UserColours(const HighlighterSet& set)
{
    for (const HighlighterRule& rule : set.rules) {
        if (rule.pattern.isEmpty())
            continue;
        QRegularExpression expression(rule.regex ? rule.pattern : QRegularExpression::escape(rule.pattern),
                                      rule.caseSensitive ? QRegularExpression::NoPatternOption
                                                         : QRegularExpression::CaseInsensitiveOption);
        if (!expression.isValid())
            continue;
        expression.optimize();
        rules_.push_back({std::move(expression), rule});
    }
}

QList<QTextLayout::FormatRange> UserColours::formats(const QString& text, const QPalette& palette) const
{
    QList<QTextLayout::FormatRange> ranges;
    for (const Rule& rule : rules_) {
        const QTextCharFormat format = formatOf(rule.look, palette);
        auto found = rule.expression.globalMatch(text);
        for (int i = 0; i < mostFinds && found.hasNext(); ++i) {
            const QRegularExpressionMatch match = found.next();
            if (rule.look.wholeLine) {
                ranges.push_back({0, static_cast<int>(text.size()), format});
                break;
            }
            if (match.capturedLength() > 0)
                ranges.push_back({static_cast<int>(match.capturedStart()),
                                  static_cast<int>(match.capturedLength()), format});
        }
    }
    return ranges;
}

} // namespace triage::view
