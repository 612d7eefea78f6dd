// SPDX-License-Identifier: Apache-2.0
#include "text_view_fixture.h"
#include "view/colour/ansi_format.h"
#include "view/colour/contrast.h"

#include <QAction>
#include <QSignalSpy>

#include <cmath>

using namespace triage;
using namespace triage::view;

class TestPainting : public TextViewTest
{
    Q_OBJECT

private slots:
    void init() { openPane(); }
    void cleanup() { pane_.reset(); }

    void decorationsArePainted();
    void zooms();
    void colourEscapes();
    void controlCharacters();
    void redrawnLines();
    void wideCharactersTakeTwoColumns();
};

void TestPainting::decorationsArePainted()
{
    show(numbered(20));
    view().clearFocus();
    const QImage plain = view().grab().toImage();
    view().setDecorations({{LineNumber{5}, LineNumber{5}, LineRole::Causal, QStringLiteral("first error")}});
    const QImage decorated = view().grab().toImage();
    QVERIFY(plain != decorated);
    const QColor fill = roleFill(LineRole::Causal, view().palette());
    const int height = static_cast<int>(std::ceil(QFontMetricsF(view().font()).height())) + 2;
    QCOMPARE(QColor(decorated.pixel(700, 4 * height + 2)), fill); // across the whole width
    QVERIFY(QColor(decorated.pixel(700, 5 * height + 2)) != fill);
}

void TestPainting::zooms()
{
    show("x\n");
    QSignalSpy changed(&view(), &TextView::fontSizeChanged);
    const double before = view().fontSize();
    view().action(TextView::Command::ZoomIn)->trigger();
    QCOMPARE(view().fontSize(), before + 1);
    view().action(TextView::Command::ZoomReset)->trigger();
    QCOMPARE(view().fontSize(), before);
    QCOMPARE(changed.size(), 2);
}

void TestPainting::colourEscapes()
{
    show("\x1b[38;5;196mred\x1b[0m and \x1b[48;2;255;255;0;97myellow\x1b[0m\n");
    QCOMPARE(line(), QStringLiteral("red and yellow"));
    const QImage coloured = view().grab().toImage();
    view().action(TextView::Command::LogColours)->setChecked(false);
    QCOMPARE(line(), QStringLiteral("red and yellow"));
    QVERIFY(view().grab().toImage() != coloured);
    // White on yellow, as the log asks for it, could not be read.
    AnsiLook look;
    look.foreground = AnsiColour{15, 0};
    look.background = AnsiColour{std::nullopt, 0xffff00};
    for (const QRgb base : {0xffffffU, 0xff1e1e1eU}) {
        QPalette palette;
        palette.setColor(QPalette::Base, QColor(base));
        const QTextCharFormat format = ansiFormat(look, palette);
        QVERIFY(contrast(format.foreground().color(), format.background().color()) >= textContrast);
    }
}

void TestPainting::controlCharacters()
{
    show("\x1b[31mred\x1b[0m\tx\n");
    view().action(TextView::Command::ShowControls)->setChecked(true);
    QCOMPARE(line(), QStringLiteral("^[[31mred^[[0m\tx"));
}

void TestPainting::redrawnLines()
{
    show(" 10%|#\r 50%|###\r100%|#####\r\nnext\n");
    QCOMPARE(line(), QStringLiteral(" 10%|#^M 50%|###^M100%|#####"));
    view().action(TextView::Command::LastRedraw)->setChecked(true);
    QCOMPARE(line(), QStringLiteral("100%|#####"));
    key(Qt::Key_End);
    QCOMPARE(view().position().value, std::int64_t{26});
}

void TestPainting::wideCharactersTakeTwoColumns()
{
    show("错误错误|\n12345678|\n");
    const int wide = view().placeRect(ByteOffset{12}).x();
    const int narrow = view().placeRect(ByteOffset{14 + 8}).x();
    QVERIFY2(std::abs(wide - narrow) <= 1, qPrintable(QStringLiteral("%1 %2").arg(wide).arg(narrow)));
}

QTEST_MAIN(TestPainting)
#include "tst_painting.moc"
