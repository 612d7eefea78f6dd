// SPDX-License-Identifier: Apache-2.0
#include "log/traceback.h"

#include "log/grammar.h"

namespace triage::log {
namespace {

constexpr int strayLimit = 8;
constexpr int notebookStrayLimit = 400;

using std::string_view;

bool opensAside(string_view text)
{
    return text.ends_with(':') && text.find("raised:") == string_view::npos;
}

/// What may follow a message behind a blank line.
bool continuesMessage(string_view text)
{
    const auto t = trimmed(text);
    return indentOf(text) >= 2 || isTrailer(t) || continuesNative(t) || t.starts_with("from user code") ||
           t.starts_with("Set TORCH") || t.starts_with("You can suppress");
}

/// Frames inside a message that holds a traceback with literal "\n".
std::vector<Frame> framesInLiteral(string_view text)
{
    std::vector<Frame> frames;
    while (!text.empty() && frames.size() < framesKept) {
        const auto end = text.find("\\n");
        const auto piece = text.substr(0, end);
        if (auto frame = frameIn(piece); frame && piece.starts_with("  File"))
            frames.push_back(std::move(*frame));
        if (end == string_view::npos)
            break;
        text.remove_prefix(end + 2);
    }
    return frames;
}

} // namespace

string_view TracebackReader::withoutMargin(string_view text) const
{
    const auto t = text.substr(indentOf(text));
    if (!group_ || t.empty() || (t.front() != '|' && t.front() != '+'))
        return text;
    if (t.starts_with("+-"))
        return {};
    return t.substr(t.size() > 1 ? 2 : 1);
}

bool TracebackReader::feed(const TextLine& line)
{
    tookDetail_ = false;
    string_view text = line.text();
    if (const auto at = tracebackAt(text); at != string_view::npos) {
        group_ = text.find("Exception Group Traceback") != string_view::npos || (group_ && open());
        const auto link = continuesMessageHere(line) || (group_ && open()) ? ChainLink::Nested : pending_;
        emit();
        begin(line, text.substr(0, at), link);
        return true;
    }
    if (const auto link = separatorIn(text); link != ChainLink::None) {
        emit();
        pending_ = link;
        return true;
    }
    if (open())
        text = withoutMargin(text);
    if (const auto at = rayHeaderAt(text); at != string_view::npos) {
        beginRemote(line, text, at);
        return true;
    }
    switch (mode_) {
    case Mode::Idle:
        return feedIdle(line);
    case Mode::Frames:
        return feedFrames(line, text);
    case Mode::Message:
        return feedMessage(line, text);
    }
    return false;
}

void TracebackReader::setLogger(const TextLine& line)
{
    kind_ = line.prefix.kind;
    source_ = line.prefix.source;
}

bool TracebackReader::sameLogger(const TextLine& line) const
{
    return line.prefix.kind == kind_ && line.prefix.source == source_;
}

/// A traceback right below a message, or below one that ends in a colon, is part of that message.
bool TracebackReader::continuesMessageHere(const TextLine& line) const
{
    if (mode_ != Mode::Message || pending_ != ChainLink::None || !sameLogger(line))
        return false;
    const auto& detail = block_.detail;
    const std::string_view last =
        detail.empty() ? std::string_view(block_.message) : std::string_view(detail.back().text);
    if (last.ends_with(':'))
        return true;
    // "raise type(e)(…)": an exception raised again with its own traceback in the message
    const bool again = !block_.frames.empty() && block_.frames.back().code.starts_with("raise type(");
    return blanks_ == 0 && trimmed(line.text()).starts_with("Trace") &&
           (detail.empty() || again || exceptionIn(trimmed(detail.front().text), true));
}

void TracebackReader::begin(const TextLine& line, string_view before, ChainLink link)
{
    if (link == ChainLink::None || chain_ < 0)
        chain_ = (*chains_)++;
    block_ = eventAt(line, EventKind::PythonException);
    block_.chain = chain_;
    block_.link = link;
    const auto said = trimmed(before);
    block_.heading = said.empty() || said.front() == '+' || said.front() == '|' ? before_ : std::string(said);
    indent_ = group_ ? 0 : indentOf(line.text());
    notebook_ = line.text().find("last):") == string_view::npos;
    announced_ = notebook_ ? said.substr(0, said.find(' ')) : string_view();
    setLogger(line);
    mode_ = Mode::Frames;
    pending_ = ChainLink::None;
    strays_ = blanks_ = 0;
    aside_ = false;
    before_.clear();
}

/// What failed in a task of ray: its traceback has ray's own header, often inside the message of the
/// exception that carries it.
void TracebackReader::beginRemote(const TextLine& line, string_view text, std::size_t header)
{
    ChainLink link = open() ? ChainLink::Nested : pending_;
    if (header > 0 && exceptionIn(trimmed(text), false)) {
        if (mode_ != Mode::Frames) {
            emit();
            begin(line, {}, pending_);
        }
        takeMessage(line, trimmed(text));
        link = ChainLink::Nested;
    }
    emit();
    begin(line, {}, link);
    Cursor pid(text.substr(text.find("(pid=", header) + 5));
    if (const auto number = pid.number())
        block_.origin.pid = number;
}

void TracebackReader::beginTruncated(const TextLine& line, Frame frame)
{
    begin(line, {}, pending_);
    block_.truncated = true;
    indent_ = 0;
    addFrame(std::move(frame));
}

bool TracebackReader::feedIdle(const TextLine& line)
{
    const auto text = line.text();
    const auto t = trimmed(text);
    if (t.empty())
        return false;
    if (aside_ && indentOf(text) > 0)
        return false;
    aside_ = opensAside(t);
    if (auto frame = t.starts_with("File \"") && indentOf(text) <= 8 ? frameIn(text) : std::nullopt) {
        beginTruncated(line, std::move(*frame));
        return true;
    }
    if (const auto e = exceptionIn(t, true); e && indentOf(text) < 4) {
        begin(line, {}, pending_);
        takeMessage(line, t);
        return true;
    }
    before_ = head(t, 400);
    return false;
}

void TracebackReader::addFrame(Frame frame)
{
    if (block_.frames.size() >= framesKept) // keep the outermost third and the innermost two
        block_.frames.erase(block_.frames.begin() + framesKept / 3);
    block_.frames.push_back(std::move(frame));
}

/// The quoted source of the frame above; markers ("~~~^^^") and elided lines are none.
void TracebackReader::noteCode(string_view text)
{
    if (block_.frames.empty() || text.find_first_not_of("~^ ") == string_view::npos ||
        text.starts_with("...<"))
        return;
    auto& code = block_.frames.back().code;
    if (text.starts_with("-->") || text.starts_with("---->") || text.starts_with("-> "))
        code = head(text, 300);
    else if (code.empty())
        code = head(text, 300);
}

bool TracebackReader::feedFrames(const TextLine& line, string_view text)
{
    const auto t = trimmed(text);
    if (t.empty())
        return true;
    if (auto frame = frameIn(text)) {
        setLogger(line);
        strays_ = 0;
        addFrame(std::move(*frame));
        return true;
    }
    if (indentOf(text) > indent_) {
        noteCode(t);
        return true;
    }
    if (line.prefix.kind != kind_ && !block_.frames.empty())
        return ++strays_ < strayLimit ? false : (flush(), false);
    if (exceptionIn(t, block_.frames.empty() || notebook_) || asAnnounced(t)) {
        takeMessage(line, t);
        return true;
    }
    if (isTrailer(t)) {
        addDetail(block_, line);
        mode_ = Mode::Message;
        hasColon_ = false;
        return true;
    }
    if (++strays_ > (notebook_ ? notebookStrayLimit : strayLimit))
        flush();
    return notebook_;
}

/// A notebook names the exception above its traceback: whatever its class is called, that is its message.
bool TracebackReader::asAnnounced(string_view text) const
{
    return !announced_.empty() && text.starts_with(announced_) && exceptionIn(text, false).has_value();
}

void TracebackReader::takeMessage(const TextLine& line, string_view text)
{
    const auto e = exceptionIn(text, false);
    block_.line = block_.last = line.number;
    block_.offset = line.offset;
    block_.text = head(line.raw, keptText);
    block_.level = line.prefix.level;
    block_.type = e->type;
    auto message = text;
    if (const auto literal = text.find("\\nTraceback (most recent call last)");
        literal != string_view::npos) {
        if (auto frames = framesInLiteral(text.substr(literal)); !frames.empty())
            block_.frames = std::move(frames);
        message = text.substr(0, literal);
    }
    block_.message = head(message, keptText);
    absorb(block_, text);
    setLogger(line);
    hasColon_ = text.size() > e->type.size();
    mode_ = Mode::Message;
    blanks_ = 0;
}

/// A message that came through repr() holds its traceback on one physical line: the causal frames are there.
void TracebackReader::takeLiteralTraceback()
{
    if (block_.detail.empty())
        return;
    auto& text = block_.detail.back().text;
    const auto literal = text.find("\\nTraceback (most recent call last)");
    if (literal == std::string::npos)
        return;
    if (auto frames = framesInLiteral(std::string_view(text).substr(literal)); !frames.empty())
        block_.frames = std::move(frames);
    text.resize(literal);
}

bool TracebackReader::feedMessage(const TextLine& line, string_view text)
{
    const auto t = trimmed(text);
    if (t.empty()) {
        ++blanks_;
        return true;
    }
    const bool indented = indentOf(text) > 0;
    const bool goesOn =
        sameLogger(line) && (continuesMessage(text) || (blanks_ == 0 && hasColon_) || (aside_ && indented));
    if (!goesOn) {
        emit();
        return feedIdle(line);
    }
    aside_ = (aside_ && indented) || opensAside(t);
    addDetail(block_, line);
    tookDetail_ = true;
    takeLiteralTraceback();
    return true;
}

void TracebackReader::interrupt()
{
    if (mode_ == Mode::Message)
        emit();
    before_.clear();
}

void TracebackReader::emit()
{
    if (mode_ != Mode::Idle && !(block_.frames.empty() && block_.type.empty()))
        sink_(std::move(block_));
    block_ = {};
    mode_ = Mode::Idle;
    aside_ = false;
}

void TracebackReader::flush()
{
    emit();
    pending_ = ChainLink::None;
    group_ = false;
    before_.clear();
}

} // namespace triage::log
