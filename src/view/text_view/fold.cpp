// SPDX-License-Identifier: Apache-2.0
#include "view/fold/folds.h"
#include "view/rows.h"
#include "view/text_view.h"

#include <QAction>

namespace triage::view {

void TextView::toggleFold(LineNumber line)
{
    whenRead([this, line] {
        const std::int64_t before = document_->turnedAway();
        const auto head = folds_->toggle(line);
        if (!head)
            return document_->turnedAway() == before;
        foldsChanged();
        if (folds_->shown(currentLine()) != currentLine())
            moveCursor(text::offsetOfLine(document_->source(), *document_->index(), *head).value_or(cursor_),
                       false);
        return true;
    });
}

void TextView::setAllFolded(bool on)
{
    if (on == folds_->allFolded())
        return;
    const auto keep = folds_->shown(currentLine());
    folds_->setAllFolded(on);
    action(Command::FoldAll)->setChecked(on);
    foldsChanged();
    const LineNumber line = folds_->shown(keep);
    if (document_ && line != currentLine())
        moveCursor(text::offsetOfLine(document_->source(), *document_->index(), line).value_or(cursor_),
                   false);
    scrollToCursor(true);
}

void TextView::foldsChanged()
{
    lastTop_.reset();
    rows_->invalidate();
    updateScrollBars();
    viewport()->update();
}

/// Whatever goes to a line opens the block that hides it.
void TextView::revealCursor()
{
    if (document_ && folds_->active() && folds_->reveal(lineOf(cursor_)))
        foldsChanged();
}

} // namespace triage::view
