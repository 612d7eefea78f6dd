// SPDX-License-Identifier: Apache-2.0
#include "log/pytest_report.h"

#include "log/grammar.h"

#include <algorithm>
#include <utility>

namespace triage::log {
namespace {

using std::string_view;

/// "==== title ====" of one sign; empty when the line is none.
string_view titleIn(string_view text, char sign)
{
    const string_view ends(&sign, 1);
    if (text.size() < 8 || text.front() != sign || text.back() != sign)
        return {};
    const auto first = text.find_first_not_of(ends);
    if (first == string_view::npos || first < 3 || text[first] != ' ')
        return {};
    const auto last = text.find_last_not_of(ends);
    return trimmed(text.substr(first, last - first + 1));
}

/// `a/b.py:12: in f`, `a/b.py:12: `
std::optional<Frame> frameLine(string_view text)
{
    const auto colon = text.find(':');
    if (colon == string_view::npos || colon == 0 || text.substr(0, colon).find(' ') != string_view::npos)
        return std::nullopt;
    Cursor c(text.substr(colon + 1));
    const auto line = c.number();
    if (!line || !c.take(':'))
        return std::nullopt;
    c.spaces();
    Frame frame{std::string(text.substr(0, colon)), *line, {}, {}};
    if (c.take("in "))
        frame.function = std::string(trimmed(c.rest()).substr(0, 200));
    else if (!c.atEnd())
        return std::nullopt;
    return frame;
}

} // namespace

void PytestReport::emit()
{
    if (settled_)
        sink_(std::move(block_));
    block_ = {};
    settled_ = false;
}

void PytestReport::flush()
{
    emit();
    open_ = inside_ = false;
}

/// `E   RuntimeError: text`, then further lines of the message. Of a bare assert pytest prints what it found
/// instead: `E   assert 3 == 4`.
bool PytestReport::takeError(const TextLine& line, string_view text)
{
    const auto said = trimmed(text.substr(1));
    if (settled_) {
        addDetail(block_, line);
        return true;
    }
    const auto exception = exceptionIn(said, false);
    const bool assertion = !exception && said.starts_with("assert ");
    if (!exception && !assertion)
        return true;
    if (!raising_.empty())
        block_.frames.push_back({{}, 0, {}, std::exchange(raising_, {})});
    auto frames = std::move(block_.frames);
    block_ = eventAt(line, EventKind::PythonException);
    block_.frames = std::move(frames);
    block_.type = assertion ? "AssertionError" : exception->type;
    block_.message = (assertion ? "AssertionError: " : "") + std::string(head(said, keptText));
    absorb(block_, said);
    if (link_ == ChainLink::None || chain_ < 0)
        chain_ = (*chains_)++;
    block_.chain = chain_;
    block_.link = link_;
    link_ = ChainLink::None;
    settled_ = true;
    return true;
}

bool PytestReport::feedFailure(const TextLine& line, string_view text)
{
    if (text.starts_with("E ") || text == "E")
        return takeError(line, text);
    // The sign itself may have gone as that of a quoted log.
    if (const auto at = line.raw.find_first_not_of(' ');
        at < line.raw.size() && line.raw[at] == '>' && indentOf(line.raw.substr(at + 1)) > 2) {
        raising_ = head(trimmed(line.raw.substr(at + 1)), 300);
        return true;
    }
    if (const auto link = separatorIn(text); link != ChainLink::None) {
        emit();
        link_ = link;
    } else if (auto frame = frameLine(text); frame && block_.frames.size() < framesKept) {
        if (settled_ && frame->function.empty())
            return true; // "file.py:12:" below a message closes it
        if (settled_)
            emit();
        block_.frames.push_back(std::move(*frame));
    } else if (indentOf(text) > 0 && !block_.frames.empty() && block_.frames.back().code.empty()) {
        block_.frames.back().code = head(trimmed(text), 300);
    }
    return true;
}

bool PytestReport::feed(const TextLine& line)
{
    const auto text = line.text();
    if (const auto title = titleIn(text, '='); !title.empty()) {
        const bool failures = title == "FAILURES" || title == "ERRORS";
        const bool ours = open_ || failures;
        flush();
        open_ = failures;
        return ours;
    }
    if (!open_)
        return false;
    if (!titleIn(text, '_').empty()) {
        emit();
        link_ = ChainLink::None;
        chain_ = -1;
        return inside_ = true;
    }
    if (!titleIn(text, '-').empty()) {
        emit();
        inside_ = false;
        return true;
    }
    return inside_ && feedFailure(line, text);
}

} // namespace triage::log
