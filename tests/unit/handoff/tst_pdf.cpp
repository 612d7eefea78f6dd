// SPDX-License-Identifier: Apache-2.0
// The PDF through pdftotext and qpdf: its text, outline, links and sameness.
#include "samples.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

using namespace triage;

namespace {

/// After NFKC: fonts give some characters their compatibility forms.
QString textOf(const std::string& pdf)
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("handoff.pdf"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(pdf)) < 0)
        return {};
    file.close();
    QProcess tool;
    tool.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-enc"),
                                             QStringLiteral("UTF-8"), path, QStringLiteral("-")});
    if (!tool.waitForFinished(60'000) || tool.exitCode() != 0)
        return {};
    return QString::fromUtf8(tool.readAllStandardOutput()).normalized(QString::NormalizationForm_KC);
}

QString joinedOutline(QPDFObjectHandle parent)
{
    QStringList titles;
    for (QPDFObjectHandle item = parent.getKey("/First"); item.isDictionary(); item = item.getKey("/Next")) {
        titles << QString::fromStdString(item.getKey("/Title").getUTF8Value());
        if (item.getKey("/First").isDictionary())
            titles << joinedOutline(item);
    }
    return titles.join(QLatin1Char('|'));
}

} // namespace

class TestPdf : public QObject
{
    Q_OBJECT

private slots:
    void textIsWhatTheOtherFormatsSay();
    void everySectionIsDrawn();
    void theSameValuesGiveTheSameBytes();
    void outlineAndLinksLeadIntoTheDocument();
    void datesComeFromTheRun();
    void longReportsBreakIntoPages();
};

void TestPdf::textIsWhatTheOtherFormatsSay()
{
    const auto pdf = handoff::writePdf(compose(samples::withheld()), handoff::Languages::Both);
    QVERIFY(pdf.has_value());
    const QString text = textOf(*pdf).simplified(); // lines are broken where the paper ends
    for (const char* part : {"npugraph_ex triage: Llama decode crash", "Route withheld",
                             "torch-npugraph-ex-runtime-error-diagnosis", "error code is 507011",
                             "step5-npugraph_ex/stdout_stderr.log:375", "✗ failed", "1.2 MiB",
                             "ASCEND_PROCESS_LOG_PATH", "优先怀疑", "This report is not redacted"})
        QVERIFY2(text.contains(QString::fromUtf8(part)), part);
}

void TestPdf::everySectionIsDrawn()
{
    // Qt leaves blocks out of a page when the text above them was changed after it had been laid out.
    for (const samples::Sample& sample : samples::all()) {
        const handoff::Handoff handoff = compose(sample);
        const auto pdf = handoff::writePdf(handoff, handoff::Languages::Both);
        QVERIFY(pdf.has_value());
        const QString text = textOf(*pdf).simplified();
        const workflow::Texts english(Language::English);
        for (const handoff::Section& section : handoff.sections)
            QVERIFY2(text.contains(QString::fromStdString(english.render(section.title))),
                     (sample.name + ": " + section.id).c_str());
        QVERIFY2(text.contains(QStringLiteral("This report is not redacted")), sample.name.c_str());
    }
}

void TestPdf::theSameValuesGiveTheSameBytes()
{
    const handoff::Handoff handoff = compose(samples::overridden());
    const auto first = handoff::writePdf(handoff, handoff::Languages::Both);
    QTest::qWait(1'100); // a clock would show
    const auto second = handoff::writePdf(handoff, handoff::Languages::Both);
    QVERIFY(first.has_value() && second.has_value());
    QCOMPARE(QByteArray::fromStdString(*first), QByteArray::fromStdString(*second));
}

void TestPdf::outlineAndLinksLeadIntoTheDocument()
{
    const auto pdf = handoff::writePdf(compose(samples::routed()), handoff::Languages::English);
    QVERIFY(pdf.has_value());
    QPDF file;
    file.processMemoryFile("handoff.pdf", pdf->data(), pdf->size());
    const QString outline = joinedOutline(file.getRoot().getKey("/Outlines"));
    QVERIFY2(outline.startsWith(QStringLiteral("npugraph_ex triage: Llama decode crash|Case|Verdict|")),
             qPrintable(outline));
    QVERIFY(outline.endsWith(QStringLiteral("About this report")));
    int links = 0;
    for (QPDFObjectHandle page : file.getAllPages())
        for (QPDFObjectHandle note : page.getKey("/Annots").aitems()) {
            QVERIFY(!note.getKey("/A").isDictionary()); // nothing leads out
            QVERIFY(note.getKey("/Dest").getArrayItem(0).isDictionary());
            ++links;
        }
    QVERIFY(links > 0);
}

void TestPdf::datesComeFromTheRun()
{
    const auto dateOf = [](const samples::Sample& sample) {
        const auto pdf = handoff::writePdf(compose(sample), handoff::Languages::English);
        QPDF file;
        file.processMemoryFile("handoff.pdf", pdf->data(), pdf->size());
        QPDFObjectHandle info = file.getTrailer().getKey("/Info");
        return info.getKey("/CreationDate").isString() ? info.getKey("/CreationDate").getUTF8Value()
                                                       : std::string();
    };
    QCOMPARE(dateOf(samples::routed()), std::string("D:20260102030405"));
    QCOMPARE(dateOf(samples::log()), std::string());
}

void TestPdf::longReportsBreakIntoPages()
{
    samples::Sample sample = samples::routed();
    for (int i = 0; i < 60; ++i)
        sample.verdict.notes.push_back({"n", Message("%1", {"note number " + std::to_string(i)})});
    const auto pdf = handoff::writePdf(compose(sample), handoff::Languages::English);
    QVERIFY(pdf.has_value());
    const QString text = textOf(*pdf);
    QVERIFY(text.contains(QStringLiteral("note number 59")));
    const QStringList pages = text.split(QLatin1Char('\f'), Qt::SkipEmptyParts);
    QVERIFY(pages.size() > 2);
    for (qsizetype i = 0; i < pages.size(); ++i)
        QVERIFY(QString(pages[i])
                    .remove(QLatin1Char(' '))
                    .contains(QStringLiteral("%1/%2").arg(i + 1).arg(pages.size())));
}

QTEST_MAIN(TestPdf)
#include "tst_pdf.moc"
