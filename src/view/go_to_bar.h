// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace triage::view {

class TextView;
struct WantedTime;

/// Asks for a line number ("120"), a place in bytes ("@4096") or a time ("12:03:04"), and goes there on
/// Return.
class GoToBar : public QWidget
{
    Q_OBJECT

public:
    explicit GoToBar(TextView* view, QWidget* parent = nullptr);

    void open();
    void close();

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void go();
    void goToTime(const WantedTime& time);
    void say(const QString& text);

    TextView* view_;
    QLabel* label_;
    QLineEdit* text_;
    QLabel* range_;
};

} // namespace triage::view
