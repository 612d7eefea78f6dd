// SPDX-License-Identifier: Apache-2.0
#include "text/diff/aligned.h"
#include "text/diff/diff.h"
#include "text/diff/inline_diff.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace triage;
using namespace triage::text;

namespace {

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string pieces(const std::string& line, const std::vector<Match>& parts)
{
    std::string out;
    for (const Match& part : parts)
        out += "<" + line.substr(part.begin, part.size) + ">";
    return out;
}

} // namespace

class TestDiff : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatChanged();
    void nothingAgainstSomething();
    void blanksCanBeIgnored();
    void aBlockThatWasPutInIsOneChange();
    void applyingTheChangesGivesTheOther();
    void tooLargeIsSaid();
    void rowsStandBesideEachOther();
    void linesStandAgainstWhatTheyResemble();
    void showsWhatChangedInALine();
    void unrelatedLinesAreNotPickedApart();
};

void TestDiff::findsWhatChanged()
{
    const auto changes = diffLines("a\nb\nc\nd\n", "a\nx\nc\nd\ne\n").value();
    QCOMPARE(changes, (std::vector<Change>{{2, 1, 2, 1}, {5, 0, 5, 1}}));
    QCOMPARE(diffLines("same\n", "same\n").value(), std::vector<Change>{});
    // NUL bytes make no text binary.
    QCOMPARE(diffLines(std::string("a\0b\n", 4), std::string("a\0c\n", 4)).value(),
             (std::vector<Change>{{1, 1, 1, 1}}));
}

void TestDiff::nothingAgainstSomething()
{
    QCOMPARE(diffLines("", "").value(), std::vector<Change>{});
    QCOMPARE(diffLines("", "a\nb\n").value(), (std::vector<Change>{{1, 0, 1, 2}}));
    QCOMPARE(diffLines("a\n", "").value(), (std::vector<Change>{{1, 1, 1, 0}}));
    QCOMPARE(diffLines("b\n", "a\nb\n").value(), (std::vector<Change>{{1, 0, 1, 1}}));
}

void TestDiff::blanksCanBeIgnored()
{
    const std::string left = "if x:\n  return 1\r\n";
    const std::string right = "if  x:\n    return 1\n";
    QCOMPARE(diffLines(left, right).value(), (std::vector<Change>{{1, 2, 1, 2}}));
    QCOMPARE(diffLines(left, right, {true}).value(), std::vector<Change>{});
}

void TestDiff::aBlockThatWasPutInIsOneChange()
{
    const std::string head = "def f():\n    pass\n\n";
    const std::string tail = "def h():\n    pass\n\n";
    const auto changes = diffLines(head + tail, head + "def g():\n    pass\n\n" + tail).value();
    QCOMPARE(changes.size(), std::size_t{1});
    QCOMPARE(changes[0].rightCount, 3);
    QCOMPARE(changes[0].leftCount, 0);
}

void TestDiff::applyingTheChangesGivesTheOther()
{
    std::mt19937 random(1); // NOLINT: the same in every run
    for (int round = 0; round < 200; ++round) {
        const auto text = [&random] {
            std::string out;
            for (auto n = random() % 40; n > 0; --n)
                out += std::string(1, static_cast<char>('a' + random() % 6)) + "\n";
            return out;
        };
        const std::string left = text();
        const std::string right = text();
        const auto leftLines = linesOf(left);
        const auto rightLines = linesOf(right);
        std::vector<std::string> made;
        std::int64_t at = 1;
        const auto changes = diffLines(left, right).value();
        for (const Change& change : changes) {
            for (; at < change.left; ++at)
                made.push_back(leftLines[static_cast<std::size_t>(at - 1)]);
            QCOMPARE(std::ssize(made), change.right - 1);
            for (std::int64_t i = 0; i < change.rightCount; ++i)
                made.push_back(rightLines[static_cast<std::size_t>(change.right - 1 + i)]);
            at += change.leftCount;
        }
        for (; at <= std::ssize(leftLines); ++at)
            made.push_back(leftLines[static_cast<std::size_t>(at - 1)]);
        QCOMPARE(made, rightLines);
        // Rows: every line of both once, in order, equal where they are said to be.
        const Aligned aligned = align(left, right, {}).value();
        std::int64_t leftSeen = 0;
        std::int64_t rightSeen = 0;
        for (const Aligned::Row& row : aligned.rows) {
            leftSeen += row.left > 0 ? 1 : 0;
            rightSeen += row.right > 0 ? 1 : 0;
            QVERIFY(row.left == 0 || row.left == leftSeen);
            QVERIFY(row.right == 0 || row.right == rightSeen);
            if (row.kind == Aligned::Kind::Same)
                QCOMPARE(leftLines[static_cast<std::size_t>(row.left - 1)],
                         rightLines[static_cast<std::size_t>(row.right - 1)]);
        }
        QCOMPARE(leftSeen, std::ssize(leftLines));
        QCOMPARE(rightSeen, std::ssize(rightLines));
        QCOMPARE(std::count(aligned.left.begin(), aligned.left.end(), '\n'), std::ssize(aligned.rows));
        QCOMPARE(std::count(aligned.right.begin(), aligned.right.end(), '\n'), std::ssize(aligned.rows));
    }
}

void TestDiff::tooLargeIsSaid()
{
    const std::string large(largestDiff + 1, '\n');
    const auto result = diffLines(large, "a");
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::LimitExceeded);
}

void TestDiff::rowsStandBesideEachOther()
{
    const Aligned aligned = align("a\nb\nc", "a\nc\nd", {}).value();
    using Row = Aligned::Row;
    using Kind = Aligned::Kind;
    QCOMPARE(aligned.rows,
             (std::vector<Row>{
                 {1, 1, Kind::Same}, {2, 0, Kind::OnlyLeft}, {3, 2, Kind::Same}, {0, 3, Kind::OnlyRight}}));
    QCOMPARE(aligned.left, std::string("a\nb\nc\n\n"));
    QCOMPARE(aligned.right, std::string("a\n\nc\nd\n"));
    QCOMPARE(aligned.differences, (std::vector<std::int64_t>{1, 3}));
}

void TestDiff::linesStandAgainstWhatTheyResemble()
{
    const Aligned aligned = align("x = compute(a, b)\n", "import os\nx = compute(a, c)\n", {}).value();
    QCOMPARE(aligned.rows.size(), std::size_t{2});
    QCOMPARE(aligned.rows[0].left, 0);
    QCOMPARE(aligned.rows[1].left, 1);
    QCOMPARE(aligned.rows[1].right, 2);
    QCOMPARE(aligned.rows[1].kind, Aligned::Kind::Changed);
}

void TestDiff::showsWhatChangedInALine()
{
    const std::string left = "model = torch.compile(model, backend=\"npugraph_ex\")";
    const std::string right = "model = torch.compile(model, backend=\"eager\", dynamic=False)";
    const InlineDiff diff = diffWithin(left, right);
    QVERIFY(diff.related);
    QCOMPARE(pieces(left, diff.left), std::string("<npugraph_ex>"));
    QCOMPARE(pieces(right, diff.right), std::string("<eager><, dynamic=False>"));
    const InlineDiff chinese = diffWithin("日志级别", "日志等级");
    QVERIFY(chinese.related);
}

void TestDiff::unrelatedLinesAreNotPickedApart()
{
    QVERIFY(!diffWithin("import torch", "while running(): step()").related);
}

QTEST_APPLESS_MAIN(TestDiff)
#include "tst_diff.moc"
