// SPDX-License-Identifier: Apache-2.0
#include "view/pattern/search_history.h"

#include <QSettings>
#include <QString>
#include <QStringList>

namespace triage::view {
namespace {

const QString key = QStringLiteral("search/history");
constexpr qsizetype flags = 3;

/// "101:text": case, word, expression.
QString written(const text::Pattern& pattern)
{
    const auto sign = [](bool on) { return on ? QLatin1Char('1') : QLatin1Char('0'); };
    return QString(sign(pattern.caseSensitive)) + sign(pattern.wholeWord) + sign(pattern.regex) +
           QLatin1Char(':') + QString::fromStdString(pattern.text);
}

} // namespace

std::vector<text::Pattern> SearchHistory::entries() const
{
    std::vector<text::Pattern> out;
    const QStringList kept = QSettings().value(key).toStringList();
    for (const QString& entry : kept) {
        if (entry.size() <= flags + 1 || entry[flags] != QLatin1Char(':'))
            continue; // another version's, or damaged
        const auto on = [&entry](qsizetype at) { return entry[at] == QLatin1Char('1'); };
        out.push_back({entry.mid(flags + 1).toStdString(), on(2), on(0), on(1)});
    }
    return out;
}

void SearchHistory::add(const text::Pattern& pattern)
{
    const QString text = QString::fromStdString(pattern.text);
    if (text.trimmed().isEmpty())
        return;
    QSettings settings;
    QStringList kept = settings.value(key).toStringList();
    kept.removeIf([&text](const QString& entry) { return entry.mid(flags + 1) == text; });
    kept.prepend(written(pattern));
    settings.setValue(key, QStringList(kept.mid(0, most)));
}

void SearchHistory::clear()
{
    QSettings().remove(key);
}

} // namespace triage::view
