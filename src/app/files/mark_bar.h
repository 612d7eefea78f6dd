// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace triage::app {

/// Under a text: asks for the note of a mark. Return marks, Escape gives up.
class MarkBar : public QWidget
{
    Q_OBJECT

public:
    explicit MarkBar(QWidget* parent = nullptr);

    /// `marked`: the line has a mark already, whose note is `note`.
    void open(LineNumber line, const QString& note, bool marked);

signals:
    void entered(triage::LineNumber line, const QString& note);
    void removed(triage::LineNumber line);
    /// However it ended.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void accept();
    void close();
    void retranslate();

    LineNumber line_;
    QLabel* label_;
    QLineEdit* note_;
    QPushButton* accept_;
    QPushButton* remove_;
    QToolButton* close_;
};

} // namespace triage::app
