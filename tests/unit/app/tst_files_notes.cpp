// SPDX-License-Identifier: Apache-2.0
#include "app/files/line_notes.h"

#include <QTest>

using namespace triage;
using namespace triage::app;

namespace {

Evidence evidence(EvidenceRole role, std::string file, std::int64_t line)
{
    Evidence e;
    e.role = role;
    e.file = std::move(file);
    e.line = LineNumber(line);
    return e;
}

Candidate candidate(std::string file, std::int64_t line, bool kept)
{
    Candidate c;
    c.file = std::move(file);
    c.line = LineNumber(line);
    c.kept = kept;
    return c;
}

/// Hand-built.
engine::Analysis analysis()
{
    engine::Analysis a;
    a.verdict.evidence = {evidence(EvidenceRole::Causal, "a.log", 40),
                          evidence(EvidenceRole::Cascade, "a.log", 90),
                          evidence(EvidenceRole::Corroborating, "b.log", 7)};
    a.verdict.evidence[1].lastLine = LineNumber(95);
    a.verdict.candidates = {candidate("a.log", 90, false), candidate("a.log", 40, true),
                            candidate("b.log", 3, false)};
    a.review.marks = {{"a.log", LineNumber(12), "here", {}}, {"a.log", LineNumber(5), "", {}}};
    return a;
}

} // namespace

class FilesNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachFileHasItsOwn()
    {
        const auto a = notesFor("a.log", analysis());
        QCOMPARE(a.causal->first, LineNumber(40));
        QCOMPARE(a.causal->last, LineNumber(40));
        QCOMPARE(a.cascades.size(), std::size_t(1));
        QCOMPARE(a.cascades.front().last, LineNumber(95));
        QVERIFY(a.corroborating.empty());
        const auto b = notesFor("b.log", analysis());
        QVERIFY(!b.causal);
        QCOMPARE(b.corroborating.size(), std::size_t(1));
        QVERIFY(notesFor("c.log", analysis()) == LineNotes());
    }

    void stopsAscendAndStandOnce()
    {
        const std::vector<LineNumber> expected = {LineNumber(5), LineNumber(12), LineNumber(40),
                                                  LineNumber(90)};
        QVERIFY(notesFor("a.log", analysis()).stops() == expected);
    }

    void marksAreFoundByLine()
    {
        const auto notes = notesFor("a.log", analysis());
        QVERIFY(notes.markAt(LineNumber(12)) != nullptr);
        QCOMPARE(notes.markAt(LineNumber(12))->note, std::string("here"));
        QVERIFY(notes.markAt(LineNumber(13)) == nullptr);
    }

    void nextAndPreviousGoRound()
    {
        const std::vector<LineNumber> stops = {LineNumber(5), LineNumber(12), LineNumber(40)};
        QCOMPARE(*nextStop(stops, LineNumber(5), true), LineNumber(12));
        QCOMPARE(*nextStop(stops, LineNumber(6), true), LineNumber(12));
        QCOMPARE(*nextStop(stops, LineNumber(40), true), LineNumber(5));
        QCOMPARE(*nextStop(stops, LineNumber(12), false), LineNumber(5));
        QCOMPARE(*nextStop(stops, LineNumber(13), false), LineNumber(12));
        QCOMPARE(*nextStop(stops, LineNumber(1), false), LineNumber(40));
        QVERIFY(!nextStop({}, LineNumber(1), true));
    }
};

QTEST_APPLESS_MAIN(FilesNotesTest)
#include "tst_files_notes.moc"
