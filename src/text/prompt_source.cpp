// SPDX-License-Identifier: Apache-2.0
#include "text/prompt_source.h"

#include <QtGlobal>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

namespace triage::text {
namespace {

constexpr std::size_t mostWanted = 64; ///< blocks; who asked for older ones has long gone elsewhere
constexpr std::chrono::milliseconds stretch{100}; ///< in which `patience` is used up once
constexpr std::chrono::milliseconds waking{200};  ///< that a thread may need to begin on a busy machine

Error beingRead()
{
    return {ErrorKind::Cancelled,
            Message{QT_TRANSLATE_NOOP("engine", "This part of the file is still being read."), {}},
            {}};
}

} // namespace

bool isBeingRead(const Error& error)
{
    return error.kind == ErrorKind::Cancelled;
}

/// What the two threads share.
struct PromptSource::Shared
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::vector<std::int64_t> wanted; ///< blocks; the last one first
    std::optional<std::int64_t> reading;
    std::map<std::int64_t, Error> failed;
    bool patient = true;
    bool over = false; ///< nobody is told any more
    std::function<void()> arrived;

    [[nodiscard]] bool isDue(const std::vector<std::int64_t>& blocks) const
    {
        return std::none_of(blocks.begin(), blocks.end(), [this](std::int64_t block) {
            return block == reading || std::find(wanted.begin(), wanted.end(), block) != wanted.end();
        });
    }

    void ask(const std::vector<std::int64_t>& blocks)
    {
        for (auto block = blocks.rbegin(); block != blocks.rend(); ++block) {
            std::erase(wanted, *block);
            if (*block != reading)
                wanted.push_back(*block);
        }
        if (wanted.size() > mostWanted)
            wanted.erase(wanted.begin(), wanted.end() - mostWanted);
    }

    /// The reading thread: block after block, what was asked for last first.
    void work(const BlockCache& cache, const std::stop_token& stop)
    {
        std::unique_lock lock(mutex);
        while (changed.wait(lock, stop, [this] { return !wanted.empty(); })) {
            reading = wanted.back();
            wanted.pop_back();
            changed.notify_all();
            lock.unlock();
            const auto fetched = cache.fetch(*reading);
            lock.lock();
            if (!fetched)
                failed.emplace(*reading, fetched.error());
            reading.reset();
            patient = true;
            changed.notify_all();
            if (!over)
                arrived();
        }
    }
};

PromptSource::PromptSource(std::shared_ptr<const BlockCache> cache, std::function<void()> arrived,
                           std::chrono::milliseconds patientFor)
    : cache_(std::move(cache)), shared_(std::make_shared<Shared>()), patience_(patientFor)
{
    shared_->arrived = std::move(arrived);
}

PromptSource::~PromptSource()
{
    {
        const std::scoped_lock lock(shared_->mutex);
        shared_->over = true;
    }
}

std::optional<Result<std::size_t>> PromptSource::readNow(ByteOffset at, std::span<char> into) const
{
    return cache_->readNow(at, into);
}

Result<std::size_t> PromptSource::read(ByteOffset at, std::span<char> into) const
{
    if (auto got = cache_->readNow(at, into))
        return *got;
    if (auto failed = waitFor(at, std::ssize(into)))
        return tl::unexpected(*failed);
    if (auto got = cache_->readNow(at, into))
        return *got;
    ++turnedAway_;
    return tl::unexpected(beingRead());
}

/// Asks for what is missing. Returns what is wrong with it; nothing when it may have come meanwhile.
std::optional<Error> PromptSource::waitFor(ByteOffset at, std::int64_t size) const
{
    const std::vector<std::int64_t> missing = cache_->missing(at, size);
    Shared& shared = *shared_;
    std::unique_lock lock(shared.mutex);
    const auto failed = [&]() -> std::optional<Error> {
        for (const std::int64_t block : missing) {
            if (const auto known = shared.failed.find(block); known != shared.failed.end())
                return known->second;
        }
        return std::nullopt;
    };
    if (auto error = failed())
        return error;
    shared.ask(missing);
    if (!thread_.running())
        thread_.run(
            [shared = shared_, cache = cache_](const std::stop_token& stop) { shared->work(*cache, stop); });
    shared.changed.notify_all();
    if (!shared.patient)
        return std::nullopt;
    const auto due = [&] { return shared.isDue(missing); };
    // Only a disk makes impatient, not a processor that is busy elsewhere.
    shared.changed.wait_for(lock, waking, [&] { return shared.reading || due(); });
    const auto begun = std::chrono::steady_clock::now();
    shared.patient = shared.changed.wait_for(lock, patienceLeft(), due);
    waited_ += std::chrono::steady_clock::now() - begun;
    return failed();
}

/// Several short waits one behind the other are not to become a long one.
std::chrono::steady_clock::duration PromptSource::patienceLeft() const
{
    const auto now = std::chrono::steady_clock::now();
    if (now - since_ > stretch) {
        since_ = now;
        waited_ = {};
    }
    using Duration = std::chrono::steady_clock::duration;
    return std::max(Duration::zero(), Duration(patience_) - waited_);
}

std::int64_t PromptSource::size() const
{
    return cache_->size();
}

} // namespace triage::text
