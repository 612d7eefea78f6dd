// SPDX-License-Identifier: Apache-2.0
#include "triage/dumps.h"

#include <QTest>

using namespace triage;
using bundle::ArtefactKind;

namespace {

const std::string folder = "step5-npugraph_ex/torch_compile_debug/torch_compile_debug/"
                           "run_2026_12_01_10_14_42_048353-pid_24366-rank_1";

bundle::BundleFile file(const std::string& inside, ArtefactKind kind)
{
    bundle::BundleFile f;
    f.path = folder + "/npugraph_ex/" + inside;
    f.kind = kind;
    f.step = Step::NpugraphEx;
    return f;
}

} // namespace

class TestDumps : public QObject
{
    Q_OBJECT

private slots:
    void theFolderNamesTheProcess()
    {
        const auto found = dumpsOf({file("debug.log", ArtefactKind::BackendDebugLog)}, Step::NpugraphEx);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].pid, std::optional(24366));
        QCOMPARE(found[0].rank, std::optional(1));
        QCOMPARE(found[0].graphs, 0);
        QVERIFY(dumpsOf({file("debug.log", ArtefactKind::BackendDebugLog)}, Step::ForceEager).empty());
    }

    /// Graph 10 comes after graph 2, whatever the order of names.
    void theLastGraphDecides()
    {
        const auto found =
            dumpsOf({file("model__2/forward/015_aot_forward_graph_after_x.txt", ArtefactKind::AotGraph),
                     file("model__2/forward/output_code.py", ArtefactKind::OutputCode),
                     file("model__10/dynamo_out_graph.txt", ArtefactKind::DynamoGraph)},
                    Step::NpugraphEx);
        QCOMPARE(found[0].graphs, 2);
        QVERIFY(found[0].dynamoGraph);
        QVERIFY(found[0].lastGraph.empty());
        QVERIFY(!found[0].outputCode);
    }

    /// The backward graph is compiled after the forward graph has run.
    void theBackwardGraphIsTheLaterOne()
    {
        const auto found = dumpsOf(
            {file("model__0/forward/004_aot_forward_graph_after_view_to_reshape.txt", ArtefactKind::AotGraph),
             file("model__0/forward/output_code.py", ArtefactKind::OutputCode),
             file("model__0/backward/000_aot_backward_graph.txt", ArtefactKind::AotGraph)},
            Step::NpugraphEx);
        QVERIFY(found[0].lastGraph.ends_with("000_aot_backward_graph.txt"));
        QVERIFY(!found[0].outputCode);
        QVERIFY(passOf(found[0].lastGraph).empty());
    }

    void theLastPassIsNamed()
    {
        QCOMPARE(passOf("model__0/forward/004_aot_forward_graph_after_view_to_reshape.txt"),
                 std::string("view_to_reshape"));
        const auto found =
            dumpsOf({file("model__0/graph_1_id_7_rank_0_pid_9_ts_1.json", ArtefactKind::AclGraphJson)},
                    Step::NpugraphEx);
        QVERIFY(found[0].capture);
    }
};

QTEST_GUILESS_MAIN(TestDumps)
#include "tst_dumps.moc"
