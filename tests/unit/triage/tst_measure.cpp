// SPDX-License-Identifier: Apache-2.0
#include "triage/pack_data.h"
#include "triage/rule_pack.h"
#include "triage/symptom/beside.h"
#include "triage/symptom/measure.h"
#include "triage/symptom/quantity.h"

#include <QTest>

#include <clocale>

using triage::numberAtStart;

class MeasureTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadAsLogsPrintThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("want");
        QTest::newRow("fraction") << QByteArray("12.5 ms") << 12.5;
        QTest::newRow("plus") << QByteArray(" +3,7") << 3.0;
        QTest::newRow("minus") << QByteArray("-0.25") << -0.25;
        QTest::newRow("exponent") << QByteArray("1.5e-3") << 0.0015;
    }

    void numbersAreReadAsLogsPrintThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, want);
        // Where the machine has it: a locale with a comma must not change what a log says.
        std::setlocale(LC_NUMERIC, "de_DE.UTF-8");
        QCOMPARE(numberAtStart({text.constData(), std::size_t(text.size())}).value_or(-1), want);
        std::setlocale(LC_NUMERIC, "C");
    }

    void aValueBesideItsReference_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("want"); ///< 0 nothing compared, 1 compared and well, 2 worse
        QTest::addColumn<bool>("accuracy");
        const auto row = [](const char* line, int want, bool accuracy = false) {
            QTest::newRow(line) << QByteArray(line) << want << accuracy;
        };
        row("avg 1025.7 ms, target 2 ms", 2);
        row("mean 30 tokens/s (baseline: 55 tokens/s)", 2);
        row("step 6 loss 0.75 7.9 ms", 0);
        row("avg 3 ms, n = 20", 0);
        row("tokens/s: 11.2 (target: 55.0 tokens/s)", 2);
        row("Request throughput (req/s): 1.93, expected 4.2", 2);
        row("eager 12.1 ms, compiled 30.4 ms", 2);
        row("eager 12.1 ms, compiled 8.4 ms", 1);
        row("eager mode, compiled mode", 0);
        row("关图 166ms, 开图 188ms", 2);
        row("开图 188ms, 关图 166ms", 2);
        row("关图且开 profiling: 约 210ms", 0);
        row("max diff 0.31, tolerance 0.001", 2, true);
        row("max diff 0.0004, tolerance 0.001", 1, true);
        row("accuracy 57.4 (baseline 95.8)", 2, true);
        row("精度 57.4%, 基线 95.8%", 2, true);
        row("accuracy: eager 95.8, graph 57.4", 2, true);
        row("cosine similarity 0.87 (expected > 0.999)", 2, true);
        row("120 ms vs 45 ms (eager)", 2);
        row("120 ms vs 45 ms", 0);
        row("编译 31分40秒, 旧版本 1分30秒", 2);
        row("prefill 0.04 s, eager 41 ms", 1);
        row("loss nan | eager 9.65", 2, true);
        row("took 5.12 GiB (previous release: 143 secs)", 0);
        row("loss 7.4 tokens/s/card 1180 (target 3100)", 2);
        row("graph took 2438 s, 5.1 GiB (previous release: 143 s)", 2);
        row("torch_npu 2.6.0 (expected >= 2.5.1)", 0);
    }

    void aValueBesideItsReference()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, want);
        QFETCH(bool, accuracy);
        const auto pack = triage::loadBuiltinRules();
        QVERIFY(pack.has_value());
        const auto found = triage::compareInLine(line.toStdString(), pack->data());
        QCOMPARE(found ? 1 + int(found->worse) : 0, want);
        if (found)
            QCOMPARE(found->symptom == triage::Symptom::Accuracy, accuracy);
    }

    void onlyNumbersThatMeasureAreRead()
    {
        const auto pack = triage::loadBuiltinRules();
        QVERIFY(pack.has_value());
        const std::string line = "v2.6.0 at 10:31:02, layer_17 3/16 0x7f: 1,266.5 tok/s, -0.25";
        const auto all = triage::quantitiesIn(line, pack->data());
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(all[0].value, 1266.5);
        QCOMPARE(QString::fromStdString(all[0].unit), QStringLiteral("tok/s"));
        QCOMPARE(all[1].value, -0.25);
    }

    void whatIsNoNumberIsNone()
    {
        for (const char* text : {"", "   ", "+", "ms", "inf", "nan", "1e400"})
            QVERIFY2(!numberAtStart(text), text);
    }
};

QTEST_GUILESS_MAIN(MeasureTest)
#include "tst_measure.moc"
