// SPDX-License-Identifier: Apache-2.0
// Bad input of every kind: exit 4, a message in the user's language that names the input, nothing on standard
// output, nothing left half-written, and never a wait.
#include "cli.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace {

using Make = std::function<QString(const QTemporaryDir&)>;

bool holdsChinese(const QByteArray& text)
{
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}"));
    return QString::fromUtf8(text).contains(chinese);
}

QString file(const QTemporaryDir& dir, const char* name, const QByteArray& bytes)
{
    e2e::put(dir.filePath(QString::fromLatin1(name)), bytes);
    return dir.filePath(QString::fromLatin1(name));
}

QByteArray garbage(int size)
{
    QByteArray bytes(size, '\0');
    QRandomGenerator random(7);
    for (char& byte : bytes)
        byte = static_cast<char>(random.bounded(256));
    return bytes;
}

QByteArray wholeBundle()
{
    return e2e::contentsOf(e2e::data("bundles/zips/04-step2-custom-op-no-fake.zip"));
}

/// From the import tests' maker of odd archives.
QString made(const QTemporaryDir& dir, const char* name)
{
    QProcess maker;
    maker.start(QStringLiteral("python3"),
                {e2e::data("make_archives.py"), QString::fromLatin1(name), dir.path()});
    maker.waitForFinished(60'000);
    return dir.filePath(QString::fromLatin1(name));
}

QString fifo(const QTemporaryDir& dir)
{
    const QString path = dir.filePath(QStringLiteral("pipe.log"));
    ::mkfifo(qPrintable(path), 0600);
    return path;
}

QString danglingLink(const QTemporaryDir& dir)
{
    const QString path = dir.filePath(QStringLiteral("link.zip"));
    QFile::link(dir.filePath(QStringLiteral("nowhere")), path);
    return path;
}

QString emptyFolder(const QTemporaryDir& dir)
{
    QDir(dir.path()).mkpath(QStringLiteral("empty/inside"));
    return dir.filePath(QStringLiteral("empty"));
}

QString unreadable(const QTemporaryDir& dir)
{
    const QString path = file(dir, "secret.zip", wholeBundle());
    ::chmod(qPrintable(path), 0);
    return path;
}

} // namespace

Q_DECLARE_METATYPE(Make)

