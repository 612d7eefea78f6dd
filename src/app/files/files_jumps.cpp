// SPDX-License-Identifier: Apache-2.0
// From place to place in the files of a case, and what the user chose while reading.
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/marks_panel.h"
#include "app/files/text_actions.h"
#include "view/highlight/highlighter_dialog.h"
#include "view/text_view.h"

#include <QAction>
#include <QScopedValueRollback>

namespace triage::app {

void FilesPage::connectJumps()
{
    connect(tabs_, &DocumentTabs::openRequested, this, &FilesPage::openAt);
    connect(tabs_, &DocumentTabs::added, this, &FilesPage::adopt);
    connect(tabs_, &DocumentTabs::quoteRequested, this, &FilesPage::quoteRequested);
    connect(marks_, &MarksPanel::openRequested, this, &FilesPage::openAt);
    connect(marks_, &MarksPanel::markRequested, this, &FilesPage::markRequested);
    connect(marks_, &MarksPanel::quoteRequested, this, &FilesPage::quoteRequested);
    connect(tabs_, &DocumentTabs::leaving, this, [this](const QString& path, LineNumber line) {
        if (!jumping_)
            history_.leave({path, line});
        showJumps();
    });
    connect(tabs_, &DocumentTabs::wrapChanged, this, [this](bool on) {
        if (on == choices_.wrap)
            return;
        TextChoices next = choices_;
        next.wrap = on;
        setTextChoices(next);
        emit textChoicesChanged(choices_);
    });
    connect(actions_->back, &QAction::triggered, this, [this] { jump(true); });
    connect(actions_->forward, &QAction::triggered, this, [this] { jump(false); });
    connect(actions_->highlighters, &QAction::triggered, this, &FilesPage::editHighlighters);
}

void FilesPage::leaveCurrent()
{
    const auto* document = tabs_->current();
    if (jumping_ || document == nullptr || document->isWaiting())
        return;
    history_.leave({document->info().path, document->currentLine()});
    showJumps();
}

void FilesPage::jump(bool back)
{
    const auto* document = tabs_->current();
    if (document == nullptr)
        return;
    const JumpHistory::Place here{document->info().path, document->currentLine()};
    const auto there = back ? history_.back(here) : history_.forward(here);
    if (there) {
        const QScopedValueRollback going(jumping_, true); // leaves no place behind
        openAt(there->path, there->line);
    }
    showJumps();
}

void FilesPage::showJumps()
{
    actions_->back->setEnabled(tabs_->current() != nullptr && history_.canGoBack());
    actions_->forward->setEnabled(tabs_->current() != nullptr && history_.canGoForward());
}

void FilesPage::setTextChoices(const TextChoices& choices)
{
    if (choices == choices_)
        return;
    choices_ = choices;
    tabs_->setTextChoices(choices);
}

/// What is chosen is seen at once; giving up takes it back.
void FilesPage::editHighlighters()
{
    auto* document = tabs_->current();
    auto* dialog = new view::HighlighterDialog(
        choices_.highlighters, document != nullptr ? document->text().document() : nullptr,
        document != nullptr ? document->currentLine() : LineNumber(1), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto use = [this](const view::HighlighterSets& sets) {
        TextChoices next = choices_;
        next.highlighters = sets;
        setTextChoices(next);
    };
    connect(dialog, &view::HighlighterDialog::changed, this, use);
    connect(dialog, &QDialog::accepted, this, [this] { emit textChoicesChanged(choices_); });
    connect(dialog, &QDialog::rejected, this, [use, before = choices_.highlighters] { use(before); });
    dialog->open();
}

} // namespace triage::app
