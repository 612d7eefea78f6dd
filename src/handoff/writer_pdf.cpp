// SPDX-License-Identifier: Apache-2.0
#include "handoff/html_blocks.h"
#include "handoff/inline.h"
#include "handoff/pdf_marks.h"
#include "handoff/speech.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace triage::handoff {
namespace {

constexpr int resolution = 300; ///< dots an inch of the page's coordinates
constexpr double marginMm = 16;
constexpr double footerMm = 9; ///< kept free at the foot of the text for the page number
constexpr double points = 72.0 / resolution;

double dots(double millimetres)
{
    return millimetres / 25.4 * resolution;
}

/// The document laid out in pages of `size` dots.
void layOut(QTextDocument& document, const Handoff& handoff, Languages languages, QPdfWriter& device,
            QSizeF size)
{
    QFont font(QStringLiteral("Noto Sans"));
    font.setFamilies(
        {QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC"), QStringLiteral("sans-serif")});
    font.setPointSizeF(9.5);
    font.setStyleStrategy(
        QFont::PreferNoShaping); // else some digits get glyphs that no text can be read back from
    document.documentLayout()->setPaintDevice(&device);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(QString::fromStdString(writeSheetHtml(handoff, languages)));
    document.setPageSize(size);
}

double topOf(const QTextDocument& document, const QTextBlock& block)
{
    return document.documentLayout()->blockBoundingRect(block).top();
}

/// A heading at the foot of a page goes to the next one with what follows it.
void keepHeadingsWithText(QTextDocument& document, double pageHeight)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock next = block.next();
        if (block.blockFormat().headingLevel() == 0 || !next.isValid())
            continue;
        const double room = dots(14);
        const double top = topOf(document, block);
        if (std::floor(top / pageHeight) == std::floor((topOf(document, next) + room) / pageHeight))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
        // After a change in the middle Qt 6.4 draws pages with blocks left out: lay all of it out anew.
        document.markContentsDirty(0, document.characterCount());
    }
}

PdfPlace placeOf(double y, double pageHeight, double paperHeightPoints)
{
    const int page = static_cast<int>(std::floor(y / pageHeight));
    const double within = y - page * pageHeight;
    return {page, paperHeightPoints - (dots(marginMm) + within) * points};
}

std::map<std::string, PdfPlace> anchorsOf(const QTextDocument& document, double pageHeight,
                                          double paperHeight)
{
    std::map<std::string, PdfPlace> out;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            for (const QString& name : at.fragment().charFormat().anchorNames())
                out.try_emplace(name.toStdString(), placeOf(topOf(document, block), pageHeight, paperHeight));
    return out;
}

/// The outline in the order of the text: each language's title, then its sections.
void addToOutline(PdfMarks& marks, const Handoff& handoff, const workflow::Texts& texts)
{
    const HtmlBlocks blocks(texts, HtmlFlavour::Sheet);
    const auto add = [&](const Message& title, const std::string& anchor, int level) {
        if (const auto at = marks.anchors.find(blocks.idFor(anchor)); at != marks.anchors.end())
            marks.outline.push_back({plain(texts.render(title)), at->second, level});
    };
    add(handoff.title, "top", 0);
    for (const Section& section : handoff.sections)
        add(section.title, section.id, 1);
}

void paint(QTextDocument& document, QPdfWriter& device, QSizeF size, const QString& title)
{
    QPainter painter(&device);
    const int pages = document.pageCount();
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            device.newPage();
        painter.save();
        painter.translate(0, -page * size.height());
        document.drawContents(&painter, QRectF(0, page * size.height(), size.width(), size.height()));
        painter.restore();
        QFont small = document.defaultFont();
        small.setPointSizeF(8);
        painter.setFont(small);
        painter.setPen(QColor(0x54, 0x5f, 0x6f));
        const QRectF foot(0, size.height() + dots(footerMm) / 2, size.width(), dots(footerMm) / 2);
        const QString number = QStringLiteral("%1 / %2").arg(page + 1).arg(pages);
        const QString shown =
            painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(foot.width() * 0.8));
        painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom, shown);
        painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom, number);
    }
}

/// "2026-01-02 03:04:05" as PDF spells it.
std::string pdfDate(std::string stamp)
{
    if (stamp.empty())
        return {};
    std::erase_if(stamp, [](char c) { return c == '-' || c == ':' || c == ' '; });
    return "D:" + stamp;
}

QString titleIn(Language language, const Handoff& handoff)
{
    return QString::fromStdString(plain(workflow::Texts(language).render(handoff.title)));
}

} // namespace

Result<std::string> writePdf(const Handoff& handoff, Languages languages)
{
    if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        return fail(ErrorKind::Unsupported,
                    QT_TRANSLATE_NOOP("engine", "A PDF needs the program's fonts, and they are not loaded."));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    PdfMarks marks;
    {
        QPdfWriter device(&buffer);
        device.setResolution(resolution);
        device.setPageSize(QPageSize(QPageSize::A4));
        device.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        const QString title =
            titleIn(languages == Languages::English ? Language::English : Language::Chinese, handoff);
        device.setTitle(title);
        device.setCreator(QStringLiteral("npugraph-triage"));
        const QSizeF size(device.width(), device.height() - dots(footerMm));
        QTextDocument document;
        layOut(document, handoff, languages, device, size);
        keepHeadingsWithText(document, size.height());
        marks.anchors = anchorsOf(document, size.height(), device.pageLayout().fullRectPoints().height());
        paint(document, device, size, title);
    }
    inLanguages(languages, "", [&](const workflow::Texts& texts) {
        addToOutline(marks, handoff, texts);
        return std::string();
    });
    marks.date = pdfDate(handoff.stamp);
    return markPdf(buffer.data().toStdString(), marks);
}

} // namespace triage::handoff
