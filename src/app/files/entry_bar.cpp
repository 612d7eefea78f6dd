// SPDX-License-Identifier: Apache-2.0
#include "app/files/entry_bar.h"

#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace triage::app {

EntryBar::EntryBar(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), entry_(new QLineEdit(this)), accept_(new QPushButton(this)),
      remove_(new QPushButton(this)), close_(iconButton(this, QStringLiteral("close")))
{
    label_->setBuddy(entry_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s, space::xs, space::xs, space::xs);
    row->setSpacing(space::s);
    row->addWidget(label_);
    row->addWidget(entry_, 1);
    row->addWidget(accept_);
    row->addWidget(remove_);
    row->addStretch(0);
    row->addWidget(close_);
    connect(entry_, &QLineEdit::returnPressed, this, &EntryBar::accept);
    connect(accept_, &QPushButton::clicked, this, &EntryBar::accept);
    connect(remove_, &QPushButton::clicked, this, [this] {
        hide();
        emit markRemoved(line_);
    });
    connect(close_, &QToolButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    retranslate();
    hide();
}

void EntryBar::askLine(LineNumber current, qint64 lines)
{
    line_ = current;
    lines_ = lines;
    remove_->hide();
    ask(Asking::Line, QString::number(current.value));
}

void EntryBar::askNote(LineNumber line, const QString& note, bool marked)
{
    line_ = line;
    remove_->setVisible(marked);
    ask(Asking::Note, note);
}

void EntryBar::ask(Asking what, const QString& text)
{
    asking_ = what;
    retranslate();
    entry_->setText(text);
    show();
    entry_->setFocus(Qt::ShortcutFocusReason);
    entry_->selectAll();
}

void EntryBar::accept()
{
    if (asking_ == Asking::Note) {
        hide();
        emit noteEntered(line_, entry_->text().trimmed());
        return;
    }
    // Copied numbers bring their grouping and a colon with them.
    bool ok = false;
    const auto line = entry_->text().remove(u',').remove(u':').trimmed().toLongLong(&ok);
    if (!ok || line < 1) {
        entry_->selectAll();
        return;
    }
    hide();
    emit lineEntered(LineNumber(line));
}

void EntryBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape)
        return QWidget::keyPressEvent(event);
    hide();
    emit closed();
}

void EntryBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EntryBar::retranslate()
{
    const bool line = asking_ == Asking::Line;
    label_->setText(line ? tr("Go to line") : tr("Note on line %1").arg(countText(line_.value)));
    entry_->setPlaceholderText(line && lines_ > 0 ? tr("1 to %1").arg(countText(lines_))
                               : line             ? QString()
                                                  : tr("What is to be seen here (optional)"));
    entry_->setAccessibleName(label_->text());
    accept_->setText(line ? tr("Go") : tr("Mark"));
    remove_->setText(tr("Remove mark"));
    nameButton(close_, tr("Close (Esc)"));
}

} // namespace triage::app
