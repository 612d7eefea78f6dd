// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_bar.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/pattern/pattern_edit.h"
#include "view/pattern/search_history.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace triage;
using namespace triage::view;

namespace {

std::string logOf(int lines)
{
    std::string text;
    for (int i = 1; i <= lines; ++i)
        text += "line " + std::to_string(i) + (i % 10 == 0 ? " error\n" : " fine\n");
    return text;
}

} // namespace

class TestFilterPane : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { pane_.reset(); }

    void showsTheLinesThatMatch();
    void goesToTheLineInTheText();
    void theTextsLineIsShown();
    void contextLinesStandAround();
    void excludes();
    void filtersWithin();
    void saysWhatIsWrongAndWhere();
    void nothingFoundIsSaid();
    void aNewFilterMovesNobody();
    void followsAGrowingFile();
    void followsAnotherText();
    void stopsAndSaysSo();
    void aFileThatCannotBeReadIsSaid();
    void aFileCutShortIsFilteredAnew();
    void aRemovedFileIsStillFiltered();
    void nulBytesAreText();
    void everyLineOfALargeFile();
    void marksAndEvidenceAreLinesOfTheFile();
    void closesAndForgets();
    void theHistoryIsKept();
    void theHistoryFillsTheSwitches();
    void returnCountsWhileTheHistoryIsOpen();
    void theFindBarSaysWhereAnExpressionIsWrong();

private:
    FilterPane& filter() { return pane_->filter(); }
    FilterSearch& search() { return filter().search(); }
    void show(const std::string& text)
    {
        pane_->setDocument(Document::fromText(QString::fromStdString(text)));
        filter().open();
    }
    void apply(text::FilterStep step)
    {
        filter().setStep(step);
        QTRY_VERIFY(!search().running());
    }
    std::int64_t shown() { return search().result() ? search().result()->lineCount() : 0; }

    QTemporaryDir dir_;
    std::unique_ptr<TextPane> pane_;
};

void TestFilterPane::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("filter-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, dir_.path());
}

void TestFilterPane::init()
{
    SearchHistory().clear();
    pane_ = std::make_unique<TextPane>();
    pane_->resize(900, 700);
    pane_->show();
    QVERIFY(QTest::qWaitForWindowExposed(pane_.get()));
}

void TestFilterPane::showsTheLinesThatMatch()
{
    show(logOf(1000));
    apply({"error"});
    QCOMPARE(shown(), 100);
    QCOMPARE(filter().view().lineText(LineNumber{3}), QStringLiteral("line 30 error"));
    QCOMPARE(search().lines()->at(LineNumber{3})->number.value, 30);
}

void TestFilterPane::goesToTheLineInTheText()
{
    show(logOf(1000));
    apply({"error"});
    filter().view().setFocus();
    filter().view().goToLine(LineNumber{7});
    QCOMPARE(pane_->view().currentLine().value, 70);
    QTest::keyClick(&filter().view(), Qt::Key_Down);
    QCOMPARE(pane_->view().currentLine().value, 80);
    QTest::keyClick(&filter().view(), Qt::Key_Return);
    QVERIFY(pane_->view().hasFocus());
}

void TestFilterPane::theTextsLineIsShown()
{
    show(logOf(1000));
    apply({"error"});
    pane_->view().goToLine(LineNumber{555});
    QCOMPARE(filter().view().currentLine().value, 56); // line 560, the next one
    QCOMPARE(pane_->view().currentLine().value, 555);
}

void TestFilterPane::contextLinesStandAround()
{
    show(logOf(100));
    search().start({{"line 50 "}}, 2);
    // What the bar says counts when it is asked; here the search alone.
    search().setDocument(pane_->view().document());
    search().start({{"line 50 "}}, 2);
    QTRY_VERIFY(!search().running());
    QCOMPARE(shown(), 5);
    QCOMPARE(search().lines()->at(LineNumber{1})->number.value, 48);
    QVERIFY(!search().lines()->at(LineNumber{1})->match);
    QVERIFY(search().lines()->at(LineNumber{3})->match);
    QCOMPARE(search().lines()->matches(), 1);
}

void TestFilterPane::excludes()
{
    show(logOf(100));
    apply({"error", false, false, false, true});
    QCOMPARE(shown(), 90);
}

