// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/handoff_formats.h"

#include <QTest>

using namespace triage;
using namespace triage::app;
using handoff::Format;
using handoff::Languages;

class HandoffFormatsTest : public QObject
{
    Q_OBJECT

private slots:
    void namesAreTheBundlesWithoutItsEnding_data()
    {
        QTest::addColumn<QString>("bundle");
        QTest::addColumn<QString>("expected");
        QTest::newRow("zip") << "20261201-093000-pid7.zip"
                             << "20261201-093000-pid7-handoff-zh.md";
        QTest::newRow("tar") << "case 7.tar.gz"
                             << "case_7-handoff-zh.md";
        QTest::newRow("folder") << "v1.2"
                                << "v1.2-handoff-zh.md";
        QTest::newRow("chinese") << QStringLiteral("现场日志.zip")
                                 << QStringLiteral("现场日志-handoff-zh.md");
        QTest::newRow("path") << "../../etc/x"
                              << ".._.._etc_x-handoff-zh.md";
        QTest::newRow("none") << ""
                              << "npugraph_ex-handoff-zh.md";
    }
    void namesAreTheBundlesWithoutItsEnding()
    {
        QFETCH(const QString, bundle);
        QTEST(suggestedFileName(bundle, Format::Markdown, Languages::Chinese), "expected");
    }

    void bothLanguagesNeedNoMark()
    {
        QCOMPARE(suggestedFileName(QStringLiteral("a"), Format::Pdf, Languages::Both),
                 QStringLiteral("a-handoff.pdf"));
        QCOMPARE(suggestedFileName(QStringLiteral("a"), Format::Json, Languages::English),
                 QStringLiteral("a-handoff.json"));
    }

    void everyEndingLeadsBackToItsFormat()
    {
        for (const auto format : offeredFormats)
            QVERIFY(handoff::formatForFile("x" + extensionOf(format).toStdString()) == format);
    }

    void theChosenFormatIsFirst()
    {
        const auto filters = fileFilters(Format::Pdf);
        QCOMPARE(filters.size(), qsizetype(offeredFormats.size()));
        QCOMPARE(filters.front(), QStringLiteral("PDF (*.pdf)"));
    }
};

QTEST_APPLESS_MAIN(HandoffFormatsTest)
#include "tst_handoff_formats.moc"
