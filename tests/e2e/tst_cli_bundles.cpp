// SPDX-License-Identifier: Apache-2.0
// Every bundle with a known answer, through the command line: first failed step, route, rule, causal line,
// and whether something must be collected again. A withheld verdict counts by its provisional route.
#include "cli.h"

#include <QJsonArray>
#include <QTest>

class BundlesTest : public QObject
{
    Q_OBJECT

    static QJsonObject expected()
    {
        return QJsonDocument::fromJson(e2e::contentsOf(e2e::data("bundles/expected.json"))).object();
    }

    static QString shortName(const QJsonValue& route)
    {
        QString name = route.toString();
        name.remove(QStringLiteral("torch-npugraph-ex-")).remove(QStringLiteral("-diagnosis"));
        return name;
    }

    static QStringList textsOf(const QJsonValue& list)
    {
        QStringList out;
        for (const QJsonValue& item : list.toArray())
            out << item.toString();
        return out;
    }

    static void checkRoute(const QJsonObject& want, const QJsonObject& verdict)
    {
        QStringList routes = want[QLatin1String("route")].toString().split(QStringLiteral(" / "));
        if (want[QLatin1String("also_defensible")].isString())
            routes << want[QLatin1String("also_defensible")].toString();
        QString route = shortName(verdict[QLatin1String("route")]);
        if (route.isEmpty())
            route = shortName(verdict[QLatin1String("provisional_route")]);
        if (route.isEmpty()) {
            QCOMPARE(verdict[QLatin1String("state")].toString(), QStringLiteral("withheld"));
            QVERIFY(routes.contains(QStringLiteral("ask")));
        } else {
            QVERIFY2(routes.contains(route), qPrintable(route));
        }
    }

    static void checkRule(const QJsonObject& want, const QJsonObject& verdict)
    {
        if (want[QLatin1String("rule")].isNull())
            return;
        const QStringList rules =
            QStringList(want[QLatin1String("rule")].toString()) + textsOf(want[QLatin1String("rule_also")]);
        QVERIFY2(rules.contains(verdict[QLatin1String("rule")].toString()),
                 qPrintable(verdict[QLatin1String("rule")].toString()));
    }

    static void checkLine(const QJsonObject& want, const QJsonObject& verdict)
    {
        const QJsonObject causal = want[QLatin1String("causal")].toObject();
        if (causal.isEmpty())
            return;
        const QJsonObject evidence = verdict[QLatin1String("evidence")].toArray().first().toObject();
        QJsonArray lines = causal[QLatin1String("also")].toArray();
        lines.prepend(causal[QLatin1String("line")]);
        QVERIFY2(lines.contains(evidence[QLatin1String("line")]),
                 qPrintable(evidence[QLatin1String("text")].toString()));
        QVERIFY(
            evidence[QLatin1String("file")].toString().endsWith(causal[QLatin1String("file")].toString()));
    }

private slots:
    void answers_data()
    {
        QTest::addColumn<QJsonObject>("want");
        const QJsonObject all = expected();
        QVERIFY(all.size() >= 30);
        for (auto entry = all.begin(); entry != all.end(); ++entry)
            QTest::newRow(qPrintable(entry.key())) << entry.value().toObject();
    }

    void answers()
    {
        QFETCH(QJsonObject, want);
        const QString archive = e2e::data("bundles/") + want[QLatin1String("archive")].toString();
        const auto outcome =
            e2e::run({QStringLiteral("triage"), archive, QStringLiteral("--format"), QStringLiteral("json")});
        const QJsonObject report = outcome.json();
        const QJsonObject verdict = report[QLatin1String("verdict")].toObject();
        const bool withheld = verdict[QLatin1String("state")] == QLatin1String("withheld");
        QVERIFY2(outcome.exit == (withheld ? 3 : 0), outcome.err.constData());
        QVERIFY(outcome.left.isEmpty());
        const QJsonValue step = want[QLatin1String("first_failing_step")];
        const QJsonValue wantedStep =
            step.isNull() ? QJsonValue() : QJsonValue(step.toString().mid(4, 1).toInt());
        QCOMPARE(report[QLatin1String("first_failure")].toObject()[QLatin1String("step")], wantedStep);
        const bool rerun = report[QLatin1String("completeness")].toObject()[QLatin1String("state")] ==
                           QLatin1String("rerun");
        QCOMPARE(rerun, want[QLatin1String("rerun")].toBool());
        checkRoute(want, verdict);
        checkRule(want, verdict);
        checkLine(want, verdict);
    }

    void checkSaysTheSame_data() { answers_data(); }
    void checkSaysTheSame()
    {
        QFETCH(QJsonObject, want);
        const QString archive = e2e::data("bundles/") + want[QLatin1String("archive")].toString();
        const auto outcome =
            e2e::run({QStringLiteral("check"), archive, QStringLiteral("--format"), QStringLiteral("json")});
        QCOMPARE(outcome.exit, want[QLatin1String("rerun")].toBool() ? 3 : 0);
        QCOMPARE(outcome.json()[QLatin1String("schema")].toString(),
                 QStringLiteral("npugraph-triage/check-report/1"));
        QVERIFY(!outcome.json().contains(QLatin1String("verdict")));
        QVERIFY(outcome.left.isEmpty());
    }
};

QTEST_GUILESS_MAIN(BundlesTest)
#include "tst_cli_bundles.moc"