void TestFilterPane::filtersWithin()
{
    show(logOf(1000));
    apply({"error"});
    filter().filterWithin();
    QCOMPARE(filter().chain().size(), std::size_t{1});
    apply({"line 3"});
    QTRY_COMPARE(shown(), 11); // 30, 300…390
    const auto steps = filter().findChildren<QToolButton*>();
    const auto all = std::find_if(steps.begin(), steps.end(),
                                  [](QToolButton* b) { return b->text() == QStringLiteral("error"); });
    QVERIFY(all != steps.end());
    QTest::mouseClick(*all, Qt::LeftButton);
    QVERIFY(filter().chain().empty());
    QTRY_COMPARE(shown(), 100);
    QCOMPARE(filter().bar().edit().text(), QStringLiteral("error"));
}

void TestFilterPane::saysWhatIsWrongAndWhere()
{
    show(logOf(10));
    filter().setStep({"fine AND [", true});
    QVERIFY(search().wrong());
    QCOMPARE(search().wrong()->error.at, std::size_t{10});
    const auto labels = filter().bar().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text().contains(QStringLiteral("11"));
    }));
}

void TestFilterPane::nothingFoundIsSaid()
{
    show(logOf(10));
    apply({"nowhere"});
    QVERIFY(!search().result());
    const auto labels = filter().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text() == FilterPane::tr("No line matches.");
    }));
}

void TestFilterPane::aNewFilterMovesNobody()
{
    show(logOf(1000));
    pane_->view().goToLine(LineNumber{500});
    apply({"error"});
    QCOMPARE(pane_->view().currentLine().value, 500);
    apply({"fine"});
    QCOMPARE(pane_->view().currentLine().value, 500);
}

void TestFilterPane::followsAGrowingFile()
{
    const QString path = dir_.filePath(QStringLiteral("growing.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one error\ntwo\nthree err");
    file.flush();
    const auto document = Document::open(path.toStdString());
    pane_->setDocument(document);
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 1);
    file.write("or\nfour\nfive error\n");
    file.flush();
    document->refresh();
    QTRY_COMPARE(shown(), 3);
    QCOMPARE(filter().view().lineText(LineNumber{2}), QStringLiteral("three error"));
    QCOMPARE(search().lines()->at(LineNumber{3})->number.value, 5);
}

void TestFilterPane::followsAnotherText()
{
    show(logOf(100));
    apply({"error"});
    QCOMPARE(shown(), 10);
    pane_->setDocument(Document::fromText(QString::fromStdString(logOf(300))));
    QTRY_COMPARE(shown(), 30);
}

