// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/filter/expression.h"
#include "text/filter/line_list.h"
#include "text/search.h"

#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace triage::text {

/// One filter: what was typed, and how its terms are meant.
struct FilterStep
{
    std::string typed; ///< see parseExpression
    bool regex = false;
    bool caseSensitive = false;
    bool wholeWord = false;
    bool exclude = false; ///< the lines it does not match
    bool operator==(const FilterStep&) const = default;
};

struct FilterOptions
{
    ByteOffset from{0};      ///< the first byte of a line
    LineNumber firstLine{1}; ///< and the number of that line
    Encoding encoding = Encoding::Utf8;
    int threads = 1;
    std::size_t blockSize = std::size_t{1} << 20; ///< bytes a thread takes at once; at most 1 MiB
    ProgressSink progress;
};

struct FilterSummary
{
    std::int64_t matches = 0;
    std::int64_t lines = 0;    ///< of the file, from `from` on
    bool stopped = false;      ///< by the token
    bool incomplete = false;   ///< some lines were too long, or too hard for a pattern's own limits
    bool shortened = false;    ///< the file had fewer bytes than when the search began
    ByteOffset goOnAt;         ///< the file was read up to here: the start of its last line
    LineNumber goOnLine;       ///< that line's number
    bool lastLineOpen = false; ///< that line had no end yet
};

/// Called with matching lines in file order, from one thread at a time. Must not block.
using LineSink = std::function<void(std::span<const FoundLine>)>;

struct FilterProgram;

/// Finds the lines that every one of some filters lets through, each in what the one before left.
/// Immutable, copyable, shared between threads.
class LineFilter
{
public:
    /// Which step is wrong and where: `at` is a byte of its `typed`.
    struct Wrong
    {
        std::size_t step = 0;
        ExpressionError error;
    };
    static tl::expected<LineFilter, Wrong> compile(std::span<const FilterStep> steps);

    /// A line of any length is seen as one; in lines longer than 64 MiB a single match of more than 1 MiB may
    /// be missed, which `incomplete` says.
    Result<FilterSummary> run(const ByteSource& source, const FilterOptions& options, const LineSink& sink,
                              const std::stop_token& stop = {}) const;
    /// Does one line of UTF-8 (without its end) pass?
    [[nodiscard]] bool passes(std::string_view line) const;
    /// Where the terms that are not negated stand in a line, for painting. Sorted.
    [[nodiscard]] std::vector<Match> highlights(std::string_view line) const;

private:
    explicit LineFilter(std::shared_ptr<const FilterProgram> program) : program_(std::move(program)) {}
    std::shared_ptr<const FilterProgram> program_;
};

} // namespace triage::text
