// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace triage::view {

class TextView;

/// Asks for a line number ("120"), or a place in bytes ("@4096"), and goes there on Return.
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

    TextView* view_;
    QLabel* label_;
    QLineEdit* text_;
    QLabel* range_;
};

} // namespace triage::view
