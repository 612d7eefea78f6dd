// SPDX-License-Identifier: Apache-2.0
#include "text/block_cache.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace triage;
using namespace triage::text;

namespace {

std::string pseudoRandom(std::size_t size)
{
    std::mt19937 random(7);
    std::string bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    return bytes;
}

} // namespace

class TestBlockCache : public QObject
{
    Q_OBJECT

private slots:
    void givesWhatTheSourceGives();
    void staysBounded();
    void seesTheFileGrowAndShrink();
    void readsABlockOnce();
};

void TestBlockCache::givesWhatTheSourceGives()
{
    const std::string bytes = pseudoRandom(300'000);
    const BlockCache cache(fromBytes(bytes), 128 * 1024);
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        const std::size_t at = random() % 310'000;
        std::string into(random() % 150'000, ' ');
        const std::size_t got = cache.read(ByteOffset{static_cast<std::int64_t>(at)}, into).value();
        const std::size_t wanted = at >= bytes.size() ? 0 : std::min(into.size(), bytes.size() - at);
        QCOMPARE(got, wanted);
        QVERIFY(std::string_view(into).substr(0, got) ==
                std::string_view(bytes).substr(std::min(at, bytes.size()), got));
    }
}

void TestBlockCache::staysBounded()
{
    const BlockCache cache(fromBytes(std::string(4 << 20, 'x')), 256 * 1024);
    std::string into(100'000, ' ');
    for (std::int64_t at = 0; at < (4 << 20); at += 100'000)
        QVERIFY(cache.read(ByteOffset{at}, into).has_value());
    QVERIFY(cache.memory() <= 256 * 1024);
    QVERIFY(cache.memory() > 0);
}

void TestBlockCache::seesTheFileGrowAndShrink()
{
    const QTemporaryDir dir;
    QFile file(dir.filePath(QStringLiteral("a.log")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(100'000, 'a'));
    file.flush();
    BlockCache cache(openFile(file.fileName().toStdString()).value());
    std::string into(200'000, ' ');
    QCOMPARE(cache.read(ByteOffset{0}, into).value(), std::size_t{100'000});
    file.write(QByteArray(50'000, 'b'));
    file.flush();
    QCOMPARE(cache.read(ByteOffset{0}, into).value(), std::size_t{150'000});
    QCOMPARE(into[120'000], 'b');
    QVERIFY(file.resize(10));
    QCOMPARE(cache.read(ByteOffset{0}, into).value(), std::size_t{10});
    QCOMPARE(cache.read(ByteOffset{5000}, into).value(), std::size_t{0});
    cache.clear();
    QCOMPARE(cache.memory(), std::size_t{0});
}

namespace {

class CountingSource : public ByteSource
{
public:
    Result<std::size_t> read(ByteOffset, std::span<char> into) const override
    {
        ++reads;
        return into.size();
    }
    std::int64_t size() const override { return 1 << 20; }
    mutable int reads = 0;
};

} // namespace

void TestBlockCache::readsABlockOnce()
{
    const auto source = std::make_shared<CountingSource>();
    const BlockCache cache(source, 1 << 20);
    std::string into(1000, ' ');
    for (std::int64_t at = 0; at < 60'000; at += 1000)
        QVERIFY(cache.read(ByteOffset{at}, into).has_value());
    QCOMPARE(source->reads, 1);
}

QTEST_APPLESS_MAIN(TestBlockCache)
#include "tst_block_cache.moc"
