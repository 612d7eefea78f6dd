// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/colour/contrast.h"
#include "view/highlight/highlighter_dialog.h"
#include "view/highlight/rule_table.h"
#include "view/highlight/user_colours.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace triage;
using namespace triage::view;

namespace {

HighlighterSets sample()
{
    return {{{QStringLiteral("ranks"),
              {{QStringLiteral("rank\\d"), true, true, false, QColor(0x1f6feb), {}, true},
               {QStringLiteral("oom"), false, false, true, {}, QColor(0xffd54a), false}}},
             {QStringLiteral("other"), {}}},
            0};
}

QPalette paletteOn(QRgb base, QRgb text)
{
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(base));
    palette.setColor(QPalette::Text, QColor(text));
    return palette;
}

} // namespace

class TestUserColours : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void rulesFind();
    void whateverIsChosenCanBeRead();
    void jsonComesBack();
    void foreignJsonIsRefused_data();
    void foreignJsonIsRefused();
    void seenInTheView();
    void theDialogEditsAndUndoes();
    void theDialogImportsAndExports();
};

void TestUserColours::rulesFind()
{
    const UserColours colours(sample().sets[0]);
    const auto found = colours.formats(QStringLiteral("rank1 and rank2, Rank3"), QPalette());
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[1].start, 10);
    QCOMPARE(found[1].length, 5);
    QVERIFY(found[0].format.fontWeight() >= QFont::Bold);
    const auto line = colours.formats(QStringLiteral("killed: OOM"), QPalette());
    QCOMPARE(line.size(), 1);
    QCOMPARE(line[0].length, 11); // the whole line
    const UserColours broken(
        {QStringLiteral("x"), {{QStringLiteral("a("), true, false, false, {}, {}, true}}});
    QVERIFY(broken.formats(QStringLiteral("a("), QPalette()).isEmpty());
}

void TestUserColours::whateverIsChosenCanBeRead()
{
    for (const QRgb ground : {0xffffffU, 0x1e1e1eU, 0xffd54aU, 0x1f6febU, 0x808080U}) {
        for (const QRgb wanted : {0xffffffU, 0x000000U, 0xffd54aU, 0x1f6febU, 0x00ff00U, 0x7f7f7fU}) {
            const QColor readable = readableOn(QColor(ground), QColor(wanted));
            QVERIFY(contrast(QColor(ground), readable) >= textContrast);
        }
    }
    QCOMPARE(readableOn(Qt::white, Qt::black), QColor(Qt::black)); // what is fine stays
    for (const QPalette& palette : {paletteOn(0xffffff, 0x202020), paletteOn(0x1e1e1e, 0xe0e0e0)}) {
        for (const auto& range :
             UserColours(sample().sets[0]).formats(QStringLiteral("rank1 oom"), palette)) {
            const QColor ground = range.format.hasProperty(QTextFormat::BackgroundBrush)
                                      ? range.format.background().color()
                                      : palette.color(QPalette::Base);
            QVERIFY(contrast(ground, range.format.foreground().color()) >= textContrast);
        }
    }
}

void TestUserColours::jsonComesBack()
{
    const auto back = highlightersFromJson(toJson(sample()));
    QVERIFY(back.has_value());
    QVERIFY(*back == sample());
    QVERIFY(*highlightersFromJson(toJson({})) == HighlighterSets{});
}

void TestUserColours::foreignJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("not ours") << QByteArray("{\"name\": 1}");
    QTest::newRow("another format") << QByteArray(R"({"format": 2, "highlighters": []})");
    QTest::newRow("no name") << QByteArray(R"({"format": 1, "highlighters": [{"rules": []}]})");
    QTest::newRow("a colour") << QByteArray(
        R"({"format": 1, "highlighters": [{"name": "a", "rules": [{"pattern": "x", "foreground": "q"}]}]})");
    QTest::newRow("an expression") << QByteArray(
        R"({"format": 1, "highlighters": [{"name": "a", "rules": [{"pattern": "(", "regex": true}]}]})");
}

void TestUserColours::foreignJsonIsRefused()
{
    QFETCH(QByteArray, json);
    QVERIFY(!highlightersFromJson(json).has_value());
}

void TestUserColours::seenInTheView()
{
    show("rank1 said\nnothing\n");
    const QImage before = view().grab().toImage();
    view().setUserColours(std::make_shared<const UserColours>(sample().sets[0]));
    const QImage after = view().grab().toImage();
    QVERIFY(after != before);
    view().setUserColours(nullptr);
    QVERIFY(view().grab().toImage() == before);
}

void TestUserColours::theDialogEditsAndUndoes()
{
    HighlighterDialog dialog(sample(), Document::fromText(QStringLiteral("rank1\noom\n")), LineNumber{1});
    QSignalSpy changed(&dialog, &HighlighterDialog::changed);
    auto& table = *dialog.findChild<RuleTable*>();
    QCOMPARE(table.rowCount(), 2);
    table.item(0, 0)->setText(QStringLiteral("node\\d"));
    QCOMPARE(dialog.sets().sets[0].rules[0].pattern, QStringLiteral("node\\d"));
    QCOMPARE(changed.size(), 1);
    table.item(1, 4)->setCheckState(Qt::Checked);
    QVERIFY(dialog.sets().sets[0].rules[1].bold);
    dialog.undo();
    dialog.undo();
    QVERIFY(dialog.sets() == sample());
    QCOMPARE(table.item(0, 0)->text(), QStringLiteral("rank\\d"));
    dialog.redo();
    QCOMPARE(dialog.sets().sets[0].rules[0].pattern, QStringLiteral("node\\d"));
    table.item(0, 0)->setText(QStringLiteral("a("));
    QVERIFY(!table.item(0, 0)->toolTip().isEmpty()); // says what is wrong with it
}

void TestUserColours::theDialogImportsAndExports()
{
    QTemporaryDir dir;
    HighlighterDialog dialog(sample(), nullptr, LineNumber{1});
    const QString path = dir.filePath(QStringLiteral("sets.json"));
    QVERIFY(dialog.exportTo(path));
    HighlighterDialog other({}, nullptr, LineNumber{1});
    QVERIFY(other.importFrom(path));
    QVERIFY(other.sets().sets == sample().sets);
    QVERIFY(other.importFrom(path)); // again: they replace themselves
    QCOMPARE(other.sets().sets.size(), std::size_t{2});
    QVERIFY(!other.importFrom(dir.filePath(QStringLiteral("none.json"))));
    other.undo();
    QVERIFY(other.sets() == HighlighterSets{});
}

QTEST_MAIN(TestUserColours)
#include "tst_user_colours.moc"
