// SPDX-License-Identifier: Apache-2.0
// From place to place in the files of a case, and what the user chose while reading.
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/marks_panel.h"
#include "app/files/text_actions.h"
#include "app/parts/allowed.h"
#include "app/search/text_tools.h"
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
        TextChoices next = choices_;
        next.wrap = on;
        keepChoices(next);
    });
    connect(tabs_, &DocumentTabs::zoomChanged, this, [this](double points) {
        TextChoices next = choices_;
        next.points = points;
        keepChoices(next);
    });
    connect(tabs_, &DocumentTabs::note, this, &FilesPage::note);
    connect(tools_, &TextTools::note, this, &FilesPage::note);
    connect(marks_, &MarksPanel::noteRequested, this, &FilesPage::editNote);
    connect(actions_->back, &QAction::triggered, this, [this] { jump(true); });
    connect(actions_->forward, &QAction::triggered, this, [this] { jump(false); });
    connect(actions_->highlighters, &QAction::triggered, this, &FilesPage::editHighlighters);
}

/// Of one text: for all of them, and for the next time.
void FilesPage::keepChoices(const TextChoices& choices)
{
    if (choices == choices_)
        return;
    setTextChoices(choices);
    emit textChoicesChanged(choices_);
}

void FilesPage::editNote(const QString& path, LineNumber line, bool quote)
{
    openAt(path, line);
    auto* document = tabs_->current();
    if (document == nullptr || document->info().path != path)
        return;
    if (quote)
        document->askQuote();
    else
        document->askMark();
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
    const bool any = tabs_->current() != nullptr;
    allow(*actions_->back, any && history_.canGoBack(), tr("No place to go back to."));
    allow(*actions_->forward, any && history_.canGoForward(), tr("No place to go forward to."));
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
