// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/search_program.h"

#include <cstddef>
#include <stop_token>
#include <string_view>
#include <vector>

namespace triage::text {

struct Pcre2MatchDataFree
{
    void operator()(pcre2_match_data* data) const { pcre2_match_data_free(data); }
};
struct Pcre2MatchContextFree
{
    void operator()(pcre2_match_context* context) const { pcre2_match_context_free(context); }
};
struct Pcre2JitStackFree
{
    void operator()(pcre2_jit_stack* stack) const { pcre2_jit_stack_free(stack); }
};

/// What one thread needs to match a program. Not thread-safe.
class Matcher
{
public:
    /// `program` must outlive it.
    explicit Matcher(const SearchProgram& program);

    /// Looked at between lines: a stop in the middle of a block leaves what was found so far.
    void watch(std::stop_token stop) { stop_ = std::move(stop); }
    /// Appends the matches in `bytes`, whole lines, in order, none overlapping another.
    void inBlock(std::string_view bytes, std::vector<Match>& out);
    /// Appends the matches in one line (without its end), `base` added.
    void inLine(std::string_view line, std::size_t base, std::vector<Match>& out);
    /// Appends where the lines begin that hold a match; `bytes` are whole lines. An empty match counts.
    void linesInBlock(std::string_view bytes, std::vector<std::size_t>& begins);
    /// Does one line (without its end) hold a match?
    [[nodiscard]] bool anyInLine(std::string_view line);
    /// Was a line given up because the pattern's limits were reached?
    [[nodiscard]] bool incomplete() const { return incomplete_; }

private:
    struct Candidates;
    struct Lines;
    static int lineCandidate(unsigned id, unsigned long long from, unsigned long long to, unsigned flags,
                             void* context);
    static int candidate(unsigned id, unsigned long long from, unsigned long long to, unsigned flags,
                         void* context);
    void lineByLine(std::string_view bytes, std::vector<Match>& out);
    void limitFor(std::size_t size);

    const SearchProgram& program_;
    HsScratch scratch_;
    std::unique_ptr<pcre2_match_data, Pcre2MatchDataFree> data_;
    std::unique_ptr<pcre2_match_context, Pcre2MatchContextFree> context_;
    std::unique_ptr<pcre2_jit_stack, Pcre2JitStackFree> stack_;
    std::stop_token stop_;
    std::size_t limit_ = 0;
    bool incomplete_ = false;
};

} // namespace triage::text
