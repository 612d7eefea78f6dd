// SPDX-License-Identifier: Apache-2.0
#include "text/search_program.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace triage::text {
namespace {

bool isWord(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool isAscii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

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
        return pattern.wholeWord ? "\\b(?:" + pattern.text + ")\\b" : pattern.text;
    std::string out = escaped(pattern.text);
    if (pattern.wholeWord && !pattern.text.empty()) {
        out.insert(0, isWord(pattern.text.front()) ? "(?<!\\w)" : "");
        out += isWord(pattern.text.back()) ? "(?!\\w)" : "";
    }
    return out;
}

tl::unexpected<Error> invalid(int code, std::size_t at)
{
    std::array<PCRE2_UCHAR, 256> text{};
    pcre2_get_error_message(code, text.data(), text.size());
    return fail(ErrorKind::Invalid,
                Message{QT_TRANSLATE_NOOP("engine", "The expression is not valid at character %1."),
                        {std::to_string(at + 1)}},
                reinterpret_cast<const char*>(text.data()));
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
    if (!code)
        return invalid(error, at);
    pcre2_jit_compile(code.get(), PCRE2_JIT_COMPLETE); // without it the matcher is slower, not wrong
    return code;
}

HsDatabase compileHs(const std::string& expression, unsigned flags)
{
    for (const unsigned more : {0U, static_cast<unsigned>(HS_FLAG_PREFILTER)}) {
        hs_database_t* database = nullptr;
        hs_compile_error_t* error = nullptr;
        if (hs_compile(expression.c_str(), flags | more, HS_MODE_BLOCK, nullptr, &database, &error) ==
            HS_SUCCESS)
            return HsDatabase(database);
        hs_free_compile_error(error);
    }
    return nullptr;
}

/// Does the expression mean on a block what it means on each of its lines? Anchors of the subject's own
/// ends, option changes and quoting do not.
bool meansLines(std::string_view expression)
{
    const auto has = [expression](std::string_view part) {
        return expression.find(part) != std::string_view::npos;
    };
    if (expression.starts_with("(*") || has("\\Q") || has("\\A") || has("\\z") || has("\\Z") || has("\\G") ||
        has("\\K") || has("\n"))
        return false;
    for (std::size_t at = expression.find("(?"); at != std::string_view::npos;
         at = expression.find("(?", at + 2)) {
        for (std::size_t i = at + 2; i < expression.size() && (isWord(expression[i]) || expression[i] == '-');
             ++i) {
            if (expression[i] == 'm' || expression[i] == '-')
                return false;
        }
    }
    return true;
}

/// `$` also before the CR of a CRLF: PCRE2 does not see that CR, vectorscan does.
std::string withCarriageReturns(std::string_view expression)
{
    std::string out;
    bool inClass = false;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        const char c = expression[i];
        if (c == '\\' && i + 1 < expression.size()) {
            out += c;
            out += expression[++i];
            continue;
        }
        inClass = c == '[' || (inClass && c != ']');
        out += c == '$' && !inClass ? "(?:\\r?$)" : std::string(1, c);
    }
    return out;
}

/// A dot or a negated class takes one byte of a multi-byte character without UTF-8 mode, and would miss.
bool isByteSafe(std::string_view expression)
{
    if (!isAscii(expression) || expression.find("[^") != std::string_view::npos)
        return false;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        const bool escape = expression[i] == '\\' && i + 1 < expression.size();
        const char c = escape ? expression[++i] : expression[i];
        if (escape ? std::string_view("DWSNHVRXpPxo").find(c) != std::string_view::npos : c == '.')
            return false;
    }
    return true;
}

bool mayHaveCase(std::string_view text)
{
    // CJK, kana and hangul have no case: their UTF-8 starts with E3..ED; fullwidth forms start with EF.
    return std::any_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xC0 && (byte < 0xE3 || byte > 0xED);
    });
}

HsDatabase compileLiteral(const Pattern& pattern)
{
    const unsigned flags = pattern.caseSensitive ? 0 : HS_FLAG_CASELESS;
    hs_database_t* database = nullptr;
    hs_compile_error_t* error = nullptr;
    if (hs_compile_lit(pattern.text.c_str(), flags, pattern.text.size(), HS_MODE_BLOCK, nullptr, &database,
                       &error) == HS_SUCCESS)
        return HsDatabase(database);
    hs_free_compile_error(error);
    return nullptr;
}

} // namespace

Searcher::Searcher(std::shared_ptr<const SearchProgram> program) : program_(std::move(program)) {}

Result<Searcher> Searcher::compile(const Pattern& pattern)
{
    auto program = std::make_shared<SearchProgram>();
    program->pattern = pattern;
    auto code = compilePcre2(pattern);
    if (!code)
        return tl::unexpected(code.error());
    program->code = std::move(*code);
    const bool oneLine = pattern.text.find('\n') == std::string::npos && !pattern.text.empty();
    if (!pattern.regex && oneLine && (pattern.caseSensitive || !mayHaveCase(pattern.text))) {
        program->bytes = compileLiteral(pattern);
        program->literal = program->bytes != nullptr;
        program->byteSafe = true;
        program->wordBefore = pattern.wholeWord && isWord(pattern.text.front());
        program->wordAfter = pattern.wholeWord && isWord(pattern.text.back());
    } else if (pattern.regex && oneLine && meansLines(pattern.text)) {
        const unsigned flags = HS_FLAG_MULTILINE | (pattern.caseSensitive ? 0U : unsigned{HS_FLAG_CASELESS});
        const std::string expression = withCarriageReturns(expressionOf(pattern));
        program->byteSafe = isByteSafe(expression);
        program->bytes = compileHs(expression, flags);
        if (program->bytes && !program->byteSafe)
            program->characters = compileHs(expression, flags | HS_FLAG_UTF8);
    }
    return Searcher(std::move(program));
}

const Pattern& Searcher::pattern() const
{
    return program_->pattern;
}

bool Searcher::fast() const
{
    return program_->bytes != nullptr;
}

} // namespace triage::text
