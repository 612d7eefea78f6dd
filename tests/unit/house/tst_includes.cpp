// SPDX-License-Identifier: Apache-2.0
// The rooms and arrows of the house: every #include "room/…" against rooms.txt.
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

using Rooms = QMap<QString, QStringList>;

Rooms readRooms(const QString& fileName)
{
    Rooms rooms;
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rooms;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        const qsizetype colon = line.indexOf(QLatin1Char(':'));
        rooms.insert(line.left(colon), line.mid(colon + 1).split(QLatin1Char(' '), Qt::SkipEmptyParts));
    }
    return rooms;
}

/// Each forbidden arrow of one source text as "room -> other".
QStringList forbidden(const QString& room, const QString& source, const Rooms& rooms)
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*\"([a-z_]+)/"),
                                            QRegularExpression::MultilineOption);
    QStringList found;
    auto matches = include.globalMatch(source);
    while (matches.hasNext()) {
        const QString other = matches.next().captured(1);
        if (other != room && !rooms.value(room).contains(other))
            found << room + QStringLiteral(" -> ") + other;
    }
    return found;
}

} // namespace

class TestIncludes : public QObject
{
    Q_OBJECT

private slots:
    void theHouseHasOnlyTheArrowsOfThePlan();
    void aForbiddenArrowIsFound();
    void everyRoomIsInThePlan();
    void noRoomReachesUp();

private:
    Rooms rooms_ = readRooms(QStringLiteral(TRIAGE_SOURCE_DIR "/tests/unit/house/rooms.txt"));
};

void TestIncludes::theHouseHasOnlyTheArrowsOfThePlan()
{
    int files = 0;
    QDirIterator it(QStringLiteral(TRIAGE_SOURCE_DIR "/src"),
                    {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                    QDirIterator::Subdirectories);
    while (it.hasNext()) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString relative = file.fileName().mid(QStringLiteral(TRIAGE_SOURCE_DIR "/src/").size());
        const QString room = relative.section(QLatin1Char('/'), 0, 0);
        const QStringList bad = forbidden(room, QString::fromUtf8(file.readAll()), rooms_);
        QVERIFY2(bad.isEmpty(), qPrintable(relative + QStringLiteral(": ") + bad.join(QStringLiteral(", "))));
        ++files;
    }
    QVERIFY(files > 20);
}

void TestIncludes::aForbiddenArrowIsFound()
{
    const QStringList bad =
        forbidden(QStringLiteral("text"), QStringLiteral("#include \"triage/verdict.h\"\n"), rooms_);
    QCOMPARE(bad, QStringList{QStringLiteral("text -> triage")});
}

void TestIncludes::everyRoomIsInThePlan()
{
    const QStringList folders =
        QDir(QStringLiteral(TRIAGE_SOURCE_DIR "/src")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& folder : folders)
        QVERIFY2(rooms_.contains(folder), qPrintable(folder));
}

void TestIncludes::noRoomReachesUp()
{
    // Following the plan's arrows never leads back: otherwise two rooms would be one.
    for (auto room = rooms_.cbegin(); room != rooms_.cend(); ++room) {
        QStringList seen;
        QStringList next = room.value();
        while (!next.isEmpty()) {
            const QString other = next.takeFirst();
            QVERIFY2(other != room.key(), qPrintable(room.key()));
            if (seen.contains(other))
                continue;
            seen << other;
            next << rooms_.value(other);
        }
    }
}

QTEST_APPLESS_MAIN(TestIncludes)
#include "tst_includes.moc"
