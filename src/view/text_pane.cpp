// SPDX-License-Identifier: Apache-2.0
#include "view/text_pane.h"

#include "view/filter/filter_pane.h"
#include "view/find_bar.h"
#include "view/go_to_bar.h"
#include "view/text_view.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace triage::view {

TextPane::TextPane(QWidget* parent)
    : QWidget(parent), column_(new QVBoxLayout(this)), parts_(new QSplitter(Qt::Vertical, this)),
      view_(new TextView(parts_)), filter_(new FilterPane(view_, parts_)), findBar_(new FindBar(view_, this)),
      goToBar_(new GoToBar(view_, this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    auto* text = new QWidget(parts_);
    auto* inner = new QVBoxLayout(text);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(view_, 1);
    parts_->addWidget(text);
    parts_->addWidget(filter_);
    parts_->setChildrenCollapsible(false);
    parts_->setStretchFactor(0, 3);
    parts_->setStretchFactor(1, 2);
    column_->addWidget(parts_, 1);
    inner->addWidget(findBar_);
    inner->addWidget(goToBar_);
    setFocusProxy(view_);
    connect(view_, &TextView::findRequested, this, [this] {
        goToBar_->hide();
        findBar_->open();
    });
    connect(view_, &TextView::goToLineRequested, this, [this] {
        findBar_->hide();
        goToBar_->open();
    });
}

void TextPane::setDocument(std::shared_ptr<Document> document)
{
    view_->setDocument(std::move(document));
}

void TextPane::setHeader(QWidget* header)
{
    delete header_;
    header_ = header;
    if (header_)
        column_->insertWidget(0, header_);
}

} // namespace triage::view
