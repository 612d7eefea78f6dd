// SPDX-License-Identifier: Apache-2.0
#include "app/files/note_bar.h"

#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

namespace triage::app {
namespace {

constexpr int roomy = 420; ///< pixels: narrower, the field's own words stand in for its label

}

NoteBar::NoteBar(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), note_(new QLineEdit(this)), nameLabel_(new QLabel(this)),
      name_(new QLineEdit(this)), accept_(new QPushButton(this)), remove_(new QPushButton(this)),
      close_(iconButton(this, QStringLiteral("close")))
{
    label_->setBuddy(note_);
    nameLabel_->setBuddy(name_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(space::s, space::xs, space::s, space::xs);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    grid->addWidget(label_, 0, 0);
    grid->addWidget(note_, 0, 1);
    grid->addWidget(accept_, 0, 2);
    grid->addWidget(remove_, 0, 3);
    grid->addWidget(close_, 0, 4);
    grid->addWidget(nameLabel_, 1, 0);
    grid->addWidget(name_, 1, 1);
    grid->setColumnStretch(1, 1);
    connect(accept_, &QPushButton::clicked, this, &NoteBar::accept);
    connect(remove_, &QPushButton::clicked, this, [this] {
        emit removed();
        close();
    });
    connect(close_, &QToolButton::clicked, this, &NoteBar::close);
    retranslate();
    hide();
}

void NoteBar::open(const Subject& subject, bool askName)
{
    subject_ = subject;
    remove_->setVisible(subject.there);
    nameLabel_->setVisible(askName);
    name_->setVisible(askName);
    name_->clear();
    note_->setText(subject.note);
    retranslate();
    fit();
    show();
    note_->setFocus(Qt::ShortcutFocusReason);
    note_->selectAll();
}

/// Without the name that is asked for, the question stays.
void NoteBar::accept()
{
    const QString author = name_->text().trimmed();
    if (!name_->isHidden() && author.isEmpty())
        return name_->setFocus(Qt::OtherFocusReason);
    emit entered(note_->text().trimmed(), author);
    close();
}

void NoteBar::close()
{
    hide();
    emit closed();
}

void NoteBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return accept();
    default:
        return QWidget::keyPressEvent(event);
    }
}

void NoteBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void NoteBar::fit()
{
    const bool room = width() >= roomy;
    label_->setVisible(room);
    nameLabel_->setVisible(room && !name_->isHidden());
    note_->setPlaceholderText(room ? tr("Optional") : question());
}

void NoteBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

QString NoteBar::question() const
{
    const QString first = countText(subject_.first.value);
    if (subject_.kind == Kind::Mark)
        return tr("Note on line %1").arg(first);
    return subject_.first == subject_.last
               ? tr("Note on the quoted line %1").arg(first)
               : tr("Note on the quoted lines %1–%2").arg(first, countText(subject_.last.value));
}

void NoteBar::retranslate()
{
    const bool mark = subject_.kind == Kind::Mark;
    label_->setText(question());
    note_->setAccessibleName(question());
    nameLabel_->setText(tr("Your name"));
    name_->setPlaceholderText(tr("Your name, asked once"));
    name_->setAccessibleName(tr("Your name, asked once"));
    accept_->setText(mark ? tr("Mark") : tr("Quote"));
    remove_->setText(mark ? tr("Remove mark") : tr("Remove quote"));
    nameButton(close_, tr("Close (Esc)"));
    fit();
}

} // namespace triage::app
