// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace triage::app {

/// Under the head of a text: asks for a line number, or for the note of a mark. One at a time; Escape
/// gives up.
class EntryBar : public QWidget
{
    Q_OBJECT

public:
    explicit EntryBar(QWidget* parent = nullptr);

    void askLine(LineNumber current, qint64 lines);
    /// `marked`: the line has a mark already, whose note is `note`.
    void askNote(LineNumber line, const QString& note, bool marked);

signals:
    void lineEntered(triage::LineNumber line);
    void noteEntered(triage::LineNumber line, const QString& note);
    void markRemoved(triage::LineNumber line);
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class Asking { Line, Note };
    void ask(Asking what, const QString& text);
    void accept();
    void retranslate();

    Asking asking_ = Asking::Line;
    LineNumber line_;
    qint64 lines_ = 0;
    QLabel* label_;
    QLineEdit* entry_;
    QPushButton* accept_;
    QPushButton* remove_;
    QToolButton* close_;
};

} // namespace triage::app
