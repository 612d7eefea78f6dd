// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_bar.h"
#include "app/handoff/handoff_page.h"
#include "app/handoff/sheet_pair.h"
#include "pages_fixture.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextLayout>
#include <QTextTable>

using namespace triage;
using namespace triage::app;
using handoff::Format;
using handoff::Languages;

class HandoffPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        fixture_ = makeFixture();
        QVERIFY(fixture_ != nullptr);
        analysis_ = fixture_->open(QStringLiteral("zips/02-step5-capture-107033.zip"));
        QVERIFY(analysis_ != nullptr);
    }

    void init()
    {
        page_ = std::make_unique<HandoffPage>(fixture_->engine, fixture_->jobs, fixture_->speech,
                                              fixture_->theme);
        page_->resize(1000, 560);
        page_->show();
        page_->setAnalysis(analysis_, {"Capture fails", "T-4711", "ACME"});
        QTRY_VERIFY(chinese().toPlainText().size() > 100);
    }

    void bothSheetsSayWhatIsSent()
    {
        for (auto* sheet : {&chinese(), &english()}) {
            const auto text = sheet->toPlainText();
            QVERIFY(text.contains(QStringLiteral("torch-npugraph-ex-")));
            QVERIFY(text.contains(QStringLiteral("107033")));
            QVERIFY(text.contains(QStringLiteral("T-4711")));
        }
        QVERIFY(chinese().toPlainText() != english().toPlainText());
        keepPicture(*page_, QStringLiteral("handoff"));
    }

    /// "Dura-tion" is no word.
    void headersOfTablesAreNotBroken()
    {
        page_->resize(640, 560);
        QTest::qWait(20);
        for (auto* sheet : {&chinese(), &english()}) {
            int tables = 0;
            for (QTextFrame* frame : sheet->document()->rootFrame()->childFrames()) {
                const auto* table = qobject_cast<QTextTable*>(frame);
                if (table == nullptr || table->format().headerRowCount() == 0)
                    continue;
                ++tables;
                for (int column = 0; column < table->columns(); ++column) {
                    const QTextBlock header = table->cellAt(0, column).firstCursorPosition().block();
                    QVERIFY2(header.layout()->lineCount() <= 1, qPrintable(header.text()));
                }
            }
            QVERIFY(tables > 1);
        }
    }

    void everyFormatIsShownLetterByLetter_data()
    {
        QTest::addColumn<int>("format");
        QTest::newRow("markdown") << int(Format::Markdown);
        QTest::newRow("text") << int(Format::Text);
        QTest::newRow("jira") << int(Format::Jira);
        QTest::newRow("json") << int(Format::Json);
    }
    void everyFormatIsShownLetterByLetter()
    {
        QFETCH(const int, format);
        bar().setFormat(static_cast<Format>(format));
        const auto expected = fixture_->engine.write(*analysis_, static_cast<Format>(format),
                                                     Languages::Chinese, {"Capture fails", "T-4711", "ACME"});
        QVERIFY(expected);
        // A document keeps no line feed at its end and shows no-break spaces as spaces.
        QTRY_COMPARE(chinese().toPlainText().trimmed(), QString::fromStdString(*expected).trimmed());
        QTest::qWait(20); // one sheet takes the room of both
        keepPicture(*page_, QStringLiteral("handoff-") + QLatin1String(QTest::currentDataTag()));
    }

    void copiesAndSaysSo()
    {
        bar().setFormat(Format::Markdown);
        QSignalSpy said(page_.get(), &HandoffPage::statusMessage);
        page_->copy();
        QTRY_COMPARE(said.size(), 1);
        const auto expected = fixture_->engine.write(*analysis_, Format::Markdown, Languages::Both,
                                                     {"Capture fails", "T-4711", "ACME"});
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(*expected));
    }

    void formattedCopyIsReadableAsPlainText()
    {
        bar().setFormat(Format::Html);
        QGuiApplication::clipboard()->setText(QStringLiteral("before"));
        page_->copy();
        QTRY_VERIFY(QGuiApplication::clipboard()->mimeData()->hasHtml());
        QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("<p")));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("107033")));
    }

    void savesEveryFormat()
    {
        for (const auto* ending : {"md", "html", "txt", "jira", "json", "pdf"}) {
            const auto file = fixture_->folder.filePath(QStringLiteral("handoff.") + QLatin1String(ending));
            QSignalSpy said(page_.get(), &HandoffPage::statusMessage);
            page_->saveTo(file, Languages::Both);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), 20'000);
            QTRY_COMPARE(said.size(), 2); // saving, saved
            QVERIFY2(QFile(file).size() > 500, ending);
        }
        QFile pdf(fixture_->folder.filePath(QStringLiteral("handoff.pdf")));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.read(5) == "%PDF-");
    }

    void aFolderThatIsNotThereIsSaidInPlace()
    {
        QSignalSpy said(page_.get(), &HandoffPage::statusMessage);
        page_->saveTo(fixture_->folder.filePath(QStringLiteral("no/such/folder/a.md")), Languages::English);
        QTRY_COMPARE(said.size(), 2);
        QVERIFY(said.back().front().toString().contains(QStringLiteral("no/such/folder/a.md")));
    }

    void sheetsScrollTogether()
    {
        auto* bar = english().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0 && chinese().verticalScrollBar()->maximum() > 0);
        bar->setValue(bar->maximum());
        QCOMPARE(chinese().verticalScrollBar()->value(), chinese().verticalScrollBar()->maximum());
        chinese().verticalScrollBar()->setValue(0);
        QCOMPARE(bar->value(), 0);
    }

    void whereItIsNarrowOneSheetIsShown()
    {
        QVERIFY(pair().isSideBySide());
        page_->resize(640, 500);
        QTRY_VERIFY(!pair().isSideBySide());
        QVERIFY(pair().chinese()->isVisible() != pair().english()->isVisible());
        QTest::qWait(50);
        QVERIFY(pair().chinese()->width() > 550); // all the room is its own
        keepPicture(*page_, QStringLiteral("handoff-narrow"));
    }

    void aChangeIsComposedAnew()
    {
        auto changed = std::make_shared<engine::Analysis>(*analysis_);
        review::Review review = changed->review;
        review.override_ = review::Override{
            Route::Performance, "the customer says it is slow", {"Li", "2026-12-01T10:00:00+08:00"}};
        page_->setAnalysis(
            std::make_shared<const engine::Analysis>(fixture_->engine.rejudge(*changed, review)), {});
        QTRY_VERIFY(english().toPlainText().contains(QStringLiteral("the customer says it is slow")));
        QVERIFY(!english().toPlainText().contains(QStringLiteral("T-4711")));
    }

    void withoutACaseItTeaches()
    {
        page_->setAnalysis(nullptr, {});
        QVERIFY(!pair().isVisible());
        keepPicture(*page_, QStringLiteral("handoff-empty"));
    }

private:
    SheetPair& pair() { return *page_->findChild<SheetPair*>(); }
    HandoffBar& bar() { return *page_->findChild<HandoffBar*>(); }
    QTextBrowser& chinese() { return *pair().chinese()->browser(); }
    QTextBrowser& english() { return *pair().english()->browser(); }

    std::unique_ptr<PagesFixture> fixture_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::unique_ptr<HandoffPage> page_;
};

QTEST_MAIN(HandoffPageTest)
#include "tst_handoff_page.moc"
