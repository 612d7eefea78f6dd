// SPDX-License-Identifier: Apache-2.0
#include "engine/engine.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace triage;

namespace {

constexpr auto file = "stdout_stderr.log";
constexpr auto printed = "plain: weights were truncated on disk\n"
                         "[rank0]: Traceback (most recent call last):\n"
                         "[rank0]:   File \"/home/dev/a.py\", line 3, in f\n"
                         "[rank0]:     y = op(x)\n"
                         "[rank0]: RuntimeError: call aclnnCast failed\n"
                         "[rank1]: Traceback (most recent call last):\n"
                         "[rank1]:   File \"/home/dev/a.py\", line 9, in g\n"
                         "[rank1]:     h()\n"
                         "[rank1]: ValueError: later\n"
                         "worker 3 told us: HCCL is gone\n";

review::Review pinAt(std::int64_t line, std::string text)
{
    review::Review review;
    review.pin = review::Pin{
        file, LineNumber(line), "seen before", {"me", "2026-12-01T10:00:00+08:00"}, std::move(text)};
    return review;
}

} // namespace

class TestPin : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        auto made = engine::Engine::create();
        QVERIFY(made.has_value());
        engine_ = std::make_unique<engine::Engine>(std::move(*made));
    }

    void aFrameStandsForItsBlock()
    {
        const Verdict v = judged(pinAt(7, "[rank1]:   File \"/home/dev/a.py\", line 9, in g"));
        QCOMPARE(v.causal()->line, LineNumber(9));
        QVERIFY(v.machineVerdict);
        QCOMPARE(v.machineVerdict->causal()->line, LineNumber(5));
        QVERIFY(noted(v));
    }

    void anyLineCanBePinned()
    {
        const Verdict v = judged(pinAt(10, "worker 3 told us: HCCL is gone"));
        QCOMPARE(v.causal()->line, LineNumber(10));
        QCOMPARE(v.causal()->text, std::string("worker 3 told us: HCCL is gone"));
        QCOMPARE(v.provisionalRoute, std::optional(Route::RuntimeError));
        QCOMPARE(v.keyword, std::optional<std::string>("HCCL"));
        QVERIFY(v.machineVerdict);
        QVERIFY(std::ranges::any_of(v.candidates,
                                    [](const Candidate& c) { return c.kept && c.line == LineNumber(10); }));
    }

    void aLineThatCannotBeReadChangesNothing()
    {
        review::Review review = pinAt(1, "x");
        review.pin->path = "not there.log";
        const Verdict v = judged(review);
        QCOMPARE(v.causal()->line, LineNumber(5));
        QVERIFY(!v.machineVerdict);
        QVERIFY(!noted(v));
    }

    void everyCandidateNamesItsReason()
    {
        const Verdict v = judged({});
        for (const Candidate& c : v.candidates)
            QCOMPARE(c.reason == "kept", c.kept);
        QVERIFY(std::ranges::none_of(v.candidates, [](const Candidate& c) { return c.reason.empty(); }));
    }

    void aProcessKnowsWhereItFailed()
    {
        const Verdict v = judged({});
        QCOMPARE(v.processes.size(), std::size_t{2});
        QCOMPARE(v.processes[0].file, std::string(file));
        QCOMPARE(v.processes[0].line, std::optional(LineNumber(5)));
        QCOMPARE(v.processes[1].rank, std::optional<int>(1));
        QCOMPARE(v.processes[1].line, std::optional(LineNumber(9)));
    }

private:
    Verdict judged(const review::Review& review)
    {
        const auto path = dir_.filePath(QLatin1String(file));
        QFile out(path);
        if (out.open(QIODevice::WriteOnly | QIODevice::Truncate))
            out.write(printed);
        out.close();
        bundle::ImportRequest request;
        request.input = path.toStdString();
        auto analysis = engine_->open(request, review, {}, {});
        return analysis ? std::move(analysis->verdict) : Verdict{};
    }

    static bool noted(const Verdict& v)
    {
        return std::ranges::any_of(v.notes, [](const Note& n) { return n.id == "pinned"; });
    }

    std::unique_ptr<engine::Engine> engine_;
    QTemporaryDir dir_;
};

QTEST_GUILESS_MAIN(TestPin)
#include "tst_pin.moc"
