// SPDX-License-Identifier: Apache-2.0
// Highlighters from and into files.
#include "base/whole_file.h"
#include "view/highlight/highlighter_dialog.h"

#include <QFile>
#include <QFileDialog>

#include <algorithm>

namespace triage::view {
namespace {

constexpr qint64 largestFile = 1 << 20;

}

void HighlighterDialog::choosePath(bool toRead)
{
    const QString kinds = tr("Highlighters (*.json)");
    const QString path = toRead ? QFileDialog::getOpenFileName(this, tr("Import highlighters"), {}, kinds)
                                : QFileDialog::getSaveFileName(this, tr("Export highlighters"),
                                                               QStringLiteral("highlighters.json"), kinds);
    if (path.isEmpty())
        return;
    if (toRead)
        importFrom(path);
    else
        exportTo(path);
}

/// Sets of a name that is there already replace it.
bool HighlighterDialog::importFrom(const QString& path)
{
    QFile file(path);
    const bool opened = file.open(QIODevice::ReadOnly) && file.size() <= largestFile;
    const auto read = highlightersFromJson(opened ? file.readAll() : QByteArray());
    if (!read) {
        say(tr("%1 holds no highlighters that can be read. %2")
                .arg(path.section(QLatin1Char('/'), -1), QString::fromStdString(read.error().detail)));
        return false;
    }
    HighlighterSets next = sets_;
    for (const HighlighterSet& set : read->sets) {
        const auto same = std::find_if(next.sets.begin(), next.sets.end(),
                                       [&set](const HighlighterSet& s) { return s.name == set.name; });
        if (same == next.sets.end())
            next.sets.push_back(set);
        else
            *same = set;
    }
    if (next.active < 0 && !next.sets.empty())
        next.active = 0;
    edit(std::move(next));
    return true;
}

bool HighlighterDialog::exportTo(const QString& path)
{
    const auto trouble = writeWhole(path, toJson(sets_).toStdString());
    if (trouble)
        say(tr("%1 could not be written: %2").arg(path, QString::fromStdString(*trouble)));
    return !trouble;
}

} // namespace triage::view
