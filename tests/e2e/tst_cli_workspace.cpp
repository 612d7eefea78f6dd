// SPDX-License-Identifier: Apache-2.0
// The temporary folder: of a killed program it goes when the next one starts, of a living one it stays.
#include "cli.h"

#include <QTest>

#include <csignal>

namespace {

const QString bundle = QStringLiteral(TRIAGE_TEST_DATA "/bundles/zips/04-step2-custom-op-no-fake.zip");

/// One that waits for its standard input.
class Waiting
{
public:
    explicit Waiting(const QString& temporary)
    {
        const int before = static_cast<int>(e2e::below(temporary).size());
        process_.setProcessEnvironment(e2e::surroundings(temporary));
        process_.start(QStringLiteral(TRIAGE_CLI), {QStringLiteral("triage"), QStringLiteral("-")});
        process_.write("a line\n");
        const auto spooled = [&] {
            for (const QString& folder : e2e::below(temporary))
                if (QFile::exists(temporary + QLatin1Char('/') + folder + QLatin1String("/stdin")))
                    return e2e::below(temporary).size() > before;
            return false;
        };
        ready = QTest::qWaitFor(spooled, 20'000);
    }
    ~Waiting() { end(SIGTERM); }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    void end(int signal)
    {
        if (process_.state() == QProcess::NotRunning)
            return;
        ::kill(static_cast<pid_t>(process_.processId()), signal);
        process_.waitForFinished(20'000);
    }
    bool ready = false;

private:
    QProcess process_;
};

int runWith(const QString& temporary, QByteArray* said = nullptr)
{
    QProcess process;
    process.setProcessEnvironment(e2e::surroundings(temporary));
    process.start(QStringLiteral(TRIAGE_CLI), {QStringLiteral("check"), bundle});
    process.waitForFinished(60'000);
    if (said)
        *said = process.readAllStandardError();
    return process.exitCode();
}

} // namespace

class WorkspaceTest : public QObject
{
    Q_OBJECT

private slots:
    void ofAKilledProgramItGoesWithTheNext()
    {
        const QTemporaryDir temporary;
        Waiting killed(temporary.path());
        QVERIFY(killed.ready);
        killed.end(SIGKILL);
        QCOMPARE(e2e::below(temporary.path()).size(), 1);
        QByteArray said;
        QVERIFY(runWith(temporary.path(), &said) != 1);
        QCOMPARE(e2e::below(temporary.path()), QStringList());
        QCOMPARE(said, QByteArray());
    }

    void ofALivingProgramItStays()
    {
        const QTemporaryDir temporary;
        const Waiting living(temporary.path());
        QVERIFY(living.ready);
        QVERIFY(runWith(temporary.path()) != 1);
        QCOMPARE(e2e::below(temporary.path()).size(), 1);
    }

    void whatIsNotOursStays()
    {
        const QTemporaryDir temporary;
        const QTemporaryDir elsewhere;
        e2e::put(elsewhere.filePath(QStringLiteral("lock")), "1\nnobody\nhere\n");
        QVERIFY(QDir(temporary.path()).mkpath(QStringLiteral("npugraph-triage-cli-notes")));
        QVERIFY(QDir(temporary.path()).mkpath(QStringLiteral("npugraph-triage-cli-AbCdEf/files")));
        QVERIFY(
            QFile::link(elsewhere.path(), temporary.filePath(QStringLiteral("npugraph-triage-cli-XyZxYz"))));
        QVERIFY(runWith(temporary.path()) != 1);
        QCOMPARE(e2e::below(temporary.path()).size(), 3);
        QVERIFY(QFile::exists(elsewhere.filePath(QStringLiteral("lock"))));
    }
};

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "tst_cli_workspace.moc"
