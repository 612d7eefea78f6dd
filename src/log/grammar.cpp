// SPDX-License-Identifier: Apache-2.0
#include "log/grammar.h"

#include "log/clock.h"

#include <algorithm>
#include <array>

namespace triage::log {
namespace {

using std::string_view;

constexpr std::array<string_view, 14> exceptionSuffixes = {
    "Error",   "Exception", "Unsupported", "Interrupt", "Failed", "Failure", "Timeout",
    "Expired", "Exit",      "Fault",       "Violation", "Limit",  "Hit",     "Group",
};

/// Length of a dotted name at the beginning of `text`.
std::size_t dottedName(string_view text)
{
    std::size_t n = 0;
    while (n < text.size() &&
           (isWord(text[n]) || (n > 0 && (text[n] == '.' || text[n] == '<' || text[n] == '>'))))
        ++n;
    return n;
}

bool namedLikeException(string_view type)
{
    if (const auto paren = type.find('('); paren != string_view::npos)
        type = type.substr(0, paren);
    const auto dot = type.rfind('.');
    const auto last = dot == string_view::npos ? type : type.substr(dot + 1);
    if (last.empty() || !isUpper(last.front()))
        return false;
    if (type.find(".exc.") != string_view::npos || type.find(".errors.") != string_view::npos)
        return true;
    return std::any_of(exceptionSuffixes.begin(), exceptionSuffixes.end(),
                       [&](string_view s) { return last.ends_with(s) && last.size() > 4; });
}

/// Behind frames any class will do: `CantSplit`, `socket.timeout`. A print of another process will not.
bool namedLikeClass(string_view type)
{
    const auto dot = type.rfind('.');
    return dot != string_view::npos || isUpper(type.front()) || namedLikeException(type);
}

std::optional<Frame> quotedFrame(string_view text)
{
    Cursor c(text);
    auto frame = quotedPlace(c);
    if (frame && c.take(", in "))
        frame->function = std::string(trimmed(c.rest()).substr(0, 200));
    return frame;
}

/// `File ~/x.py:3, in f(x)`; older: `/x.py in f(x)`, `[/x.py](link) in f(x)`
std::optional<Frame> notebookFrame(string_view text)
{
    Cursor c(text);
    const bool named = c.take("File ");
    c.take('[');
    const auto rest = c.rest();
    const auto py = rest.find(".py");
    if (py == string_view::npos || py > 400 || rest.substr(0, py).find(' ') != string_view::npos ||
        (rest.front() != '/' && rest.front() != '~' && !named))
        return std::nullopt;
    Frame frame{std::string(rest.substr(0, py + 3)), 0, {}, {}};
    Cursor after(rest.substr(py + 3));
    if (after.take(':'))
        if (const auto line = after.number())
            frame.line = *line;
    const auto in = after.rest().find(" in ");
    if (in == string_view::npos)
        return std::nullopt;
    Cursor name(after.rest().substr(in + 4));
    frame.function = std::string(name.word());
    return frame;
}

} // namespace

std::optional<Frame> quotedPlace(Cursor& c)
{
    if (!c.take("File \""))
        return std::nullopt;
    const auto file = c.until('"', 2048);
    if (!file || !c.take(", line "))
        return std::nullopt;
    const auto line = c.number();
    return line ? std::optional(Frame{std::string(*file), *line, {}, {}}) : std::nullopt;
}

string_view trimmed(string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

std::size_t indentOf(string_view text)
{
    const auto n = text.find_first_not_of(" \t");
    return n == string_view::npos ? text.size() : n;
}

std::size_t tracebackAt(string_view text)
{
    constexpr string_view header = "Traceback (most recent call last)";
    const auto at = text.find(header);
    if (at == string_view::npos)
        return at;
    auto rest = text.substr(at + header.size());
    if (rest.starts_with(":"))
        rest.remove_prefix(1);
    return trimmed(rest).empty() ? at : string_view::npos; // quoted inside a message otherwise
}

std::optional<Frame> frameIn(string_view text)
{
    const auto t = trimmed(text);
    if (t.empty())
        return std::nullopt;
    if (t.front() == 'F')
        if (auto frame = quotedFrame(t))
            return frame;
    if (t.front() == 'F' || t.front() == '/' || t.front() == '[' || t.front() == '~')
        return notebookFrame(t);
    return std::nullopt;
}

std::optional<ExceptionText> exceptionIn(string_view text, bool strict)
{
    std::size_t n = dottedName(text);
    if (n == 0 || n > 200 || isDigit(text.front()) || text[n - 1] == '.')
        return std::nullopt;
    if (n < text.size() && text[n] == '(') { // ray: RayTaskError(RuntimeError)
        const auto close = text.find(')', n);
        if (close != string_view::npos && text.substr(n, close - n).find(' ') == string_view::npos)
            n = close + 1;
    }
    const auto type = text.substr(0, n);
    auto rest = text.substr(n);
    if (!rest.empty() && rest.front() != ':' && !trimmed(rest).empty())
        return std::nullopt;
    if (rest.starts_with("::") || (rest.size() > 1 && rest[1] != ' ' && strict))
        return std::nullopt;
    if (strict ? !namedLikeException(type) : !namedLikeClass(type))
        return std::nullopt;
    if (!rest.empty())
        rest.remove_prefix(1);
    return ExceptionText{type, trimmed(rest)};
}

ChainLink separatorIn(string_view text)
{
    if (text.find("The above exception was the direct cause of the following exception") != string_view::npos)
        return ChainLink::DirectCause;
    if (text.find("During handling of the above exception, another exception occurred") != string_view::npos)
        return ChainLink::DuringHandling;
    return ChainLink::None;
}

} // namespace triage::log
