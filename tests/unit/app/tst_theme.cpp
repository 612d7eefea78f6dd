// SPDX-License-Identifier: Apache-2.0
#include "app/theme/colors.h"
#include "app/theme/icons.h"
#include "app/theme/palette.h"
#include "app/theme/theme.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QRegularExpression>
#include <QTest>

using namespace triage::app;

Q_DECLARE_METATYPE(const Colors*)

/// WCAG AA: 4.5 : 1 for text, 3 : 1 for marks and edges of controls, on every ground they stand on.
class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void formulaAgreesWithTheStandard();
    void text_data();
    void text();
    void routesDiffer();
    void everyTokenOfTheSheetIsAColour();
    void iconsHaveOneStrokeWidth();
    void theDefaultFaceComesAlong();
};

namespace {

constexpr double textRatio = 4.5;
constexpr double markRatio = 3.0;

struct Pair
{
    const char* name;
    QColor ink;
    QColor ground;
    double least;
};

void addGrounds(std::vector<Pair>& pairs, const Colors& c, const char* name, const QColor& ink, double least)
{
    for (const QColor& ground : {c.window, c.surface, c.sunken, c.hover, c.accentSoft})
        pairs.push_back({name, ink, ground, least});
}

void addTone(std::vector<Pair>& pairs, const Colors& c, const char* name, const Tone& tone)
{
    for (const QColor& ground : {c.window, c.surface, c.accentSoft, c.hover, tone.soft})
        pairs.push_back({name, tone.ink, ground, textRatio});
    pairs.push_back({"text on soft", c.text, tone.soft, textRatio});
}

std::vector<Pair> pairsOf(const Colors& c)
{
    std::vector<Pair> pairs;
    addGrounds(pairs, c, "text", c.text, textRatio);
    addGrounds(pairs, c, "muted", c.muted, textRatio);
    addGrounds(pairs, c, "accent", c.accent, textRatio);
    for (const QColor& ground : {c.window, c.surface, c.sunken})
        pairs.push_back({"faded", c.faded, ground, textRatio});
    pairs.push_back({"on accent", c.onAccent, c.accent, textRatio});
    for (const QColor& ground : {c.window, c.surface, c.sunken})
        pairs.push_back({"line", c.line, ground, markRatio});
    addTone(pairs, c, "passed", c.passed);
    addTone(pairs, c, "failed", c.failed);
    addTone(pairs, c, "not run", c.notRun);
    addTone(pairs, c, "missing", c.missing);
    addTone(pairs, c, "unknown", c.unknown);
    addTone(pairs, c, "withheld", c.withheld);
    for (const Tone& route : c.routes)
        addTone(pairs, c, "route", route);
    return pairs;
}

} // namespace

void TestTheme::formulaAgreesWithTheStandard()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(std::abs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01); // the standard's well-known grey
}

void TestTheme::text_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("least");
    for (const Colors* colors : {&lightColors(), &darkColors()}) {
        int at = 0;
        for (const Pair& pair : pairsOf(*colors))
            QTest::addRow("%s %d %s", colors->dark ? "dark" : "light", ++at, pair.name)
                << pair.ink << pair.ground << pair.least;
    }
}

void TestTheme::text()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, ground);
    QFETCH(double, least);
    const double found = contrast(ink, ground);
    QVERIFY2(found >= least,
             qPrintable(QStringLiteral("%1 on %2: %3").arg(ink.name(), ground.name()).arg(found)));
}

void TestTheme::routesDiffer()
{
    for (const Colors* colors : {&lightColors(), &darkColors()})
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = i + 1; j < 4; ++j) {
                const int distance = std::abs(colors->routes[i].ink.hue() - colors->routes[j].ink.hue());
                QVERIFY(std::min(distance, 360 - distance) >= 40);
            }
}

void TestTheme::everyTokenOfTheSheetIsAColour()
{
    QFile sheet(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/style/window.qss"));
    QVERIFY(sheet.open(QIODevice::ReadOnly));
    const QString done =
        coloured(QString::fromUtf8(sheet.readAll()), lightColors(), [](const QString& icon, const QColor&) {
            return QFile::exists(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/icons/%1.svg").arg(icon))
                       ? QStringLiteral("/drawing.svg")
                       : QStringLiteral("@missing");
        });
    QVERIFY(done.contains(lightColors().accent.name()));
    QVERIFY2(!done.contains(QLatin1Char('@')), qPrintable(done.mid(done.indexOf(QLatin1Char('@')), 40)));
}

void TestTheme::iconsHaveOneStrokeWidth()
{
    const QDir folder(QStringLiteral(TRIAGE_SOURCE_DIR "/resources/icons"));
    const QStringList names = folder.entryList({QStringLiteral("*.svg")});
    QVERIFY(names.size() > 20);
    for (const QString& name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY2(svg.contains("stroke=\"currentColor\"") && svg.contains("stroke-width=\"1.6\""),
                 qPrintable(name));
    }
}

void TestTheme::theDefaultFaceComesAlong()
{
    Theme theme;
    theme.apply(ThemeChoice::Light, {});
    QCOMPARE(QFontInfo(theme.mono()).family(), defaultMonospace());
    QVERIFY(QFontInfo(theme.mono()).fixedPitch());
    QFont bold = theme.mono();
    bold.setBold(true);
    QVERIFY(QFontInfo(bold).bold());
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
