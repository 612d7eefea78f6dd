// SPDX-License-Identifier: Apache-2.0
#include "app/files/files_page.h"
#include "app/ladder/ladder.h"
#include "app/overview/overview_page.h"
#include "app/overview/trace_list.h"
#include "app/verdict/evidence_quote.h"
#include "app/verdict/verdict_line.h"
#include "window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QProcess>
#include <QUrl>

using namespace triage;
using namespace triage::app;

/// From what comes in to the line that decided.
class TestWindow : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void startPageTeaches();
    void fromArchiveToVerdictToEvidence();
    void droppedFileIsOpened();
    void pastedLogIsACase();
    void languageSwitchesEverywhere();
    void aPackedLogLooksLikeTheLogItself();
};

void TestWindow::startPageTeaches()
{
    QVERIFY(program_->page() == nullptr);
    bool found = false;
    for (const QLabel* label : program_->window.findChildren<QLabel*>())
        found = found || (label->isVisible() && label->text() == QStringLiteral("Drop a bundle here"));
    QVERIFY(found);
    QVERIFY(!program_->window.actions()[Do::CopyHandoff]->isEnabled());
}

void TestWindow::fromArchiveToVerdictToEvidence()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    QCOMPARE(program_->headline(), QStringLiteral("Hand over to compile-error diagnosis"));
    QCOMPARE(program_->listed(), 1);
    QVERIFY(program_->window.windowTitle().contains(QStringLiteral("04-step2-custom-op-no-fake")));
    auto* trace = program_->page()->overview().findChild<TraceList*>();
    QVERIFY(trace->topLevelItemCount() > 0);
    const int textWidth = trace->fontMetrics().horizontalAdvance(QStringLiteral("no hit"));
    QVERIFY(trace->columnWidth(1) > textWidth + trace->iconSize().width());
    program_->page()->card().findChild<EvidenceQuote*>()->link().click();
    QCOMPARE(int(program_->page()->currentTab()), int(CasePage::Tab::Files));
    EVENTUALLY_EQUAL(program_->page()->files().currentPath(),
                     QStringLiteral("step2-compile-eager/stdout_stderr.log"));
}

void TestWindow::droppedFileIsOpened()
{
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(bundlePath("zips/26-step2-unsupported-item.zip"))});
    QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&program_->window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(600, 400), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&program_->window, &drop);
    EVENTUALLY(program_->hasCase());
    QCOMPARE(program_->headline(), QStringLiteral("Hand over to compile-error diagnosis"));
}

void TestWindow::pastedLogIsACase()
{
    QApplication::clipboard()->setText(
        QStringLiteral("Traceback (most recent call last):\n  File \"a.py\", line 1, in "
                       "<module>\nRuntimeError: NPU out of memory\n"));
    program_->window.actions()[Do::Paste]->trigger();
    EVENTUALLY(program_->hasCase());
    QVERIFY(program_->page()->session()->analysis()->facts.kind == bundle::InputKind::Log);
    QVERIFY(!program_->page()->ladder().isVisible());
    const auto& stored = program_->page()->session()->value().bundles.front();
    QVERIFY(!stored.inventory.referenced); // the text lies in the store
    QVERIFY(std::filesystem::exists(stored.inventory.root / "pasted.log"));
}

void TestWindow::languageSwitchesEverywhere()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    program_->window.openPaths({bundlePath("variants/v20-truncated.zip")});
    EVENTUALLY(program_->message().contains(QStringLiteral("is damaged")));
    Choices choices = program_->settings.choices();
    choices.language = LanguageChoice::Chinese;
    program_->settings.setChoices(choices);
    EVENTUALLY(program_->headline() != QStringLiteral("Hand over to compile-error diagnosis"));
    QVERIFY(program_->window.windowTitle().contains(QStringLiteral("分诊")));
    const auto* headline = program_->page()->line().findChild<QLabel*>(QStringLiteral("headline"));
    EVENTUALLY_EQUAL(headline->text(), program_->headline());
    EVENTUALLY(program_->message().contains(QStringLiteral("损坏")));
    choices.language = LanguageChoice::English;
    program_->settings.setChoices(choices);
    EVENTUALLY_EQUAL(program_->headline(), QStringLiteral("Hand over to compile-error diagnosis"));
}

void TestWindow::aPackedLogLooksLikeTheLogItself()
{
    QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("train.log"));
    QFile file(log);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n"
               "RuntimeError: NPU out of memory\n");
    file.close();
    const QString zip = folder.filePath(QStringLiteral("train.zip"));
    if (QProcess::execute(QStringLiteral("zip"), {QStringLiteral("-q"), QStringLiteral("-j"), zip, log}) != 0)
        QSKIP("the program zip is not installed");
    for (const QString& input : {log, zip}) {
        program_->window.stack().closeCase();
        program_->window.openPaths({input});
        EVENTUALLY(program_->hasCase());
        QVERIFY2(!program_->page()->ladder().isVisible(), qPrintable(input));
    }
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
