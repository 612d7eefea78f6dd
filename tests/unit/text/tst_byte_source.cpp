// SPDX-License-Identifier: Apache-2.0
#include "text/byte_source.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace triage;
using namespace triage::text;

class TestByteSource : public QObject
{
    Q_OBJECT

private slots:
    void readsFromAnyPlace();
    void aRemovedFileIsStillRead();
    void aTruncatedFileEndsEarlier();
    void aGrownFileIsLonger();
    void whatIsNoFileIsRefused();

private:
    std::filesystem::path write(const QByteArray& bytes);
    QTemporaryDir dir_;
};

std::filesystem::path TestByteSource::write(const QByteArray& bytes)
{
    QFile file(dir_.filePath(QStringLiteral("a.log")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName().toStdString();
}

void TestByteSource::readsFromAnyPlace()
{
    for (const auto& source : {openFile(write("0123456789")).value(), fromBytes("0123456789")}) {
        std::string into(4, ' ');
        QCOMPARE(source->size(), std::int64_t{10});
        QCOMPARE(source->read(ByteOffset{0}, into).value(), std::size_t{4});
        QCOMPARE(into, std::string("0123"));
        QCOMPARE(source->read(ByteOffset{8}, into).value(), std::size_t{2});
        QCOMPARE(into.substr(0, 2), std::string("89"));
        QCOMPARE(source->read(ByteOffset{10}, into).value(), std::size_t{0});
        QCOMPARE(source->read(ByteOffset{1}, {}).value(), std::size_t{0});
        QCOMPARE(source->read(ByteOffset{-1}, into).value(), std::size_t{0});
        QCOMPARE(source->read(ByteOffset{std::int64_t{1} << 60}, into).value(), std::size_t{0});
    }
}

void TestByteSource::aRemovedFileIsStillRead()
{
    const auto path = write("kept");
    const auto source = openFile(path).value();
    QVERIFY(QFile::remove(QString::fromStdString(path.string())));
    std::string into(4, ' ');
    QCOMPARE(source->read(ByteOffset{0}, into).value(), std::size_t{4});
    QCOMPARE(into, std::string("kept"));
}

void TestByteSource::aTruncatedFileEndsEarlier()
{
    const auto path = write(QByteArray(100000, 'x'));
    const auto source = openFile(path).value();
    QVERIFY(QFile::resize(QString::fromStdString(path.string()), 10));
    std::string into(100, ' ');
    QCOMPARE(source->size(), std::int64_t{10});
    QCOMPARE(source->read(ByteOffset{0}, into).value(), std::size_t{10});
    QCOMPARE(source->read(ByteOffset{50000}, into).value(), std::size_t{0});
}

void TestByteSource::aGrownFileIsLonger()
{
    const auto path = write("a");
    const auto source = openFile(path).value();
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::Append));
    file.write("bc");
    file.close();
    std::string into(3, ' ');
    QCOMPARE(source->read(ByteOffset{0}, into).value(), std::size_t{3});
    QCOMPARE(into, std::string("abc"));
}

void TestByteSource::whatIsNoFileIsRefused()
{
    QCOMPARE(openFile("/nowhere/at/all.log").error().kind, ErrorKind::NotFound);
    QCOMPARE(openFile(dir_.path().toStdString()).error().kind, ErrorKind::NotRegular);
    const std::string fifo = dir_.filePath(QStringLiteral("fifo")).toStdString();
    QCOMPARE(::mkfifo(fifo.c_str(), 0600), 0);
    QCOMPARE(openFile(fifo).error().kind, ErrorKind::NotRegular);
    const auto error = openFile("/nowhere/at/all.log").error();
    QCOMPARE(error.message.args, std::vector<std::string>{"all.log"});
}

QTEST_APPLESS_MAIN(TestByteSource)
#include "tst_byte_source.moc"
