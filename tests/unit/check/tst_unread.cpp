// SPDX-License-Identifier: Apache-2.0
// What is there but cannot be read: neither missing nor silently passed over.
#include "bundle/unreadable.h"
#include "check/unreadable.h"
#include "run_folder.h"

#include <QTest>

using namespace triage;
using namespace triage::test;

class TestUnread : public QObject
{
    Q_OBJECT

private slots:
    void pathsThatAreCovered_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("covered");
        QTest::newRow("itself") << "step1-eager/stdout_stderr.log" << true;
        QTest::newRow("below a folder") << "step2-compile-eager/stdout_stderr.log" << true;
        QTest::newRow("the folder") << "step2-compile-eager" << true;
        QTest::newRow("above") << "step1-eager" << true;
        QTest::newRow("beside") << "step1-eager/SUCCESS" << false;
        QTest::newRow("a name that begins alike") << "step2-compile-eager-2/a.log" << false;
        QTest::newRow("half a name") << "step1-eager/stdout" << false;
        QTest::newRow("skipped for another reason") << "pipe" << false;
        QTest::newRow("of another run") << "other.log" << false;
        QTest::newRow("nothing") << "" << false;
    }
    void pathsThatAreCovered()
    {
        QFETCH(QString, path);
        QFETCH(bool, covered);
        const Message denied = bundle::unreadable(std::make_error_code(std::errc::permission_denied));
        bundle::Bundle bundle;
        bundle.run = bundle::Run{"run", "logs/run"};
        bundle.skipped = {{"logs/run/step1-eager/stdout_stderr.log", denied},
                          {"logs/run/step2-compile-eager", denied},
                          {"logs/run/pipe", Message("It is a device, pipe or socket.")},
                          {"logs/run2/other.log", denied}};
        QCOMPARE(check::Unreadable(bundle).covers(path.toStdString()), covered);
    }

    /// A row of what came in says so too.
    void theSlotOfAnUnreadableFileIsNotMissing()
    {
        const RunFolder run;
        bundle::ImportRequest request;
        request.input = run.at({}).toStdString();
        const auto inventory = bundle::importInput(request, {}, {});
        QVERIFY(inventory);
        auto bundle = bundle::recognise(*inventory, builtin());
        QVERIFY(bundle);
        const std::string path = RunFolder::log(Step::ForceEager).toStdString();
        std::erase_if(bundle->files, [&](const bundle::BundleFile& file) { return file.path == path; });
        const auto slot = [&] {
            const check::LogSet logs = scanAll(*bundle);
            const check::Facts facts =
                check::examine(*bundle, check::readSmallFiles(*bundle, builtin()), logs, {}, builtin());
            return facts.steps[indexOf(Step::ForceEager)].slotFacts[std::size_t(check::Slot::Log)].state;
        };
        QCOMPARE(slot(), check::SlotState::Missing);
        const std::string folder = bundle->run && !bundle->run->path.empty() ? bundle->run->path + '/' : "";
        bundle->skipped.push_back(
            {folder + path, bundle::unreadable(std::make_error_code(std::errc::permission_denied))});
        QCOMPARE(slot(), check::SlotState::Unreadable);
    }

    void aLogThatFailsWhileItIsRead()
    {
        const RunFolder run;
        bundle::ImportRequest request;
        request.input = run.at({}).toStdString();
        const auto inventory = bundle::importInput(request, {}, {});
        QVERIFY(inventory);
        const auto bundle = bundle::recognise(*inventory, builtin());
        QVERIFY(bundle);
        check::LogSet logs = scanAll(*bundle);
        const std::string path = RunFolder::log(Step::ForceEager).toStdString();
        auto failed = std::make_shared<log::LogEvents>();
        failed->file = path;
        failed->unread.emplace_back("the disk is gone");
        logs[path] = failed;
        const check::Facts facts =
            check::examine(*bundle, check::readSmallFiles(*bundle, builtin()), logs, {}, builtin());
        QCOMPARE(shown(facts).join('\n'),
                 QStringLiteral("rerun unreadable 4 ") + QString::fromStdString(path));
        QVERIFY(facts.findings.front().message.own->en.find("could not be read to its end") !=
                std::string::npos);
        QCOMPARE(facts.state, Completeness::Rerun);
    }
};

QTEST_GUILESS_MAIN(TestUnread)
#include "tst_unread.moc"
