// SPDX-License-Identifier: Apache-2.0
#include "log/native.h"

#include "log/grammar.h"

#include <algorithm>

namespace triage::log {
namespace {

/// "EZ9999: Inner Error!", "EE9999: Internal error!": a heading without the reason.
bool onlyAnnounces(std::string_view text)
{
    const auto code = cannCodeIn(text);
    if (code.empty())
        return false;
    const auto rest = text.substr(text.find(code) + code.size());
    return rest.find("Inner Error!") != std::string_view::npos ||
           rest.find("Internal error!") != std::string_view::npos;
}

/// A line of a script that names an error is none.
bool isSource(std::string_view text)
{
    return text.starts_with("# ") || text.starts_with("raise ") || text.starts_with("except ");
}

constexpr int linesInsisted = 8; ///< a bracket that never closes must not swallow the log

int openBrackets(std::string_view text)
{
    const auto opening =
        std::count(text.begin(), text.end(), '[') + std::count(text.begin(), text.end(), '(');
    const auto closing =
        std::count(text.begin(), text.end(), ']') + std::count(text.begin(), text.end(), ')');
    return static_cast<int>(opening - closing);
}

} // namespace

bool NativeReader::insists(const TextLine& line) const
{
    return open_ && block_.kind == EventKind::Cann && brackets_ > 0 && block_.detail.size() < linesInsisted &&
           line.number.value == block_.last.value + 1 && line.prefix.kind == PrefixKind::None &&
           tracebackAt(line.text()) == std::string_view::npos;
}

bool NativeReader::goesOn(const TextLine& line) const
{
    if (line.number.value != block_.last.value + 1 || line.prefix.level == Level::Critical)
        return false;
    const auto text = line.text();
    // What is no warning does not go on with one.
    if (const auto code = cannCodeIn(text); block_.level == Level::Warning && !code.empty() &&
                                            code != block_.type && line.prefix.level != Level::Warning)
        return false;
    if (block_.kind == EventKind::Terminate)
        return isTerminate(text) || (line.prefix.kind == PrefixKind::None && continuesNative(text));
    if (line.prefix.kind == PrefixKind::None && line.prefix.launcher == Origin{})
        return continuesNative(text);
    return !cannCodeIn(text).empty() || text.find("[FUNC:") != std::string_view::npos || isTrailer(text) ||
           (line.prefix.launcher == block_.origin && continuesNative(text));
}

void NativeReader::settleLine(const TextLine& line)
{
    const auto text = trimmed(line.text());
    const bool says =
        block_.kind == EventKind::Terminate
            ? text.starts_with("what():")
            : !text.empty() && !isTrailer(text) && !text.starts_with("TraceBack") && !onlyAnnounces(text);
    if (!announced_ || !says)
        return;
    announced_ = false;
    block_.line = line.number;
    block_.offset = line.offset;
    block_.text = head(line.raw, keptText);
    block_.message = head(text, keptText);
}

bool NativeReader::feed(const TextLine& line)
{
    const auto text = line.text();
    if (open_ && (insists(line) || goesOn(line))) {
        brackets_ += openBrackets(line.text());
        addDetail(block_, line);
        settleLine(line);
        return true;
    }
    flush();
    const auto code = cannCodeIn(text);
    const bool terminate = isTerminate(text);
    const bool trailer = isTrailer(trimmed(text));
    if (!terminate && code.empty() && !trailer && !namesNativeError(text))
        return false;
    if (line.prefix.kind == PrefixKind::None && code.empty() && !trailer &&
        (indentOf(text) >= 4 || isSource(trimmed(text))))
        return false;
    const auto kind = terminate         ? EventKind::Terminate
                      : !code.empty()   ? EventKind::Cann
                      : isTimeout(text) ? EventKind::Timeout
                                        : EventKind::TorchNpu;
    block_ = eventAt(line, kind);
    block_.type = code;
    brackets_ = openBrackets(text);
    absorb(block_, text);
    announced_ = onlyAnnounces(trimmed(text)) || (terminate && !trimmed(text).starts_with("what():"));
    open_ = true;
    return true;
}

void NativeReader::flush()
{
    if (open_)
        sink_(std::move(block_));
    block_ = {};
    open_ = false;
}

} // namespace triage::log
