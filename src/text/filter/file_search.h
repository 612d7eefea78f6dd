// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "text/filter/line_filter.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace triage::text {

/// A line that was found, as much of it as a list shows. Text and places in UTF-8.
struct FileHit
{
    LineNumber line;
    std::string text; ///< without blanks at its start; begins within a long line where the match is near
    std::vector<Match> matches;
    bool operator==(const FileHit&) const = default;
};

/// What a search over many files has to say about one of them. Comes several times while it is searched.
struct FileNews
{
    std::size_t file = 0;      ///< its place in the list that was asked for
    std::vector<FileHit> hits; ///< further ones, in file order
    std::int64_t matches = 0;  ///< so far, those that are not handed out included
    bool ended = false;
    bool notText = false;       ///< it was passed over
    bool incomplete = false;    ///< some lines were given up: too long, or too hard for the pattern
    std::optional<Error> error; ///< it cannot be read
};

struct FileSearchOptions
{
    int threads = 1;
    std::int64_t mostHits = 1000;                    ///< handed out a file; further ones are counted
    std::function<void(std::int64_t done)> progress; ///< bytes, of all files; from one thread at a time
};

/// Searches files one after the other, each with all threads. `news` is called from one thread at a time and
/// must not block. Files that are mostly no text are passed over.
void searchFiles(const std::vector<std::filesystem::path>& files, const LineFilter& filter,
                 const FileSearchOptions& options, const std::function<void(FileNews)>& news,
                 const std::stop_token& stop);

} // namespace triage::text
