// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QToolButton;

namespace triage::app {

class Theme;

/// A command in monospace with a button that copies all of it. Long ones show their first lines.
class CommandBox : public QWidget
{
    Q_OBJECT
public:
    CommandBox(const QString& command, const Theme& theme, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& theme_;
};

} // namespace triage::app
