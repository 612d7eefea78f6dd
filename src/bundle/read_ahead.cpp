// SPDX-License-Identifier: Apache-2.0
#include "bundle/byte_stream.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace triage::bundle {
namespace {

constexpr std::size_t aheadBytes = std::size_t{256} << 10;
constexpr std::size_t blocks = 4;

struct Block
{
    std::vector<char> bytes;
    std::size_t size = 0;
};

/// One thread fills blocks, the caller empties them; free of Qt.
class AheadStream : public ByteStream
{
public:
    explicit AheadStream(std::unique_ptr<ByteStream> stream)
        : stream_(std::move(stream)), producer_([this](const std::stop_token& stop) { produce(stop); })
    {
    }
    ~AheadStream() override
    {
        producer_.request_stop();
        changed_.notify_all();
    }
    AheadStream(const AheadStream&) = delete;
    AheadStream& operator=(const AheadStream&) = delete;

    Result<std::size_t> read(std::span<char> into) override
    {
        std::size_t got = 0;
        while (got < into.size()) {
            if (at_ == current_.size && !next())
                break;
            const std::size_t part = std::min(into.size() - got, current_.size - at_);
            std::copy_n(current_.bytes.begin() + static_cast<std::ptrdiff_t>(at_), part, into.data() + got);
            at_ += part;
            got += part;
        }
        if (got == 0 && error_)
            return tl::unexpected<Error>(*error_);
        return got;
    }
    [[nodiscard]] bool hasTrailingBytes() const override { return trailing_; }

private:
    /// The next full block; false at the end or a failure.
    bool next()
    {
        std::unique_lock lock(mutex_);
        if (!current_.bytes.empty())
            free_.push_back(std::move(current_));
        current_ = {};
        at_ = 0;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !full_.empty() || ended_; });
        if (full_.empty())
            return false;
        current_ = std::move(full_.front());
        full_.pop_front();
        return true;
    }

    void produce(const std::stop_token& stop)
    {
        for (std::size_t made = 0;;) {
            Block block;
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] { return !free_.empty() || made < blocks || stop.stop_requested(); });
                if (stop.stop_requested())
                    return;
                if (!free_.empty()) {
                    block = std::move(free_.back());
                    free_.pop_back();
                } else {
                    ++made;
                }
            }
            block.bytes.resize(aheadBytes);
            auto got = stream_->read(block.bytes);
            const std::lock_guard lock(mutex_);
            block.size = got.value_or(0);
            if (block.size > 0)
                full_.push_back(std::move(block));
            else
                ended_ = true;
            if (!got)
                error_ = got.error();
            trailing_ = stream_->hasTrailingBytes();
            changed_.notify_all();
            if (ended_)
                return;
        }
    }

    std::unique_ptr<ByteStream> stream_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Block> full_;
    std::vector<Block> free_;
    Block current_;      ///< the caller's
    std::size_t at_ = 0; ///< the caller's
    bool ended_ = false;
    std::optional<Error> error_;
    bool trailing_ = false;
    std::jthread producer_; ///< last: it uses all of the above
};

} // namespace

std::unique_ptr<ByteStream> readAhead(std::unique_ptr<ByteStream> stream)
{
    return std::make_unique<AheadStream>(std::move(stream));
}

} // namespace triage::bundle
