// SPDX-License-Identifier: Apache-2.0
// Which lines of a block hold a match: what a filter asks for.
#include "text/letters.h"
#include "text/search_match.h"

#include <algorithm>

namespace triage::text {

struct Matcher::Lines
{
    Matcher& matcher;
    std::string_view bytes;
    std::vector<std::size_t>& begins;
    std::size_t done = 0; ///< lines before this one were looked at
};

/// A literal ends here. Exact, it decides itself; else PCRE2 is asked about its line.
int Matcher::lineCandidate(unsigned, unsigned long long, unsigned long long to, unsigned, void* context)
{
    auto& all = *static_cast<Lines*>(context);
    const SearchProgram& program = all.matcher.program_;
    if (to == 0 || to <= all.done)
        return 0;
    const std::size_t end = static_cast<std::size_t>(to);
    if (program.exact) {
        const std::size_t begin = end - program.pattern.text.size();
        if ((program.wordBefore && begin > 0 && isWord(all.bytes[begin - 1])) ||
            (program.wordAfter && end < all.bytes.size() && isWord(all.bytes[end])))
            return 0;
    }
    const std::size_t lf = end < 2 ? std::string_view::npos : all.bytes.rfind('\n', end - 2);
    const std::size_t lineBegin = lf == std::string_view::npos ? 0 : lf + 1;
    const std::size_t lineEnd = std::min(all.bytes.find('\n', end - 1), all.bytes.size());
    if (lineBegin < all.done)
        return 0;
    if (program.exact || all.matcher.anyInLine(all.bytes.substr(lineBegin, lineEnd - lineBegin)))
        all.begins.push_back(lineBegin);
    all.done = lineEnd + 1;
    return all.matcher.stop_.stop_requested() ? 1 : 0;
}

void Matcher::linesInBlock(std::string_view bytes, std::vector<std::size_t>& begins)
{
    if (program_.literals) {
        Lines context{*this, bytes, begins};
        hs_scan(program_.literals.get(), bytes.data(), static_cast<unsigned>(bytes.size()), 0, scratch_.get(),
                &lineCandidate, &context);
        return;
    }
    for (std::size_t begin = 0; begin < bytes.size() && !stop_.stop_requested();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        if (anyInLine(bytes.substr(begin, end - begin)))
            begins.push_back(begin);
        begin = end + 1;
    }
}

bool Matcher::anyInLine(std::string_view line)
{
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    limitFor(line.size());
    const int result = pcre2_match(program_.code.get(), reinterpret_cast<PCRE2_SPTR>(line.data()),
                                   line.size(), 0, 0, data_.get(), context_.get());
    incomplete_ = incomplete_ || (result < 0 && result != PCRE2_ERROR_NOMATCH);
    return result >= 0;
}

} // namespace triage::text
