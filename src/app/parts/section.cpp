// SPDX-License-Identifier: Apache-2.0
#include "app/parts/section.h"

#include "app/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace triage::app {

Section::Section(const Theme& theme, QWidget* content, QWidget* parent)
    : QWidget(parent), theme_(theme), heading_(new QLabel(this)), aside_(new QLabel(this))
{
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    head->addWidget(heading_);
    head->addWidget(aside_);
    head->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    layout->addLayout(head);
    layout->addWidget(content);
    heading_->setProperty("role", QStringLiteral("heading"));
    aside_->setProperty("role", QStringLiteral("muted"));
}

void Section::setHeading(const QString& heading, const QString& aside)
{
    heading_->setFont(theme_.strong());
    heading_->setText(heading);
    aside_->setText(aside);
    setAccessibleName(heading);
}

void clearLayout(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater(); // one of its buttons may be the sender
        } else if (item->layout() != nullptr) {
            clearLayout(*item->layout());
        }
        delete item;
    }
}

} // namespace triage::app
