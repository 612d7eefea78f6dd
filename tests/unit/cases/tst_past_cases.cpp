// SPDX-License-Identifier: Apache-2.0
#include "cases/past_cases.h"
#include "fixtures.h"

#include <QTemporaryDir>
#include <QTest>

using namespace triage;
using namespace triage::cases;

class TestPastCases : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        dir_ = std::make_unique<QTemporaryDir>();
        auto opened = Store::open(dir_->path().toStdString());
        QVERIFY(opened.has_value());
        store_ = std::make_unique<Store>(std::move(*opened));
    }

    void theSameErrorIsFoundAgain()
    {
        const auto older = add("aaaa", "2026-11-01T10:00:00+08:00");
        const auto newer = add("aaaa", "2026-11-03T10:00:00+08:00");
        const auto mine = add("aaaa", "2026-11-04T10:00:00+08:00");
        add("bbbb", "2026-11-05T10:00:00+08:00");
        const auto found = pastCases(*store_, "aaaa", mine);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].summary.id, newer);
        QCOMPARE(found[1].summary.id, older);
        QCOMPARE(found[0].summary.route, std::optional(Route::CompileError));
        QVERIFY(!found[0].overridden);
    }

    void noErrorIsLikeNoOther()
    {
        add("", "2026-11-01T10:00:00+08:00");
        QVERIFY(pastCases(*store_, "", "").empty());
    }

    void whatWasWrittenComesAlong()
    {
        const review::Signature by{"Li", "2026-11-02T09:00:00+08:00"};
        review::Review review;
        review.override_ = review::Override{Route::RuntimeError, "seen in T-9", by};
        review.pin = review::Pin{"run/x.log", LineNumber(31), "the first of them", by};
        review.marks = {{"run/x.log", LineNumber(7), "clock is off", by},
                        {"run/x.log", LineNumber(8), "", by}};
        add("aaaa", "2026-11-01T10:00:00+08:00", review);
        const auto found = pastCases(*store_, "aaaa", "");
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].overridden);
        const std::vector<PastNote> wanted = {
            {PastNoteKind::Override, "seen in T-9", {}, {}, by},
            {PastNoteKind::Pin, "the first of them", "run/x.log", LineNumber(31), by},
            {PastNoteKind::Mark, "clock is off", "run/x.log", LineNumber(7), by}};
        QCOMPARE(found[0].notes, wanted);
    }

    void aDamagedCaseHidesNoOther()
    {
        const auto good = add("aaaa", "2026-11-01T10:00:00+08:00");
        const auto bad = add("aaaa", "2026-11-02T10:00:00+08:00");
        test::write(store_->folderOf(bad) / "case.json", "{");
        const auto found = pastCases(*store_, "aaaa", "");
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].summary.id, good);
    }

private:
    std::string add(const std::string& fingerprint, const std::string& at, review::Review review = {})
    {
        const auto files = test::importInto(*store_);
        auto value = test::draft(files);
        value.summary.fingerprint = fingerprint;
        value.summary.openedAt = at;
        value.review = std::move(review);
        const auto made = store_->adopt(files, std::move(value));
        return made ? made->summary.id : std::string();
    }

    std::unique_ptr<QTemporaryDir> dir_;
    std::unique_ptr<Store> store_;
};

QTEST_GUILESS_MAIN(TestPastCases)
#include "tst_past_cases.moc"
