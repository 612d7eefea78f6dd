// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QWidget;

namespace triage::app {

class Settings;

/// Gives every action of a window the keys its user chose, those that are still to come too: texts bring
/// their actions with them. Lives as long as the window.
class ShortcutKeeper : public QObject
{
    Q_OBJECT

public:
    ShortcutKeeper(Settings& settings, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void applyAll();

    Settings& settings_;
    QWidget* window_;
};

} // namespace triage::app
