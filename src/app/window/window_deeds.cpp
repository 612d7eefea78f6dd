// SPDX-License-Identifier: Apache-2.0
// What the window's actions do.
#include "app/about/about_dialog.h"
#include "app/caselist/case_pane.h"
#include "app/dialogs/label_dialog.h"
#include "app/files/files_page.h"
#include "app/handoff/handoff_page.h"
#include "app/language/speech.h"
#include "app/messages/message_bar.h"
#include "app/palette/command_palette.h"
#include "app/settings/settings_dialog.h"
#include "app/start/start_page.h"
#include "app/timeline/timeline_page.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"
#include "app/window/recent.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QStandardPaths>
#include <QStatusBar>
#include <QUrl>
#include <QWhatsThis>

#include <spdlog/spdlog.h>

namespace triage::app {

void MainWindow::connectActions()
{
    const auto on = [this](Do what, auto deed) {
        connect((*actions_)[what], &QAction::triggered, this, deed);
    };
    on(Do::OpenFile, [this] { openFile(); });
    on(Do::OpenFolder, [this] { openFolder(); });
    on(Do::Paste, [this] { paste(); });
    on(Do::Sample, [this] { openSample(); });
    on(Do::SearchCases, [this] {
        dock_->show();
        pane_->focusSearch();
    });
    on(Do::CloseCase, [this] { stack_->closeCase(); });
    on(Do::DeleteCase, [this] { deleteCase(stack_->openId()); });
    on(Do::Settings, [this] { editSettings(); });
    on(Do::Palette, [this] { showPalette(); });
    on(Do::WhatsThis, [this] { explainFocus(); });
    on(Do::About, [this] { (new AboutDialog(desk_, this))->open(); });
    on(Do::Quit, [this] { close(); });
}

void MainWindow::connectPageActions()
{
    const auto on = [this](Do what, auto deed) {
        connect((*actions_)[what], &QAction::triggered, this, [this, deed] {
            if (CasePage* page = stack_->page())
                deed(*page);
        });
    };
    on(Do::EditCase, [](CasePage& page) { page.editLabel(); });
    on(Do::GoToEvidence, [](CasePage& page) { page.goToEvidence(); });
    on(Do::CopyHandoff, [](CasePage& page) { page.copyHandoff(); });
    on(Do::CopyQuestions, [](CasePage& page) { page.copyQuestions(); });
    on(Do::Override, [](CasePage& page) { page.overrideRoute(); });
    on(Do::ShowOverview, [](CasePage& page) { page.showTab(CasePage::Tab::Overview); });
    on(Do::SearchInCase, [](CasePage& page) {
        page.showTab(CasePage::Tab::Files);
        page.files().searchCase();
    });
    on(Do::ShowFiles, [](CasePage& page) { page.showTab(CasePage::Tab::Files); });
    on(Do::ShowTimeline, [](CasePage& page) {
        page.showTab(CasePage::Tab::Timeline);
        page.timeline().setFocus(); // its keys work at once
    });
    on(Do::ShowHandoff, [](CasePage& page) { page.showTab(CasePage::Tab::Handoff); });
    on(Do::Export, [](CasePage& page) {
        page.showTab(CasePage::Tab::Handoff);
        page.handoff().saveAs();
    });
    on(Do::Undo, [this](CasePage& page) {
        if (page.session() != nullptr)
            page.session()->undo();
        messages_->undone();
    });
}

void MainWindow::connectPane()
{
    connect(pane_, &CasePane::caseChosen, this,
            [this](const QString& id) { stack_->openCase(id.toStdString()); });
    connect(pane_, &CasePane::importChosen, stack_, &CaseStack::showImport);
    connect(pane_, &CasePane::renameRequested, this,
            [this](const QString& id) { editCase(id.toStdString()); });
    connect(pane_, &CasePane::deleteRequested, this,
            [this](const QString& id) { deleteCase(id.toStdString()); });
    connect(pane_, &CasePane::showFolderRequested, this, [this](const QString& id) {
        const auto folder = desk_.store.folderOf(id.toStdString());
        QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(folder.string())));
    });
}

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

void MainWindow::openPaths(const QStringList& paths)
{
    for (const QString& path : paths) {
        const QString full = QFileInfo(path).absoluteFilePath();
        remember(full);
        stack_->importInput({full.toStdString(), {}});
    }
}

