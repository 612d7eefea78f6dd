// SPDX-License-Identifier: Apache-2.0
#include "app/theme/palette.h"

#include <QHash>
#include <QRegularExpression>

namespace triage::app {
namespace {

void setDisabled(QPalette& p, const Colors& c)
{
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::HighlightedText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, c.faded);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.sunken);
}

QHash<QString, QColor> named(const Colors& c)
{
    return {
        {QStringLiteral("window"), c.window},         {QStringLiteral("surface"), c.surface},
        {QStringLiteral("sunken"), c.sunken},         {QStringLiteral("hover"), c.hover},
        {QStringLiteral("hairline"), c.hairline},     {QStringLiteral("line"), c.line},
        {QStringLiteral("heading"), c.heading},       {QStringLiteral("text"), c.text},
        {QStringLiteral("muted"), c.muted},           {QStringLiteral("faded"), c.faded},
        {QStringLiteral("accent"), c.accent},         {QStringLiteral("onAccent"), c.onAccent},
        {QStringLiteral("accentSoft"), c.accentSoft}, {QStringLiteral("failed"), c.failed.ink},
    };
}

} // namespace

QPalette paletteOf(const Colors& c)
{
    QPalette p(c.text, c.surface, c.hairline, c.line, c.line, c.text, c.text, c.surface, c.window);
    p.setColor(QPalette::AlternateBase, c.sunken);
    p.setColor(QPalette::Button, c.surface);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::Highlight, c.accentSoft);
    p.setColor(QPalette::HighlightedText, c.text);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::PlaceholderText, c.muted);
    p.setColor(QPalette::ToolTipBase, c.surface);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Mid, c.hairline);
    p.setColor(QPalette::Shadow, c.dark ? QColor(Qt::black) : c.line);
    setDisabled(p, c);
    return p;
}

QString coloured(const QString& sheet, const Colors& colors, const Drawing& drawing)
{
    const auto colorOf = named(colors);
    static const QRegularExpression token(QStringLiteral("@icon\\(([a-z-]+),([a-zA-Z]+)\\)|@([a-zA-Z]+)"));
    QString out;
    qsizetype from = 0;
    for (auto it = token.globalMatch(sheet); it.hasNext();) {
        const auto match = it.next();
        out += QStringView(sheet).mid(from, match.capturedStart() - from);
        const bool drawn = match.hasCaptured(1);
        const auto found = colorOf.constFind(match.captured(drawn ? 2 : 3));
        if (found == colorOf.cend())
            out += match.captured(0);
        else
            out += drawn ? drawing(match.captured(1), *found) : found->name();
        from = match.capturedEnd();
    }
    out += QStringView(sheet).mid(from);
    return out;
}

} // namespace triage::app
