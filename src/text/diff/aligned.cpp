// SPDX-License-Identifier: Apache-2.0
#include "text/diff/aligned.h"

#include "text/diff/inline_diff.h"

#include <algorithm>

namespace triage::text {
namespace {

using RowKind = Aligned::Kind;
using Lines = std::vector<std::string_view>;

/// Every line of a difference is compared with every other one up to this many pairs.
constexpr std::int64_t mostPairs = 2500;
constexpr double alike = 0.4; ///< below it two lines do not stand against each other

/// With their line ends, so that the last line without one can be told.
Lines splitLines(std::string_view text)
{
    Lines lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::size_t next = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(at, next - at));
        at = next;
    }
    return lines;
}

std::string_view bare(std::string_view line)
{
    return line.ends_with('\n') ? line.substr(0, line.size() - 1) : line;
}

class Aligner
{
public:
    Aligner(std::string_view left, std::string_view right)
        : left_(splitLines(left)), right_(splitLines(right))
    {
    }

    void sameUpTo(std::int64_t leftEnd)
    {
        while (leftAt_ < leftEnd)
            put(true, true, RowKind::Same);
    }

    void difference(const Change& change)
    {
        out_.differences.push_back(std::ssize(out_.rows));
        const auto pairs = pair(change);
        std::int64_t at = 0; // of the right side, in this change
        for (std::int64_t i = 0; i < change.leftCount; ++i) {
            const std::int64_t other = pairs[static_cast<std::size_t>(i)];
            if (other < 0) {
                put(true, false, RowKind::OnlyLeft);
                continue;
            }
            for (; at < other; ++at)
                put(false, true, RowKind::OnlyRight);
            put(true, true, RowKind::Changed);
            ++at;
        }
        for (; at < change.rightCount; ++at)
            put(false, true, RowKind::OnlyRight);
    }

    Aligned finish()
    {
        sameUpTo(std::ssize(left_));
        return std::move(out_);
    }

private:
    void put(bool left, bool right, RowKind kind)
    {
        out_.rows.push_back({left ? static_cast<std::int32_t>(leftAt_ + 1) : 0,
                             right ? static_cast<std::int32_t>(rightAt_ + 1) : 0, kind});
        if (left)
            out_.left += bare(left_[static_cast<std::size_t>(leftAt_++)]);
        if (right)
            out_.right += bare(right_[static_cast<std::size_t>(rightAt_++)]);
        out_.left += '\n';
        out_.right += '\n';
    }

    /// For each left line the right one it stands against, or -1; both ascending. The most likeness in all.
    [[nodiscard]] std::vector<std::int64_t> pair(const Change& change) const
    {
        const std::int64_t m = change.leftCount;
        const std::int64_t n = change.rightCount;
        std::vector<std::int64_t> pairs(static_cast<std::size_t>(m), -1);
        if (m * n > mostPairs) { // too much to weigh: in order
            for (std::int64_t i = 0; i < std::min(m, n); ++i)
                pairs[static_cast<std::size_t>(i)] = i;
            return pairs;
        }
        const auto cell = [n](std::int64_t i, std::int64_t j) {
            return static_cast<std::size_t>(i * (n + 1) + j);
        };
        std::vector<double> best(static_cast<std::size_t>((m + 1) * (n + 1)), 0.0);
        std::vector<double> like(best.size(), 0.0);
        for (std::int64_t i = m - 1; i >= 0; --i) {
            for (std::int64_t j = n - 1; j >= 0; --j) {
                like[cell(i, j)] = likeness(bare(left_[static_cast<std::size_t>(change.left - 1 + i)]),
                                            bare(right_[static_cast<std::size_t>(change.right - 1 + j)]));
                const double together =
                    like[cell(i, j)] >= alike ? like[cell(i, j)] + best[cell(i + 1, j + 1)] : 0;
                best[cell(i, j)] = std::max({together, best[cell(i + 1, j)], best[cell(i, j + 1)]});
            }
        }
        for (std::int64_t i = 0, j = 0; i < m && j < n;) {
            const double together =
                like[cell(i, j)] >= alike ? like[cell(i, j)] + best[cell(i + 1, j + 1)] : 0;
            if (together > 0 && together >= best[cell(i, j)])
                pairs[static_cast<std::size_t>(i++)] = j++;
            else if (best[cell(i + 1, j)] >= best[cell(i, j + 1)])
                ++i;
            else
                ++j;
        }
        return pairs;
    }

    Lines left_;
    Lines right_;
    std::int64_t leftAt_ = 0; ///< lines put so far
    std::int64_t rightAt_ = 0;
    Aligned out_;
};

} // namespace

Result<Aligned> align(std::string_view left, std::string_view right, const DiffOptions& options,
                      const std::stop_token& stop)
{
    const auto changes = diffLines(left, right, options);
    if (!changes)
        return tl::unexpected(changes.error());
    Aligner aligner(left, right);
    for (const Change& change : *changes) {
        if (stop.stop_requested())
            break;
        aligner.sameUpTo(change.left - 1);
        aligner.difference(change);
    }
    return aligner.finish();
}

} // namespace triage::text
