// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/verdict_card.h"

#include "app/language/speech.h"
#include "app/parts/badge.h"
#include "app/parts/buttons.h"
#include "app/parts/fitted_scroll.h"
#include "app/parts/rich_text.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/verdict/evidence_quote.h"
#include "app/verdict/phenomena_list.h"
#include "app/verdict/pin_note.h"
#include "app/verdict/symptom_ask.h"
#include "app/verdict/verdict_actions.h"
#include "app/verdict/withheld_list.h"
#include "app/words/words.h"
#include "handoff/questions.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int edge = 4;
constexpr int twoColumns = 860;

QLabel* wrapped(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

VerdictCard::VerdictCard(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                         QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), theme_(theme), headline_(new QLabel(this)),
      fullName_(new QLabel(this)), copyName_(iconButton(this, QStringLiteral("copy"))),
      shortLink_(linkButton(this)), badge_(new Badge(theme, this)),
      toggle_(iconButton(this, QStringLiteral("chevron-up"))), body_(new QWidget(this)), said_(new QWidget),
      decision_(wrapped(said_)), pin_(new PinNote(theme, said_)), rule_(wrapped(said_)),
      notes_(wrapped(said_)), evidence_(new EvidenceQuote(theme, said_)),
      withheld_(new WithheldList(speech, theme, said_)), ask_(new SymptomAsk(said_)),
      phenomena_(new PhenomenaList(speech, theme, said_)), actions_(new VerdictActions(body_))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::m + edge, space::s + space::xs, space::s + space::xs,
                               space::s + space::xs);
    layout->setSpacing(space::s);
    layout->addLayout(buildHead());
    buildBody();
    layout->addWidget(body_);
    connectParts();
    fill();
}

QBoxLayout* VerdictCard::buildHead()
{
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setProperty("role", QStringLiteral("heading"));
    fullName_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    fullName_->setObjectName(QStringLiteral("fullName"));
    head->addWidget(headline_);
    head->addWidget(shortLink_);
    head->addStretch(1);
    head->addWidget(badge_);
    head->addWidget(toggle_);
    return head;
}

void VerdictCard::buildBody()
{
    auto* body = new QVBoxLayout(body_);
    body->setContentsMargins(0, 0, space::xs, 0);
    body->setSpacing(space::s);
    auto* name = new QHBoxLayout;
    name->setSpacing(space::xs);
    name->addWidget(fullName_);
    name->addWidget(copyName_);
    name->addStretch(1);
    auto* left = new QVBoxLayout;
    left->setSpacing(space::s);
    left->addLayout(name);
    for (QWidget* part :
         std::initializer_list<QWidget*>{decision_, pin_, rule_, withheld_, ask_, phenomena_, evidence_})
        left->addWidget(part);
    left->addStretch(1);
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight, said_);
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(space::s);
    columns_->addLayout(left, 1);
    columns_->addWidget(notes_, 1, Qt::AlignTop);
    scroll_ = new FittedScroll(said_, body_);
    body->addWidget(scroll_);
    body->addWidget(actions_);
}

void VerdictCard::connectParts()
{
    connect(copyName_, &QToolButton::clicked, this, [this] { copyText(view_.fullName); });
    connect(toggle_, &QToolButton::clicked, this, [this] {
        setExpanded(!expanded_);
        emit expandedByUser(expanded_);
    });
    const auto open = [this] {
        if (view_.evidence)
            emit evidenceRequested(qstring(view_.evidence->file), view_.evidence->line);
    };
    connect(shortLink_, &QPushButton::clicked, this, open);
    connect(evidence_, &EvidenceQuote::opened, this, open);
    connect(actions_, &VerdictActions::goToEvidence, this, open);
    connect(actions_, &VerdictActions::copyHandoff, this, &VerdictCard::copyHandoffRequested);
    connect(actions_, &VerdictActions::copyQuestions, this, &VerdictCard::copyQuestionsRequested);
    connect(actions_, &VerdictActions::overrideRoute, this, &VerdictCard::overrideRequested);
    connect(actions_, &VerdictActions::revokeOverride, this, &VerdictCard::overrideRevoked);
    connect(withheld_, &WithheldList::waiveRequested, this, &VerdictCard::waiveRequested);
    connect(withheld_, &WithheldList::waiverRevoked, this, &VerdictCard::waiverRevoked);
    connect(pin_, &PinNote::opened, this, &VerdictCard::evidenceRequested);
    connect(pin_, &PinNote::unpinned, this, &VerdictCard::unpinRequested);
    connect(phenomena_, &PhenomenaList::opened, this, &VerdictCard::evidenceRequested);
    connect(ask_, &SymptomAsk::stated, this, &VerdictCard::symptomStated);
}

