// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/text_line.h"

#include <functional>

namespace triage::log {

using EventSink = std::function<void(Event)>;

/// Reads the tracebacks of one stream: lines that carry the same launcher prefix. Ranks that print into
/// one another are untangled because each has its own reader. Python prints chains oldest first.
class TracebackReader
{
public:
    /// `chains` numbers the chains of the whole file.
    TracebackReader(int& chains, EventSink sink) : chains_(&chains), sink_(std::move(sink)) {}

    /// True when the line belongs to an exception block.
    bool feed(const TextLine& line);
    /// A line of another logger came: what is open ends, unless frames are still to come.
    void interrupt();
    /// The region or the file ends.
    void flush();
    [[nodiscard]] bool open() const { return mode_ != Mode::Idle; }
    /// A block is open, or a separator announced one.
    [[nodiscard]] bool expects() const { return open() || pending_ != ChainLink::None; }
    /// The last line fed was taken as a further line of a message, which it may not be: messages have no
    /// mark at their end.
    [[nodiscard]] bool tookDetail() const { return tookDetail_; }
    /// A header was read and no frame yet: the next line may lack the header's prefix.
    [[nodiscard]] bool awaitsFrames() const { return mode_ == Mode::Frames && block_.frames.empty(); }

private:
    enum class Mode : std::uint8_t { Idle, Frames, Message };

    bool feedIdle(const TextLine& line);
    bool feedFrames(const TextLine& line, std::string_view text);
    bool feedMessage(const TextLine& line, std::string_view text);
    void begin(const TextLine& line, std::string_view before, ChainLink link);
    void beginRemote(const TextLine& line, std::string_view text, std::size_t header);
    void beginTruncated(const TextLine& line, Frame frame);
    void addFrame(Frame frame);
    void takeLiteralTraceback();
    void noteCode(std::string_view text);
    [[nodiscard]] bool asAnnounced(std::string_view text) const;
    void takeMessage(const TextLine& line, std::string_view text);
    void emit();
    void setLogger(const TextLine& line);
    [[nodiscard]] bool sameLogger(const TextLine& line) const;
    bool continuesMessageHere(const TextLine& line) const;
    std::string_view withoutMargin(std::string_view text) const;

    int* chains_;
    EventSink sink_;
    Mode mode_ = Mode::Idle;
    Event block_;
    PrefixKind kind_ = PrefixKind::None; ///< of the block's lines
    std::string source_;                 ///< of the block's lines
    ChainLink pending_ = ChainLink::None;
    int chain_ = -1;
    std::size_t indent_ = 0;
    int strays_ = 0;
    int blanks_ = 0;
    bool notebook_ = false;
    std::string announced_; ///< the exception's class, where a notebook prints it first
    bool group_ = false;
    bool aside_ = false; ///< inside "from user code:" and the like
    bool tookDetail_ = false;
    bool hasColon_ = false; ///< the message line has one: it may go on
    std::string before_;    ///< the last line that was no exception's
};

} // namespace triage::log
