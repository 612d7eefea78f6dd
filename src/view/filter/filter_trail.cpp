// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_trail.h"

#include "view/flat_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace triage::view {
namespace {

constexpr int widestStep = 240; // pixels

} // namespace

FilterTrail::FilterTrail(QWidget* parent) : QWidget(parent), row_(new QHBoxLayout(this))
{
    row_->setContentsMargins(8, 4, 8, 0);
    row_->setSpacing(4);
    hide();
}

void FilterTrail::setSteps(const QStringList& steps)
{
    if (steps == steps_)
        return;
    steps_ = steps;
    build();
    setVisible(!steps_.isEmpty());
}

void FilterTrail::build()
{
    while (QLayoutItem* item = row_->takeAt(0)) {
        if (item->widget() != nullptr)
            item->widget()->deleteLater(); // it may be the one that was clicked
        delete item;
    }
    if (steps_.isEmpty())
        return;
    addStep(tr("All lines"), -1);
    for (int i = 0; i < static_cast<int>(steps_.size()); ++i)
        addStep(steps_[i], i);
    row_->addStretch(1);
}

void FilterTrail::addStep(const QString& text, int step)
{
    QToolButton* button = flatButton(this);
    const QString shown = button->fontMetrics().elidedText(text, Qt::ElideMiddle, widestStep);
    button->setText(QString(shown).replace(QLatin1Char('&'), QStringLiteral("&&")));
    button->setToolTip(step < 0 ? tr("Remove all filters") : tr("Back to this filter: %1").arg(text));
    button->setAccessibleName(button->toolTip());
    connect(button, &QToolButton::clicked, this, [this, step] { emit chosen(step); });
    row_->addWidget(button);
    auto* between = new QLabel(QStringLiteral("›"), this);
    row_->addWidget(between);
}

void FilterTrail::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
}

} // namespace triage::view
