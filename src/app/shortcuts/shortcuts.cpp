// SPDX-License-Identifier: Apache-2.0
#include "app/shortcuts/shortcuts.h"

#include "app/parts/plain_text.h"
#include "view/text_command.h"

#include <QAction>
#include <QCoreApplication>
#include <QSet>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace triage::app {
namespace {

constexpr auto standardProperty = "standardShortcuts";
constexpr auto textPrefix = "text/";

QList<QKeySequence> standardOf(const QAction& action)
{
    const QVariant kept = action.property(standardProperty);
    return kept.isValid() ? kept.value<QList<QKeySequence>>() : action.shortcuts();
}

} // namespace

void applyShortcut(QAction& action, const Shortcuts& chosen)
{
    if (action.objectName().isEmpty())
        return;
    if (!action.property(standardProperty).isValid())
        action.setProperty(standardProperty, QVariant::fromValue(action.shortcuts()));
    const ShortcutEntry entry{action.objectName(), {}, standardOf(action)};
    const auto keys = entry.keys(chosen);
    if (keys != action.shortcuts())
        action.setShortcuts(keys);
}

QList<QKeySequence> ShortcutEntry::keys(const Shortcuts& chosen) const
{
    const auto own = chosen.find(id);
    if (own == chosen.end())
        return standard;
    const auto keys = QKeySequence::fromString(*own, QKeySequence::PortableText);
    return keys.isEmpty() ? QList<QKeySequence>{} : QList<QKeySequence>{keys};
}

QList<ShortcutEntry> shortcutEntries(const QWidget& window)
{
    QList<ShortcutEntry> entries;
    QSet<QString> known;
    const auto add = [&](ShortcutEntry entry) {
        if (entry.id.isEmpty() || entry.text.isEmpty() || known.contains(entry.id))
            return;
        known.insert(entry.id);
        entries.push_back(std::move(entry));
    };
    for (const QAction* action : window.findChildren<QAction*>()) {
        const QString id = action->objectName();
        if (id.startsWith(QLatin1String("window/")) || id.startsWith(QLatin1String(textPrefix)))
            add({id, plainName(action->text()), standardOf(*action),
                 id.startsWith(QLatin1String(textPrefix))});
    }
    for (const view::TextCommandInfo& info : view::textCommands())
        add({QLatin1String(info.id),
             plainName(QCoreApplication::translate("triage::view::TextView", info.text)), info.keys, true});
    std::stable_sort(entries.begin(), entries.end(),
                     [](const ShortcutEntry& a, const ShortcutEntry& b) { return a.inText < b.inText; });
    return entries;
}

QList<ShortcutEntry> conflictsWith(const QList<ShortcutEntry>& entries, const Shortcuts& chosen,
                                   const QString& id, const QKeySequence& keys)
{
    QList<ShortcutEntry> conflicts;
    for (const ShortcutEntry& entry : entries) {
        if (!keys.isEmpty() && entry.id != id && entry.keys(chosen).contains(keys))
            conflicts.push_back(entry);
    }
    return conflicts;
}

} // namespace triage::app
