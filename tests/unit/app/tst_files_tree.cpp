// SPDX-License-Identifier: Apache-2.0
#include "app/files/file_mime.h"
#include "app/files/file_tree_builder.h"
#include "app/files/file_tree_model.h"
#include "app/language/speech.h"
#include "workflow/workflow.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

using namespace triage;
using namespace triage::app;
using bundle::ArtefactKind;
using Kind = FileNode::Kind;

namespace {

bundle::BundleFile file(std::string path, ArtefactKind kind, std::optional<Step> step, std::int64_t size = 1)
{
    bundle::BundleFile f;
    f.stored = f.path = std::move(path);
    f.kind = kind;
    f.step = step;
    f.size = size;
    return f;
}

/// Hand-built: a run whose step 4 passed and whose step 5 failed without a plog.
check::Facts factsOf(const workflow::Workflow& workflow)
{
    check::Facts facts;
    facts.kind = bundle::InputKind::Run;
    const auto& step5 = workflow.step(Step::NpugraphEx);
    facts.files = {
        file("env.txt", ArtefactKind::Env, std::nullopt, 900),
        file("scripts/" + step5.script, ArtefactKind::StepScript, Step::NpugraphEx, 500),
        file(step5.name + "/stdout_stderr.log", ArtefactKind::StepLog, Step::NpugraphEx, 0),
        file(step5.name + "/torch_compile_debug/torch_compile_debug/run_1/a.txt", ArtefactKind::AotGraph,
             Step::NpugraphEx, 30),
        file(step5.name + "/torch_compile_debug/torch_compile_debug/run_1/b.txt", ArtefactKind::AotGraph,
             Step::NpugraphEx, 40),
    };
    for (const auto step : allSteps) {
        facts.steps[indexOf(step)].step = step;
        for (auto& slot : facts.steps[indexOf(step)].slotFacts)
            slot.state = check::SlotState::NotExpected;
    }
    facts.steps[indexOf(Step::NpugraphEx)].state = StepState::Failed;
    facts.steps[indexOf(Step::NpugraphEx)].slotFacts[std::size_t(check::Slot::Plog)].state =
        check::SlotState::Missing;
    return facts;
}

const FileNode* childNamed(const FileNode& node, const QString& name)
{
    for (const auto& child : node.children) {
        if (child->name == name)
            return child.get();
    }
    return nullptr;
}

} // namespace

class FilesTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto loaded = workflow::loadBuiltin();
        QVERIFY(loaded);
        workflow_ = std::move(*loaded);
    }

    void groupsByStepThenRunThenOther()
    {
        auto facts = factsOf(workflow_);
        auto outside = file("notes.txt", ArtefactKind::Other, std::nullopt);
        outside.inRun = false;
        facts.files.push_back(outside);
        const auto root = buildFileTree(facts, workflow_);
        QCOMPARE(root->children.size(), std::size_t(7));
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(root->children[i]->kind, Kind::StepGroup);
            QCOMPARE(number(*root->children[i]->step), int(i) + 1);
        }
        QCOMPARE(root->children[5]->kind, Kind::RunGroup);
        QCOMPARE(root->children[6]->kind, Kind::OtherGroup);
        QCOMPARE(root->children[4]->state, StepState::Failed);
    }

    void stepHoldsItsScriptItsLogAndJoinedFolders()
    {
        const auto root = buildFileTree(factsOf(workflow_), workflow_);
        const auto& step5 = *root->children[4];
        QVERIFY(childNamed(step5, QString::fromStdString(workflow_.step(Step::NpugraphEx).script)));
        const auto* folder =
            childNamed(step5, QStringLiteral("torch_compile_debug/torch_compile_debug/run_1"));
        QVERIFY(folder != nullptr);
        QCOMPARE(folder->children.size(), std::size_t(2));
        QCOMPARE(folder->size, 70);
        QCOMPARE(folder->children.front()->parent, folder);
        QCOMPARE(step5.children.front()->artefact, ArtefactKind::StepLog);
    }

    void whatIsExpectedAndNotThereIsARow()
    {
        const auto root = buildFileTree(factsOf(workflow_), workflow_);
        const auto* missing = childNamed(*root->children[4], QString::fromStdString(workflow_.plogFolder));
        QVERIFY(missing != nullptr);
        QCOMPARE(missing->kind, Kind::Missing);
        QCOMPARE(missing->artefact, ArtefactKind::Plog);
    }

    void whatMayNotBeReadIsNotCalledMissing()
    {
        auto facts = factsOf(workflow_);
        facts.steps[indexOf(Step::NpugraphEx)].slotFacts[std::size_t(check::Slot::Plog)].state =
            check::SlotState::Unreadable;
        const Speech speech(Language::English);
        FileTreeModel model(workflow_, speech);
        model.setTree(buildFileTree(facts, workflow_));
        const auto step5 = model.index(4, 0, {});
        QModelIndex index;
        for (int row = 0; row < model.rowCount(step5); ++row)
            if (model.index(row, 0, step5).data().toString() == QString::fromStdString(workflow_.plogFolder))
                index = model.index(row, 0, step5);
        QVERIFY(index.isValid());
        QCOMPARE(index.data(FileTreeModel::NoteRole).toString(), QStringLiteral("unreadable"));
        QCOMPARE(index.data(FileTreeModel::IconNameRole).toString(), QStringLiteral("unreadable"));
    }

    void looseFilesStandInOneGroup()
    {
        check::Facts facts;
        facts.kind = bundle::InputKind::LooseFiles;
        facts.files = {file("a/nohup.out", ArtefactKind::OtherLog, std::nullopt),
                       file("a/train.py", ArtefactKind::Script, Step::NpugraphEx)};
        const auto root = buildFileTree(facts, workflow_);
        QCOMPARE(root->children.size(), std::size_t(2)); // the assigned step, and the rest
        QCOMPARE(root->children[0]->kind, Kind::StepGroup);
        QCOMPARE(root->children[1]->kind, Kind::OtherGroup);
    }

    void modelKeepsItsPromises()
    {
        const Speech speech(Language::English);
        FileTreeModel model(workflow_, speech);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(buildFileTree(factsOf(workflow_), workflow_));
        const auto path = QString::fromStdString(workflow_.step(Step::NpugraphEx).name) +
                          QStringLiteral("/stdout_stderr.log");
        const auto index = model.indexOfPath(path);
        QVERIFY(index.isValid());
        QCOMPARE(index.data(FileTreeModel::NoteRole).toString(), QStringLiteral("empty"));
        QCOMPARE(model.index(index.row(), 1, index.parent()).data().toString(), QStringLiteral("empty"));
        QCOMPARE(index.data(FileTreeModel::StepRole).toInt(), 5);
        QVERIFY(!model.indexOfPath(QStringLiteral("no/such/file")).isValid());
    }

    void onlyFilesAreDragged()
    {
        const Speech speech(Language::English);
        FileTreeModel model(workflow_, speech);
        model.setTree(buildFileTree(factsOf(workflow_), workflow_));
        const auto env = model.indexOfPath(QStringLiteral("env.txt"));
        QVERIFY(model.flags(env).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!model.flags(env.parent()).testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> data(model.mimeData({env}));
        QCOMPARE(fileFromMime(data.get()).value_or(QString()), QStringLiteral("env.txt"));
        QMimeData foreign;
        foreign.setText(QStringLiteral("env.txt"));
        QVERIFY(!fileFromMime(&foreign));
    }

    void manyFilesFindTheirFolders()
    {
        check::Facts facts;
        facts.kind = bundle::InputKind::LooseFiles;
        for (int i = 0; i < 100'000; ++i)
            facts.files.push_back(file("d" + std::to_string(i % 300) + "/e/" + std::to_string(i),
                                       ArtefactKind::Other, std::nullopt));
        const auto root = buildFileTree(facts, workflow_);
        QCOMPARE(root->size, 0);
        QCOMPARE(root->children.front()->children.size(), std::size_t(300));
    }

private:
    workflow::Workflow workflow_;
};

QTEST_MAIN(FilesTreeTest)
#include "tst_files_tree.moc"
