// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/search.h"
#include "text/search_match.h"
#include "text/search_window.h"

#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace triage::text {

/// What one stretch [from, to) of a file has to say to a search: what is found in the lines that begin in it.
/// A line longer than a window is searched whole by the stretch it begins in, if the pattern may match any
/// length; those it goes on in cannot know whether it was, and say what they find in their windows.
struct SearchPiece
{
    std::vector<Hit> goesOn; ///< in the long line that began further above
    std::vector<Hit> hits;
    std::optional<bool> begins; ///< a long line begins here: was it searched whole?
};

/// One thread's share of a search: looks at stretch after stretch.
class SearchWorker
{
public:
    SearchWorker(const SearchProgram& program, const ByteSource& source, const SearchOptions& options,
                 std::stop_token stop);

    Result<SearchPiece> piece(std::int64_t from, std::int64_t to);
    /// Was some line not searched as the pattern asks for?
    [[nodiscard]] bool incomplete() const { return incomplete_ || matcher_.incomplete(); }

private:
    /// Where hits may begin.
    struct Range
    {
        std::int64_t from = 0;
        std::int64_t to = 0;
    };

    void find(std::string_view raw, std::int64_t offset, Range range, std::vector<Hit>& hits);
    Result<void> lineByLine(SearchPiece& piece, Range range);
    Result<void> longLine(SearchPiece& piece, std::string_view seen, std::int64_t begin, Range range);

    const SearchProgram& program_;
    Matcher matcher_;
    const ByteSource& source_;
    const SearchOptions& options_;
    Window window_;
    std::vector<Match> matches_;
    bool incomplete_ = false;
};

} // namespace triage::text
