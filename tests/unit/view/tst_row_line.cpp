// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/row/glyph_grid.h"
#include "view/row/row_line.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>

using namespace triage;
using namespace triage::view;

namespace {

QTextLayout::FormatRange range(int begin, int length, const QTextCharFormat& format)
{
    return {begin, length, format};
}

QTextCharFormat coloured(Qt::GlobalColor text, Qt::GlobalColor ground = Qt::transparent)
{
    QTextCharFormat format;
    format.setForeground(QColor(text));
    if (ground != Qt::transparent)
        format.setBackground(QColor(ground));
    return format;
}

QImage drawn(const RowLine& line, const FormatRanges& over, QRectF clip = {0, 0, 400, 40})
{
    QImage image(400, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    line.draw(painter, {4, 4}, over, clip);
    return image;
}

/// Pixels that are clearly of this colour.
int countOf(const QImage& image, Qt::GlobalColor wanted)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == QColor(wanted) ? 1 : 0;
    }
    return count;
}

} // namespace

/// A line set from the grid of glyphs is the line that Qt's layout sets.
class TestRowLine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void placesAreTheSame();
    void whatTheGridDoesNotHoldIsLaidOut();
    void coloursLieWhereTheyBelong();
    void theSelectionLiesOverAll();
    void onlyWhatIsSeenIsDrawn();

private:
    LineSetting setting_;
    std::shared_ptr<GlyphGrid> grid_;
};

void TestRowLine::initTestCase()
{
    setting_.font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    setting_.font.setPointSizeF(11);
    grid_ = std::make_shared<GlyphGrid>(setting_.font);
    if (!gridLine(QStringLiteral("x"), {}, grid_))
        QSKIP("The letters of this system's fixed font are not of one width.");
}

void TestRowLine::placesAreTheSame()
{
    QString text;
    for (char16_t c = 0x20; c < 0x7F; ++c)
        text += QChar(c);
    const auto grid = gridLine(text, {}, grid_);
    const auto laidOut = layOutLine(text, {}, setting_);
    QVERIFY(grid != nullptr);
    QVERIFY(std::abs(grid->width() - laidOut->width()) < 1);
    for (int i = 0; i <= text.size(); ++i) {
        QVERIFY2(std::abs(grid->xAt(i) - laidOut->xAt(i)) < 1, qPrintable(QString::number(i)));
        for (const double beside : {-3.0, 0.0, 3.0})
            QCOMPARE(grid->unitAt(grid->xAt(i) + beside), laidOut->unitAt(laidOut->xAt(i) + beside));
    }
    QCOMPARE(grid->unitAt(-50), 0);
    QCOMPARE(grid->unitAt(1e6), static_cast<int>(text.size()));
}

void TestRowLine::whatTheGridDoesNotHoldIsLaidOut()
{
    for (const char* text : {"a\tb", "错误", "naïve", "e\u0301"})
        QVERIFY(gridLine(QString::fromUtf8(text), {}, grid_) == nullptr);
    QVERIFY(setLine(QStringLiteral("a\tb"), {}, setting_, grid_)->width() > 0);
    QCOMPARE(setLine({}, {}, setting_, grid_)->width(), 0.0);
}

void TestRowLine::coloursLieWhereTheyBelong()
{
    const FormatRanges formats = {range(0, 6, coloured(Qt::red)), range(4, 4, coloured(Qt::blue, Qt::yellow)),
                                  range(30, 9, coloured(Qt::red))}; // beyond the end: of no matter
    const QString text = QStringLiteral("MMMMMMMMMM");
    const QImage grid = drawn(*gridLine(text, formats, grid_), {});
    const QImage laidOut = drawn(*layOutLine(text, formats, setting_), {});
    for (const Qt::GlobalColor colour : {Qt::red, Qt::blue, Qt::yellow}) {
        const int wanted = countOf(laidOut, colour);
        QVERIFY(wanted > 0);
        QVERIFY2(std::abs(countOf(grid, colour) - wanted) <= wanted / 5 + 2,
                 qPrintable(QStringLiteral("%1 %2").arg(countOf(grid, colour)).arg(wanted)));
    }
}

void TestRowLine::theSelectionLiesOverAll()
{
    const QString text = QStringLiteral("MMMMMMMMMM");
    const auto line = gridLine(text, {range(0, 10, coloured(Qt::red))}, grid_);
    const QImage over = drawn(*line, {range(0, 10, coloured(Qt::green, Qt::blue))});
    QCOMPARE(countOf(over, Qt::red), 0);
    QVERIFY(countOf(over, Qt::blue) > 0);
    QVERIFY(countOf(over, Qt::green) > 0);
    QVERIFY(countOf(drawn(*line, {}), Qt::red) > 0); // nothing of it stays
}

void TestRowLine::onlyWhatIsSeenIsDrawn()
{
    const auto line = gridLine(QString(100, QLatin1Char('M')), {}, grid_);
    const QImage part = drawn(*line, {}, {0, 0, 100, 40});
    QCOMPARE(countOf(part.copy(200, 0, 200, 40), Qt::white), 200 * 40);
    QCOMPARE(part.copy(0, 0, 100, 40), drawn(*line, {}).copy(0, 0, 100, 40));
}

QTEST_MAIN(TestRowLine)
#include "tst_row_line.moc"
