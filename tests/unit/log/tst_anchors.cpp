// SPDX-License-Identifier: Apache-2.0
// The anchors found by vectorscan against the same expressions in another engine, line by line, over every
// log of the corpus and in blocks of odd sizes.
#include "log/anchors.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace triage;
using log::AnchorKind;

namespace {

using Found = std::set<std::pair<std::int64_t, AnchorKind>>; ///< line, kind

QByteArrayList corpusLines()
{
    QByteArrayList lines;
    QDirIterator it(QStringLiteral(TRIAGE_TEST_DATA "/corpus"), {QStringLiteral("*.json")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonArray log =
            QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("log")].toArray();
        for (const QJsonValue& line : log)
            lines << line.toString().replace(QLatin1Char('\n'), QLatin1Char(' ')).toUtf8();
    }
    return lines;
}

Found byOtherEngine(const QByteArrayList& lines)
{
    std::vector<std::pair<QRegularExpression, AnchorKind>> expressions;
    for (const log::AnchorPattern& pattern : log::anchorPatterns())
        expressions.emplace_back(QRegularExpression(QString::fromUtf8(pattern.expression)), pattern.kind);
    Found found;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = QString::fromUtf8(lines[i]);
        for (const auto& [expression, kind] : expressions)
            if (expression.match(line).hasMatch())
                found.emplace(i + 1, kind);
    }
    return found;
}

/// Each block is scanned alone; the kept bounds do not matter, since a block has fewer lines than they allow.
Found byScanner(const QByteArrayList& lines, qsizetype linesInBlock)
{
    log::AnchorScanner scanner;
    Found found;
    for (qsizetype at = 0; at < lines.size(); at += linesInBlock) {
        const QByteArray block = lines.mid(at, linesInBlock).join('\n') + '\n';
        log::AnchorList anchors;
        scanner.scan({block.constData(), static_cast<std::size_t>(block.size())}, ByteOffset(0),
                     LineNumber(at + 1), anchors);
        for (const log::Anchor& anchor : anchors.all())
            found.emplace(anchor.line.value, anchor.kind);
    }
    return found;
}

} // namespace

class TestAnchors : public QObject
{
    Q_OBJECT

private slots:
    void twoEnginesAgree_data();
    void twoEnginesAgree();
};

void TestAnchors::twoEnginesAgree_data()
{
    QTest::addColumn<int>("linesInBlock");
    for (const int lines : {1, 3, 17, 101, 997})
        QTest::addRow("%d lines", lines) << lines;
}

void TestAnchors::twoEnginesAgree()
{
    QFETCH(int, linesInBlock);
    static const QByteArrayList lines = corpusLines();
    static const Found expected = byOtherEngine(lines);
    QVERIFY(lines.size() > 1000);
    QVERIFY(expected.size() > 300);
    const Found found = byScanner(lines, linesInBlock);
    for (const auto& [line, kind] : expected)
        QVERIFY2(found.contains({line, kind}), "missed: " + lines[line - 1]);
    QCOMPARE(found.size(), expected.size());
}

QTEST_APPLESS_MAIN(TestAnchors)
#include "tst_anchors.moc"
