// SPDX-License-Identifier: Apache-2.0
// What the window's actions do.
#include "app/about/about_dialog.h"
#include "app/caselist/case_pane.h"
#include "app/files/files_page.h"
#include "app/handoff/handoff_page.h"
#include "app/language/speech.h"
#include "app/messages/logged.h"
#include "app/messages/message_bar.h"
#include "app/palette/command_palette.h"
#include "app/parts/mnemonics.h"
#include "app/settings/settings_dialog.h"
#include "app/timeline/timeline_page.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDockWidget>
#include <QMenu>
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
    on(Do::AddFiles, [this](CasePage& page) { addFiles(page); });
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
    on(Do::FoldHead, [](CasePage& page) { page.setFolded(!page.isFolded()); });
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

void MainWindow::fillTextMenu()
{
    textMenu_->clear();
    if (CasePage* page = stack_->page()) {
        textMenu_->addActions(page->files().textActions());
        if (const auto front = page->files().frontActions(); !front.isEmpty())
            textMenu_->addMenu(tr("The text in f&ront"))->addActions(front);
    }
    separateMnemonics(*textMenu_);
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
    if (before.rulePack != now.rulePack)
        useRules(now.rulePack);
}

/// The rules in use stay when the chosen ones cannot be used.
void MainWindow::useRules(const QString& file)
{
    ruling_.supersede();
    ruling_.run(
        Pool::Interactive, [file](std::stop_token) { return engine::Engine::create(file.toStdString()); },
        this,
        [this](Result<engine::Engine> made) {
            if (!made)
                return refuseRules(made.error());
            const RulePack& rules = made->rules();
            messages_->showNote(
                tr("Rules in use: %1 %2").arg(qstring(rules.name()), qstring(rules.version())));
            desk_.judging.set(std::move(*made));
            stack_->rejudge();
        });
}

void MainWindow::refuseRules(const Error& error)
{
    spdlog::error("rule pack not used: {}", logged(error));
    messages_->showError(error, [] { return tr("Rule pack not used"); }, MessageBar::Stay::Closed,
                         {[] { return tr("Settings"); }, [this] { editSettings(); }});
}

void MainWindow::showPalette()
{
    QList<QAction*> all = this->QWidget::actions();
    all << dock_->toggleViewAction();
    if (CasePage* page = stack_->page())
        all << page->files().textActions() << page->files().frontActions() << page->timeline().actions();
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

void MainWindow::refuse(const Error& error, const QString& about)
{
    spdlog::warn("refused {}: {}", about.toStdString(), logged(error));
    messages_->showError(
        error, [about] { return about; }, MessageBar::Stay::Left);
}

} // namespace triage::app
