// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/strong.h"
#include "base/timestamp.h"
#include "text/encoding.h"
#include "text/line_index.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace triage::log {

enum class Level : std::uint8_t { None, Debug, Verbose, Info, Event, Warning, Error, Critical };

enum class EventKind : std::uint8_t {
    PythonException, ///< an exception block: one of a chain, see `chain`
    TorchNpu,        ///< a torch_npu / C++ log line with an error code
    Cann,            ///< a CANN block: EZ9999, EE1023, …
    Plog,            ///< a plog ERROR line
    Signal,          ///< Segmentation fault, Aborted, Killed
    OomKiller,
    Timeout,
    Terminate, ///< terminate called / what():
    Launcher,  ///< torchrun's report, engine summaries
    Milestone, ///< npugraph_ex: capture begun, captured, replayed, pass done, …
    Warning,
    Message, ///< a plain line that states something (symptom words)
};

/// One frame of a Python traceback.
struct Frame
{
    std::string file;
    int line = 0;
    std::string function;
    std::string code; ///< the source line quoted below it, when there is one
    bool operator==(const Frame&) const = default;
};

/// Who printed a line, as far as its prefixes tell (torchrun, vLLM, ray, torch logging, plog).
struct Origin
{
    std::optional<int> rank;
    std::optional<int> pid;
    std::string worker; ///< the launcher's own name for it, e.g. "Worker_TP0"
    bool operator==(const Origin&) const = default;
};

/// A further line of a block.
struct DetailLine
{
    LineNumber line;
    ByteOffset offset;
    std::string text;    ///< prefixes, colours and progress stripped; indentation kept
    std::string printed; ///< as printed; empty when that is the same
    bool operator==(const DetailLine&) const = default;
};

/// How an exception block hangs together with the one printed before it.
enum class ChainLink : std::uint8_t { None, DirectCause, DuringHandling, Nested };

/// One thing a log says, at one place. Judged nowhere in this room.
struct Event
{
    EventKind kind = EventKind::Message;
    Level level = Level::None;
    LineNumber line;                ///< the line that carries the message (never a Traceback header)
    LineNumber first;               ///< of the whole block
    LineNumber last;                ///< of the whole block
    ByteOffset offset;              ///< of `line`
    std::string text;               ///< `line` as printed, prefixes included, UTF-8, cut at 4 KiB
    std::string message;            ///< prefixes, ANSI colours and CR progress stripped
    std::string type;               ///< exception class, signal name, milestone id, CANN code
    std::vector<std::string> codes; ///< every error code named: 507011, EZ9999, ERR00100, 561103
    std::vector<Frame> frames;      ///< outermost first; bounded
    int chain = -1;                 ///< events of one chain share a number; -1 for none
    ChainLink link = ChainLink::None;
    Origin origin;
    std::optional<Timestamp> time;  ///< from the payload where it has one, else from the prefix
    bool fineTime = false;          ///< `time` knows parts of a second, so it orders events within one
    std::vector<DetailLine> detail; ///< further lines of the block (hints, CANN trace), bounded
    std::string heading;            ///< what was said right before the block: "Exception ignored in: …"
    std::string source;             ///< of a logger's line: "torch/_dynamo/utils.py:446", "RUNTIME"
    bool truncated = false;         ///< the block's beginning is not in the log
    int run = 0;                    ///< counts programs in one log: its clocks jump back by days between them
    std::optional<int> nearPid;     ///< of the last line above that named one in the same stream
    std::optional<int> exitCode;    ///< of a launcher's report; negative: killed by that signal
    bool yearAssumed = false;       ///< the line prints none: the run's, another line's, or `unknownYear`
    bool operator==(const Event&) const = default;
};

/// What a run that went on tells of, counted line by line. Only torch's and npugraph_ex's own notices count.
struct Counts
{
    std::int64_t graphBreaks = 0;
    std::int64_t restarts = 0; ///< Dynamo began its analysis of a frame again
    std::int64_t recompiles = 0;
    std::int64_t guardFailures = 0; ///< guards that made Dynamo recompile
    bool operator==(const Counts&) const = default;
};

/// What had to be done to put the file's times on one axis. Times are as printed: the machine's local time.
struct ClockFacts
{
    bool yearAssumed = false; ///< clocks print no year
    bool yearWrapped = false; ///< such a clock went over the end of a year
    bool dayWrapped = false;  ///< a clock without a date went over midnight
    bool operator==(const ClockFacts&) const = default;
};

/// Everything the scan of one file found. Bounded: the first and the last 1,000 events are kept, the
/// others counted.
struct LogEvents
{
    std::string file;          ///< path relative to the bundle's root
    std::vector<Event> events; ///< in file order
    std::int64_t dropped = 0;  ///< events counted but not kept
    std::int64_t lines = 0;
    std::int64_t bytes = 0;
    bool allNul = false;
    bool endsInsideRecord = false;   ///< cut in the middle
    bool hasTorchLogLines = false;   ///< TORCH_LOGS prefixes seen
    bool hasBackendLines = false;    ///< npugraph_ex / torchair logger lines seen
    std::int64_t completedCalls = 0; ///< `runtime outputs` lines: whole calls of a compiled function
    Counts counts;
    ClockFacts clocks;
    std::optional<Timestamp> firstTime;
    std::optional<Timestamp> lastTime;
    text::Encoding encoding = text::Encoding::Utf8;
    std::shared_ptr<const text::LineIndex> index;
    std::vector<Message> unread; ///< what could not be read, plainly said
};

} // namespace triage::log