void MainWindow::remember(const QString& path)
{
    rememberInput(path);
    stack_->start().setRecent(recentInputs());
}

void MainWindow::openFile()
{
    auto* dialog = new QFileDialog(this, tr("Open archive or log"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters(
        {tr("Archives and logs (*.zip *.tar *.gz *.tgz *.xz *.txz *.zst *.bz2 *.tbz2 *.7z *.rar "
            "*.log *.txt *.out)"),
         tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openPaths);
    dialog->open();
}

void MainWindow::openFolder()
{
    auto* dialog = new QFileDialog(this, tr("Open folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::filesSelected, this, &MainWindow::openPaths);
    dialog->open();
}

/// The sample lies in the program; it is put beside the cases so that it can be imported like any file.
void MainWindow::openSample()
{
    const QString folder =
        QString::fromStdString(desk_.store.directory().string()) + QStringLiteral("/sample");
    const QString file = folder + QStringLiteral("/sample-bundle.zip");
    QDir().mkpath(folder);
    if (!QFileInfo::exists(file) && !QFile::copy(QStringLiteral(":/sample/sample-bundle.zip"), file)) {
        refuse({ErrorKind::NoSpace, {}, {}}, tr("Sample"));
        return;
    }
    stack_->importInput({file.toStdString(), {}});
}

void MainWindow::paste()
{
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        statusBar()->showMessage(tr("The clipboard holds no text."), 5000);
    else
        importText(text);
}

void MainWindow::importText(const QString& text)
{
    if (!text.trimmed().isEmpty())
        stack_->importInput({{}, text.toStdString()});
}

void MainWindow::fillRecent()
{
    recentMenu_->clear();
    for (const QString& path : recentInputs())
        recentMenu_->addAction(QDir::toNativeSeparators(path), this, [this, path] { openPaths({path}); });
    if (recentMenu_->isEmpty())
        recentMenu_->addAction(tr("Nothing yet"))->setEnabled(false);
}

void MainWindow::fillTextMenu()
{
    textMenu_->clear();
    if (CasePage* page = stack_->page())
        textMenu_->addActions(page->files().textActions());
    if (textMenu_->isEmpty())
        textMenu_->addAction(tr("No case is open"))->setEnabled(false);
}

void MainWindow::editSettings()
{
    auto* dialog = new SettingsDialog(desk_.settings.choices(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { desk_.settings.setChoices(dialog->choices()); });
    dialog->open();
}

void MainWindow::applyChoices(const Choices& before, const Choices& now)
{
    if (before.theme != now.theme || before.monospace != now.monospace)
        desk_.theme.apply(now.theme, now.monospace);
    desk_.speech.setLanguage(resolved(now.language));
}

void MainWindow::showPalette()
{
    QList<QAction*> all = this->QWidget::actions();
    all << dock_->toggleViewAction();
    if (CasePage* page = stack_->page())
        all << page->files().textActions() << page->timeline().actions();
    (new CommandPalette(all, this))->show();
}

/// F1: the nearest explanation at or above what has the focus.
void MainWindow::explainFocus()
{
    QWidget* focus = QApplication::focusWidget();
    QWidget* explained = focus;
    while (explained != nullptr && explained->whatsThis().isEmpty())
        explained = explained->parentWidget();
    if (explained == nullptr) {
        QWhatsThis::enterWhatsThisMode();
        return;
    }
    QWhatsThis::showText(focus->mapToGlobal(QPoint(focus->width() / 4, focus->height() / 2)),
                         explained->whatsThis(), focus);
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

/// Out of the list at once; out of the store when nobody wanted it back.
void MainWindow::deleteCase(const std::string& id)
{
    const cases::Summary* found = cases_->summary(id);
    if (found == nullptr)
        return;
    const cases::Summary summary = *found;
    stack_->release(id);
    cases_->remove(id);
    showPage(); // the list goes back to what is shown
    messages_->showUndo(
        tr("“%1” deleted").arg(qstring(summary.title)), [this, summary] { cases_->update(summary); },
        [this, id] { reallyDelete(id); });
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

void MainWindow::refuse(const Error& error, const QString& about)
{
    spdlog::warn("refused {}: {} {}", about.toStdString(), error.message.id, error.detail);
    messages_->showError(error, about);
}

} // namespace triage::app
