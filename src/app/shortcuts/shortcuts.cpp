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
#include <optional>

namespace triage::app {
namespace {

constexpr auto standardProperty = "standardShortcuts";

/// An id says by its beginning where its keys count; other actions keep theirs.
std::optional<KeyScope> scopeOf(const QString& id)
{
    if (id.startsWith(QLatin1String("window/")))
        return KeyScope::Everywhere;
    if (id.startsWith(QLatin1String("text/")))
        return KeyScope::Text;
    return id.startsWith(QLatin1String("timeline/")) ? std::optional(KeyScope::Timeline) : std::nullopt;
}

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
        if (const auto scope = scopeOf(action->objectName()))
            add({action->objectName(), plainName(action->text()), standardOf(*action), *scope});
    }
    for (const view::TextCommandInfo& info : view::textCommands())
        add({QLatin1String(info.id),
             plainName(QCoreApplication::translate("triage::view::TextView", info.text)), info.keys,
             KeyScope::Text});
    std::stable_sort(entries.begin(), entries.end(),
                     [](const ShortcutEntry& a, const ShortcutEntry& b) { return a.scope < b.scope; });
    return entries;
}

QList<ShortcutEntry> conflictsWith(const QList<ShortcutEntry>& entries, const Shortcuts& chosen,
                                   const QString& id, const QKeySequence& keys)
{
    const KeyScope own = scopeOf(id).value_or(KeyScope::Everywhere);
    QList<ShortcutEntry> conflicts = entriesWith(entries, chosen, keys);
    conflicts.removeIf([&](const ShortcutEntry& other) {
        return other.id == id ||
               (other.scope != own && other.scope != KeyScope::Everywhere && own != KeyScope::Everywhere);
    });
    return conflicts;
}

QList<ShortcutEntry> entriesWith(const QList<ShortcutEntry>& entries, const Shortcuts& chosen,
                                 const QKeySequence& keys)
{
    QList<ShortcutEntry> found;
    for (const ShortcutEntry& entry : entries) {
        if (!keys.isEmpty() && entry.keys(chosen).contains(keys))
            found.push_back(entry);
    }
    return found;
}

} // namespace triage::app
