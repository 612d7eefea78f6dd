// SPDX-License-Identifier: Apache-2.0
#include "base/whole_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>

using namespace triage;

namespace {

/// No file may grow beyond `bytes` while this lives: what a full disk does to a write.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        handler_ = std::signal(SIGXFSZ, SIG_IGN); // the write shall fail instead
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit now{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &now);
    }
    ~FileSizeLimit()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = SIG_DFL;
};

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

} // namespace

class TestWholeFile : public QObject
{
    Q_OBJECT

private slots:
    void writesAndReplaces()
    {
        const QTemporaryDir dir;
        const auto path = dir.filePath("case.json");
        QVERIFY(!writeWhole(path, "first"));
        QVERIFY(!writeWhole(path, "second"));
        QCOMPARE(contents(path), QByteArray("second"));
    }

    void whatDoesNotFitLeavesTheFileAsItWas_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("still in the buffer at the end") << 2'000;
        QTest::newRow("written on the way") << 200'000;
    }

    void whatDoesNotFitLeavesTheFileAsItWas()
    {
        QFETCH(int, size);
        const QTemporaryDir dir;
        const auto path = dir.filePath("case.json");
        QVERIFY(!writeWhole(path, "first"));
        std::optional<std::string> trouble;
        {
            const FileSizeLimit full(1'000);
            trouble = writeWhole(path, std::string(static_cast<std::size_t>(size), 'x'));
        }
        QVERIFY(trouble);
        QCOMPARE(contents(path), QByteArray("first"));
        QCOMPARE(QDir(dir.path()).entryList(QDir::Files).size(), 1);
    }

    void aFolderThatIsNotThere()
    {
        const QTemporaryDir dir;
        QVERIFY(writeWhole(dir.filePath("no/case.json"), "x"));
    }
};

QTEST_GUILESS_MAIN(TestWholeFile)
#include "tst_whole_file.moc"
