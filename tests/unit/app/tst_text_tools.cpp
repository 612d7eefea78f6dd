// SPDX-License-Identifier: Apache-2.0
#include "app/compare/compare_dialog.h"
#include "app/compare/pair_tab.h"
#include "app/files/document_tabs.h"
#include "app/files/document_view.h"
#include "app/files/files_page.h"
#include "app/files/note_bar.h"
#include "app/search/case_search.h"
#include "app/search/result_model.h"
#include "app/search/search_panel.h"
#include "app/search/text_tools.h"
#include "pages_fixture.h"
#include "view/diff/comparison.h"
#include "view/diff/pair_view.h"
#include "view/document.h"
#include "view/filter/filter_bar.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/pattern/pattern_edit.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAction>
#include <QFile>
#include <QListWidget>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace triage;
using namespace triage::app;

namespace {

const auto failedBundle = QStringLiteral("zips/02-step5-capture-107033.zip");

} // namespace

class TextToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("text-tools-test"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings_.path());
        fixture_ = makeFixture();
        QVERIFY(fixture_ != nullptr);
        analysis_ = fixture_->open(failedBundle);
        QVERIFY(analysis_ != nullptr);
    }

    void init()
    {
        page_ =
            std::make_unique<FilesPage>(fixture_->engine, fixture_->jobs, fixture_->speech, fixture_->theme);
        page_->resize(1100, 700);
        page_->show();
        page_->setAnalysis(analysis_);
        causal_ = QString::fromStdString(analysis_->verdict.causal()->file);
    }

    void cleanup() { page_.reset(); }

    void searchesAllFilesOfTheCase()
    {
        page_->searchCase();
        panel().edit().setPattern({"107033", false, true, false});
        QTRY_VERIFY(panel().search().active());
        QTRY_VERIFY(!panel().search().running());
        QVERIFY(panel().search().matches() > 1);
        const auto& model = *panel().results().model();
        QVERIFY(model.rowCount() >= 1);
        const auto file = model.index(0, 0);
        const auto line = model.index(0, 0, file);
        QVERIFY(line.data().toString().contains(QStringLiteral("107033")));
        // A click opens the text at the line.
        emit panel().results().activated(line);
        const QString path = line.data(ResultModel::PathRole).toString();
        QTRY_COMPARE(page_->currentPath(), path);
        auto& text = tabs().current()->pane().view();
        QTRY_VERIFY(text.document() != nullptr);
        QTRY_COMPARE(text.currentLine().value, line.data(ResultModel::LineRole).toLongLong());
        QVERIFY(text.lineText(text.currentLine()).contains(QStringLiteral("107033")));
        keepPicture(*page_, QStringLiteral("search-case"));
    }

    void countsAsAPlainReaderDoes()
    {
        page_->searchCase();
        panel().edit().setPattern({"error", false, false, false});
        QTRY_VERIFY(panel().search().active() && !panel().search().running());
        std::int64_t expected = 0;
        for (const SearchedFile& file : panel().search().files()) {
            QFile opened(file.location);
            QVERIFY(opened.open(QIODevice::ReadOnly));
            for (const QByteArray& line : opened.readAll().split('\n'))
                expected += line.toLower().contains("error") ? 1 : 0;
        }
        QCOMPARE(panel().search().matches(), expected);
    }

    void anExpressionThatIsWrongIsSaid()
    {
        page_->searchCase();
        panel().edit().setPattern({"a AND", false, false, false});
        QTRY_VERIFY(panel().search().wrong());
        QVERIFY(!panel().search().active());
    }

    void anotherCaseClearsWhatWasFound()
    {
        page_->searchCase();
        panel().edit().setPattern({"107033", false, false, false});
        QTRY_VERIFY(panel().results().model()->rowCount() > 0);
        page_->setAnalysis(nullptr);
        QCOMPARE(panel().results().model()->rowCount(), 0);
        QVERIFY(panel().isHidden());
    }

    void filtersTheTextInFront()
    {
        page_->openAt(causal_, {});
        QTRY_VERIFY(tabs().current()->pane().view().document() != nullptr);
        trigger(QStringLiteral("text/filter"));
        auto& filter = tabs().current()->pane().filter();
        QVERIFY(filter.isVisible());
        filter.setStep({"107033"});
        QTRY_VERIFY(filter.search().result() && !filter.search().running());
        filter.view().goToLine(LineNumber{1});
        const auto line = tabs().current()->currentLine();
        QVERIFY(tabs().current()->pane().view().lineText(line).contains(QStringLiteral("107033")));
        keepPicture(*page_, QStringLiteral("filter-lines"));
    }

    void splitsOneTextIntoTwoPlaces()
    {
        page_->openAt(causal_, LineNumber{5});
        QTRY_VERIFY(tabs().current()->pane().view().document() != nullptr);
        trigger(QStringLiteral("text/split"));
        auto* tab = page_->findChild<PairTab*>();
        QVERIFY(tab != nullptr);
        QTRY_VERIFY(tab->pair().view(view::Side::Left).document() != nullptr);
        QCOMPARE(tab->pair().view(view::Side::Left).document(),
                 tab->pair().view(view::Side::Right).document());
        QCOMPARE(tab->pair().view(view::Side::Left).currentLine().value, 5); // where one reads
        QCOMPARE(tab->pair().view(view::Side::Right).currentLine().value, 5);
        QCOMPARE(page_->currentPath(), causal_);
        QVERIFY(tabs().find(causal_) != nullptr);
        trigger(QStringLiteral("text/close-file")); // by its key as by its cross
        QVERIFY(tabs().otherPages().isEmpty());
        QVERIFY(tabs().find(causal_) != nullptr);
    }

    void commandsGoToTheHalfWithTheFocus()
    {
        PairTab& tab = splitAt(LineNumber{5});
        DocumentView& right = *tab.texts()[1];
        QCOMPARE(tabs().current(), tab.texts()[0]);
        trigger(QStringLiteral("text/other-text"));
        QCOMPARE(tabs().current(), &right);
        QSignalSpy marks(page_.get(), &FilesPage::markRequested);
        QSignalSpy quotes(page_.get(), &FilesPage::quoteRequested);
        right.goTo(LineNumber{9});
        for (const auto& id : {QStringLiteral("text/find"), QStringLiteral("text/go-to"),
                               QStringLiteral("text/filter"), QStringLiteral("text/mark")})
            trigger(id);
        QVERIFY(right.pane().filter().isVisible());
        QVERIFY(tab.texts()[0]->pane().filter().isHidden());
        QTest::keyClick(right.findChild<NoteBar*>(), Qt::Key_Return);
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0][0].value<MarkRequest>().line.value, 9);
        right.text().action(view::TextCommand::Quote)->trigger();
        QTest::keyClick(right.findChild<NoteBar*>(), Qt::Key_Return);
        QCOMPARE(quotes.size(), 1);
        QCOMPARE(quotes[0][0].value<QuoteRequest>().line.value, 9);
        QCOMPARE(tab.texts()[0]->currentLine().value, 5); // nothing happened there
        QVERIFY(!page_->frontActions().isEmpty());
    }

    void theCausalLineIsMarkedInBothHalves()
    {
        PairTab& tab = splitAt(LineNumber{5});
        for (const DocumentView* text : tab.texts()) {
            const auto& all = text->text().decorations();
            QVERIFY(std::any_of(all.begin(), all.end(), [](const view::LineDecoration& d) {
                return d.role == view::LineRole::Causal;
            }));
        }
    }

    void theLineStaysSeenWhenAFilterOpensBelow()
    {
        const LineNumber causal = analysis_->verdict.causal()->line;
        PairTab& tab = splitAt(causal);
        trigger(QStringLiteral("text/filter"));
        for (DocumentView* text : tab.texts()) {
            const view::TextView& view = text->text();
            QTRY_VERIFY(!view.placeRect(view.position()).isEmpty());
            const QPoint bottom = view.placeRect(view.position()).bottomLeft();
            QTRY_VERIFY(view.viewport()->rect().contains(view.viewport()->mapFromGlobal(bottom)));
        }
    }

    void theSameKeyClosesTheSplit()
    {
        splitAt(LineNumber{5});
        trigger(QStringLiteral("text/other-text"));
        tabs().current()->goTo(LineNumber{7});
        trigger(QStringLiteral("text/split"));
        QVERIFY(tabs().otherPages().isEmpty());
        QCOMPARE(tabs().current(), tabs().find(causal_));
        QCOMPARE(tabs().current()->currentLine().value, 7); // what was read last goes on
    }

    void aPlaceThatIsSeenIsGoneToThere()
    {
        PairTab& tab = splitAt(LineNumber{5});
        page_->openAt(causal_, LineNumber{3});
        QCOMPARE(tabs().current(), tab.inUse());
        QCOMPARE(tab.inUse()->currentLine().value, 3);
        page_->openAt(causal_, {}); // from the tree: the text itself
        QCOMPARE(tabs().current(), tabs().find(causal_));
    }

    void comparedLinesKeepTheirNumbersInMarksAndQuotes()
    {
        const auto written = [this](const char* name, const QByteArray& text) {
            QFile file(settings_.filePath(QLatin1String(name)));
            DocumentInfo info;
            if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
                info.path = info.location = file.fileName();
            return PairTab::Part{info, {}, {}};
        };
        PairTab tab(fixture_->jobs, fixture_->theme);
        tab.resize(900, 500);
        tab.show();
        tab.open(written("a.py", "one\ntwo\n"), written("b.py", "zero\none\ntwo\n"), true);
        QTRY_VERIFY(tab.pair().comparison().result());
        DocumentView& left = *tab.texts()[0];
        left.setMarkable(true);
        QSignalSpy quotes(&left, &DocumentView::quoteRequested);
        left.goTo(LineNumber{2});
        QCOMPARE(left.currentLine().value, 2);
        QCOMPARE(left.text().currentLine().value, 3); // a place is held above
        left.text().select(ByteOffset{0}, ByteOffset{6});
        left.text().action(view::TextCommand::Quote)->trigger();
        QTest::keyClick(left.findChild<NoteBar*>(), Qt::Key_Return);
        QCOMPARE(quotes.size(), 1);
        QCOMPARE(quotes[0][0].value<QuoteRequest>().line.value, 1);
        QCOMPARE(quotes[0][0].value<QuoteRequest>().text, QStringLiteral("one\ntwo"));
    }

    void comparesTwoFiles()
    {
        QStringList scripts;
        for (const auto& file : analysis_->facts.files) {
            if (qstring(file.path).endsWith(QStringLiteral(".py")))
                scripts << qstring(file.path);
        }
        QVERIFY(scripts.size() >= 2);
        page_->findChild<TextTools*>()->compare(scripts[0], scripts[1]);
        auto* tab = page_->findChild<PairTab*>();
        QVERIFY(tab != nullptr);
        QTRY_VERIFY(tab->pair().comparison().result());
        QVERIFY(!tab->pair().comparison().result()->rows.empty());
        keepPicture(*page_, QStringLiteral("compare-scripts"));
        QTest::keyClick(&tab->pair().view(view::Side::Left), Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(tabs().otherPages().isEmpty());
    }

    void theOtherFileIsChosenByNameFirst()
    {
        CompareDialog dialog(QStringLiteral("step1/run.py"),
                             {QStringLiteral("a.log"), QStringLiteral("b.py"), QStringLiteral("step2/run.py"),
                              QStringLiteral("step1/run.py")});
        QCOMPARE(dialog.chosen(), QStringLiteral("step2/run.py"));
        QCOMPARE(dialog.list().count(), 3);
        QCOMPARE(dialog.list().item(1)->text(), QStringLiteral("b.py"));
    }

private:
    SearchPanel& panel() { return *page_->findChild<SearchPanel*>(); }
    PairTab& splitAt(LineNumber line)
    {
        page_->openAt(causal_, line);
        [&] { QTRY_VERIFY(tabs().current()->file() != nullptr); }();
        trigger(QStringLiteral("text/split"));
        return *page_->findChild<PairTab*>();
    }
    DocumentTabs& tabs() { return *page_->findChild<DocumentTabs*>(); }
    void trigger(const QString& id)
    {
        for (QAction* action : page_->textActions())
            if (action->objectName() == id)
                return action->trigger();
        QFAIL("no such action");
    }

    QTemporaryDir settings_;
    std::unique_ptr<PagesFixture> fixture_;
    std::shared_ptr<const engine::Analysis> analysis_;
    std::unique_ptr<FilesPage> page_;
    QString causal_;
};

QTEST_MAIN(TextToolsTest)
#include "tst_text_tools.moc"
