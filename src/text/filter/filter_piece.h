// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/filter/filter_program.h"
#include "text/filter/line_filter.h"
#include "text/search_window.h"

#include <optional>
#include <vector>

namespace triage::text {

/// What one stretch [from, to) of a file has to say to a filter. Line numbers count from the stretch: 0 is
/// the line that holds its first byte if that line began before it.
struct FilterPiece
{
    std::vector<FoundLine> lines;   ///< that begin in the stretch, pass, and are not too long
    std::int64_t lineEnds = 0;      ///< in the stretch
    std::int64_t firstLineEnd = -1; ///< behind the first and the last of them, in the file
    std::int64_t lastLineEnd = -1;
    std::int64_t read = 0; ///< bytes of the stretch that were there

    /// A line longer than 1 MiB: what its pieces hold is put together by whoever sees all of them.
    std::optional<std::vector<bool>> goesOn; ///< the terms in the part of one that began further above
    std::optional<std::vector<bool>> begins; ///< the terms in the beginning of one that ends further below
    std::int64_t beginsAt = 0;
};

/// One thread's share of a run: looks at stretch after stretch.
class FilterWorker
{
public:
    FilterWorker(const FilterProgram& program, const ByteSource& source, Encoding encoding,
                 const std::stop_token& stop)
        : matcher_(program, stop), source_(source), encoding_(encoding)
    {
    }

    Result<FilterPiece> piece(std::int64_t from, std::int64_t to);
    [[nodiscard]] bool incomplete() const { return matcher_.incomplete(); }

private:
    void countLines(FilterPiece& piece, std::int64_t from, std::int64_t to) const;
    void wholeLines(FilterPiece& piece, std::string_view raw, std::int64_t offset, std::int64_t from,
                    std::int64_t to);
    void add(FilterPiece& piece, std::string_view raw, std::size_t begin, std::int64_t offset,
             std::int64_t from, std::int64_t to);
    [[nodiscard]] std::string_view decoded(std::string_view raw);

    FilterMatcher matcher_;
    const ByteSource& source_;
    Encoding encoding_;
    Window window_;
    std::string utf8_;
    std::size_t counted_ = 0;  ///< bytes of the window whose line ends were counted
    std::int64_t ordinal_ = 0; ///< of the line at `counted_`
};

} // namespace triage::text
