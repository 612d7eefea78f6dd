// SPDX-License-Identifier: Apache-2.0
#include "text/filter/file_search.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace triage;
using namespace triage::text;

class TestFileSearch : public QObject
{
    Q_OBJECT

private slots:
    void groupsByFile();
    void countsWhatItDoesNotHandOut();
    void showsALongLineNearItsMatch();
    void passesOverWhatIsNoText();
    void oneUnreadableFileStopsNothing();
    void decodesWhatItReads();
    void stopsBetweenFiles();

private:
    std::filesystem::path write(const QString& name, const QByteArray& bytes)
    {
        QFile file(dir_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName().toStdString();
    }
    static std::map<std::size_t, FileNews> search(const std::vector<std::filesystem::path>& files,
                                                  const FilterStep& step, FileSearchOptions options = {},
                                                  const std::stop_token& stop = {})
    {
        std::map<std::size_t, FileNews> all;
        const auto filter = LineFilter::compile(std::span(&step, 1));
        searchFiles(
            files, *filter, options,
            [&all](FileNews news) {
                FileNews& kept = all[news.file];
                kept.hits.insert(kept.hits.end(), news.hits.begin(), news.hits.end());
                kept.matches = news.matches;
                kept.ended = news.ended;
                kept.notText = news.notText;
                kept.error = news.error;
            },
            stop);
        return all;
    }

    QTemporaryDir dir_;
};

void TestFileSearch::groupsByFile()
{
    const auto a = write(QStringLiteral("a.log"), "one\n  two error\nthree Error\n");
    const auto b = write(QStringLiteral("b.log"), "nothing\n");
    auto found = search({a, b}, {"error"});
    QCOMPARE(found[0].matches, 2);
    QCOMPARE(found[0].hits[0], (FileHit{LineNumber{2}, "two error", {{4, 5}}}));
    QCOMPARE(found[0].hits[1].line.value, 3);
    QCOMPARE(found[1].matches, 0);
    QVERIFY(found[0].ended && found[1].ended);
}

void TestFileSearch::countsWhatItDoesNotHandOut()
{
    const auto a = write(QStringLiteral("many.log"), QByteArray("error\n").repeated(5000));
    FileSearchOptions options;
    options.mostHits = 700;
    auto found = search({a}, {"error"}, options);
    QCOMPARE(found[0].matches, 5000);
    QCOMPARE(found[0].hits.size(), std::size_t{700});
}

void TestFileSearch::showsALongLineNearItsMatch()
{
    const auto a = write(QStringLiteral("long.log"),
                         QByteArray("中").repeated(5000) + "needle" + QByteArray("x").repeated(5000));
    auto found = search({a}, {"needle"});
    const FileHit& hit = found[0].hits.at(0);
    QVERIFY(hit.text.size() <= 410);
    QCOMPARE(hit.text.substr(hit.matches.at(0).begin, 6), std::string("needle"));
    QCOMPARE(QString::fromStdString(hit.text).at(0), QChar(u'中'));
}

void TestFileSearch::passesOverWhatIsNoText()
{
    QByteArray tensor;
    for (int i = 0; i < 4000; ++i)
        tensor += static_cast<char>(i % 256);
    const auto a = write(QStringLiteral("a.pt"), tensor + "error");
    const auto b =
        write(QStringLiteral("nul.log"), QByteArray("a few NUL bytes \0\0 and an error\n", 33).repeated(4) +
                                             QByteArray("fine\n").repeated(100));
    auto found = search({a, b}, {"error"});
    QVERIFY(found[0].notText);
    QVERIFY(!found[1].notText);
    QCOMPARE(found[1].matches, 4);
}

void TestFileSearch::oneUnreadableFileStopsNothing()
{
    const auto b = write(QStringLiteral("b.log"), "error\n");
    auto found = search({dir_.path().toStdString() + "/gone.log", b}, {"error"});
    QVERIFY(found[0].error);
    QCOMPARE(found[0].error->kind, ErrorKind::NotFound);
    QCOMPARE(found[1].matches, 1);
}

void TestFileSearch::decodesWhatItReads()
{
    QByteArray utf16("\xFF\xFE", 2);
    for (const char c : std::string("first\nan error here\n")) {
        utf16 += c;
        utf16 += '\0';
    }
    auto found = search({write(QStringLiteral("wide.log"), utf16)}, {"error"});
    QCOMPARE(found[0].matches, 1);
    QCOMPARE(found[0].hits[0].text, std::string("an error here"));
    QCOMPARE(found[0].hits[0].line.value, 2);
}

void TestFileSearch::stopsBetweenFiles()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(search({write(QStringLiteral("a.log"), "error\n")}, {"error"}, {}, stop.get_token()).empty());
}

QTEST_APPLESS_MAIN(TestFileSearch)
#include "tst_file_search.moc"
