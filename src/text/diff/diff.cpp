// SPDX-License-Identifier: Apache-2.0
#include "text/diff/diff.h"

#include <QtGlobal>

#include <git2.h>

#include <array>
#include <string>
#include <utility>

namespace triage::text {
namespace {

/// libgit2 counts its users and sets itself up for the first.
class Library
{
public:
    Library() { git_libgit2_init(); }
    ~Library() { git_libgit2_shutdown(); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
};

/// Kept for the program's life: setting up costs more than most comparisons.
void setUp()
{
    static const Library library;
}

/// A hunk without lines around it is one change. Git counts the line before a place where nothing stands.
int takeHunk(const git_diff_delta*, const git_diff_hunk* hunk, void* context)
{
    auto& changes = *static_cast<std::vector<Change>*>(context);
    changes.push_back({hunk->old_start + (hunk->old_lines == 0 ? 1 : 0), hunk->old_lines,
                       hunk->new_start + (hunk->new_lines == 0 ? 1 : 0), hunk->new_lines});
    return 0;
}

} // namespace

Result<std::vector<Change>> diffLines(std::string_view left, std::string_view right,
                                      const DiffOptions& options)
{
    if (left.size() > largestDiff || right.size() > largestDiff)
        return fail(
            ErrorKind::LimitExceeded,
            Message{QT_TRANSLATE_NOOP("engine", "Files larger than %1 MiB are not compared. They can be "
                                                "read side by side."),
                    {std::to_string(largestDiff >> 20)}});
    setUp();
    // Whether the last line has an end is no difference to a reader.
    std::array<std::string, 2> ended;
    for (auto [text, copy] : {std::pair(&left, &ended[0]), std::pair(&right, &ended[1])}) {
        if (!text->empty() && !text->ends_with('\n'))
            *text = *copy = std::string(*text) + '\n';
    }
    git_diff_options wanted = GIT_DIFF_OPTIONS_INIT;
    wanted.flags = GIT_DIFF_FORCE_TEXT | GIT_DIFF_PATIENCE | GIT_DIFF_INDENT_HEURISTIC;
    if (options.ignoreBlanks)
        wanted.flags |= GIT_DIFF_IGNORE_WHITESPACE;
    wanted.context_lines = 0;
    wanted.interhunk_lines = 0;
    std::vector<Change> changes;
    const int code = git_diff_buffers(left.data(), left.size(), nullptr, right.data(), right.size(), nullptr,
                                      &wanted, nullptr, nullptr, &takeHunk, nullptr, &changes);
    if (code == 0)
        return changes;
    const git_error* error = git_error_last();
    return fail(ErrorKind::Internal, Message{QT_TRANSLATE_NOOP("engine", "The files could not be compared.")},
                error != nullptr && error->message != nullptr ? error->message : "");
}

} // namespace triage::text
