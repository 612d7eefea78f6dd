// SPDX-License-Identifier: Apache-2.0
#include "text/search_match.h"

#include "text/letters.h"

#include <algorithm>
#include <utility>

namespace triage::text {
namespace {

constexpr std::size_t matchLimit = 1'000'000; ///< steps a line may take: a hostile pattern must end
constexpr std::size_t longLine = 256 * 1024;  ///< bytes
constexpr std::size_t stepsAByte = 4;
constexpr std::size_t smallestStack = 32 * 1024;
constexpr std::size_t largestStack = 1024 * 1024;

std::string_view withoutCarriageReturn(std::string_view line)
{
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

struct Literals
{
    std::string_view bytes;
    std::vector<Match>& out;
    std::size_t size;
    bool wordBefore;
    bool wordAfter;
    std::size_t free = 0; ///< where the next match may begin
};

int literal(unsigned, unsigned long long, unsigned long long to, unsigned, void* context)
{
    auto& all = *static_cast<Literals*>(context);
    const std::size_t end = static_cast<std::size_t>(to);
    const std::size_t begin = end - all.size;
    const bool overlaps = begin < all.free && all.free > 0;
    if (overlaps || (all.wordBefore && begin > 0 && isWord(all.bytes[begin - 1])) ||
        (all.wordAfter && end < all.bytes.size() && isWord(all.bytes[end])))
        return 0;
    all.out.push_back({begin, all.size});
    all.free = end;
    return 0;
}

} // namespace

struct Matcher::Candidates
{
    Matcher& matcher;
    std::string_view bytes;
    std::vector<Match>& out;
    std::size_t done = 0; ///< lines before this one were looked at
};

Matcher::Matcher(const SearchProgram& program)
    : program_(program), data_(pcre2_match_data_create_from_pattern(program.code.get(), nullptr)),
      context_(pcre2_match_context_create(nullptr)),
      stack_(pcre2_jit_stack_create(smallestStack, largestStack, nullptr))
{
    limitFor(0);
    pcre2_jit_stack_assign(context_.get(), nullptr, stack_.get());
    hs_scratch_t* scratch = nullptr;
    if (program.literals)
        hs_alloc_scratch(program.literals.get(), &scratch);
    scratch_.reset(scratch);
}

void Matcher::inBlock(std::string_view bytes, std::vector<Match>& out)
{
    if (!program_.literals)
        return lineByLine(bytes, out);
    const auto size = static_cast<unsigned>(bytes.size());
    if (program_.exact) {
        Literals context{bytes, out, program_.pattern.text.size(), program_.wordBefore, program_.wordAfter};
        hs_scan(program_.literals.get(), bytes.data(), size, 0, scratch_.get(), &literal, &context);
    } else {
        Candidates context{*this, bytes, out};
        hs_scan(program_.literals.get(), bytes.data(), size, 0, scratch_.get(), &candidate, &context);
    }
}

/// A literal ends here: PCRE2 says whether its line holds a match.
int Matcher::candidate(unsigned, unsigned long long, unsigned long long to, unsigned, void* context)
{
    auto& all = *static_cast<Candidates*>(context);
    if (to == 0 || to <= all.done)
        return 0;
    const std::size_t last = static_cast<std::size_t>(to) - 1;
    const std::size_t lf = last == 0 ? std::string_view::npos : all.bytes.rfind('\n', last - 1);
    const std::size_t begin = lf == std::string_view::npos ? 0 : lf + 1;
    const std::size_t end = std::min(all.bytes.find('\n', last), all.bytes.size());
    if (begin < all.done)
        return 0;
    all.matcher.inLine(all.bytes.substr(begin, end - begin), begin, all.out);
    all.done = end + 1;
    return all.matcher.stop_.stop_requested() ? 1 : 0;
}

void Matcher::lineByLine(std::string_view bytes, std::vector<Match>& out)
{
    for (std::size_t begin = 0; begin < bytes.size() && !stop_.stop_requested();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        inLine(bytes.substr(begin, end - begin), begin, out);
        begin = end + 1;
    }
}

/// A longer line may take more steps.
void Matcher::limitFor(std::size_t size)
{
    const std::size_t steps = matchLimit + stepsAByte * (size < longLine ? 0 : size);
    if (std::exchange(limit_, steps) != steps)
        pcre2_set_match_limit(context_.get(), static_cast<std::uint32_t>(steps));
}

void Matcher::inLine(std::string_view line, std::size_t base, std::vector<Match>& out)
{
    line = withoutCarriageReturn(line);
    limitFor(line.size());
    const auto subject = reinterpret_cast<PCRE2_SPTR>(line.data());
    for (std::size_t at = 0; at <= line.size();) {
        const int result = pcre2_match(program_.code.get(), subject, line.size(), at, PCRE2_NOTEMPTY,
                                       data_.get(), context_.get());
        if (result < 0) {
            incomplete_ = incomplete_ || result != PCRE2_ERROR_NOMATCH;
            return;
        }
        const PCRE2_SIZE* const ends = pcre2_get_ovector_pointer(data_.get());
        if (ends[1] <= ends[0] || ends[1] <= at) // \K in a lookahead may turn them round
            return;
        out.push_back({base + ends[0], ends[1] - ends[0]});
        at = ends[1];
    }
}

std::vector<Match> Searcher::matches(std::string_view line) const
{
    std::vector<Match> out;
    Matcher(*program_).inLine(line, 0, out);
    return out;
}

} // namespace triage::text