void VerdictCard::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    analysis_ = std::move(analysis);
    const QString before = view_.headline;
    fill();
    if (analysis_ && view_.headline != before)
        announce();
}

void VerdictCard::setExpanded(bool expanded)
{
    expanded_ = expanded;
    fillHead();
    body_->setVisible(expanded);
    updateGeometry();
}

void VerdictCard::fill()
{
    view_ = analysis_ ? viewOf(*analysis_, workflow_, speech_) : VerdictView{};
    fillHead();
    fillBody();
    body_->setVisible(expanded_);
    columns_->activate(); // layouts within layouts keep what they knew while they are hidden
    scroll_->updateGeometry();
    updateGeometry();
    update();
}

void VerdictCard::fillHead()
{
    headline_->setFont(expanded_ ? theme_.headline() : theme_.strong());
    headline_->setText(view_.headline);
    shortLink_->setFont(theme_.mono());
    shortLink_->setVisible(!expanded_ && view_.evidence);
    const Completeness state = analysis_ ? analysis_->facts.state : Completeness::Complete;
    badge_->show(iconName(state), analysis_ ? word(state) : QString(),
                 [state](const Colors& colors) { return colors.of(state); });
    toggle_->setIcon(icon(expanded_ ? QStringLiteral("chevron-up") : QStringLiteral("chevron-down")));
    nameButton(toggle_, expanded_ ? tr("Show one line") : tr("Show everything"));
    setAccessibleName(tr("Verdict: %1").arg(view_.headline));
    fitShortLink();
}

/// The end of a path says more than its beginning.
void VerdictCard::fitShortLink()
{
    if (!view_.evidence)
        return;
    const QString place =
        QStringLiteral("%1:%2").arg(qstring(view_.evidence->file)).arg(view_.evidence->line.value);
    const int others =
        headline_->sizeHint().width() + badge_->sizeHint().width() + toggle_->sizeHint().width();
    const int room = width() - others - 2 * space::m - 5 * space::s;
    const QFontMetrics metrics(theme_.mono());
    shortLink_->setText(metrics.elidedText(place, Qt::ElideLeft, std::max(room, 80)));
    shortLink_->setToolTip(place);
    shortLink_->setAccessibleName(place);
}

void VerdictCard::fillBody()
{
    const bool decided = view_.kind == VerdictKind::Routed || view_.kind == VerdictKind::Overridden;
    fullName_->setFont(theme_.mono());
    fullName_->setText(decided ? view_.fullName : tr("provisionally: %1").arg(view_.fullName));
    fullName_->setVisible(!view_.fullName.isEmpty());
    copyName_->setVisible(!view_.fullName.isEmpty());
    nameButton(copyName_, tr("Copy the sub-skill's name"));
    decision_->setText(richText(view_.decision));
    decision_->setVisible(!view_.decision.isEmpty());
    rule_->setText(richText(view_.rule));
    rule_->setVisible(!view_.rule.isEmpty());
    notes_->setText(richBullets(view_.notes));
    notes_->setVisible(!view_.notes.isEmpty());
    evidence_->setVisible(view_.evidence.has_value());
    if (view_.evidence)
        evidence_->setEvidence(*view_.evidence);
    pin_->setView(view_);
    withheld_->setView(view_);
    ask_->setVisible(view_.asksSymptom);
    phenomena_->setPhenomena(analysis_ ? analysis_->verdict.phenomena : std::vector<Phenomenon>(),
                             view_.asksSymptom);
    const bool asks =
        analysis_ && !handoff::questions(analysis_->facts, analysis_->verdict, workflow_).empty();
    actions_->setView(view_, asks);
}

/// Qt 6.4 has no announcement event: an alert on the card, whose name is the verdict.
void VerdictCard::announce()
{
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void VerdictCard::paintEvent(QPaintEvent*)
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

void VerdictCard::resizeEvent(QResizeEvent* event)
{
    const bool wide = event->size().width() >= twoColumns;
    columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    columns_->setSpacing(wide ? space::l : space::s);
    fitShortLink();
}

void VerdictCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace triage::app
