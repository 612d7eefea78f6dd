// SPDX-License-Identifier: Apache-2.0
#include "app/compare/pair_tab.h"

#include "app/theme/theme.h"
#include "view/diff/pair_view.h"
#include "view/document.h"
#include "view/text_view.h"

#include <QEvent>
#include <QVBoxLayout>

namespace triage::app {
namespace {

QString nameOf(const DocumentInfo& info)
{
    const auto name = info.path.section(u'/', -1);
    return info.step ? QStringLiteral("%1 · %2").arg(number(*info.step)).arg(name) : name;
}

std::shared_ptr<view::Document> documentOf(const DocumentInfo& info,
                                           const Result<std::shared_ptr<const text::ByteSource>>& source)
{
    const std::filesystem::path location = info.location.toStdString();
    if (!source)
        return view::Document::open(location, info.path); // says why not
    view::DocumentSource made;
    made.source = *source;
    made.name = info.path;
    made.encoding = info.encoding;
    made.path = location;
    return std::make_shared<view::Document>(std::move(made));
}

} // namespace

PairTab::PairTab(Jobs& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), scope_(jobs), theme_(theme), pair_(new view::PairView(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pair_);
    setFocusProxy(pair_);
    applyFont();
    connect(pair_, &view::PairView::openRequested, this, [this](view::Side side, LineNumber line) {
        emit openRequested(side == view::Side::Left ? left_.path : right_.path, line);
    });
}

PairTab::~PairTab() = default;

void PairTab::open(const DocumentInfo& left, const DocumentInfo& right, bool differences, LineNumber line)
{
    left_ = left;
    right_ = right;
    const auto work = [left = left.location.toStdString(),
                       right = right.location.toStdString()](std::stop_token) {
        return Opened{text::openFile(left), text::openFile(right)};
    };
    scope_.run(Pool::Interactive, work, this,
               [this, differences, line](const Opened& opened) { present(opened, differences, line); });
}

void PairTab::present(const Opened& opened, bool differences, LineNumber line)
{
    const auto left = documentOf(left_, opened.left);
    const bool one = left_.location == right_.location;
    pair_->show({left, left_.path}, {one ? left : documentOf(right_, opened.right), right_.path},
                differences);
    for (const view::Side side : {view::Side::Left, view::Side::Right}) {
        if (line.value > 0)
            pair_->view(side).goToLine(line);
    }
}

QString PairTab::title() const
{
    const QString left = nameOf(left_);
    const QString right = nameOf(right_);
    return (left == right ? tr("%1, twice").arg(left) : QStringLiteral("%1 ↔ %2").arg(left, right))
        .replace(u'&', QStringLiteral("&&"));
}

void PairTab::applyFont()
{
    pair_->setMonospace(theme_.mono().families().value(0), theme_.mono().pointSizeF());
}

void PairTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
    QWidget::changeEvent(event);
}

} // namespace triage::app
