// SPDX-License-Identifier: Apache-2.0
#include "handoff/key_lines.h"
#include "samples.h"

#include <QTest>

#include <algorithm>

using namespace triage;

class TestQuotes : public QObject
{
    Q_OBJECT

private slots:
    /// Lines the engineer quoted stand in the report as they were printed, each with its number.
    void quotedLinesStandInTheReport()
    {
        samples::Sample sample = samples::routed();
        sample.review = {};
        const review::Signature wang{"Wang", "2026-12-01T10:20:37+08:00"};
        sample.review.quotes = {{"step5/run.log", LineNumber(41),
                                 "Traceback (most recent call last):\n  File \"x.py\"\x1b, line 1", "",
                                 wang}};
        const handoff::Handoff report = samples::compose(sample);
        const auto section = std::find_if(report.sections.begin(), report.sections.end(),
                                          [](const handoff::Section& s) { return s.id == "review"; });
        QVERIFY(section != report.sections.end());
        const auto* quote = std::get_if<handoff::Quote>(&section->blocks.back());
        QVERIFY(quote != nullptr);
        QCOMPARE(quote->file, std::string("step5/run.log"));
        QCOMPARE(quote->line, LineNumber(41));
        QCOMPARE(quote->origin, std::string("Wang"));
        QCOMPARE(quote->text, std::string("Traceback (most recent call last):"));
        QCOMPARE(quote->after.size(), std::size_t(1));
        QVERIFY(quote->after[0].find('\x1b') == std::string::npos); // nothing hidden leaves
        const auto lines = handoff::keyLines(sample.verdict, sample.review);
        QCOMPARE(lines.at("step5/run.log"), std::vector{LineNumber(41)});
    }
};

QTEST_APPLESS_MAIN(TestQuotes)
#include "tst_quotes.moc"
