// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace triage::app {

/// What is said of a button when the mouse rests on it: what it does, by which keys now, and why it is grey
/// if it is. A tool button of an action, or a widget whose property `view::keysProperty` names an action of
/// the window; empty for every other widget. Tool tips themselves name no keys: users change them.
[[nodiscard]] QString keyTip(const QWidget& widget, const QWidget& window);

/// Shows those tool tips, in a window and its dialogs. Lives as long as it.
class KeyTips : public QObject
{
    Q_OBJECT

public:
    explicit KeyTips(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* window_;
};

} // namespace triage::app
