// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/verdict_line.h"

#include "app/language/speech.h"
#include "app/parts/badge.h"
#include "app/parts/buttons.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>

namespace triage::app {
namespace {

constexpr int edge = 4;
constexpr int leastLink = 96; ///< less of a place says nothing

} // namespace

VerdictLine::VerdictLine(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), headline_(new QLabel(this)), link_(linkButton(this)),
      badge_(new Badge(theme, this)), fold_(iconButton(this, QStringLiteral("chevron-up")))
{
    build();
    fill();
}

void VerdictLine::build()
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* line = new QHBoxLayout(this);
    line->setSpacing(space::s);
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setProperty("role", QStringLiteral("heading"));
    headline_->setCursor(Qt::PointingHandCursor);
    link_->setObjectName(QStringLiteral("shortEvidence"));
    link_->setMinimumWidth(1); // its text follows the room, not the room its text
    fold_->setObjectName(QStringLiteral("fold"));
    line->addWidget(headline_);
    line->addWidget(link_);
    line->addStretch(1);
    line->addWidget(badge_);
    line->addWidget(fold_);
    connect(link_, &QPushButton::clicked, this, [this] {
        if (view_.evidence)
            emit evidenceRequested(qstring(view_.evidence->file), view_.evidence->line);
    });
    connect(fold_, &QToolButton::clicked, this, [this] { emit foldRequested(!folded_); });
}

void VerdictLine::setVerdict(const VerdictView& view, std::optional<Completeness> state)
{
    const bool news = view_.headline != view.headline;
    view_ = view;
    state_ = state;
    fill();
    if (news)
        announce();
}

void VerdictLine::setFolded(bool folded)
{
    folded_ = folded;
    fill();
}

void VerdictLine::fill()
{
    const int pad = folded_ ? 1 : space::s;
    layout()->setContentsMargins(space::m + edge, pad, folded_ ? space::xs : space::s + space::xs, pad);
    headline_->setFont(folded_ ? theme_.strong() : theme_.headline());
    headline_->setText(view_.headline);
    headline_->setToolTip(tr("Show what it rests on"));
    link_->setFont(theme_.mono());
    badge_->show(state_ ? iconName(*state_) : QString(), state_ ? word(*state_) : QString(),
                 [state = state_.value_or(Completeness::Complete)](const Colors& c) { return c.of(state); });
    fold_->setIcon(icon(folded_ ? QStringLiteral("chevron-down") : QStringLiteral("chevron-up")));
    nameButton(fold_, folded_ ? tr("Show the steps in full") : tr("Fold steps and verdict into one line"));
    setAccessibleName(tr("Verdict: %1").arg(view_.headline));
    fitLink();
    updateGeometry();
    update();
}

/// The end of a path says more than its beginning.
void VerdictLine::fitLink()
{
    link_->setVisible(view_.evidence.has_value());
    if (!view_.evidence)
        return;
    const QString place =
        QStringLiteral("%1:%2").arg(qstring(view_.evidence->file)).arg(view_.evidence->line.value);
    const int others = headline_->sizeHint().width() + badge_->sizeHint().width() + fold_->sizeHint().width();
    const int room = width() - others - 2 * space::m - 5 * space::s;
    link_->setText(QFontMetrics(theme_.mono()).elidedText(place, Qt::ElideLeft, room));
    link_->setToolTip(place);
    link_->setAccessibleName(place);
    link_->setVisible(room >= leastLink);
}

/// Qt 6.4 has no announcement event: an alert on the line, whose name is the verdict.
void VerdictLine::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void VerdictLine::paintEvent(QPaintEvent*)
{
    const Colors& c = theme_.colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.fillPath(shape, c.surface);
    painter.setClipPath(shape);
    painter.fillRect(0, 0, edge, height(), toneOf(view_, c).ink);
    painter.setClipping(false);
    painter.strokePath(shape, QPen(c.hairline, 1));
}

void VerdictLine::resizeEvent(QResizeEvent*)
{
    fitLink();
}

void VerdictLine::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        emit detailsRequested();
}

void VerdictLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace triage::app
