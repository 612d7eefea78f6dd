// SPDX-License-Identifier: Apache-2.0
#include "view/go_to_bar.h"

#include "view/text_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace triage::view {

GoToBar::GoToBar(TextView* view, QWidget* parent)
    : QWidget(parent), view_(view), label_(new QLabel(this)), text_(new QLineEdit(this)),
      range_(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(8);
    row->addWidget(label_);
    row->addWidget(text_);
    row->addWidget(range_, 1);
    text_->setMaximumWidth(160);
    label_->setBuddy(text_);
    setFocusProxy(text_);
    retranslate();
    hide();
}

void GoToBar::open()
{
    show();
    const qlonglong lines = view_->document() ? view_->document()->lineCount() : 0;
    range_->setText(tr("of %1").arg(locale().toString(lines)));
    text_->setText(QString::number(view_->currentLine().value));
    text_->selectAll();
    text_->setFocus(Qt::ShortcutFocusReason);
}

void GoToBar::close()
{
    hide();
    view_->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void GoToBar::go()
{
    QString wanted = text_->text().trimmed();
    const bool bytes = wanted.startsWith(QLatin1Char('@'));
    wanted.remove(QLatin1Char('@')).remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    bool isNumber = false;
    const qlonglong number = wanted.toLongLong(&isNumber);
    if (!isNumber) {
        range_->setText(tr("A line number, or @ and a byte"));
        return;
    }
    if (bytes)
        view_->goToByte(ByteOffset{number});
    else
        view_->goToLine(LineNumber{number});
    close();
}

void GoToBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return go();
    QWidget::keyPressEvent(event);
}

void GoToBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void GoToBar::retranslate()
{
    label_->setText(tr("Go to line"));
    text_->setAccessibleName(tr("Go to line"));
}

} // namespace triage::view
