// SPDX-License-Identifier: Apache-2.0
#include "app/import/import_strip.h"

#include "app/language/speech.h"
#include "app/parts/badge.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "base/visible.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace triage::app {
namespace {

constexpr int steps = 1000; // bytes may exceed an int

} // namespace

ImportStrip::ImportStrip(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), badge_(new Badge(theme, this)), amount_(new QLabel(this)),
      bar_(new QProgressBar(this)), item_(new QLabel(this)),
      cancel_(plainButton(this, QStringLiteral("close")))
{
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    head->addWidget(badge_);
    head->addWidget(amount_);
    head->addStretch(1);
    head->addWidget(cancel_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    layout->addLayout(head);
    layout->addWidget(bar_);
    layout->addWidget(item_);
    bar_->setTextVisible(false);
    bar_->setRange(0, 0);
    item_->setProperty("role", QStringLiteral("muted"));
    item_->setTextFormat(Qt::PlainText);
    item_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(cancel_, &QPushButton::clicked, this, &ImportStrip::cancelled);
    retranslate();
}

void ImportStrip::setState(const ImportState& state)
{
    const Progress& p = state.progress;
    bar_->setRange(0, p.total > 0 ? steps : 0);
    if (p.total > 0)
        bar_->setValue(int(double(p.done) * steps / double(p.total)));
    amount_->setText(progressText(state));
    bar_->setAccessibleName(tr("Import: %1").arg(amount_->text()));
    item_->setText(
        item_->fontMetrics().elidedText(qstring(visible(p.item)), Qt::ElideMiddle, item_->width()));
}

void ImportStrip::retranslate()
{
    badge_->show(QStringLiteral("drop"), tr("importing"), [](const Colors& c) {
        return Tone{c.accent, c.accentSoft};
    });
    cancel_->setText(tr("Cancel"));
    cancel_->setWhatsThis(tr("Stops the import. Nothing of it is kept."));
}

void ImportStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace triage::app
