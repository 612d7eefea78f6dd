// SPDX-License-Identifier: Apache-2.0
#include "text/search.h"

#include "text/in_pieces.h"
#include "text/search_decoded.h"
#include "text/search_match.h"
#include "text/search_window.h"

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

    void piece(std::int64_t number, std::vector<Hit> hits, std::int64_t bytes)
    {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(number, std::move(hits));
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
    std::map<std::int64_t, std::vector<Hit>> waiting_;
    std::int64_t next_ = 0;
    std::int64_t done_ = 0;
    std::int64_t reported_ = 0;
    std::int64_t hits_ = 0;
    std::optional<Error> error_;
    std::atomic<bool> stop_ = false;
};

/// What one thread does: takes pieces until none is left.
class Worker
{
public:
    Worker(const SearchProgram& program, const ByteSource& source, const SearchOptions& options,
           std::stop_token stop)
        : matcher_(program), source_(source), options_(options)
    {
        matcher_.watch(std::move(stop));
    }

    Result<std::vector<Hit>> piece(std::int64_t from, std::int64_t to)
    {
        if (auto loaded = window_.load(source_, options_.encoding, from, to); !loaded)
            return tl::unexpected(loaded.error());
        const std::string_view all = window_.bytes();
        const std::size_t bom = window_.offset() == 0 ? bomLength(std::span(all.data(), all.size())) : 0;
        matches_.clear();
        match(all.substr(bom));
        const std::int64_t base = window_.offset() + static_cast<std::int64_t>(bom);
        std::vector<Hit> hits;
        hits.reserve(matches_.size());
        for (const Match& found : matches_) {
            const std::int64_t at = base + static_cast<std::int64_t>(found.begin);
            if (at >= from && at < to)
                hits.push_back({ByteOffset{at}, static_cast<std::int64_t>(found.size)});
        }
        return hits;
    }

    [[nodiscard]] bool incomplete() const { return matcher_.incomplete(); }

private:
    void match(std::string_view raw)
    {
        if (options_.encoding == Encoding::Utf8)
            return matcher_.inBlock(raw, matches_);
        const std::string utf8 = toUtf8(raw, options_.encoding);
        matcher_.inBlock(utf8, matches_);
        mapToRaw(matches_, utf8, raw, options_.encoding);
    }

    Matcher matcher_;
    const ByteSource& source_;
    const SearchOptions& options_;
    Window window_;
    std::vector<Match> matches_;
};

} // namespace

Result<SearchSummary> Searcher::search(const ByteSource& source, const SearchOptions& options,
                                       const HitSink& sink, const std::stop_token& stop) const
{
    if (program_->pattern.text.empty())
        return SearchSummary{};
    const std::int64_t size = source.size();
    const std::int64_t to = std::min(size, options.to.value_or(ByteOffset{size}).value);
    const std::int64_t from = std::clamp(options.from.value, std::int64_t{0}, to);
    // Even: a UTF-16 unit belongs to one piece.
    const auto step = static_cast<std::int64_t>(std::max<std::size_t>(2, options.blockSize / 2 * 2));
    Delivery delivery(options, sink, to - from);
    const auto makeWorker = [&] { return Worker(*program_, source, options, stop); };
    const bool incomplete = inPieces({from, to, step, options.threads}, stop, makeWorker, delivery);
    if (auto error = delivery.error())
        return tl::unexpected(*error);
    return SearchSummary{delivery.hits(), delivery.stopped(), incomplete};
}

} // namespace triage::text
