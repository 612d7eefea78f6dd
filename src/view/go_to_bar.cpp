// SPDX-License-Identifier: Apache-2.0
#include "view/go_to_bar.h"

#include "view/jump/time_search.h"
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
    range_->setText(tr("Line of %1, @byte or time").arg(locale().toString(lines)));
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

/// "120" is a line, "@4096" a byte, "12:03" a time. What cannot be gone to is said, and the bar stays.
void GoToBar::go()
{
    QString wanted = text_->text().trimmed();
    if (const auto time = wantedTime(wanted))
        return goToTime(*time);
    const bool bytes = wanted.startsWith(QLatin1Char('@'));
    wanted.remove(QLatin1Char('@')).remove(QLatin1Char(',')).remove(QLatin1Char(' '));
    bool isNumber = false;
    const qlonglong number = wanted.toLongLong(&isNumber);
    if (!isNumber || number < 0)
        return say(tr("A line (120), a byte (@4096) or a time (12:03:04)"));
    if (bytes)
        view_->goToByte(ByteOffset{number});
    else
        view_->goToLine(LineNumber{number});
    close();
}

void GoToBar::goToTime(const WantedTime& time)
{
    view_->whenRead([this, time] {
        const auto document = view_->document();
        const std::int64_t before = document->turnedAway();
        const auto line = lineAtTime(*document, time, view_->currentLine());
        if (document->turnedAway() != before)
            return false;
        if (line) {
            view_->goToLine(*line);
            close();
        } else {
            say(tr("The lines of this file carry no times"));
        }
        return true;
    });
}

void GoToBar::say(const QString& text)
{
    range_->setText(text);
    text_->selectAll();
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
    label_->setText(tr("Go to"));
    text_->setAccessibleName(tr("Go to line, byte or time"));
}

} // namespace triage::view
