// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/measure.h"

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

    void whatIsNoNumberIsNone()
    {
        for (const char* text : {"", "   ", "+", "ms", "inf", "nan", "1e400"})
            QVERIFY2(!numberAtStart(text), text);
    }
};

QTEST_GUILESS_MAIN(MeasureTest)
#include "tst_measure.moc"
