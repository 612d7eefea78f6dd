// SPDX-License-Identifier: Apache-2.0
#include "check/first_failure_file.h"
#include "run_folder.h"

#include <QStringConverter>
#include <QTest>

using namespace triage;
using namespace triage::test;

class TestFirstFailureFile : public QObject
{
    Q_OBJECT

private slots:
    void parsed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("exitCode"); // -999: none
        QTest::addColumn<int>("line");
        QTest::newRow("as the template writes it")
            << QByteArray("step5-npugraph_ex exit_code=1\n") << 5 << 1 << 1;
        QTest::newRow("step 4") << QByteArray("step4-npugraph_ex-force_eager exit_code=139\n") << 4 << 139
                                << 1;
        QTest::newRow("CRLF, blank lines before")
            << QByteArray("\r\n\r\nstep2-compile-eager exit_code=134\r\n") << 2 << 134 << 3;
        QTest::newRow("no newline") << QByteArray("step1-eager exit_code=2") << 1 << 2 << 1;
        QTest::newRow("by hand") << QByteArray("Step 3 failed, exit code: 1") << 3 << 1 << 1;
        QTest::newRow("by hand, Chinese") << QByteArray("首个失败：step3，退出码 rc=9") << 3 << 9 << 1;
        QTest::newRow("negative") << QByteArray("step5-npugraph_ex exit_code=-11") << 5 << -11 << 1;
        QTest::newRow("no code") << QByteArray("step5-npugraph_ex") << 5 << -999 << 1;
        QTest::newRow("0") << QByteArray("step5-npugraph_ex exit_code=0") << 5 << 0 << 1;
        QTest::newRow("code too large for a number")
            << QByteArray("step5-npugraph_ex exit_code=99999999999") << 5 << -999 << 1;
        QTest::newRow("no step of ours") << QByteArray("step6-foo exit_code=1") << 0 << -999 << 0;
        QTest::newRow("step 51") << QByteArray("step51 exit_code=1") << 0 << -999 << 0;
        QTest::newRow("empty") << QByteArray() << 0 << -999 << 0;
        QTest::newRow("garbage") << QByteArray(500'000, '\xff') << 0 << -999 << 0;
        QTest::newRow("a very long line")
            << QByteArray(900'000, 'a') + "\nstep5-npugraph_ex exit_code=1" << 5 << 1 << 2;
    }
    void parsed()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, step);
        QFETCH(const int, exitCode);
        QFETCH(const int, line);
        const auto file = check::parseFirstFailure(text.toStdString(), builtin());
        QCOMPARE(file.step ? number(*file.step) : 0, step);
        QCOMPARE(file.exitCode.value_or(-999), exitCode);
        QCOMPARE(int(file.line.value), line);
        QVERIFY(file.others.empty());
    }

    void furtherStepsAreNamedOnce()
    {
        const auto file =
            check::parseFirstFailure("step3-compile-aot_eager exit_code=1\nstep5-npugraph_ex exit_code=1\n"
                                     "step5-npugraph_ex exit_code=1\nstep3-compile-aot_eager exit_code=2\n",
                                     builtin());
        QVERIFY(file.step == Step::AotEager);
        QVERIFY(file.exitCode == 1);
        QVERIFY(file.others == std::vector<Step>{Step::NpugraphEx});
    }

    /// Any encoding and size, through the whole way.
    void readTolerantly_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("BOM") << QByteArray("\xef\xbb\xbfstep5-npugraph_ex exit_code=1\r\n");
        QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        QTest::newRow("UTF-16 with BOM")
            << QByteArray(utf16(QStringLiteral("step5-npugraph_ex exit_code=1\r\n")));
        QTest::newRow("GBK before") << QByteArray("\xca\xa7\xb0\xdc step5-npugraph_ex exit_code=1\n");
        QTest::newRow("3 MiB behind it") << "step5-npugraph_ex exit_code=1\n" + QByteArray(3 << 20, 'x');
    }
    void readTolerantly()
    {
        QFETCH(const QByteArray, bytes);
        RunFolder run;
        run.failed(Step::NpugraphEx, 1);
        run.write("first_failure.txt", bytes);
        const check::Facts facts = run.examine();
        QVERIFY(facts.firstFailure.step == Step::NpugraphEx);
        QVERIFY(facts.firstFailure.exitCode == 1);
        QVERIFY(facts.firstFailure.source == check::FailureSource::FirstFailureTxt);
        QVERIFY(facts.firstFailure.conflicts.empty());
    }

    void smallFilesAreBounded()
    {
        RunFolder run;
        run.write("warnings.txt", QByteArray(5 << 20, 'x'));
        bundle::ImportRequest request;
        request.input = run.at({}).toStdString();
        const auto inventory = bundle::importInput(request, {}, {});
        QVERIFY(inventory.has_value());
        const auto small = check::readSmallFiles(bundle::recognise(*inventory, builtin()).value(), builtin());
        QCOMPARE(small.text.at("warnings.txt").size(), std::size_t(1 << 20));
    }
};

QTEST_GUILESS_MAIN(TestFirstFailureFile)
#include "tst_first_failure_file.moc"
