// SPDX-License-Identifier: Apache-2.0
// How things come into the window.
#include "app/language/speech.h"
#include "app/messages/message_bar.h"
#include "app/start/start_page.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"
#include "app/window/recent.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QStatusBar>

namespace triage::app {

void MainWindow::openPaths(const QStringList& paths)
{
    messages_->settle(); // what is deleted is gone before the same comes in again
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

QFileDialog* MainWindow::askForFiles(const QString& title, QFileDialog::FileMode mode)
{
    auto* dialog = new QFileDialog(this, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    dialog->setNameFilters(
        {tr("Archives and logs (*.zip *.tar *.gz *.tgz *.xz *.txz *.zst *.bz2 *.tbz2 *.7z *.rar "
            "*.log *.txt *.out)"),
         tr("All files (*)")});
    dialog->open();
    return dialog;
}

void MainWindow::openFile()
{
    connect(askForFiles(tr("Open archive or log"), QFileDialog::ExistingFiles), &QFileDialog::filesSelected,
            this, &MainWindow::openPaths);
}

void MainWindow::addFiles(CasePage& page)
{
    connect(askForFiles(tr("Add files to this case"), QFileDialog::ExistingFile), &QFileDialog::fileSelected,
            &page, &CasePage::addFiles);
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

} // namespace triage::app
