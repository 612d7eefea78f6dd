// SPDX-License-Identifier: Apache-2.0
#include "app/files/find_bar.h"

#include "app/parts/buttons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace triage::app {
namespace {

/// A switch whose sign is the same in every language.
QToolButton* switchButton(QWidget* parent, const QString& sign)
{
    auto* button = new QToolButton(parent);
    button->setCheckable(true);
    button->setText(sign);
    button->setAutoRaise(true);
    return button;
}

} // namespace

FindBar::FindBar(QWidget* parent)
    : QWidget(parent), words_(new QLineEdit(this)), case_(switchButton(this, QStringLiteral("Aa"))),
      whole_(switchButton(this, QStringLiteral("|ab|"))), regex_(switchButton(this, QStringLiteral(".*"))),
      previous_(iconButton(this, QStringLiteral("previous"))),
      next_(iconButton(this, QStringLiteral("next"))), close_(iconButton(this, QStringLiteral("close"))),
      status_(new QLabel(this))
{
    words_->setMinimumWidth(120);
    words_->setMaximumWidth(360);
    words_->installEventFilter(this);
    status_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s, space::xs, space::xs, space::xs);
    row->setSpacing(2);
    row->addWidget(words_, 1);
    for (QWidget* part : std::initializer_list<QWidget*>{case_, whole_, regex_, previous_, next_})
        row->addWidget(part);
    row->addSpacing(space::s);
    row->addWidget(status_);
    row->addStretch(0);
    row->addWidget(close_);

    const auto changed = [this] { emit queryChanged(query()); };
    connect(words_, &QLineEdit::textChanged, this, changed);
    for (auto* button : {case_, whole_, regex_})
        connect(button, &QToolButton::toggled, this, changed);
    connect(next_, &QToolButton::clicked, this, &FindBar::nextRequested);
    connect(previous_, &QToolButton::clicked, this, &FindBar::previousRequested);
    connect(close_, &QToolButton::clicked, this, &FindBar::close);
    retranslate();
    hide();
}

void FindBar::open(const QString& words)
{
    show();
    if (!words.isEmpty())
        words_->setText(words);
    words_->setFocus(Qt::ShortcutFocusReason);
    words_->selectAll();
    emit queryChanged(query());
}

FindQuery FindBar::query() const
{
    return {words_->text(), case_->isChecked(), whole_->isChecked(), regex_->isChecked()};
}

void FindBar::setStatus(const QString& text, bool isError)
{
    status_->setText(text);
    status_->setProperty("role", isError ? QVariant() : QStringLiteral("muted"));
    status_->setAccessibleName(text);
}

void FindBar::close()
{
    hide();
    emit closed();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key->modifiers().testFlag(Qt::ShiftModifier))
            emit previousRequested();
        else
            emit nextRequested();
        return true;
    default:
        return false;
    }
}

void FindBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void FindBar::retranslate()
{
    words_->setPlaceholderText(tr("Find in this file"));
    words_->setAccessibleName(tr("Find in this file"));
    nameButton(case_, tr("Match case"));
    nameButton(whole_, tr("Whole words"));
    nameButton(regex_, tr("Regular expression"));
    nameButton(previous_, tr("Previous match (Shift+F3)"));
    nameButton(next_, tr("Next match (F3)"));
    nameButton(close_, tr("Close (Esc)"));
}

} // namespace triage::app
