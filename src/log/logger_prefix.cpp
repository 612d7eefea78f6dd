// SPDX-License-Identifier: Apache-2.0
#include "log/logger_prefix.h"

#include "log/dated_prefix.h"
#include "log/prefix_parts.h"

namespace triage::log {
namespace {

/// ` [0/0]`, ` [0/0_1]`, ` [!0/0/0]`, ` [__guards]`
void takeTraceTags(Cursor& c, Prefixed& p)
{
    for (int i = 0; i < 2; ++i) {
        Cursor probe = c;
        if (!probe.take(" ["))
            return;
        const auto tag = probe.until(']', 40);
        if (!tag || tag->empty())
            return;
        if (tag->starts_with("__"))
            p.artifact = tag->substr(2);
        else if (!isDigit(tag->front()) && tag->front() != '!' && tag->front() != '-')
            return;
        c = probe;
    }
}

/// `V1201 10:13:37.276000 23459 torch/_dynamo/utils.py:446] [0/0] [__guards] `, and C++ without the
/// brackets: `E20260821 08:33:26.321024 90705 file.cpp:464] `
bool takeBareGlog(Cursor& c, Prefixed& p, int year)
{
    Cursor probe = c;
    const Level level = levelNamed(probe.cut(1));
    if (level == Level::None || !isDigit(probe.peek()))
        return false;
    const auto clock = glogClock(probe, year);
    if (!clock)
        return false;
    probe.spaces();
    std::optional<int> pid;
    while (isDigit(probe.peek())) {
        Cursor number(probe);
        pid = number.number();
        for (; isDigit(number.peek()); number.cut(1))
            pid.reset(); // a thread id of older releases: longer than any pid
        probe = number;
        probe.spaces();
    }
    const auto source = probe.until(']', 400);
    if (!source)
        return false;
    const bool python = source->find(".py:") != std::string_view::npos;
    takeTraceTags(probe, p);
    setClock(p, *clock);
    p.source = *source;
    if (pid && python)
        p.origin.pid = pid;
    finish(c, probe, p, python ? PrefixKind::Torch : PrefixKind::Glog, level);
    return true;
}

/// `[E1201 10:13:44.412502335 compiler_depend.ts:444] `, older `[W compiler_depend.ts:487] `
bool takeBracketGlog(Cursor& c, Prefixed& p, int year)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    const Level level = levelNamed(probe.cut(1));
    if (level == Level::None)
        return false;
    const auto clock = glogClock(probe, year);
    if (!probe.take(' '))
        return false;
    const auto source = probe.until(']', 200);
    if (!source || source->find(':') == std::string_view::npos || source->find(' ') != std::string_view::npos)
        return false;
    if (clock)
        setClock(p, *clock);
    p.source = *source;
    finish(c, probe, p, PrefixKind::Glog, level);
    return true;
}

/// `[ERROR] RUNTIME(719,python):2026-05-16-06:27:01.402.116 [file.cc:360]512 `, the same of npugraph_ex
bool takePlog(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    const auto name = probe.until(']', 16);
    if (!name || !probe.take(' '))
        return false;
    const Level level = levelNamed(*name);
    const auto module = probe.word();
    if ((level == Level::None && !isDigit(name->empty() ? ' ' : name->front())) || module.empty())
        return false;
    if (!probe.take('('))
        return false;
    const auto pid = probe.number();
    if (!pid || !probe.take(',') || !probe.until(')', 64) || !probe.take(':'))
        return false;
    const auto clock = longClock(probe);
    if (!clock)
        return false;
    probe.take(' ');
    Cursor place = probe;
    if (place.take('[')) {
        const auto where = place.until(']', 200);
        if (where && where->find(':') != std::string_view::npos)
            probe = place;
    }
    setClock(p, *clock);
    p.source = module;
    p.origin.pid = *pid;
    const bool backend = module == "NPUGRAPH_EX" || module == "TORCHAIR";
    while (isDigit(probe.peek()))
        probe.cut(1); // thread
    finish(c, probe, p, backend ? PrefixKind::Backend : PrefixKind::Plog, level);
    return true;
}

/// `ERROR 05-28 12:21:37 [core.py:949] `, `ERROR 03-05 09:33:39 engine.py:387] `
bool takeVllm(Cursor& c, Prefixed& p, int year)
{
    Cursor probe = c;
    const Level level = levelNamed(probe.word());
    if (level == Level::None || !probe.take(' '))
        return false;
    auto clock = monthDayClock(probe, year);
    if (!clock)
        clock = longClock(probe);
    if (!clock)
        return false;
    probe.take(' ');
    Cursor place = probe;
    place.take('[');
    const auto source = place.until(']', 96);
    if (source && source->find(':') != std::string_view::npos &&
        source->find(' ') == std::string_view::npos) {
        p.source = *source;
        probe = place;
    }
    setClock(p, *clock);
    finish(c, probe, p, PrefixKind::Logger, level);
    return true;
}

/// `ERROR:root:`, `INFO:     `
bool takeBasic(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    const auto word = probe.word();
    const Level level = word.size() > 1 ? levelNamed(word) : Level::None;
    if (level == Level::None || !probe.take(':'))
        return false;
    if (const auto clock = longClock(probe)) { // `WARNING:2026-04-11 03:10:18,114:`
        setClock(p, *clock);
        probe.take(':');
    } else if (probe.peek() == ' ') {
        probe.spaces();
    } else {
        const auto name = probe.until(':', 64);
        if (!name || name->find(' ') != std::string_view::npos)
            return false;
        p.source = *name;
    }
    finish(c, probe, p, PrefixKind::Logger, level);
    return true;
}

/// `[INFO|file.py:733] 2024-06-10 08:31:40,101 >> `
bool takeHuggingFace(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    const Level level = levelNamed(probe.word());
    if (level == Level::None || !probe.take('|'))
        return false;
    const auto source = probe.until(']', 160);
    if (!source || !probe.take(' '))
        return false;
    if (const auto clock = longClock(probe))
        setClock(p, *clock);
    probe.take(" >>");
    p.source = *source;
    finish(c, probe, p, PrefixKind::Logger, level);
    return true;
}

} // namespace

bool takeLogger(Cursor& c, Prefixed& p, int year)
{
    const char first = c.peek();
    if (first == '[')
        return takePlog(c, p) || takeBracketGlog(c, p, year) || takeHuggingFace(c, p) ||
               takeBracketDated(c, p) || takeKernelClock(c, p);
    if (isDigit(first))
        return takeDated(c, p) || takeTime(c, p);
    if (isUpper(first))
        return takeBareGlog(c, p, year) || takeVllm(c, p, year) || takeBasic(c, p) || takeSyslog(c, p, year);
    return first == 't' && takeOldTorch(c, p);
}

} // namespace triage::log
