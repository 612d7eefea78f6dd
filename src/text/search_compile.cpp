// SPDX-License-Identifier: Apache-2.0
#include "text/letters.h"
#include "text/regex_literals.h"
#include "text/search_program.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace triage::text {
namespace {

constexpr std::string_view wordStart = "\\b(?:";

/// Text as an expression that matches just it.
std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x80 && !isWord(c))
            out += '\\';
        out += c;
    }
    return out;
}

std::string expressionOf(const Pattern& pattern)
{
    if (pattern.regex)
        return pattern.wholeWord ? std::string(wordStart) + pattern.text + ")\\b" : pattern.text;
    std::string out = escaped(pattern.text);
    if (pattern.wholeWord && !pattern.text.empty()) {
        out.insert(0, isWord(pattern.text.front()) ? "(?<!\\w)" : "");
        out += isWord(pattern.text.back()) ? "(?!\\w)" : "";
    }
    return out;
}

/// The message counts characters; the second argument is the byte, for whoever shows the place.
tl::unexpected<Error> invalid(int code, std::string_view text, std::size_t at)
{
    const auto characters =
        std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at),
                      [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
    std::array<PCRE2_UCHAR, 256> reason{};
    pcre2_get_error_message(code, reason.data(), reason.size());
    return fail(ErrorKind::Invalid,
                Message{QT_TRANSLATE_NOOP("engine", "The expression is not valid at character %1."),
                        {std::to_string(characters + 1), std::to_string(at)}},
                reinterpret_cast<const char*>(reason.data()));
}

/// Lines are matched one at a time, so `^` and `$` need no option. A lone CR is a character like others.
Result<Pcre2Code> compilePcre2(const Pattern& pattern)
{
    const std::string expression = expressionOf(pattern);
    const std::uint32_t options = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_NEVER_BACKSLASH_C |
                                  (pattern.caseSensitive ? 0U : PCRE2_CASELESS);
    const std::unique_ptr<pcre2_compile_context, decltype(&pcre2_compile_context_free)> context(
        pcre2_compile_context_create(nullptr), &pcre2_compile_context_free);
    pcre2_set_newline(context.get(), PCRE2_NEWLINE_LF);
    int error = 0;
    PCRE2_SIZE at = 0;
    Pcre2Code code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(expression.data()), expression.size(), options,
                                 &error, &at, context.get()));
    if (!code) {
        const std::size_t added = pattern.regex && pattern.wholeWord ? wordStart.size() : 0;
        return invalid(error, pattern.text, std::min(at - std::min(at, added), pattern.text.size()));
    }
    pcre2_jit_compile(code.get(), PCRE2_JIT_COMPLETE); // without it the matcher is slower, not wrong
    return code;
}

HsDatabase compileLiterals(const std::vector<std::string>& literals, bool caseSensitive)
{
    std::vector<const char*> texts;
    std::vector<std::size_t> sizes;
    for (const std::string& literal : literals) {
        texts.push_back(literal.data());
        sizes.push_back(literal.size());
    }
    const std::vector<unsigned> flags(literals.size(), caseSensitive ? 0U : unsigned{HS_FLAG_CASELESS});
    hs_database_t* database = nullptr;
    hs_compile_error_t* error = nullptr;
    if (hs_compile_lit_multi(texts.data(), flags.data(), nullptr, sizes.data(),
                             static_cast<unsigned>(texts.size()), HS_MODE_BLOCK, nullptr, &database,
                             &error) == HS_SUCCESS)
        return HsDatabase(database);
    hs_free_compile_error(error);
    return nullptr;
}

void compileFast(SearchProgram& program)
{
    const Pattern& pattern = program.pattern;
    if (pattern.text.empty() || pattern.text.find('\n') != std::string::npos)
        return;
    if (pattern.regex) {
        const auto literals = requiredLiterals(expressionOf(pattern), pattern.caseSensitive);
        if (!literals.empty())
            program.literals = compileLiterals(literals, pattern.caseSensitive);
    } else if (pattern.caseSensitive || !mayHaveCase(pattern.text)) {
        program.literals = compileLiterals({pattern.text}, pattern.caseSensitive);
        program.exact = program.literals != nullptr;
        program.wordBefore = pattern.wholeWord && isWord(pattern.text.front());
        program.wordAfter = pattern.wholeWord && isWord(pattern.text.back());
    }
}

} // namespace

Searcher::Searcher(std::shared_ptr<const SearchProgram> program) : program_(std::move(program)) {}

Result<Searcher> Searcher::compile(const Pattern& pattern)
{
    auto program = std::make_shared<SearchProgram>();
    program->pattern = pattern;
    program->anyLength = pattern.regex && pattern.text.find_first_of("*+{") != std::string::npos;
    auto code = compilePcre2(pattern);
    if (!code)
        return tl::unexpected(code.error());
    program->code = std::move(*code);
    compileFast(*program);
    return Searcher(std::move(program));
}

const Pattern& Searcher::pattern() const
{
    return program_->pattern;
}

bool Searcher::fast() const
{
    return program_->literals != nullptr;
}

} // namespace triage::text
