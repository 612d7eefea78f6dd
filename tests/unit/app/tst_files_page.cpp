// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_header.h"
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/file_tree_model.h"
#include "app/files/file_tree_panel.h"
#include "app/files/files_page.h"
#include "app/files/note_bar.h"
#include "app/files/text_actions.h"
#include "pages_fixture.h"
#include "view/document.h"
#include "view/find_bar.h"
#include "view/finder.h"
#include "view/text_view.h"

#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace triage;
using namespace triage::app;

namespace {

const auto failedBundle = QStringLiteral("zips/02-step5-capture-107033.zip");

template <typename T>
T& part(QWidget& page)
{
    return *page.findChild<T*>();
}

view::TextView* textOf(FilesPage& page)
{
    auto* document = part<DocumentTabs>(page).current();
    return document == nullptr ? nullptr : document->findChild<view::TextView*>();
}

} // namespace

class FilesPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fixture_ = makeFixture();
        QVERIFY(fixture_ != nullptr);
        analysis_ = fixture_->open(failedBundle);
        QVERIFY(analysis_ != nullptr);
        QVERIFY(analysis_->verdict.causal() != nullptr);
    }

    void init()
    {
        page_ =
            std::make_unique<FilesPage>(fixture_->engine, fixture_->jobs, fixture_->speech, fixture_->theme);
        page_->resize(1000, 620);
        page_->show();
    }

    void evidenceOpensOnItsLine()
    {
        page_->setAnalysis(analysis_);
        const auto& causal = *analysis_->verdict.causal();
        page_->openAt(QString::fromStdString(causal.file), causal.line);
        QVERIFY(textOf(*page_) != nullptr);
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        QTRY_COMPARE(textOf(*page_)->currentLine(), causal.line);
        QCOMPARE(page_->currentPath(), QString::fromStdString(causal.file));
        QVERIFY(textOf(*page_)->lineText(causal.line).contains(QStringLiteral("107033")));
        const auto& marked = textOf(*page_)->decorations();
        const auto filled = std::find_if(marked.begin(), marked.end(), [&](const view::LineDecoration& d) {
            return d.role == view::LineRole::Causal && d.first == causal.line;
        });
        QVERIFY(filled != marked.end());
        keepPicture(*page_, QStringLiteral("files-evidence"));
    }

    void menuAndPaletteKnowWhatTheTextCanDo()
    {
        QVERIFY(page_->frontActions().isEmpty());
        page_->setAnalysis(analysis_);
        const auto& causal = *analysis_->verdict.causal();
        page_->openAt(QString::fromStdString(causal.file), causal.line);
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        QVERIFY(page_->frontActions().contains(textOf(*page_)->action(view::TextCommand::SoftWrap)));
        QCOMPARE(page_->textActions().last()->objectName(), QStringLiteral("text/close-file"));
    }

    void headSaysWhatTheFileIs()
    {
        page_->setAnalysis(analysis_);
        const auto& causal = *analysis_->verdict.causal();
        page_->openAt(QString::fromStdString(causal.file), causal.line);
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        const auto& info = part<DocumentHeader>(*page_).info();
        QCOMPARE(info.step, std::optional(Step::NpugraphEx));
        QCOMPARE(info.encoding, std::optional(text::Encoding::Utf8));
        QTRY_VERIFY(part<DocumentHeader>(*page_).info().lines.has_value());
        QCOMPARE(*part<DocumentHeader>(*page_).info().lines, analysis_->logs.at(causal.file)->lines);
    }

    void aFileOpensOnce()
    {
        page_->setAnalysis(analysis_);
        page_->openAt(QStringLiteral("env.txt"), {});
        page_->openAt(QStringLiteral("first_failure.txt"), {});
        page_->openAt(QStringLiteral("env.txt"), LineNumber(2));
        QCOMPARE(part<DocumentTabs>(*page_).all().size(), 2);
        QCOMPARE(page_->currentPath(), QStringLiteral("env.txt"));
        QTRY_COMPARE(textOf(*page_)->currentLine(), LineNumber(2));
    }

    void whatIsNotThereIsSaid()
    {
        page_->setAnalysis(analysis_);
        QSignalSpy said(page_.get(), &FilesPage::note);
        page_->openAt(QStringLiteral("no/such.log"), LineNumber(1));
        QCOMPARE(said.size(), 1);
        QVERIFY(said.front().front().toString().contains(QStringLiteral("no/such.log")));
        QVERIFY(part<DocumentTabs>(*page_).all().isEmpty());
    }

    void aNewJudgementKeepsWhatIsOpen()
    {
        page_->setAnalysis(analysis_);
        page_->openAt(QStringLiteral("env.txt"), LineNumber(3));
        QTRY_COMPARE(textOf(*page_)->currentLine(), LineNumber(3));
        auto marked = std::make_shared<engine::Analysis>(*analysis_);
        marked->review.marks.push_back({"env.txt", LineNumber(2), "look here", {}});
        page_->setAnalysis(marked);
        QCOMPARE(page_->currentPath(), QStringLiteral("env.txt"));
        QCOMPARE(textOf(*page_)->currentLine(), LineNumber(3));
        QCOMPARE(textOf(*page_)->decorations().size(), std::size_t(1));
        QCOMPARE(textOf(*page_)->decorations().front().note, QStringLiteral("look here"));
    }

    void anotherBundleClosesThem()
    {
        page_->setAnalysis(analysis_);
        page_->openAt(QStringLiteral("env.txt"), {});
        auto other = fixture_->open(QStringLiteral("zips/01-all-pass-linear.zip"));
        QVERIFY(other != nullptr);
        page_->setAnalysis(other);
        QVERIFY(part<DocumentTabs>(*page_).all().isEmpty());
        page_->setAnalysis(nullptr);
        QVERIFY(page_->currentPath().isEmpty());
    }

    void filesOfARunningImportAreReadAndStayOpen()
    {
        page_->beginProvisional(QStringLiteral("bundle.zip"));
        const auto& file = *analysis_->bundle.file("env.txt");
        const auto location = QString::fromStdString(analysis_->bundle.locationOf(file).string());
        page_->takeNews({{FileNews::Kind::Ready, QString::fromStdString(file.stored), location, file.size}});
        page_->openAt(QString::fromStdString(file.stored), {});
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        QVERIFY(part<DocumentHeader>(*page_).info().importing);
        QTRY_VERIFY(part<QTreeView>(part<FileTreePanel>(*page_)).model()->rowCount() > 0);
        page_->setAnalysis(analysis_);
        QCOMPARE(page_->currentPath(), QStringLiteral("env.txt"));
        QVERIFY(!part<DocumentHeader>(*page_).info().importing);
    }

    void findCountsAndGoesThere()
    {
        page_->setAnalysis(analysis_);
        const auto& causal = *analysis_->verdict.causal();
        page_->openAt(QString::fromStdString(causal.file), {});
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        part<TextActions>(*page_).find->trigger();
        auto& bar = part<view::FindBar>(*page_);
        QVERIFY(bar.isVisible());
        QTest::keyClicks(&part<QLineEdit>(bar), QStringLiteral("107033"));
        QTRY_VERIFY(!textOf(*page_)->finder().running() && textOf(*page_)->finder().hitCount() > 0);
        QTRY_VERIFY(
            textOf(*page_)->lineText(textOf(*page_)->currentLine()).contains(QStringLiteral("107033")));
        QTest::keyClick(&part<QLineEdit>(bar), Qt::Key_Escape);
        QVERIFY(!bar.isVisible());
    }

    void aMarkIsAskedForAndRequested()
    {
        page_->setAnalysis(analysis_);
        QSignalSpy marks(page_.get(), &FilesPage::markRequested);
        page_->openAt(QStringLiteral("env.txt"), LineNumber(4));
        QTRY_COMPARE(textOf(*page_)->currentLine(), LineNumber(4));
        part<TextActions>(*page_).mark->trigger();
        auto& entry = part<QLineEdit>(part<NoteBar>(*page_));
        QTest::keyClicks(&entry, QStringLiteral("odd version"));
        QTest::keyClick(&entry, Qt::Key_Return);
        QCOMPARE(marks.size(), 1);
        const MarkRequest expected{QStringLiteral("env.txt"), LineNumber(4), QStringLiteral("odd version"),
                                   false};
        QVERIFY(marks.front().front().value<MarkRequest>() == expected);
    }

    void candidatesAreVisitedInTurn()
    {
        page_->setAnalysis(analysis_);
        const auto& causal = *analysis_->verdict.causal();
        page_->openAt(QString::fromStdString(causal.file), LineNumber(1));
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        const auto stops = notesFor(causal.file, *analysis_).stops();
        QVERIFY(!stops.empty());
        for (const auto stop : stops) {
            part<TextActions>(*page_).nextStop->trigger();
            QCOMPARE(textOf(*page_)->currentLine(), stop);
        }
    }

    /// Listed, asked for, read from its first bytes on, followed while it grows.
    void aFileThatHasNotComeYetIsAskedForAndFollowed()
    {
        const auto path = fixture_->folder.filePath(QStringLiteral("late.log"));
        page_->beginProvisional(QStringLiteral("bundle.zip"));
        page_->takeNews({{FileNews::Kind::Listed, QStringLiteral("a/early.log"), {}, 10},
                         {FileNews::Kind::Listed, QStringLiteral("a/late.log"), {}, 22}});
        auto* rows = part<QTreeView>(part<FileTreePanel>(*page_)).model();
        QCOMPARE(rows->rowCount(rows->index(0, 0)), 2); // at once
        QSignalSpy asked(page_.get(), &FilesPage::preferRequested);
        page_->openAt(QStringLiteral("a/late.log"), {});
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("a/late.log"));
        QVERIFY(part<DocumentTabs>(*page_).current()->isWaiting());
        keepPicture(*page_, QStringLiteral("files-waiting"));

        QFile late(path);
        QVERIFY(late.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        late.write("first line\n");
        page_->takeNews({{FileNews::Kind::Begun, QStringLiteral("a/late.log"), path, 11}});
        QVERIFY(!part<DocumentTabs>(*page_).current()->isWaiting());
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        QCOMPARE(textOf(*page_)->lineText(LineNumber(1)), QStringLiteral("first line"));
        const auto row = rows->index(1, 0, rows->index(0, 0));
        QCOMPARE(row.data().toString(), QStringLiteral("late.log"));
        QVERIFY(row.data(FileTreeModel::PendingRole).toBool());

        late.write("second line\n");
        page_->takeNews({{FileNews::Kind::Ready, QStringLiteral("a/late.log"), path, 23}});
        QVERIFY(!row.data(FileTreeModel::PendingRole).toBool());
        QTRY_COMPARE(textOf(*page_)->lineText(LineNumber(2)), QStringLiteral("second line"));
    }

    /// What lies in an archive within the archive takes its place.
    void archivesWithinTheArchiveMakeWay()
    {
        page_->beginProvisional(QStringLiteral("bundle.zip"));
        page_->takeNews({{FileNews::Kind::Listed, QStringLiteral("logs.zip"), {}, 10},
                         {FileNews::Kind::Listed, QStringLiteral("z.log"), {}, 10}});
        page_->takeNews({{FileNews::Kind::Listed, QStringLiteral("logs.zip/a.log"), {}, 40},
                         {FileNews::Kind::Listed, QStringLiteral("logs.zip/b.log"), {}, 2}});
        auto* rows = part<QTreeView>(part<FileTreePanel>(*page_)).model();
        QTRY_COMPARE(rows->rowCount(rows->index(0, 0)), 2);
        QCOMPARE(rows->rowCount(), 2);
    }

    void aGibibyteOpens()
    {
        const auto path = fixture_->folder.filePath(QStringLiteral("big.log"));
        QFile big(path);
        QVERIFY(big.open(QIODevice::WriteOnly));
        big.write("first line\nsecond line\n");
        QVERIFY(big.resize(qint64(1) << 30));
        big.close();
        page_->beginProvisional(QStringLiteral("big"));
        page_->takeNews({{FileNews::Kind::Ready, QStringLiteral("big.log"), path, big.size()}});
        page_->openAt(QStringLiteral("big.log"), {});
        QTRY_VERIFY(textOf(*page_)->document() != nullptr);
        QCOMPARE(textOf(*page_)->lineText(LineNumber(1)), QStringLiteral("first line"));
    }

    void speaksChineseWithoutRestart()
    {
        page_->setAnalysis(analysis_);
        page_->openAt(QStringLiteral("env.txt"), {});
        const auto before = part<TextActions>(*page_).find->text();
        fixture_->speech.setLanguage(Language::Chinese);
        QCoreApplication::processEvents();
        keepPicture(*page_, QStringLiteral("files-zh"));
        fixture_->speech.setLanguage(Language::English);
        QCoreApplication::processEvents();
        QCOMPARE(part<TextActions>(*page_).find->text(), before);
    }

private:
    std::unique_ptr<PagesFixture> fixture_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::unique_ptr<FilesPage> page_;
};

QTEST_MAIN(FilesPageTest)
#include "tst_files_page.moc"
