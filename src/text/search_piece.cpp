// SPDX-License-Identifier: Apache-2.0
#include "text/search_piece.h"

#include "text/line_end.h"
#include "text/search_decoded.h"
#include "text/whole_line.h"

#include <algorithm>
#include <limits>

namespace triage::text {
namespace {

/// How many of `bytes`, which begin a line, are whole lines that are not long. 0: the first one is long.
std::size_t shortLines(std::string_view bytes, Encoding encoding)
{
    if (bytes.size() <= Window::reach)
        return bytes.size();
    const std::size_t end = lineStartBefore(bytes, Window::reach, encoding);
    return end == std::string_view::npos ? 0 : end;
}

} // namespace

SearchWorker::SearchWorker(const SearchProgram& program, const ByteSource& source,
                           const SearchOptions& options, std::stop_token stop)
    : program_(program), matcher_(program), source_(source), options_(options)
{
    matcher_.watch(std::move(stop));
}

Result<SearchPiece> SearchWorker::piece(std::int64_t from, std::int64_t to)
{
    SearchPiece piece;
    if (auto loaded = window_.load(source_, options_.encoding, from, to); !loaded)
        return tl::unexpected(loaded.error());
    if (!program_.anyLength) {
        find(window_.bytes(), window_.offset(), {from, to}, piece.hits);
    } else if (auto searched = lineByLine(piece, {from, to}); !searched) {
        return tl::unexpected(searched.error());
    }
    return piece;
}

/// Appends the hits in `raw`, which starts at `offset` in the file.
void SearchWorker::find(std::string_view raw, std::int64_t offset, Range range, std::vector<Hit>& hits)
{
    const std::size_t bom = offset == 0 ? bomLength(std::span(raw.data(), raw.size())) : 0;
    raw.remove_prefix(bom);
    offset += static_cast<std::int64_t>(bom);
    matches_.clear();
    if (options_.encoding == Encoding::Utf8) {
        matcher_.inBlock(raw, matches_);
    } else {
        const std::string utf8 = toUtf8(raw, options_.encoding);
        matcher_.inBlock(utf8, matches_);
        mapToRaw(matches_, utf8, raw, options_.encoding);
    }
    hits.reserve(hits.size() + matches_.size());
    for (const Match& found : matches_) {
        const std::int64_t at = offset + static_cast<std::int64_t>(found.begin);
        if (at >= range.from && at < range.to)
            hits.push_back({ByteOffset{at}, static_cast<std::int64_t>(found.size)});
    }
}

Result<void> SearchWorker::lineByLine(SearchPiece& piece, Range range)
{
    const Encoding encoding = options_.encoding;
    std::string_view rest = window_.bytes();
    std::int64_t offset = window_.offset();
    const auto pass = [&](std::size_t size) {
        rest.remove_prefix(size);
        offset += static_cast<std::int64_t>(size);
    };
    const auto lineIn = [&](std::size_t from) {
        const std::size_t end = findLineEnd(rest, from, encoding);
        return end == std::string_view::npos ? rest.size() : end + lineEndWidth(encoding);
    };
    if (!window_.startsLine()) {
        const std::size_t size = lineIn(0);
        find(rest.substr(0, size), offset, range, piece.goesOn);
        pass(size);
    }
    while (!rest.empty() && offset < range.to) {
        if (const std::size_t size = shortLines(rest, encoding); size > 0) {
            find(rest.substr(0, size), offset, range, piece.hits);
            pass(size);
            continue;
        }
        const std::size_t size = lineIn(Window::reach);
        if (auto searched = longLine(piece, rest.substr(0, size), offset, range); !searched)
            return searched;
        pass(size);
    }
    return {};
}

/// `seen` is what the window holds of the line that starts at `begin`.
Result<void> SearchWorker::longLine(SearchPiece& piece, std::string_view seen, std::int64_t begin,
                                    Range range)
{
    if (begin < range.from) {
        find(seen, begin, range, piece.goesOn);
        return {};
    }
    auto line =
        wholeLine(source_, options_.encoding, begin, begin + static_cast<std::int64_t>(Window::reach));
    if (!line)
        return tl::unexpected(line.error());
    piece.begins = line->has_value();
    incomplete_ = incomplete_ || !*line;
    const std::int64_t end = options_.to.value_or(ByteOffset{std::numeric_limits<std::int64_t>::max()}).value;
    if (*line)
        find(**line, begin, {begin, end}, piece.hits);
    else
        find(seen, begin, range, piece.hits);
    return {};
}

} // namespace triage::text
