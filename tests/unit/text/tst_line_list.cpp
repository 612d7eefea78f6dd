// SPDX-License-Identifier: Apache-2.0
#include "text/filter/line_list.h"

#include <QTest>

#include <random>

using namespace triage;
using namespace triage::text;

class TestLineList : public QObject
{
    Q_OBJECT

private slots:
    void aListKeepsItsLines();
    void aFullListStillCounts();
};

void TestLineList::aListKeepsItsLines()
{
    std::mt19937 random(3); // NOLINT
    LineList list;
    std::vector<FoundLine> all;
    std::int64_t number = 0;
    std::int64_t place = 0;
    for (int i = 0; i < 5000; ++i) {
        const auto gap = static_cast<std::int64_t>(random() % 3 == 0 ? random() % 100'000 : 0);
        number += gap > 0 ? 2 + static_cast<std::int64_t>(random() % 1000) : 1;
        const auto size = static_cast<std::int64_t>(random() % 300 + 1);
        place += gap;
        all.push_back({LineNumber{number}, ByteOffset{place}, size, random() % 2 == 0});
        place += size;
    }
    list.append(all);
    QCOMPARE(list.lines(), std::ssize(all));
    for (std::size_t i = 0; i < all.size(); i += 1 + random() % 20) {
        QCOMPARE(*list.at(LineNumber{static_cast<std::int64_t>(i) + 1}), all[i]);
        QCOMPARE(list.shownAt(all[i].number).value, static_cast<std::int64_t>(i) + 1);
    }
    QVERIFY(!list.at(LineNumber{0}));
    QVERIFY(!list.at(LineNumber{5001}));
    QCOMPARE(list.shownAt(LineNumber{number + 10}).value, 5000);
    QCOMPARE(list.shownAt(LineNumber{0}).value, 1);
    QVERIFY(list.memory() < all.size() * 16);
}

void TestLineList::aFullListStillCounts()
{
    LineList list(Encoding::Utf8, 300);
    std::vector<FoundLine> lines;
    for (std::int64_t i = 0; i < 1000; ++i)
        lines.push_back({LineNumber{i + 1}, ByteOffset{i * 10}, 10, true});
    QVERIFY(!list.append(lines));
    QVERIFY(list.full());
    QVERIFY(list.lines() < 1000);
    QCOMPARE(list.matches(), 1000);
    QCOMPARE(list.index()->lineCount(), list.lines());
}

QTEST_APPLESS_MAIN(TestLineList)
#include "tst_line_list.moc"
