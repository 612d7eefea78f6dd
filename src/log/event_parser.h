// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/clock_keeper.h"
#include "log/crash_dump.h"
#include "log/event_list.h"
#include "log/launch_report.h"
#include "log/native.h"
#include "log/pytest_report.h"
#include "log/scan.h"

#include <chrono>
#include <map>

namespace triage::log {

struct JsonLine;

/// Turns lines into events. Feed it lines in file order; `gap` where lines were left out.
class EventParser
{
public:
    explicit EventParser(const ScanOptions& options);
    EventParser(const EventParser&) = delete;
    EventParser& operator=(const EventParser&) = delete;

    void line(LineNumber number, ByteOffset offset, std::string_view raw);
    void gap();
    [[nodiscard]] std::int64_t completedCalls() const { return found_.completedCalls; }
    /// Adds what was found to `into`. The parser is done then.
    void finish(LogEvents& into);

private:
    struct StreamKey
    {
        int rank = -1;
        int pid = -1;
        std::string worker;
        auto operator<=>(const StreamKey&) const = default;
    };

    void jsonLine(const JsonLine& object, TextLine line);
    void single(TextLine line);
    void backend(const TextLine& line);
    void loud(const TextLine& line);
    void standalone(const TextLine& line);
    void countTorch(const TextLine& line);
    void emit(const TextLine& line, EventKind kind, std::string_view type = {});
    void note(Prefixed& prefix);
    void noteRun(Timestamp time);
    void giveYears(std::vector<Event>& events);
    TracebackReader& stream(const Origin& launcher);
    TracebackReader& readerFor(const TextLine& line);

    ScanOptions options_;
    EventList list_;
    int chains_ = 0;
    std::map<StreamKey, TracebackReader> streams_;
    TracebackReader* bareOwner_ = nullptr; ///< takes unprefixed lines while it is open
    NativeReader native_;
    LaunchReport report_;
    CrashDumpReader crash_;
    PytestReport pytest_;
    LogEvents found_;
    std::string storage_;
    int run_ = 0;
    std::optional<std::chrono::microseconds> lastInYear_;
    ClockKeeper clocks_;
    std::map<int, int> lastPid_; ///< by rank, -1 for none
};

} // namespace triage::log
