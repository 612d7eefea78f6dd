// SPDX-License-Identifier: Apache-2.0
// A file that grows while it is read.
#include "view/rows.h"
#include "view/text_view.h"

#include <QAction>
#include <QScrollBar>
#include <QToolButton>

namespace triage::view {
namespace {

constexpr int tailMargin = 12; // pixels

}

void TextView::setFollowing(bool on)
{
    if (on == following_)
        return;
    following_ = on;
    action(Command::Follow)->setChecked(on);
    if (on)
        goToEnd();
    tail_->hide();
    emit followingChanged(on);
}

bool TextView::atEnd() const
{
    if (!softWrap_)
        return verticalScrollBar()->value() >= verticalScrollBar()->maximum();
    const auto& shown = rows();
    if (shown.empty() || shown.back().unread)
        return shown.empty() || shown.back().line.number.value >= document_->lineCount();
    return shown.back().next / byteScale_ >= verticalScrollBar()->maximum();
}

void TextView::goToEnd()
{
    tail_->hide();
    if (!document_)
        return;
    heldContext_ = -1;
    setTop(LineNumber{document_->lineCount()}, 0);
    if (softWrap_)
        scrollRows(1 - visibleRows());
}

/// After the document changed. Whoever scrolled up is left there.
void TextView::followChange(bool wasAtEnd)
{
    if (!following_ || !document_)
        return;
    if (document_->state() == Document::State::Replaced)
        return document_->reload(); // a log that was rotated goes on in the new file
    if (wasAtEnd)
        goToEnd();
    else
        showTail();
}

void TextView::showTail()
{
    tail_->show();
    placeTail();
}

void TextView::placeTail()
{
    tail_->adjustSize();
    tail_->move(viewport()->width() - tail_->width() - tailMargin,
                viewport()->height() - tail_->height() - tailMargin);
}

} // namespace triage::view