class BadInputTest : public QObject
{
    Q_OBJECT

private slots:
    void isRefused_data()
    {
        QTest::addColumn<Make>("make");
        const auto row = [](const char* name, Make make) { QTest::newRow(name) << std::move(make); };
        row("missing", [](const QTemporaryDir& d) { return d.filePath(QStringLiteral("missing.zip")); });
        row("empty log", [](const QTemporaryDir& d) { return file(d, "empty.log", {}); });
        row("empty zip name", [](const QTemporaryDir& d) { return file(d, "empty.zip", {}); });
        row("truncated zip",
            [](const QTemporaryDir&) { return e2e::data("bundles/variants/v20-truncated.zip"); });
        row("zip cut to its head",
            [](const QTemporaryDir& d) { return file(d, "head.zip", wholeBundle().left(200)); });
        row("binary garbage", [](const QTemporaryDir& d) { return file(d, "noise.bin", garbage(100'000)); });
        row("binary garbage called log",
            [](const QTemporaryDir& d) { return file(d, "noise.log", garbage(100'000)); });
        row("binary garbage called zip",
            [](const QTemporaryDir& d) { return file(d, "noise.zip", garbage(100'000)); });
        row("nothing but NUL",
            [](const QTemporaryDir& d) { return file(d, "nul.log", QByteArray(10'000, '\0')); });
        row("empty folder", emptyFolder);
        row("fifo", fifo);
        row("dangling link", danglingLink);
        row("device", [](const QTemporaryDir&) { return QStringLiteral("/dev/null"); });
        row("unreadable", unreadable);
    }
    void isRefused()
    {
        QFETCH(Make, make);
        const QTemporaryDir dir;
        const QString input = make(dir);
        if (::access(qPrintable(input), R_OK) == 0 && QTest::currentDataTag() == QByteArray("unreadable"))
            QSKIP("root reads everything");
        for (const char* verb : {"triage", "check"})
            checkRefusal(QString::fromLatin1(verb), input);
    }

    void aDamagedOrLockedArchiveIsRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"encrypted-log.zip", "cut.zip", "cut.tar", "cut.tar.gz", "cut.rar",
                                 "wrong-crc.zip", "wrong-crc.tar.gz", "overlap.zip", "part-of-several.zip"})
            QTest::newRow(name) << QByteArray(name);
    }
    void aDamagedOrLockedArchiveIsRefused()
    {
        QFETCH(QByteArray, name);
        const QTemporaryDir dir;
        checkRefusal(QStringLiteral("triage"), made(dir, name.constData()));
    }

    void anArchiveOfNothingIsRefused_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("empty.tar") << QStringList{QStringLiteral("-cf")};
        QTest::newRow("empty.tar.gz") << QStringList{QStringLiteral("-czf")};
        QTest::newRow("empty.tgz") << QStringList{QStringLiteral("-czf")};
        QTest::newRow("empty.tar.xz") << QStringList{QStringLiteral("-cJf")};
    }
    void anArchiveOfNothingIsRefused()
    {
        QFETCH(QStringList, options);
        const QTemporaryDir dir;
        const QString archive = dir.filePath(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(QProcess::execute(QStringLiteral("tar"), options + QStringList{archive, QStringLiteral("-T"),
                                                                                QStringLiteral("/dev/null")}),
                 0);
        checkRefusal(QStringLiteral("triage"), archive);
    }

    void emptyStandardInputIsRefused()
    {
        checkRefusal(QStringLiteral("triage"), QStringLiteral("-"), "stdin.log");
    }

    void aSignalLeavesNothing_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("INT") << SIGINT;
        QTest::newRow("TERM") << SIGTERM;
        QTest::newRow("HUP") << SIGHUP;
    }
    /// While standard input is still coming: the temporary file is there, and nothing is done yet.
    void aSignalLeavesNothing()
    {
        QFETCH(int, signal);
        const QTemporaryDir temporary;
        QProcess process;
        process.setProcessEnvironment(e2e::surroundings(temporary.path()));
        process.start(QStringLiteral(TRIAGE_CLI), {QStringLiteral("triage"), QStringLiteral("-")});
        process.write("a line\n");
        QTRY_VERIFY_WITH_TIMEOUT(!e2e::below(temporary.path()).isEmpty(), 10'000);
        QTest::qWait(50);
        QElapsedTimer timer;
        timer.start();
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(10'000));
        QVERIFY(timer.elapsed() < 2'000);
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        QVERIFY(e2e::below(temporary.path()).isEmpty());
    }

    void aSignalWhileAnArchiveIsReadLeavesNothing()
    {
        const QString big = e2e::data("bundles/npugraph_ex/c04_decoder24.zip");
        for (int wait = 0; wait < 200; wait += 20) {
            const QTemporaryDir temporary;
            QProcess process;
            process.setProcessEnvironment(e2e::surroundings(temporary.path()));
            process.start(QStringLiteral(TRIAGE_CLI), {QStringLiteral("triage"), big});
            QVERIFY(process.waitForStarted());
            QTest::qSleep(wait);
            ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
            QVERIFY(process.waitForFinished(20'000));
            QVERIFY2(e2e::below(temporary.path()).isEmpty(), qPrintable(QString::number(wait)));
        }
    }

private:
    static void checkRefusal(const QString& verb, const QString& input, QByteArray told = {})
    {
        if (told.isEmpty())
            told = input.section(QLatin1Char('/'), -1).toUtf8();
        for (const char* locale : {"C.UTF-8", "zh_CN.UTF-8"}) {
            const auto outcome =
                e2e::run({verb, input}, {{}, locale, {QStringLiteral("timeout"), QStringLiteral("20")}});
            QVERIFY2(outcome.exit == 4, (QByteArray::number(outcome.exit) + ": " + outcome.err).constData());
            QVERIFY(outcome.out.isEmpty());
            QVERIFY2(outcome.err.contains(told), outcome.err.constData());
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY2(holdsChinese(outcome.err) == (qstrcmp(locale, "zh_CN.UTF-8") == 0),
                     outcome.err.constData());
            QVERIFY(outcome.left.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(BadInputTest)
#include "tst_cli_bad_input.moc"
