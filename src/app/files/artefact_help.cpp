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

namespace triage::app {
namespace {

QWidget* scrolled(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMaximumHeight(160);
    return area;
}

} // namespace

ArtefactHelp::ArtefactHelp(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                           QWidget* parent)
    : QWidget(parent), workflow_(workflow), speech_(speech), title_(new QToolButton(this)),
      kindLabel_(new QLabel), text_(new QLabel)
{
    title_->setCheckable(true);
    title_->setChecked(true);
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
    auto* area = scrolled(content);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(area);
    connect(title_, &QToolButton::toggled, this, [this, area](bool on) {
        area->setVisible(on);
        title_->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    });
    title_->setArrowType(Qt::DownArrow);
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
    title_->setChecked(on);
}

QString ArtefactHelp::explanation() const
{
    return kindLabel_->isHidden() ? text_->text() : kindLabel_->text() + u'\n' + text_->text();
}

bool ArtefactHelp::isUnfolded() const
{
    return title_->isChecked();
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
        return;
    }
    kindLabel_->setText(speech_.say(info->label));
    text_->setText(speech_.say(info->help));
}

} // namespace triage::app
