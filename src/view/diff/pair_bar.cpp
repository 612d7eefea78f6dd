// SPDX-License-Identifier: Apache-2.0
#include "view/diff/pair_bar.h"

#include "view/decoration.h"
#include "view/flat_button.h"
#include "view/text_command.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace triage::view {
PairBar::PairBar(QWidget* parent)
    : QWidget(parent), differences_(flatButton(this)), texts_(flatButton(this)), previous_(flatButton(this)),
      next_(flatButton(this)), blanks_(new QCheckBox(this)), tie_(new QComboBox(this)),
      state_(new QLabel(this)), stacked_(flatButton(this))
{
    build();
    connect(differences_, &QToolButton::toggled, this, [this] {
        showParts();
        emit modeChanged();
    });
    connect(blanks_, &QCheckBox::toggled, this, &PairBar::blanksChanged);
    connect(tie_, &QComboBox::activated, this, &PairBar::tieChanged);
    connect(stacked_, &QToolButton::toggled, this, &PairBar::stackedChanged);
    connect(next_, &QToolButton::clicked, this, &PairBar::nextRequested);
    connect(previous_, &QToolButton::clicked, this, &PairBar::previousRequested);
    retranslate();
    showParts();
}

void PairBar::build()
{
    for (QToolButton* each : {differences_, texts_, stacked_})
        each->setCheckable(true);
    auto* modes = new QButtonGroup(this);
    modes->addButton(differences_);
    modes->addButton(texts_);
    differences_->setChecked(true);
    previous_->setText(QStringLiteral("↑"));
    next_->setText(QStringLiteral("↓"));
    previous_->setProperty(keysProperty, QStringLiteral("text/previous-difference"));
    next_->setProperty(keysProperty, QStringLiteral("text/next-difference"));
    state_->setTextFormat(Qt::PlainText);
    tie_->addItem({}, static_cast<int>(ScrollTie::By::Line));
    tie_->addItem({}, static_cast<int>(ScrollTie::By::Time));
    tie_->addItem({}, static_cast<int>(ScrollTie::By::Nothing));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(differences_);
    row->addWidget(texts_);
    row->addSpacing(12);
    row->addWidget(previous_);
    row->addWidget(next_);
    row->addWidget(tie_);
    row->addSpacing(8);
    row->addWidget(state_, 1);
    row->addWidget(blanks_);
    row->addSpacing(8);
    row->addWidget(stacked_);
}

bool PairBar::showsDifferences() const
{
    return differences_->isChecked();
}

void PairBar::setShowsDifferences(bool on)
{
    (on ? differences_ : texts_)->setChecked(true);
}

bool PairBar::ignoresBlanks() const
{
    return blanks_->isChecked();
}

bool PairBar::stacked() const
{
    return stacked_->isChecked();
}

ScrollTie::By PairBar::tie() const
{
    return static_cast<ScrollTie::By>(tie_->currentData().toInt());
}

void PairBar::setTie(ScrollTie::By by)
{
    tie_->setCurrentIndex(tie_->findData(static_cast<int>(by)));
}

void PairBar::setState(const QString& text, bool wrong)
{
    QPalette colours = palette();
    if (wrong)
        colours.setColor(QPalette::WindowText, roleColour(LineRole::Error, palette()));
    state_->setPalette(colours);
    state_->setText(text);
    state_->setToolTip(text);
}

void PairBar::setMovable(bool on)
{
    previous_->setEnabled(on);
    next_->setEnabled(on);
}

void PairBar::showParts()
{
    const bool differences = showsDifferences();
    previous_->setVisible(differences);
    next_->setVisible(differences);
    blanks_->setVisible(differences);
    tie_->setVisible(!differences);
}

void PairBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PairBar::retranslate()
{
    const auto name = [](QToolButton* named, const QString& text, const QString& help) {
        if (!text.isEmpty())
            named->setText(text);
        named->setToolTip(help);
        named->setAccessibleName(help);
    };
    name(differences_, tr("Differences"), tr("Equal lines beside each other, differences marked"));
    name(texts_, tr("Texts"), tr("The two texts as they are"));
    name(previous_, {}, tr("Previous difference"));
    name(next_, {}, tr("Next difference"));
    name(stacked_, tr("Below each other"), tr("One text below the other"));
    blanks_->setText(tr("Ignore blanks"));
    blanks_->setToolTip(tr("Lines that differ in blanks only are the same"));
    tie_->setItemText(0, tr("Scroll by line"));
    tie_->setItemText(1, tr("Scroll by time"));
    tie_->setItemText(2, tr("Scroll apart"));
    tie_->setAccessibleName(tr("How scrolling is tied"));
}

} // namespace triage::view
