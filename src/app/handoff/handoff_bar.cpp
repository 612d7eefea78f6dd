// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_bar.h"

#include "app/handoff/handoff_formats.h"
#include "app/parts/allowed.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace triage::app {

HandoffBar::HandoffBar(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), format_(new QComboBox(this)), languages_(new QComboBox(this)),
      copy_(new QPushButton(icon(QStringLiteral("copy")), {}, this)),
      save_(new QPushButton(icon(QStringLiteral("export")), {}, this)), said_(new QLabel(this))
{
    for (const auto format : offeredFormats)
        format_->addItem({}, int(format));
    for (const auto languages :
         {handoff::Languages::Both, handoff::Languages::Chinese, handoff::Languages::English})
        languages_->addItem({}, int(languages));
    format_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    languages_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    said_->setWordWrap(true);
    said_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    for (QWidget* part : std::initializer_list<QWidget*>{format_, languages_, copy_, save_})
        row->addWidget(part);
    row->addSpacing(space::s);
    row->addWidget(said_, 1);

    connect(format_, &QComboBox::currentIndexChanged, this, &HandoffBar::choiceChanged);
    connect(languages_, &QComboBox::currentIndexChanged, this, &HandoffBar::choiceChanged);
    connect(this, &HandoffBar::choiceChanged, this, &HandoffBar::updateButtons);
    connect(copy_, &QPushButton::clicked, this, &HandoffBar::copyClicked);
    connect(save_, &QPushButton::clicked, this, &HandoffBar::saveClicked);
    retranslate();
    updateButtons();
}

handoff::Format HandoffBar::format() const
{
    return static_cast<handoff::Format>(format_->currentData().toInt());
}

handoff::Languages HandoffBar::languages() const
{
    return hasLanguages(format()) ? static_cast<handoff::Languages>(languages_->currentData().toInt())
                                  : handoff::Languages::Both;
}

void HandoffBar::setFormat(handoff::Format format)
{
    format_->setCurrentIndex(format_->findData(int(format)));
}

void HandoffBar::setReady(bool on)
{
    ready_ = on;
    updateButtons();
}

void HandoffBar::updateButtons()
{
    const QString notReady = tr("The handoff is being written.");
    allow(*copy_, ready_ && canBeCopied(format()), ready_ ? tr("This format is saved to a file.") : notReady);
    allow(*save_, ready_, notReady);
    allow(*languages_, hasLanguages(format()), tr("This format has one language."));
}

void HandoffBar::say(const QString& text, bool isError)
{
    isError_ = isError;
    said_->setText(text);
    said_->setAccessibleName(text);
    paintSaid();
}

void HandoffBar::paintSaid()
{
    const auto& colors = theme_.colors();
    auto palette = said_->palette();
    palette.setColor(QPalette::WindowText, isError_ ? colors.failed.ink : colors.passed.ink);
    said_->setPalette(palette);
}

void HandoffBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintSaid();
    QWidget::changeEvent(event);
}

void HandoffBar::retranslate()
{
    for (int i = 0; i < format_->count(); ++i)
        format_->setItemText(i, titleOf(static_cast<handoff::Format>(format_->itemData(i).toInt())));
    languages_->setItemText(0, tr("Chinese and English"));
    languages_->setItemText(1, tr("Chinese"));
    languages_->setItemText(2, tr("English"));
    format_->setAccessibleName(tr("Format"));
    format_->setToolTip(tr("Format"));
    languages_->setAccessibleName(tr("Languages"));
    languages_->setToolTip(tr("Languages"));
    copy_->setText(tr("Copy"));
    copy_->setToolTip(tr("Copy the handoff in this format"));
    save_->setText(tr("Save as…"));
    save_->setToolTip(tr("Save the handoff to a file"));
    said_->clear();
}

} // namespace triage::app
