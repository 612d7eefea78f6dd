// SPDX-License-Identifier: Apache-2.0
// Every finding, with a run laid out for it (findings/).
#include "findings/files.h"
#include "findings/markers.h"
#include "findings/steps.h"
#include "run_folder.h"

#include <QTest>

#include <set>

using namespace triage;
using namespace triage::test;

namespace {

std::vector<Case> allCases()
{
    std::vector<Case> cases = rerunCases();
    for (const auto& more : {markerCases(), gapCases()})
        cases.insert(cases.end(), more.begin(), more.end());
    return cases;
}

} // namespace

class TestFindings : public QObject
{
    Q_OBJECT

private slots:
    void found_data()
    {
        QTest::addColumn<int>("number");
        const std::vector<Case> cases = allCases();
        for (int i = 0; i < int(cases.size()); ++i)
            QTest::newRow(cases[std::size_t(i)].name) << i;
    }
    void found()
    {
        QFETCH(const int, number);
        const Case wanted = allCases()[std::size_t(number)];
        RunFolder run;
        wanted.make(run);
        const check::Facts facts = run.examine(wanted.review);
        QCOMPARE(shown(facts).join('\n'), wanted.expected.join('\n'));
        QCOMPARE(facts.state, wanted.state);
        for (const check::Finding& finding : facts.findings) {
            QVERIFY(finding.command && !finding.command->empty());
            QVERIFY(finding.message.own && !finding.message.own->zh.empty() &&
                    !finding.message.own->en.empty());
        }
    }

    /// Three findings are not made here: judgement and script conformity hand them in, and it takes another
    /// user to find something unreadable (tests/e2e).
    void everyFindingHasACase()
    {
        std::set<QString> cased = {"collection-artefact", "script-changed-elsewhere", "no-triage-run",
                                   "unreadable"};
        for (const Case& one : allCases())
            for (const QString& line : one.expected)
                cased.insert(line.section(' ', 1, 1));
        std::set<QString> known;
        for (const workflow::FindingInfo& info : builtin().findings)
            known.insert(QString::fromStdString(info.id));
        QVERIFY(cased == known);
    }

    void handedIn()
    {
        check::Facts facts = RunFolder().examine();
        check::Finding artefact;
        artefact.id = "collection-artefact";
        artefact.severity = Severity::Rerun;
        artefact.step = s4;
        check::addFinding(facts, artefact, {});
        QCOMPARE(facts.state, Completeness::Rerun);
        check::Finding changed;
        changed.id = "script-changed-elsewhere";
        changed.severity = Severity::Gap;
        changed.step = s1;
        check::addFinding(facts, changed, waived("collection-artefact", s4));
        QCOMPARE(facts.state, Completeness::Gaps);
        QCOMPARE(shown(facts).join('\n'),
                 QString("gap script-changed-elsewhere 1 -\nrerun collection-artefact 4 - waived"));
    }

    /// For accuracy and performance a missing debug folder weighs more than for a crash: the same finding,
    /// worse.
    void handedInWorseReplacesTheSame()
    {
        RunFolder run;
        run.remove(RunFolder::name(s5) + "/torch_compile_debug");
        check::Facts facts = run.examine();
        QCOMPARE(facts.state, Completeness::Gaps);
        check::Finding worse = facts.findings.front();
        worse.severity = Severity::Rerun;
        check::addFinding(facts, worse, {});
        QCOMPARE(facts.findings.size(), std::size_t(1));
        QCOMPARE(facts.state, Completeness::Rerun);
        worse.severity = Severity::Gap;
        check::addFinding(facts, worse, {});
        QCOMPARE(facts.findings.size(), std::size_t(1));
        QCOMPARE(facts.state, Completeness::Rerun);
    }
};

QTEST_GUILESS_MAIN(TestFindings)
#include "tst_findings.moc"
