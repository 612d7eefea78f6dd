// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "base/strong.h"
#include "text/byte_source.h"
#include "text/encoding.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace triage::text {

/// What is looked for. `text` is UTF-8; a regular expression in PCRE2's language. `^` and `$` are a
/// line's; no match reaches past a line's end.
struct Pattern
{
    std::string text;
    bool regex = false;
    bool caseSensitive = false;
    bool wholeWord = false; ///< no ASCII letter, digit or underscore beside it
    bool operator==(const Pattern&) const = default;
};

/// Bytes of the raw file.
struct Hit
{
    ByteOffset offset;
    std::int64_t size = 0;
    bool operator==(const Hit&) const = default;
};

/// A piece of a line, or a whole one. In UTF-8.
struct Match
{
    std::size_t begin = 0;
    std::size_t size = 0;
    bool operator==(const Match&) const = default;
};

/// Called with hits in file order, from one thread at a time. Must not block.
using HitSink = std::function<void(std::span<const Hit>)>;

struct SearchOptions
{
    ByteOffset from{0};
    std::optional<ByteOffset> to;       ///< hits that start before it; the file's end without
    Encoding encoding = Encoding::Utf8; ///< of the file
    std::int64_t maxHits = 0;           ///< stop after so many; 0: never
    int threads = 1;
    std::size_t blockSize = std::size_t{1} << 20; ///< bytes a thread takes at once
    ProgressSink progress;
};

struct SearchSummary
{
    std::int64_t hits = 0;
    bool stopped = false;    ///< by the token or by `maxHits`
    bool incomplete = false; ///< some lines were too long, or too hard for the pattern's own limits
};

struct SearchProgram;

/// A compiled pattern. Vectorscan looks at whole blocks wherever it can compile the pattern, and PCRE2
/// says on the line what the match is; PCRE2 alone does the rest. Immutable, copyable, shared between
/// threads.
class Searcher
{
public:
    /// Invalid (ErrorKind::Invalid, the position in `detail`) when the expression does not compile.
    static Result<Searcher> compile(const Pattern& pattern);

    /// All hits of `source`. A line up to 64 MiB is searched as one; in longer ones a match of more than 1
    /// MiB may be missed, which `incomplete` says.
    Result<SearchSummary> search(const ByteSource& source, const SearchOptions& options, const HitSink& sink,
                                 const std::stop_token& stop = {}) const;
    /// All matches within one line of UTF-8, for painting.
    [[nodiscard]] std::vector<Match> matches(std::string_view line) const;

    [[nodiscard]] const Pattern& pattern() const;
    /// Does vectorscan take part?
    [[nodiscard]] bool fast() const;
    /// For the other parts of this room.
    [[nodiscard]] const SearchProgram& program() const { return *program_; }

private:
    explicit Searcher(std::shared_ptr<const SearchProgram> program);
    std::shared_ptr<const SearchProgram> program_;
};

} // namespace triage::text
