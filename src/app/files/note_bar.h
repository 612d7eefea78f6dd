// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace triage::app {

/// Under a text: asks for the note of a mark or of a quote, and in the same place for the name that signs it
/// as long as none is known. Return takes it, Escape gives up.
class NoteBar : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Mark, Quote };

    explicit NoteBar(QWidget* parent = nullptr);

    struct Subject
    {
        Kind kind = Kind::Mark;
        LineNumber first;
        LineNumber last;
        QString note;       ///< so far
        bool there = false; ///< the mark or quote exists already
    };
    void open(const Subject& subject, bool askName);
    [[nodiscard]] const Subject& subject() const { return subject_; }

signals:
    /// `author` is empty when it was not asked for.
    void entered(const QString& note, const QString& author);
    void removed();
    /// However it ended.
    void closed();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void accept();
    void close();
    void retranslate();
    void fit();
    [[nodiscard]] QString question() const;

    Subject subject_;
    QLabel* label_;
    QLineEdit* note_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QPushButton* accept_;
    QPushButton* remove_;
    QToolButton* close_;
};

} // namespace triage::app
