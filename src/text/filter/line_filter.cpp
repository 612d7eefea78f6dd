// SPDX-License-Identifier: Apache-2.0
#include "text/filter/line_filter.h"

#include "text/filter/filter_piece.h"
#include "text/in_pieces.h"
#include "text/line_end.h"
#include "text/whole_line.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>

namespace triage::text {
namespace {

constexpr std::int64_t betweenReports = 16 << 20; ///< bytes: some tens of times a second

/// A line longer than a window, while its end is not known yet.
struct LongLine
{
    LineNumber number;
    ByteOffset begin;
    std::vector<bool> terms;
};

/// Takes the pieces from whichever thread has them, numbers their lines and hands them on in file order.
class LineDelivery
{
public:
    LineDelivery(FilterMatcher& matcher, const ByteSource& source, const FilterOptions& options,
                 const LineSink& sink, std::int64_t size)
        : matcher_(matcher), source_(source), options_(options), sink_(sink), size_(size),
          line_(options.firstLine.value), lineStart_(options.from.value)
    {
    }

    void piece(std::int64_t number, FilterPiece piece, std::int64_t wanted)
    {
        const std::scoped_lock lock(mutex_);
        shortened_ = shortened_ || piece.read < wanted;
        waiting_.emplace(number, std::move(piece));
        done_ += wanted;
        for (auto next = waiting_.find(next_); next != waiting_.end(); next = waiting_.find(next_)) {
            handOn(next->second);
            waiting_.erase(next);
            ++next_;
        }
        const std::int64_t total = size_ - options_.from.value;
        if (options_.progress && (done_ - reported_ >= betweenReports || done_ >= total)) {
            reported_ = done_;
            options_.progress({done_, total, {}});
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
    Result<FilterSummary> finish()
    {
        if (error_)
            return tl::unexpected(*error_);
        if (long_ && !stop_)
            closeLong(size_);
        FilterSummary summary;
        summary.matches = matches_;
        summary.lines = line_ - options_.firstLine.value + (lineStart_ < size_ ? 1 : 0);
        summary.stopped = stop_;
        summary.shortened = shortened_;
        summary.incomplete = incomplete_;
        summary.goOnAt = ByteOffset{lineStart_};
        summary.goOnLine = LineNumber{line_};
        summary.lastLineOpen = lineStart_ < size_;
        return summary;
    }

private:
    void handOn(FilterPiece& piece)
    {
        if (long_ && piece.goesOn)
            merge(*piece.goesOn);
        if (long_ && piece.firstLineEnd >= 0)
            closeLong(piece.firstLineEnd);
        for (FoundLine& line : piece.lines)
            line.number.value += line_;
        matches_ += std::ssize(piece.lines);
        if (!piece.lines.empty() && sink_)
            sink_(piece.lines);
        line_ += piece.lineEnds;
        if (piece.lastLineEnd >= 0)
            lineStart_ = piece.lastLineEnd;
        if (piece.begins)
            long_ = LongLine{LineNumber{line_}, ByteOffset{piece.beginsAt}, std::move(*piece.begins)};
    }

    void merge(const std::vector<bool>& terms)
    {
        for (std::size_t i = 0; i < terms.size(); ++i)
            long_->terms[i] = long_->terms[i] || terms[i];
    }

    void closeLong(std::int64_t end)
    {
        const FoundLine line{long_->number, long_->begin, end - long_->begin.value, true};
        if (matcher_.anyLength())
            searchWhole(*long_);
        const bool passes = matcher_.decide(long_->terms);
        long_.reset();
        if (!passes)
            return;
        ++matches_;
        if (sink_)
            sink_(std::span(&line, 1));
    }

    /// Its windows do not show a match that is longer than they are.
    void searchWhole(LongLine& line)
    {
        auto whole = wholeLine(source_, options_.encoding, line.begin.value, line.begin.value);
        if (!whole) {
            error_ = whole.error();
            stop_ = true;
        } else if (!*whole) {
            incomplete_ = true;
        } else {
            line.terms = matcher_.termsIn(
                options_.encoding == Encoding::Utf8 ? **whole : toUtf8(**whole, options_.encoding));
        }
    }

    FilterMatcher& matcher_;
    const ByteSource& source_;
    const FilterOptions& options_;
    const LineSink& sink_;
    std::int64_t size_;
    std::mutex mutex_;
    std::map<std::int64_t, FilterPiece> waiting_;
    std::int64_t next_ = 0;
    std::int64_t line_;      ///< the number of the line at `lineStart_`
    std::int64_t lineStart_; ///< of the line that holds the next byte
    std::int64_t done_ = 0;
    std::int64_t reported_ = 0;
    std::int64_t matches_ = 0;
    bool shortened_ = false;
    bool incomplete_ = false; ///< a line was too long
    std::optional<LongLine> long_;
    std::optional<Error> error_;
    std::atomic<bool> stop_ = false;
};

} // namespace

Result<FilterSummary> LineFilter::run(const ByteSource& source, const FilterOptions& options,
                                      const LineSink& sink, const std::stop_token& stop) const
{
    const std::int64_t size = std::max(source.size(), options.from.value);
    // A multiple of any unit, so that each belongs to one piece. Not above a window's reach: a line is
    // followed that far.
    const auto step =
        static_cast<std::int64_t>(std::clamp<std::size_t>(options.blockSize / 4 * 4, 4, Window::reach));
    FilterMatcher matcher(*program_, stop); // for lines put together from pieces
    LineDelivery delivery(matcher, source, options, sink, size);
    const auto makeWorker = [&] { return FilterWorker(*program_, source, options.encoding, stop); };
    const bool incomplete =
        inPieces({options.from.value, size, step, options.threads}, stop, makeWorker, delivery);
    auto summary = delivery.finish();
    if (summary)
        summary->incomplete = summary->incomplete || incomplete || matcher.incomplete();
    return summary;
}

} // namespace triage::text
