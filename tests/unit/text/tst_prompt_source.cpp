// SPDX-License-Identifier: Apache-2.0
#include "slow_disk.h"
#include "text/prompt_source.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace triage;
using namespace triage::text;

namespace {

constexpr auto block = static_cast<std::int64_t>(BlockCache::blockSize);
constexpr std::chrono::hours longPatience{1}; ///< whoever waits so long is answered

std::string letters(std::int64_t size)
{
    std::string bytes(static_cast<std::size_t>(size), '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>('a' + i / 1000 % 26);
    return bytes;
}

} // namespace

class TestPromptSource : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { disk_->open(); }

    void whatIsInMemoryComesAtOnce();
    void aSlowDiskIsNotWaitedFor();
    void aQuickOneIs();
    void onceTurnedAwayNobodyWaits();
    void whatWasAskedForLastComesFirst();
    void aDamagedBlockIsSaid();
    void theEndOfAGrowingFile();
    void goesWhileTheDiskIsStuck();

private:
    std::unique_ptr<PromptSource> make(std::chrono::milliseconds patience = std::chrono::milliseconds(1))
    {
        return std::make_unique<PromptSource>(
            std::make_shared<BlockCache>(disk_), [this] { ++arrived_; }, patience);
    }
    /// The first byte at a place; 0 while it is being read, '!' when it cannot be.
    static char at(const PromptSource& source, std::int64_t place)
    {
        char c = 0;
        const auto got = source.read(ByteOffset{place}, std::span(&c, 1));
        return got ? c : isBeingRead(got.error()) ? '\0' : '!';
    }

    std::shared_ptr<SlowDisk> disk_;
    std::atomic<int> arrived_ = 0;
};

void TestPromptSource::init()
{
    disk_ = std::make_shared<SlowDisk>(letters(10 * block));
    arrived_ = 0;
}

void TestPromptSource::whatIsInMemoryComesAtOnce()
{
    disk_->putInMemory(true);
    disk_->shut();
    const auto source = make();
    QCOMPARE(at(*source, 5 * block), letters(6 * block)[static_cast<std::size_t>(5 * block)]);
    QCOMPARE(source->turnedAway(), std::int64_t{0});
    QCOMPARE(disk_->reads(), 0);
}

void TestPromptSource::aSlowDiskIsNotWaitedFor()
{
    disk_->shut();
    const auto source = make();
    QCOMPARE(at(*source, 5), '\0');
    QCOMPARE(source->turnedAway(), std::int64_t{1});
    QCOMPARE(arrived_.load(), 0);
    disk_->open();
    QTRY_VERIFY(arrived_ > 0);
    disk_->shut();
    QCOMPARE(at(*source, 5), 'a'); // without the disk
    QCOMPARE(source->turnedAway(), std::int64_t{1});
}

void TestPromptSource::aQuickOneIs()
{
    const auto source = make(longPatience);
    QCOMPARE(at(*source, 1000), 'b');
    QCOMPARE(source->turnedAway(), std::int64_t{0});
}

void TestPromptSource::onceTurnedAwayNobodyWaits()
{
    disk_->shut();
    const auto source = make(); // a millisecond, and never again
    QCOMPARE(at(*source, 0), '\0');
    for (int i = 1; i < 10; ++i)
        QCOMPARE(at(*source, i * block), '\0');
    QCOMPARE(source->turnedAway(), std::int64_t{10});
}

void TestPromptSource::whatWasAskedForLastComesFirst()
{
    disk_->shut();
    const auto source = make();
    at(*source, 0);
    disk_->waitForAReader(); // of block 0
    at(*source, 3 * block);
    at(*source, 7 * block);
    disk_->open();
    QTRY_COMPARE(arrived_.load(), 3);
    for (const std::int64_t number : {0, 3, 7})
        QVERIFY(at(*source, number * block) != '\0');
    QCOMPARE(disk_->reads(), 3);
}

void TestPromptSource::aDamagedBlockIsSaid()
{
    disk_->damage(3 * block + 1);
    const auto source = make(longPatience);
    QCOMPARE(at(*source, 3 * block), '!');
    QVERIFY(at(*source, 4 * block) > 'a' - 1);
    const int reads = disk_->reads();
    QCOMPARE(at(*source, 3 * block), '!');
    QCOMPARE(disk_->reads(), reads); // it is not tried again and again
}

void TestPromptSource::theEndOfAGrowingFile()
{
    disk_ = std::make_shared<SlowDisk>("short");
    const auto source = make(longPatience);
    std::string bytes(100, ' ');
    QCOMPARE(source->read(ByteOffset{0}, bytes).value(), std::size_t{5});
    disk_->shut();
    QCOMPARE(source->read(ByteOffset{0}, bytes).value(), std::size_t{5}); // kept, though it came short
    disk_->append(" and more");
    disk_->open();
    QCOMPARE(source->read(ByteOffset{0}, bytes).value(), std::size_t{14});
    QVERIFY(bytes.starts_with("short and more"));
}

void TestPromptSource::goesWhileTheDiskIsStuck()
{
    disk_->shut();
    auto source = make();
    at(*source, 0);
    disk_->waitForAReader();
    source.reset(); // returns, though the read does not
    disk_->open();
    disk_.reset(new SlowDisk({}));
    QCOMPARE(arrived_.load(), 0);
}

QTEST_APPLESS_MAIN(TestPromptSource)
#include "tst_prompt_source.moc"
