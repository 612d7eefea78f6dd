// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/count_labels.h"

#include <QTest>

using namespace triage::app;

/// The numbers beside marks that stand for several events.
class TestCountLabels : public QObject
{
    Q_OBJECT

private slots:
    void rightOfItsMarkWhereThereIsRoom()
    {
        const auto places = labelPlaces({{100, 6, 20}, {300, 6, 0}}, 400);
        QVERIFY(places[0].has_value() && *places[0] > 106);
        QVERIFY(!places[1]);
    }
    void neverUnderAWideNeighbour()
    {
        const std::vector<Extent> marks = {{100, 6, 20},
                                           {131, 15, 0}}; // its ring begins where the number ends
        const auto places = labelPlaces(marks, 400);
        QVERIFY(places[0].has_value());
        QVERIFY(*places[0] + 20 <= 94); // so it stands at the left
    }
    void atTheEndOfTheLaneItStandsAtTheLeft()
    {
        const auto places = labelPlaces({{390, 6, 20}}, 400);
        QVERIFY(places[0].has_value());
        QVERIFY(*places[0] + 20 <= 384);
    }
    void noneWhereThereIsNoRoom()
    {
        const auto places = labelPlaces({{100, 6, 20}, {116, 6, 20}, {132, 6, 20}}, 140);
        QVERIFY(places[0].has_value()); // at the left
        QVERIFY(!places[1]);
        QVERIFY(!places[2]);
    }
    void nothingOverlaps()
    {
        std::vector<Extent> marks;
        for (int i = 0; i < 60; ++i)
            marks.push_back({16.0 + i * 17 + (i * 7) % 11, i % 9 == 0 ? 14.0 : 6.0, double((i * 5) % 28)});
        const auto places = labelPlaces(marks, 1100);
        for (std::size_t i = 0; i < marks.size(); ++i) {
            if (!places[i])
                continue;
            const double from = *places[i];
            const double to = from + marks[i].label;
            for (std::size_t j = 0; j < marks.size(); ++j) {
                QVERIFY(to <= marks[j].x - marks[j].half || from >= marks[j].x + marks[j].half);
                if (j != i && places[j])
                    QVERIFY(to <= *places[j] || from >= *places[j] + marks[j].label);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCountLabels)
#include "tst_count_labels.moc"
