// SPDX-License-Identifier: Apache-2.0
#include "filter_pane_fixture.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>

using namespace triage;
using namespace triage::view;

/// Patterns that were used, and the field they are typed in.
class TestPatternHistory : public FilterPaneTest
{
    Q_OBJECT

private slots:
    void initTestCase() { keepSettingsApart(); }
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void theHistoryIsKept();
    void theHistoryFillsTheSwitches();
    void returnCountsWhileTheHistoryIsOpen();
    void theFindBarSaysWhereAnExpressionIsWrong();
};

void TestPatternHistory::theHistoryIsKept()
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

void TestPatternHistory::theHistoryFillsTheSwitches()
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

void TestPatternHistory::returnCountsWhileTheHistoryIsOpen()
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

void TestPatternHistory::theFindBarSaysWhereAnExpressionIsWrong()
{
    show(logOf(10));
    pane_->view().find({"a(b", true});
    const auto labels = pane_->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [](QLabel* l) { return l->text().contains(QStringLiteral("character 4")); }));
}

QTEST_MAIN(TestPatternHistory)
#include "tst_pattern_history.moc"
