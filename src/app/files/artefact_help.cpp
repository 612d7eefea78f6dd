// SPDX-License-Identifier: Apache-2.0
#include "app/files/artefact_help.h"

#include "app/language/speech.h"
#include "app/theme/theme.h"
#include "workflow/workflow.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

QScrollArea* scrolled(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    return area;
}

} // namespace

ArtefactHelp::ArtefactHelp(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                           QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), title_(new QToolButton(this)),
      kindLabel_(new QLabel), text_(new QLabel)
{
    title_->setAutoRaise(true);
    title_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    kindLabel_->setFont(theme.strong());
    kindLabel_->setWordWrap(true);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setAlignment(Qt::AlignTop | Qt::AlignLeft);

    auto* content = new QWidget;
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(8, 0, 8, 8);
    inner->setSpacing(4);
    inner->addWidget(kindLabel_);
    inner->addWidget(text_, 1);
    area_ = scrolled(content);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(area_);
    connect(title_, &QToolButton::clicked, this, [this] {
        chosen_ = true;
        setUnfolded(!isUnfolded());
    });
    setUnfolded(true);
    retranslate();
}

void ArtefactHelp::show(const QString& path, bundle::ArtefactKind kind)
{
    path_ = path;
    kind_ = kind;
    retranslate();
}

void ArtefactHelp::setUnfolded(bool on)
{
    area_->setVisible(on);
    title_->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
}

void ArtefactHelp::suggestUnfolded(bool on)
{
    if (!chosen_ && on != isUnfolded())
        setUnfolded(on);
}

QString ArtefactHelp::explanation() const
{
    return kindLabel_->isHidden() ? text_->text() : kindLabel_->text() + u'\n' + text_->text();
}

bool ArtefactHelp::isUnfolded() const
{
    return !area_->isHidden();
}

/// As high as its text, but never so high that the tree above has no room.
void ArtefactHelp::fitHeight()
{
    const auto* content = area_->widget();
    const int needed = content->layout()->heightForWidth(std::max(width(), 1));
    const int most = parentWidget() == nullptr ? needed : parentWidget()->height() * 2 / 5;
    area_->setFixedHeight(std::clamp(needed, 0, std::max(most, fontMetrics().height() * 3)));
}

void ArtefactHelp::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void ArtefactHelp::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ArtefactHelp::retranslate()
{
    title_->setText(tr("What is this file?"));
    const auto* info = path_.isEmpty() ? nullptr : workflow_.artefact(bundle::spelling(kind_));
    kindLabel_->setVisible(info != nullptr);
    if (info == nullptr) {
        text_->setText(path_.isEmpty() ? tr("Select a file to read what it is and who wrote it.")
                                       : tr("This file is not part of the workflow."));
    } else {
        kindLabel_->setText(speech_.say(info->label));
        text_->setText(speech_.say(info->help));
    }
    fitHeight();
}

} // namespace triage::app