void TestFilterPane::stopsAndSaysSo()
{
    show(logOf(200'000));
    filter().setStep({"(x+x+)+y", true});
    search().cancel();
    QVERIFY(!search().running());
    QVERIFY(search().stopped());
}

void TestFilterPane::aFileThatCannotBeReadIsSaid()
{
    /// As a network drive that went away.
    class Broken : public text::ByteSource
    {
    public:
        Result<std::size_t> read(ByteOffset at, std::span<char> into) const override
        {
            if (at.value + std::ssize(into) > 200'000)
                return fail(ErrorKind::NotReadable, Message{"%1 could not be read.", {"broken.log"}});
            return text_->read(at, into);
        }
        std::int64_t size() const override { return text_->size(); }

    private:
        std::shared_ptr<const text::ByteSource> text_ = text::fromBytes(logOf(500'000));
    };
    DocumentSource source;
    source.source = std::make_shared<Broken>();
    source.name = QStringLiteral("broken.log");
    source.encoding = text::Encoding::Utf8;
    pane_->setDocument(std::make_shared<Document>(std::move(source)));
    filter().open();
    apply({"error"});
    QVERIFY(search().error());
    const auto labels = filter().bar().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](QLabel* l) {
        return l->isVisible() && l->text().contains(QStringLiteral("broken.log"));
    }));
}

void TestFilterPane::aFileCutShortIsFilteredAnew()
{
    const QString path = dir_.filePath(QStringLiteral("cut.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(logOf(1000)));
    file.flush();
    const auto document = Document::open(path.toStdString());
    pane_->setDocument(document);
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 100);
    QVERIFY(file.resize(static_cast<qint64>(logOf(20).size())));
    filter().view().viewport()->repaint(); // what is not there any more is no crash
    document->refresh();
    QTRY_COMPARE(shown(), 2);
}

void TestFilterPane::aRemovedFileIsStillFiltered()
{
    const QString path = dir_.filePath(QStringLiteral("gone.log"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(logOf(100)));
    file.close();
    pane_->setDocument(Document::open(path.toStdString()));
    QVERIFY(QFile::remove(path));
    filter().open();
    apply({"error"});
    QCOMPARE(shown(), 10);
}

void TestFilterPane::nulBytesAreText()
{
    show(std::string("a\0error\0\n\0\0\nfine\n", 17));
    apply({"error"});
    QCOMPARE(shown(), 1);
    filter().view().viewport()->repaint();
}

void TestFilterPane::everyLineOfALargeFile()
{
    show(logOf(1'000'000));
    apply({"line"});
    QCOMPARE(shown(), 1'000'000);
    filter().view().goToLine(LineNumber{999'999});
    QCOMPARE(filter().view().lineText(LineNumber{999'999}), QStringLiteral("line 999999 fine"));
    QVERIFY(search().lines()->memory() < 16'000'000);
}

void TestFilterPane::marksAndEvidenceAreLinesOfTheFile()
{
    show(logOf(100));
    apply({"error"});
    QSignalSpy marked(&filter(), &FilterPane::markRequested);
    filter().view().goToLine(LineNumber{2});
    filter().view().action(TextView::Command::ToggleMark)->trigger();
    QCOMPARE(marked.size(), 1);
    QCOMPARE(marked[0][0].value<LineNumber>().value, 20);
    std::vector<LineNumber> lines;
    connect(&filter(), &FilterPane::copyAsEvidenceRequested, this, [&](const auto& l) { lines = l; });
    filter().view().action(TextView::Command::CopyAsEvidence)->trigger();
    QCOMPARE(lines, (std::vector<LineNumber>{LineNumber{20}}));
}

void TestFilterPane::closesAndForgets()
{
    show(logOf(100));
    apply({"error"});
    QTest::keyClick(filter().bar().edit().findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(filter().isHidden());
    QVERIFY(!search().active());
    QVERIFY(pane_->view().hasFocus());
    filter().open();
    QTRY_COMPARE(shown(), 10); // the filter is still there
}

void TestFilterPane::theHistoryIsKept()
{
    SearchHistory history;
    history.add({"first", true, false, false});
    history.add({"second: with colons", false, true, true});
    history.add({"  ", false, false, false});
    history.add({"first", false, false, true});
    const auto entries = SearchHistory().entries();
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0], (text::Pattern{"first", false, false, true}));
    QCOMPARE(entries[1], (text::Pattern{"second: with colons", false, true, true}));
    for (int i = 0; i < 100; ++i)
        history.add({std::to_string(i)});
    QCOMPARE(static_cast<int>(history.entries().size()), SearchHistory::most);
    QSettings().setValue(QStringLiteral("search/history"), QStringList{QStringLiteral("junk"), {}});
    QVERIFY(history.entries().empty());
}

void TestFilterPane::theHistoryFillsTheSwitches()
{
    SearchHistory().add({"[0-9]+", true, true, false});
    PatternEdit edit;
    QSignalSpy changed(&edit, &PatternEdit::changed);
    edit.setPattern(SearchHistory().entries().front());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(edit.pattern(), (text::Pattern{"[0-9]+", true, true, false}));
    edit.setText(QStringLiteral("typed"));
    edit.remember();
    QCOMPARE(SearchHistory().entries().front().text, std::string("typed"));
}

void TestFilterPane::returnCountsWhileTheHistoryIsOpen()
{
    SearchHistory().add({"errors", false, false, false});
    show(logOf(10));
    auto& edit = filter().bar().edit();
    auto* field = edit.findChild<QLineEdit*>();
    QSignalSpy pressed(&edit, &PatternEdit::returnPressed);
    edit.setText({});
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("err"));
    QTRY_VERIFY(field->completer()->popup()->isVisible());
    QTest::keyClick(field->completer()->popup(), Qt::Key_Return);
    QCOMPARE(pressed.size(), 1);
    QVERIFY(!field->completer()->popup()->isVisible());
}

void TestFilterPane::theFindBarSaysWhereAnExpressionIsWrong()
{
    show(logOf(10));
    pane_->view().find({"a(b", true});
    const auto labels = pane_->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](QLabel* l) { return l->text().contains(QStringLiteral("character 4")); }));
}

QTEST_MAIN(TestFilterPane)
#include "tst_filter_pane.moc"
