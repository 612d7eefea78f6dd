// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_header.h"

#include "app/files/elided_label.h"
#include "app/language/speech.h"
#include "app/parts/allowed.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "view/text_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace triage::app {
namespace {

constexpr int crowdedWidth = 420; ///< pixels: narrower, buttons would leave nothing of the path
constexpr int useLine = 2;        ///< pixels, under the text in use

} // namespace

DocumentHeader::DocumentHeader(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), path_(new ElidedLabel(this)), meta_(new QLabel(this)),
      find_(iconButton(this, QStringLiteral("search"))), goTo_(iconButton(this, QStringLiteral("goto"))),
      previous_(iconButton(this, QStringLiteral("previous"))),
      next_(iconButton(this, QStringLiteral("next"))), mark_(iconButton(this, QStringLiteral("mark"))),
      encoding_(new QToolButton(this)), more_(iconButton(this, QStringLiteral("list")))
{
    path_->setFont(theme.strong());
    meta_->setFont(theme.small());
    meta_->setProperty("role", QStringLiteral("muted"));
    meta_->setTextFormat(Qt::PlainText);
    meta_->setMinimumWidth(1); // what does not fit is left out

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(path_);
    words->addWidget(meta_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s, space::xs, space::xs, space::xs);
    row->setSpacing(2);
    row->addLayout(words, 1);
    for (auto* button : {encoding_, previous_, next_, mark_, find_, goTo_, more_})
        row->addWidget(button, 0, Qt::AlignVCenter);

    connect(find_, &QToolButton::clicked, this, &DocumentHeader::findClicked);
    connect(goTo_, &QToolButton::clicked, this, &DocumentHeader::goToLineClicked);
    connect(previous_, &QToolButton::clicked, this, &DocumentHeader::previousClicked);
    connect(next_, &QToolButton::clicked, this, &DocumentHeader::nextClicked);
    connect(mark_, &QToolButton::clicked, this, &DocumentHeader::markClicked);
    for (auto* button : {encoding_, more_}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    encoding_->setAutoRaise(true);
    encoding_->setFont(theme.small());
    connect(encoding_->menu(), &QMenu::aboutToShow, this, &DocumentHeader::fillEncodings);
    setStops(0);
    retranslate();
}

void DocumentHeader::setTextActions(const view::TextView& view)
{
    using Command = view::TextCommand;
    const auto add = [this, &view](std::initializer_list<Command> commands) {
        for (const Command command : commands)
            more_->menu()->addAction(view.action(command));
        more_->menu()->addSeparator();
    };
    add({Command::Quote, Command::CopyAsEvidence});
    add({Command::NextError, Command::PreviousError, Command::FollowReference});
    add({Command::SoftWrap, Command::ToggleFold, Command::FoldAll});
    add({Command::Follow, Command::Reload});
    add({Command::LogColours, Command::ShowControls, Command::LastRedraw});
    add({Command::ZoomIn, Command::ZoomOut, Command::ZoomReset});
    actions_ = more_->menu()->actions();
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    crowded_ = {view.action(Command::ToggleMark), view.action(Command::Find), view.action(Command::GoToLine),
                separator};
}

QList<QAction*> DocumentHeader::textActions() const
{
    return actions_;
}

/// In a narrow text the path needs the room more; the menu has what the buttons did.
void DocumentHeader::fitButtons()
{
    const bool crowded = width() < crowdedWidth;
    if (crowded == find_->isHidden())
        return;
    for (QToolButton* button : {previous_, next_, mark_, find_, goTo_})
        button->setHidden(crowded);
    for (QAction* action : crowded_) {
        if (crowded)
            more_->menu()->insertAction(actions_.value(0), action);
        else
            more_->menu()->removeAction(action);
    }
}

void DocumentHeader::setInUse(bool on)
{
    inUse_ = on;
    showUse();
}

void DocumentHeader::showUse()
{
    QPalette colours = palette();
    if (inUse_ == false)
        colours.setColor(QPalette::WindowText, theme_.colors().muted);
    path_->setPalette(colours);
    setAccessibleDescription(inUse_ == true ? tr("Commands go to this text") : QString());
    update();
}

void DocumentHeader::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!inUse_)
        return;
    QPainter painter(this);
    painter.fillRect(0, height() - useLine, width(), useLine,
                     *inUse_ ? theme_.colors().accent : theme_.colors().hairline);
}

void DocumentHeader::fillEncodings()
{
    using text::Encoding;
    encoding_->menu()->clear();
    for (const Encoding each : {Encoding::Utf8, Encoding::Gb18030, Encoding::Utf16Le, Encoding::Utf16Be,
                                Encoding::Utf32Le, Encoding::Utf32Be, Encoding::Latin1}) {
        auto* action = encoding_->menu()->addAction(each == Encoding::Gb18030 ? tr("GB18030 (GBK)")
                                                                              : qstring(text::nameOf(each)));
        action->setCheckable(true);
        action->setChecked(info_.encoding == each);
        connect(action, &QAction::triggered, this, [this, each] { emit encodingChosen(each); });
    }
}

void DocumentHeader::setInfo(const DocumentInfo& info)
{
    info_ = info;
    retranslate();
}

void DocumentHeader::setStops(int count)
{
    for (QToolButton* button : {previous_, next_})
        allow(*button, count > 0, tr("No candidate or mark in this file."));
}

void DocumentHeader::setMarkable(bool on)
{
    allow(*mark_, on, tr("When the import is through."));
}

/// The most telling first: where there is too little room the last ones go.
QStringList DocumentHeader::metaParts() const
{
    QStringList parts;
    if (info_.step)
        parts += tr("Step %1").arg(number(*info_.step));
    if (info_.rank)
        parts += tr("Rank %1").arg(*info_.rank);
    if (info_.importing)
        parts += tr("importing");
    if (info_.lines)
        parts += tr("%1 lines").arg(countText(*info_.lines));
    parts += sizeText(info_.size);
    return parts;
}

void DocumentHeader::fitMeta()
{
    auto parts = metaParts();
    const auto joined = [&parts] { return parts.join(QStringLiteral("  ·  ")); };
    meta_->setToolTip(joined());
    meta_->setAccessibleName(joined());
    const int shown = find_->isHidden() ? 1 : 6;
    const int buttons = find_->sizeHint().width() * shown + encoding_->sizeHint().width() + 2 * (shown + 1) +
                        space::s + space::xs;
    while (parts.size() > 1 && meta_->fontMetrics().horizontalAdvance(joined()) > width() - buttons)
        parts.removeLast();
    meta_->setText(joined());
}

void DocumentHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
    fitMeta();
}

void DocumentHeader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        showUse();
    QWidget::changeEvent(event);
}

void DocumentHeader::retranslate()
{
    path_->setText(info_.path);
    encoding_->setVisible(info_.encoding.has_value());
    encoding_->setText(info_.encoding ? qstring(text::nameOf(*info_.encoding)) : QString());
    encoding_->setToolTip(tr("How the bytes are read"));
    encoding_->setAccessibleName(tr("Encoding: %1").arg(encoding_->text()));
    nameButton(more_, tr("More for this text"));
    fitMeta();
    nameButton(previous_, tr("Previous candidate or mark"), "text/previous-stop");
    nameButton(next_, tr("Next candidate or mark"), "text/next-stop");
    nameButton(mark_, tr("Mark this line"), "text/mark");
    nameButton(find_, tr("Find"), "text/find");
    nameButton(goTo_, tr("Go to line, byte or time"), "text/go-to");
}

} // namespace triage::app
