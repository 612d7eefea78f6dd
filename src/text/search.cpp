// SPDX-License-Identifier: Apache-2.0
#include "text/search.h"

#include "text/in_pieces.h"
#include "text/line_end.h"
#include "text/search_piece.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

namespace triage::text {
namespace {

/// Takes each piece's hits from whichever thread has them and hands them on in file order.
class Delivery
{
public:
    Delivery(const SearchOptions& options, const HitSink& sink, std::int64_t total)
        : options_(options), sink_(sink), total_(total)
    {
    }

    void piece(std::int64_t number, SearchPiece piece, std::int64_t bytes)
    {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(number, std::move(piece));
        done_ += bytes;
        for (auto next = waiting_.find(next_); next != waiting_.end(); next = waiting_.find(next_)) {
            handOn(next->second);
            waiting_.erase(next);
            ++next_;
        }
        // Every 16 MiB: some tens of times a second.
        if (options_.progress && (done_ - reported_ >= (16 << 20) || done_ >= total_)) {
            reported_ = done_;
            options_.progress({done_, total_, {}});
        }
    }

    void failed(Error error)
    {
        const std::scoped_lock lock(mutex_);
        if (!error_)
            error_ = std::move(error);
        stop_ = true;
    }

    void stop() { stop_ = true; }
    [[nodiscard]] bool stopped() const { return stop_; }
    /// After all threads ended.
    [[nodiscard]] std::optional<Error> error() const { return error_; }
    [[nodiscard]] std::int64_t hits() const { return hits_; }

private:
    void handOn(const SearchPiece& piece)
    {
        if (!longLineDone_)
            handOn(piece.goesOn);
        handOn(piece.hits);
        longLineDone_ = piece.begins.value_or(longLineDone_);
    }

    void handOn(std::span<const Hit> hits)
    {
        if (options_.maxHits > 0 && hits_ + static_cast<std::int64_t>(hits.size()) >= options_.maxHits) {
            hits = hits.first(static_cast<std::size_t>(options_.maxHits - hits_));
            stop_ = true;
        }
        hits_ += static_cast<std::int64_t>(hits.size());
        if (!hits.empty() && sink_)
            sink_(hits);
    }

    const SearchOptions& options_;
    const HitSink& sink_;
    std::int64_t total_;
    std::mutex mutex_;
    std::map<std::int64_t, SearchPiece> waiting_;
    std::int64_t next_ = 0;
    std::int64_t done_ = 0;
    std::int64_t reported_ = 0;
    std::int64_t hits_ = 0;
    bool longLineDone_ = false; ///< the long line that began last was searched whole
    std::optional<Error> error_;
    std::atomic<bool> stop_ = false;
};

} // namespace

Result<SearchSummary> Searcher::search(const ByteSource& source, const SearchOptions& options,
                                       const HitSink& sink, const std::stop_token& stop) const
{
    if (program_->pattern.text.empty())
        return SearchSummary{};
    const std::int64_t size = source.size();
    const std::int64_t to = std::min(size, options.to.value_or(ByteOffset{size}).value);
    // Between units, so that each of them belongs to one piece.
    constexpr std::int64_t widest = 4;
    const auto width = static_cast<std::int64_t>(lineEndWidth(options.encoding));
    const std::int64_t from =
        std::clamp((options.from.value + width - 1) / width * width, std::int64_t{0}, to);
    const auto step = std::max(widest, static_cast<std::int64_t>(options.blockSize) / widest * widest);
    Delivery delivery(options, sink, to - from);
    const auto makeWorker = [&] { return SearchWorker(*program_, source, options, stop); };
    const bool incomplete = inPieces({from, to, step, options.threads}, stop, makeWorker, delivery);
    if (auto error = delivery.error())
        return tl::unexpected(*error);
    return SearchSummary{delivery.hits(), delivery.stopped(), incomplete};
}

} // namespace triage::text
