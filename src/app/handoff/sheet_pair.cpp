// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/sheet_pair.h"

#include "app/handoff/handoff_formats.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

namespace triage::app {
namespace {

/// A sheet narrower than this breaks its tables and quoted lines to pieces.
constexpr int narrowestPair = 760;

} // namespace

SheetPair::SheetPair(const Theme& theme, QWidget* parent)
    : QWidget(parent), which_(new QTabBar(this)), splitter_(new QSplitter(this)),
      chinese_(new Sheet(Language::Chinese, theme, this)), english_(new Sheet(Language::English, theme, this))
{
    which_->addTab({});
    which_->addTab({});
    which_->setExpanding(false);
    splitter_->addWidget(chinese_);
    splitter_->addWidget(english_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(which_);
    column->addWidget(splitter_, 1);

    connect(which_, &QTabBar::currentChanged, this, &SheetPair::arrange);
    for (auto* sheet : {chinese_, english_})
        connect(sheet, &Sheet::copyClicked, this, &SheetPair::copyClicked);
    connect(chinese_, &Sheet::scrolled, this, [this] { follow(*chinese_, *english_); });
    connect(english_, &Sheet::scrolled, this, [this] { follow(*english_, *chinese_); });
    retranslate();
    arrange();
}

void SheetPair::setContent(const QString& chinese, const QString& english, handoff::Format format)
{
    const QScopedValueRollback guard(following_, true);
    single_ = !hasLanguages(format);
    chinese_->setContent(chinese, format);
    english_->setContent(english, format);
    for (auto* sheet : {chinese_, english_})
        sheet->setCopyable(canBeCopied(format) && !single_);
    arrange();
}

void SheetPair::showNextName(const QStringList& names)
{
    for (auto* sheet : {chinese_, english_})
        sheet->markNames(names);
    (english_->isVisible() ? english_ : chinese_)->goToNextName(); // the other one follows
}

bool SheetPair::isSideBySide() const
{
    return !single_ && width() >= narrowestPair;
}

void SheetPair::arrange()
{
    const bool both = isSideBySide();
    which_->setVisible(!both && !single_);
    for (auto* sheet : {chinese_, english_})
        sheet->setHeadVisible(both);
    const int between = both ? space::s : 0;
    chinese_->setContentsMargins(0, 0, between, 0);
    english_->setContentsMargins(between, 0, 0, 0);
    chinese_->setVisible(both || single_ || which_->currentIndex() == 0);
    english_->setVisible(both || (!single_ && which_->currentIndex() == 1));
}

/// Both sheets come from one model, so paragraph n says the same in each of them.
void SheetPair::follow(const Sheet& leader, Sheet& follower)
{
    if (following_)
        return;
    const QScopedValueRollback guard(following_, true);
    follower.goTo(leader.place());
}

void SheetPair::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SheetPair::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SheetPair::retranslate()
{
    which_->setTabText(0, Sheet::tr("Chinese"));
    which_->setTabText(1, Sheet::tr("English"));
    which_->setAccessibleName(tr("Language of the sheet"));
}

} // namespace triage::app
