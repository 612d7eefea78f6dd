// SPDX-License-Identifier: Apache-2.0
#include "corpus_case.h"
#include "engine/engine.h"

#include <QTemporaryDir>
#include <QTest>

using namespace triage;

namespace {

struct Score
{
    int route = 0;
    int line = 0;
    int rule = 0;
    int alternate = 0;
    QStringList misses;
};

/// How a case is put before the judge.
struct Mode
{
    bool hints = true; ///< the operator states a symptom that is no crash
    QByteArray before; ///< healthy lines around the case's own
    QByteArray after;
};

QByteArray noise(const char* name)
{
    QFile file(QStringLiteral(TRIAGE_TEST_DATA "/corpus/noise/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool sameRule(const std::set<std::string>& wanted, const std::string& got)
{
    if (wanted.contains(got))
        return true; // "edge" is a special case of kw-2: both go to the same route
    return (got == "edge" && wanted.contains("kw-2")) || (got == "kw-2" && wanted.contains("edge"));
}

} // namespace

class TestCorpus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto made = engine::Engine::create();
        QVERIFY(made.has_value());
        engine_ = std::make_unique<engine::Engine>(std::move(*made));
        QVERIFY(dir_.isValid());
    }

    void scores_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<int>("least"); ///< of cases with route and rule right, in per cent
        QTest::addColumn<bool>("hints");
        QTest::addColumn<QString>("around");
        for (const char* set : {"shared", "own"})
            for (const bool hints : {true, false})
                for (const char* around : {"", "steps23.log", "steps45.log"})
                    if (hints || around != std::string_view("steps23.log")) // the same lines do for both
                        QTest::addRow("%s, %s, %s", set, hints ? "hints" : "no hints",
                                      *around ? around : "bare")
                            << set << 97 << hints << around;
    }

    void scores()
    {
        QFETCH(QString, set);
        QFETCH(int, least);
        QFETCH(bool, hints);
        QFETCH(QString, around);
        auto cases = readCorpus(set);
        if (!around.isEmpty())
            std::erase_if(cases, [](const CorpusCase& c) { return c.standsAlone; });
        const auto healthy = around.isEmpty() ? QByteArray() : noise(around.toUtf8().constData());
        QVERIFY(!cases.empty());
        QVERIFY(around.isEmpty() || healthy.count('\n') >= 400);
        const auto score = scoreOf(cases, {hints, healthy, healthy});
        const int n = static_cast<int>(cases.size());
        qInfo("route %d, line %d, rule %d, alternate %d of %d", score.route, score.line, score.rule,
              score.alternate, n);
        QVERIFY2(score.route == n, qPrintable(score.misses.join(u'\n')));
        QVERIFY2(score.rule * 100 >= n * least, qPrintable(score.misses.join(u'\n')));
        QVERIFY2(score.line * 100 >= n * 94, qPrintable(score.misses.join(u'\n')));
        QVERIFY2(score.alternate * 100 >= n * 91, qPrintable(score.misses.join(u'\n')));
    }

    void theSameLogGivesTheSameVerdict()
    {
        const auto cases = readCorpus(QStringLiteral("own"));
        const Mode mode;
        for (const auto& c : cases)
            QVERIFY2(judged(c, mode) == judged(c, mode), c.id.c_str());
    }

private:
    struct Got
    {
        std::optional<Route> route;
        std::optional<Route> alternate;
        std::string rule;
        std::int64_t line = 0;
        std::size_t candidates = 0;
        bool operator==(const Got&) const = default;
    };

    Got judged(const CorpusCase& c, const Mode& mode)
    {
        const auto path = dir_.filePath(QStringLiteral("stdout_stderr.log"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
            return {};
        file.write(mode.before + c.log + mode.after);
        file.close();
        bundle::ImportRequest request;
        request.input = path.toStdString();
        review::Review review;
        review.failedStep = c.failedStep;
        if (mode.hints && c.symptom != Symptom::Crash)
            review.symptom = review::StatedSymptom{c.symptom, {}};
        const auto analysis = engine_->open(request, review, {}, {});
        if (!analysis)
            return {};
        const auto& v = analysis->verdict;
        Got got{v.provisionalRoute, v.alternate, v.rule.value_or(""), 0, v.candidates.size()};
        if (!v.evidence.empty())
            got.line = v.evidence.front().line.value - mode.before.count('\n');
        return got;
    }

    Score scoreOf(const std::vector<CorpusCase>& cases, const Mode& mode)
    {
        Score score;
        for (const auto& c : cases) {
            const auto got = judged(c, mode);
            const bool route = got.route == c.route;
            const bool line = c.lines.contains(got.line);
            const bool rule = sameRule(c.rules, got.rule);
            const bool alternate = got.alternate == c.alternate;
            score.route += route;
            score.line += line;
            score.rule += rule;
            score.alternate += alternate;
            if (!route || !line || !rule || !alternate)
                score.misses << QStringLiteral("%1: rule %2, line %3")
                                    .arg(QString::fromStdString(c.id), QString::fromStdString(got.rule))
                                    .arg(got.line);
        }
        return score;
    }

    std::unique_ptr<engine::Engine> engine_;
    QTemporaryDir dir_;
};

QTEST_GUILESS_MAIN(TestCorpus)
#include "tst_corpus.moc"
