// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QKeySequence>
#include <QList>
#include <QMap>
#include <QString>

class QAction;
class QWidget;

namespace triage::app {

/// What the user chose instead of what an action was delivered with: by the action's id (its object name)
/// the keys in QKeySequence's portable form, empty for none.
using Shortcuts = QMap<QString, QString>;

/// Gives an action the keys chosen for it, or those it was delivered with. Actions without an id keep
/// theirs.
void applyShortcut(QAction& action, const Shortcuts& chosen);

/// Where an action's keys count. Those that count everywhere are in the way of all others.
enum class KeyScope { Everywhere, Text, Timeline };

/// An action as the list of shortcuts shows it.
struct ShortcutEntry
{
    QString id;
    QString text;                 ///< without accelerator and ellipsis
    QList<QKeySequence> standard; ///< as delivered
    KeyScope scope = KeyScope::Everywhere;
    bool operator==(const ShortcutEntry&) const = default;

    [[nodiscard]] QList<QKeySequence> keys(const Shortcuts& chosen) const;
};

/// Every action of a window that has an id, and those of texts though none may be open; each id once.
QList<ShortcutEntry> shortcutEntries(const QWidget& window);

/// Those that would answer to the same keys as the action `id` with `keys`: where both count. Pure.
QList<ShortcutEntry> conflictsWith(const QList<ShortcutEntry>& entries, const Shortcuts& chosen,
                                   const QString& id, const QKeySequence& keys);

/// Those that answer to the keys; the same action may be there for several widgets, it is listed once. Pure.
QList<ShortcutEntry> entriesWith(const QList<ShortcutEntry>& entries, const Shortcuts& chosen,
                                 const QKeySequence& keys);

} // namespace triage::app
