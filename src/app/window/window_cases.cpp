// SPDX-License-Identifier: Apache-2.0
// What the window does with the cases of the list.
#include "app/caselist/case_list_model.h"
#include "app/dialogs/label_dialog.h"
#include "app/language/speech.h"
#include "app/messages/message_bar.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"

#include <utility>

namespace triage::app {

void MainWindow::loadCases()
{
    loading_.run(
        Pool::Interactive,
        [&store = desk_.store](std::stop_token) { return std::pair(store.list(), store.unreadable()); }, this,
        [this](std::pair<std::vector<cases::Summary>, std::vector<cases::Unreadable>> found) {
            cases_->setCases(std::move(found.first));
            for (const cases::Unreadable& broken : found.second)
                refuse(broken.error, qstring(broken.id));
            showPage();
        });
}

void MainWindow::editCase(const std::string& id)
{
    if (id == stack_->openId()) {
        stack_->openCase(id);
        stack_->page()->editLabel();
        return;
    }
    const cases::Summary* summary = cases_->summary(id);
    if (summary == nullptr)
        return;
    auto* dialog = new LabelDialog({summary->title, summary->ticket, summary->customer}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] { relabel(id, dialog->label()); });
    dialog->open();
}

/// A case that is not open: loaded, changed and saved in one go, under its lock.
void MainWindow::relabel(const std::string& id, const handoff::CaseLabel& label)
{
    desk_.jobs.save(
        [&store = desk_.store, id, label]() -> Result<cases::Summary> {
            const auto lock = store.lock(id);
            if (!lock)
                return tl::unexpected(lock.error());
            auto value = store.load(id);
            if (!value)
                return tl::unexpected(value.error());
            value->summary.title = label.title;
            value->summary.ticket = label.ticket;
            value->summary.customer = label.customer;
            const auto saved = store.save(*value);
            return saved ? Result<cases::Summary>(value->summary) : tl::unexpected(saved.error());
        },
        this,
        [this](Result<cases::Summary> summary) {
            if (summary)
                cases_->update(*summary);
            else
                refuse(summary.error(), {});
        });
}

/// Nobody else may have it open: known before it leaves the list.
void MainWindow::deleteCase(const std::string& id)
{
    const cases::Summary* found = cases_->summary(id);
    if (found == nullptr)
        return;
    const cases::Summary summary = *found;
    messages_->settle();
    stack_->release(id);
    loading_.run(
        Pool::Interactive,
        [&desk = desk_, id](std::stop_token) -> Result<std::shared_ptr<cases::CaseLock>> {
            desk.jobs.joinSaves(); // a save of the same case, just closed, holds its lock
            return desk.store.lock(id);
        },
        this,
        [this, summary](Result<std::shared_ptr<cases::CaseLock>> lock) {
            if (!lock)
                return refuse(lock.error(), qstring(summary.title));
            offerUndo(summary, std::move(*lock));
        });
}

/// Out of the list now; out of the store when nobody wanted it back. Locked until then.
void MainWindow::offerUndo(const cases::Summary& summary, std::shared_ptr<cases::CaseLock> lock)
{
    cases_->remove(summary.id);
    showPage(); // the list goes back to what is shown
    auto held = std::make_shared<std::shared_ptr<cases::CaseLock>>(std::move(lock));
    messages_->showUndo(
        tr("“%1” deleted").arg(qstring(summary.title)),
        [this, summary, held] {
            held->reset();
            cases_->update(summary);
        },
        [this, id = summary.id, held] {
            held->reset();
            reallyDelete(id);
        });
}

void MainWindow::reallyDelete(const std::string& id)
{
    desk_.jobs.save([&store = desk_.store, id] { return store.remove(id); }, this,
                    [this](Result<void> done) {
                        if (done)
                            return;
                        refuse(done.error(), {});
                        loadCases();
                    });
}

} // namespace triage::app
