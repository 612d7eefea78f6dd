// SPDX-License-Identifier: Apache-2.0
#include "triage/regex.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <algorithm>

namespace triage {
namespace {

/// Match data and limits of one thread.
struct Workspace
{
    pcre2_match_data* data = pcre2_match_data_create(16, nullptr);
    pcre2_match_context* context = pcre2_match_context_create(nullptr);
    Workspace() { pcre2_set_match_limit(context, 200'000); }
    ~Workspace()
    {
        pcre2_match_data_free(data);
        pcre2_match_context_free(context);
    }
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;
};

Workspace& workspace()
{
    thread_local Workspace own;
    return own;
}

int run(const void* code, std::string_view text)
{
    if (!code)
        return PCRE2_ERROR_NOMATCH;
    auto& w = workspace();
    return pcre2_match(static_cast<const pcre2_code*>(code), reinterpret_cast<PCRE2_SPTR>(text.data()),
                       text.size(), 0, 0, w.data, w.context);
}

std::string_view group(std::string_view text, std::size_t i)
{
    const auto* at = pcre2_get_ovector_pointer(workspace().data);
    const auto from = at[2 * i];
    const auto to = at[2 * i + 1];
    return from == PCRE2_UNSET ? std::string_view{} : text.substr(from, to - from);
}

} // namespace

std::optional<Regex::CompileError> Regex::compile(const std::string& pattern, Regex& into)
{
    int error = 0;
    PCRE2_SIZE at = 0;
    auto* code =
        pcre2_compile(reinterpret_cast<PCRE2_SPTR>(pattern.data()), pattern.size(), 0, &error, &at, nullptr);
    if (!code) {
        char text[160] = {};
        pcre2_get_error_message(error, reinterpret_cast<PCRE2_UCHAR*>(text), sizeof text);
        return CompileError{text, at};
    }
    pcre2_jit_compile(code, PCRE2_JIT_COMPLETE); // without JIT it only takes longer
    into.pattern_ = pattern;
    into.code_ = std::shared_ptr<const void>(
        code, [](const void* p) { pcre2_code_free(static_cast<pcre2_code*>(const_cast<void*>(p))); });
    return std::nullopt;
}

std::optional<std::string_view> Regex::search(std::string_view text) const
{
    if (run(code_.get(), text) <= 0)
        return std::nullopt;
    return group(text, 0);
}

std::vector<std::string_view> Regex::groups(std::string_view text) const
{
    std::vector<std::string_view> out;
    const int count = run(code_.get(), text);
    out.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int i = 0; i < count; ++i)
        out.push_back(group(text, static_cast<std::size_t>(i)));
    return out;
}

} // namespace triage
