// SPDX-License-Identifier: Apache-2.0
#include "app/import/import_run.h"
#include "window_fixture.h"

#include <QDir>

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <sstream>

using namespace triage;
using namespace triage::app;

/// What comes in again, what is refused, what is cancelled.
class TestWindowImport : public WindowTestBase
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare("tst_window_import"); }
    void init() { begin(); }
    void cleanup() { program_.reset(); }
    void refusalSaysWhyAndLeavesNothing();
    void refusalIsLoggedWhole();
    void refusalCoversNothingAndGoesByEscape();
    void refusalGoesWhenAnotherCaseIsShown();
    void cancelLeavesNothing();
    void sameArchiveOpensTheSameCase();
    void filesComeAsTheyAreUnpacked();

private:
    void refuseTruncated()
    {
        program_->window.openPaths({bundlePath("variants/v20-truncated.zip")});
        EVENTUALLY(program_->message().contains(QStringLiteral("v20-truncated.zip")));
    }
};

void TestWindowImport::refusalSaysWhyAndLeavesNothing()
{
    program_->window.openPaths({bundlePath("variants/v20-truncated.zip")});
    EVENTUALLY(!program_->message().isEmpty());
    QVERIFY2(program_->message().contains(QStringLiteral("v20-truncated.zip")),
             qPrintable(program_->message()));
    QVERIFY(program_->page() == nullptr);
    QCOMPARE(program_->listed(), 0);
    QVERIFY(QDir(QString::fromStdString((program_->store.directory() / "incoming").string()))
                .isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot));
}

void TestWindowImport::refusalIsLoggedWhole()
{
    std::ostringstream log;
    const auto before = spdlog::default_logger();
    spdlog::set_default_logger(
        std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(log)));
    refuseTruncated();
    spdlog::set_default_logger(before);
    QVERIFY2(log.str().find("v20-truncated.zip is damaged or incomplete") != std::string::npos,
             log.str().c_str());
}

void TestWindowImport::refusalCoversNothingAndGoesByEscape()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const MessageBar& bar = program_->window.messages();
    const CaseStack& stack = program_->window.stack();
    const QRect before = stack.geometry();
    refuseTruncated();
    EVENTUALLY(!bar.geometry().intersects(stack.geometry()));
    QCOMPARE(stack.geometry().topLeft(), before.topLeft());
    QListView& list = program_->window.pane().list(); // takes every key it is given
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Escape);
    QVERIFY(!bar.isVisible());
    EVENTUALLY_EQUAL(stack.geometry(), before);
}

void TestWindowImport::refusalGoesWhenAnotherCaseIsShown()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    refuseTruncated();
    emit program_->page()->caseChanged(); // the same case was saved
    QVERIFY(program_->window.messages().isVisible());
    program_->window.openPaths({bundlePath("zips/26-step2-unsupported-item.zip")});
    QVERIFY(!program_->window.messages().isVisible());
    EVENTUALLY(program_->hasCase());
    const std::string second = program_->window.stack().openId();
    refuseTruncated();
    program_->window.openPaths({bundlePath("zips/04-step2-custom-op-no-fake.zip")});
    QVERIFY(!program_->window.messages().isVisible());
    EVENTUALLY(program_->hasCase() && program_->window.stack().openId() != second);
    refuseTruncated();
    program_->window.stack().openCase(second);
    EVENTUALLY_EQUAL(program_->window.stack().openId(), second);
    QVERIFY(!program_->message().contains(QStringLiteral("v20-truncated.zip")));
}

void TestWindowImport::cancelLeavesNothing()
{
    program_->window.openPaths({bundlePath("zips/20-all-pass-graph-breaks-perf.zip")});
    QVERIFY(program_->page() != nullptr && program_->page()->isProvisional());
    QVERIFY(!program_->window.actions()[Do::Export]->isEnabled());
    emit program_->page()->cancelRequested();
    QVERIFY(program_->page() == nullptr);
    QCOMPARE(program_->listed(), 0);
    const QDir incoming(QString::fromStdString((program_->store.directory() / "incoming").string()));
    EVENTUALLY(incoming.isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot));
}

void TestWindowImport::sameArchiveOpensTheSameCase()
{
    import("zips/04-step2-custom-op-no-fake.zip");
    const std::string id = program_->window.stack().openId();
    program_->window.stack().closeCase();
    program_->window.openPaths({bundlePath("variants/v20-truncated.zip")});
    EVENTUALLY(program_->message().contains(QStringLiteral("v20-truncated.zip")));
    import("zips/04-step2-custom-op-no-fake.zip");
    QCOMPARE(program_->window.stack().openId(), id);
    QCOMPARE(program_->listed(), 1);
    QCOMPARE(program_->store.list().size(), std::size_t(1));
    // Said where it is seen, in place of what was said of another file.
    QCOMPARE(program_->message(), QStringLiteral("04-step2-custom-op-no-fake.zip is a case already."));
}

void TestWindowImport::filesComeAsTheyAreUnpacked()
{
    program_->window.openPaths({bundlePath("zips/20-all-pass-graph-breaks-perf.zip")});
    QVERIFY(program_->page()->isProvisional());
    QCOMPARE(program_->page()->currentTab(), CasePage::Tab::Files);
    std::vector<FileNews> told;
    connect(
        program_->window.findChild<ImportRun*>(), &ImportRun::filesTold, this,
        [&told](const std::vector<FileNews>& news) { told.insert(told.end(), news.begin(), news.end()); });
    EVENTUALLY(program_->hasCase());
    const auto count = [&told](FileNews::Kind kind) {
        return std::ranges::count(told, kind, &FileNews::kind);
    };
    QVERIFY(count(FileNews::Kind::Listed) > 0);
    QCOMPARE(count(FileNews::Kind::Ready), count(FileNews::Kind::Listed)); // nothing nested in it
    QCOMPARE(told.front().kind, FileNews::Kind::Listed);
}

QTEST_MAIN(TestWindowImport)
#include "tst_window_import.moc"
