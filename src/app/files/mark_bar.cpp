// SPDX-License-Identifier: Apache-2.0
#include "app/files/mark_bar.h"

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

MarkBar::MarkBar(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), note_(new QLineEdit(this)), accept_(new QPushButton(this)),
      remove_(new QPushButton(this)), close_(iconButton(this, QStringLiteral("close")))
{
    label_->setBuddy(note_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s, space::xs, space::s, space::xs);
    row->setSpacing(space::s);
    row->addWidget(label_);
    row->addWidget(note_, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{accept_, remove_, close_})
        row->addWidget(part);
    connect(accept_, &QPushButton::clicked, this, &MarkBar::accept);
    connect(remove_, &QPushButton::clicked, this, [this] {
        emit removed(line_);
        close();
    });
    connect(close_, &QToolButton::clicked, this, &MarkBar::close);
    retranslate();
    hide();
}

void MarkBar::open(LineNumber line, const QString& note, bool marked)
{
    line_ = line;
    remove_->setVisible(marked);
    note_->setText(note);
    retranslate();
    show();
    note_->setFocus(Qt::ShortcutFocusReason);
    note_->selectAll();
}

void MarkBar::accept()
{
    emit entered(line_, note_->text().trimmed());
    close();
}

void MarkBar::close()
{
    hide();
    emit closed();
}

void MarkBar::keyPressEvent(QKeyEvent* event)
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

void MarkBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MarkBar::retranslate()
{
    label_->setText(tr("Note on line %1").arg(countText(line_.value)));
    note_->setPlaceholderText(tr("Optional"));
    note_->setAccessibleName(label_->text());
    accept_->setText(tr("Mark"));
    remove_->setText(tr("Remove mark"));
    nameButton(close_, tr("Close (Esc)"));
}

} // namespace triage::app
