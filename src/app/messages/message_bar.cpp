// SPDX-License-Identifier: Apache-2.0
#include "app/messages/message_bar.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/icon_label.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace triage::app {
namespace {

constexpr int undoMs = 5000;  ///< the menu undoes it later too
constexpr int lapseMs = 8000; ///< afterwards it is done for good
constexpr int noteMs = 5000;
constexpr int widest = 880; ///< a longer line is hard to read

} // namespace

MessageBar::MessageBar(const Speech& speech, const Theme& theme, QWidget* parent)
    : QWidget(parent), speech_(speech), theme_(theme), icon_(new IconLabel({}, {}, this)),
      text_(new QLabel(this)), wayOn_(linkButton(this)), details_(linkButton(this)), undo_(linkButton(this)),
      close_(iconButton(this, QStringLiteral("close")))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::m, space::s, space::s, space::s);
    layout->setSpacing(space::s);
    layout->addWidget(icon_);
    layout->addWidget(text_, 1);
    for (QWidget* way : std::initializer_list<QWidget*>{undo_, wayOn_, details_})
        layout->addWidget(way);
    layout->addWidget(close_, 0, Qt::AlignTop);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text_->setObjectName(QStringLiteral("messageText"));
    timer_.setSingleShot(true);
    connectParts();
    parent->installEventFilter(this);
    retranslate();
    hide();
}

void MessageBar::connectParts()
{
    connect(&timer_, &QTimer::timeout, this, &MessageBar::dismiss);
    connect(close_, &QToolButton::clicked, this, &MessageBar::dismiss);
    connect(details_, &QPushButton::clicked, this, [this] { copyText(detailText_); });
    connect(wayOn_, &QPushButton::clicked, this, [this] {
        const auto go = wayOnOf_.go;
        dismiss();
        go();
    });
    connect(undo_, &QPushButton::clicked, this, [this] {
        lapsed_ = {};
        if (const auto action = std::exchange(undoAction_, {}))
            action();
        dismiss();
    });
}

/// On one line at the right of the room, if that holds it.
bool MessageBar::placeInRoom()
{
    const QRect room = room_ && !isError_ ? room_() : QRect();
    text_->setWordWrap(false);
    layout()->setContentsMargins(space::s, 2, space::xs, 2);
    const QSize flat = layout()->sizeHint();
    if (flat.width() > room.width() || flat.height() > room.height()) {
        text_->setWordWrap(true);
        layout()->setContentsMargins(space::m, space::s, space::s, space::s);
        return false;
    }
    setGeometry(QRect(room.right() + 1 - flat.width(), room.top() + (room.height() - flat.height()) / 2,
                      flat.width(), flat.height()));
    return true;
}

/// Else in the middle of the parent's lower end, as high as its words need.
void MessageBar::place()
{
    raise();
    if (placeInRoom())
        return makeRoom(0);
    const QRect area = parentWidget()->rect();
    const int width = std::min(area.width() - 2 * space::m, widest);
    const int height =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    setGeometry((area.width() - width) / 2, area.height() - height - space::m, width, height);
    makeRoom(isError_ ? height + 2 * space::m : 0);
}

void MessageBar::makeRoom(int height)
{
    QLayout* around = parentWidget()->layout();
    if (around == nullptr)
        return;
    QMargins margins = around->contentsMargins();
    margins.setBottom(height);
    around->setContentsMargins(margins);
}

void MessageBar::showError(const Error& error, const Said& about, Stay stay, const WayOn& wayOn)
{
    settle();
    error_ = error;
    about_ = about;
    stay_ = stay;
    wayOnOf_ = wayOn;
    sayError();
}

void MessageBar::sayError()
{
    const QString about = about_();
    const QString said = speech_.say(error_.message);
    QString text = about.isEmpty() || said.contains(about) ? said : QStringLiteral("%1: %2").arg(about, said);
    if (said.isEmpty())
        text = about.isEmpty() ? word(error_.kind) : QStringLiteral("%1: %2").arg(about, word(error_.kind));
    detailText_ = QStringList{word(error_.kind), text, qstring(error_.detail)}.join(QLatin1Char('\n'));
    show(text, true);
    wayOn_->setText(wayOnOf_.text ? wayOnOf_.text() : QString());
    wayOn_->setVisible(wayOnOf_.go != nullptr);
    details_->show();
    place();
}

void MessageBar::showUndo(const QString& text, std::function<void()> undo, std::function<void()> lapsed)
{
    settle();
    undoAction_ = std::move(undo);
    lapsed_ = std::move(lapsed);
    show(text, false);
    undo_->show();
    place();
    timer_.start(lapsed_ ? lapseMs : undoMs);
}

void MessageBar::showNote(const QString& text)
{
    settle();
    show(text, false);
    timer_.start(noteMs);
}

void MessageBar::undone()
{
    if (undoAction_ && !lapsed_)
        dismiss();
}

void MessageBar::settle()
{
    undoAction_ = {};
    if (const auto lapsed = std::exchange(lapsed_, {}))
        lapsed();
}

void MessageBar::show(const QString& text, bool isError)
{
    timer_.stop();
    isError_ = isError;
    if (isError)
        qApp->installEventFilter(this); // for Esc, which a list or a text would take
    else
        qApp->removeEventFilter(this);
    text_->setText(text);
    for (QWidget* way : std::initializer_list<QWidget*>{undo_, wayOn_, details_})
        way->hide();
    const Colors& c = theme_.colors();
    icon_->setIcon(isError ? QStringLiteral("failed") : QStringLiteral("note"),
                   isError ? c.failed.ink : c.accent);
    setAccessibleName(text);
    place();
    setVisible(true);
    update(); // one kind after another: the labels alone would be repainted
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void MessageBar::dismiss()
{
    settle();
    qApp->removeEventFilter(this);
    hide();
    makeRoom(0);
}

void MessageBar::leave()
{
    if (isVisible() && isError_ && stay_ == Stay::Left)
        dismiss();
}

void MessageBar::retranslate()
{
    details_->setText(tr("Copy details"));
    undo_->setText(tr("Undo"));
    nameButton(close_, tr("Close this message"));
}

void MessageBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange && isError_ && !isHidden())
        sayError();
    QWidget::changeEvent(event);
}

/// Esc goes to the front message first, wherever in the window the focus is.
bool MessageBar::closesBy(const QObject& watched, QEvent& event)
{
    const auto type = event.type();
    if (!isVisible() || (type != QEvent::KeyPress && type != QEvent::ShortcutOverride))
        return false;
    const auto* at = qobject_cast<const QWidget*>(&watched);
    if (at == nullptr || at->window() != window() ||
        !static_cast<QKeyEvent&>(event).matches(QKeySequence::Cancel))
        return false;
    event.accept();
    if (type == QEvent::KeyPress)
        dismiss();
    return true;
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event)
{
    if (isError_ && closesBy(*watched, *event))
        return true;
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void MessageBar::paintEvent(QPaintEvent*)
{
    const Colors& c = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isError_ ? c.failed.ink : c.accent);
    painter.setBrush(isError_ ? c.failed.soft : c.accentSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace triage::app
