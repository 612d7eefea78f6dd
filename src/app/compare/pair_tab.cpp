// SPDX-License-Identifier: Apache-2.0
#include "app/compare/pair_tab.h"

#include "app/files/document_view.h"
#include "app/theme/theme.h"
#include "view/diff/pair_view.h"
#include "view/document.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QVBoxLayout>

namespace triage::app {
namespace {

QString nameOf(const DocumentInfo& info)
{
    const auto name = info.path.section(u'/', -1);
    return info.step ? QStringLiteral("%1 · %2").arg(number(*info.step)).arg(name) : name;
}

view::PairView::Half halfOf(DocumentView* text)
{
    return {text, &text->pane()};
}

} // namespace

PairTab::PairTab(Jobs& jobs, const Theme& theme, QWidget* parent)
    : TextPage(parent), texts_{new DocumentView(jobs, theme), new DocumentView(jobs, theme)},
      pair_(new view::PairView(halfOf(texts_[0]), halfOf(texts_[1]), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pair_);
    setFocusProxy(pair_);
    connect(pair_, &view::PairView::openRequested, this, [this](view::Side side, LineNumber line) {
        emit openRequested(texts_[side == view::Side::Left ? 0 : 1]->info().path, line);
    });
    connect(pair_, &view::PairView::inUseChanged, this, [this] {
        showInUse();
        emit inUseChanged();
    });
    for (DocumentView* text : texts_) {
        connect(pair_, &view::PairView::linesReplaced, text, &DocumentView::linesReplaced);
        connect(text, &DocumentView::opened, this, &PairTab::showWhenOpen);
    }
    showInUse();
}

PairTab::~PairTab() = default;

void PairTab::open(const Part& left, const Part& right, bool differences, LineNumber line)
{
    differences_ = differences;
    const bool one = left.info.location == right.info.location;
    const std::array<const Part*, 2> parts = {&left, &right};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        texts_[i]->setInfo(parts[i]->info);
        texts_[i]->goTo(line);
        if (parts[i]->file != nullptr)
            texts_[i]->show(parts[i]->info, parts[i]->file);
        else if (i == 0 || !one)
            texts_[i]->open(parts[i]->info, parts[i]->index);
        else // two places of one text: known once
            connect(
                texts_[0], &DocumentView::opened, this,
                [this, info = parts[i]->info] { texts_[1]->show(info, texts_[0]->file()); },
                Qt::SingleShotConnection);
    }
}

void PairTab::showWhenOpen()
{
    if (texts_[0]->file() != nullptr && texts_[1]->file() != nullptr)
        pair_->show(texts_[0]->file(), texts_[1]->file(), differences_);
}

void PairTab::showInUse()
{
    for (DocumentView* text : texts_)
        text->setInUse(text == inUse());
}

QList<DocumentView*> PairTab::texts() const
{
    return {texts_[0], texts_[1]};
}

DocumentView* PairTab::inUse() const
{
    return texts_[pair_->inUse() == view::Side::Left ? 0 : 1];
}

void PairTab::useNext()
{
    pair_->use(pair_->inUse() == view::Side::Left ? view::Side::Right : view::Side::Left);
}

QString PairTab::title() const
{
    const QString left = nameOf(texts_[0]->info());
    const QString right = nameOf(texts_[1]->info());
    return (left == right ? tr("%1, twice").arg(left) : QStringLiteral("%1 ↔ %2").arg(left, right))
        .replace(u'&', QStringLiteral("&&"));
}

QString PairTab::tip() const
{
    return QStringLiteral("%1\n%2").arg(texts_[0]->info().path, texts_[1]->info().path);
}

} // namespace triage::app
