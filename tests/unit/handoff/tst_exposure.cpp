// SPDX-License-Identifier: Apache-2.0
// Which users and hosts a report names, and what it takes for neither.
#include "samples.h"

#include <QTest>

using namespace triage;

namespace {

handoff::Exposure exposureOf(const std::string& line)
{
    Verdict verdict;
    verdict.evidence.emplace_back();
    verdict.evidence.back().text = line;
    return handoff::findExposure({}, verdict);
}

QString joined(const std::vector<std::string>& names)
{
    QStringList out;
    for (const std::string& name : names)
        out << QString::fromStdString(name);
    return out.join(QLatin1Char(' '));
}

} // namespace

class TestExposure : public QObject
{
    Q_OBJECT

private slots:
    void linesGiveAway_data();
    void linesGiveAway();
    void everyPartOfTheReportIsRead();
    void theReportSaysItOnce();
};

void TestExposure::linesGiveAway_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("hosts");
    QTest::addColumn<QString>("users");
    const auto row = [](const char* line, const char* hosts, const char* users) {
        QTest::newRow(line) << line << hosts << users;
    };
    row("  File \"/home/wang.li/model/train.py\", line 3", "", "wang.li");
    row("C:\\Users\\Li\\run.py", "", "Li");
    row("li.na@gpu-node-3:~$ python run.py", "gpu-node-3", "li.na");
    row("scp root@192.168.1.20:/tmp/x .", "192.168.1.20", "root");
    row("MASTER_ADDR=worker17", "worker17", "");
    row("  host      : worker-17", "worker-17", "");
    row("connect to 10.12.0.7 failed", "10.12.0.7", "");
    row("addresses of (node-3, 29500) cannot be retrieved", "node-3", "");
    row("tcp://203.0.113.9:29500", "203.0.113.9", "");
    row("https://git.corp.example/x", "git.corp.example", "");
    row("see build01.internal for it", "build01.internal", "");
    // neither
    row("runtime_running_version=[7.6.0.1.220:8.0.0]", "", "");
    row("CANN 8.0.0.1 on driver 24.1.0.3", "", "");
    row("https://pytorch.org/docs and https://www.hiascend.com/x", "", "");
    row("@torch.compile", "", "");
    row("x = a @ b.T", "", "");
    row("bind 127.0.0.1:29500 and 0.0.0.0:1", "", "");
    row("[rank0]:E0102 03:04:05.123 torch/_dynamo", "", "");
    row("numpy@1.26", "", "");
    row("/usr/local/lib/home/x and home/page", "", "");
    row("step time 10.1 ms, 12.5.1", "", "");
}

void TestExposure::linesGiveAway()
{
    QFETCH(QString, line);
    QFETCH(QString, hosts);
    QFETCH(QString, users);
    const handoff::Exposure found = exposureOf(line.toStdString());
    QCOMPARE(joined(found.hosts), hosts);
    QCOMPARE(joined(found.users), users);
}

void TestExposure::everyPartOfTheReportIsRead()
{
    samples::Sample sample = samples::routed();
    sample.facts.files.front().path = "home/zhang/run/env.txt";
    sample.facts.intake[5].value = "ask chen@desk-4";
    sample.verdict.evidence.back().before = {"/home/zhao/x"};
    const handoff::Exposure found = handoff::findExposure(sample.facts, sample.verdict);
    QCOMPARE(joined(found.users), QStringLiteral("chen wang.li zhang zhao"));
    QCOMPARE(joined(found.hosts), QStringLiteral("desk-4"));
}

void TestExposure::theReportSaysItOnce()
{
    const QString text =
        QString::fromStdString(handoff::writeText(compose(samples::routed()), handoff::Languages::English));
    QCOMPARE(text.count(QStringLiteral("not redacted")), 1);
    QVERIFY(text.contains(QStringLiteral("Users found in it: wang.li.")));
}

QTEST_APPLESS_MAIN(TestExposure)
#include "tst_exposure.moc"
