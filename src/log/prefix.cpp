// SPDX-License-Identifier: Apache-2.0
#include "log/prefix.h"

#include "log/logger_prefix.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace triage::log {
namespace {

constexpr std::array<std::pair<std::string_view, Level>, 22> levelNames = {{
    {"DEBUG", Level::Debug},    {"INFO", Level::Info},       {"WARNING", Level::Warning},
    {"WARN", Level::Warning},   {"ERROR", Level::Error},     {"CRITICAL", Level::Critical},
    {"FATAL", Level::Critical}, {"EVENT", Level::Event},     {"TRACE", Level::Verbose},
    {"NOTICE", Level::Info},    {"NULL", Level::Info},       {"V", Level::Verbose},
    {"D", Level::Debug},        {"I", Level::Info},          {"W", Level::Warning},
    {"E", Level::Error},        {"F", Level::Critical},      {"C", Level::Critical},
    {"SUCCESS", Level::Info},   {"VERBOSE", Level::Verbose}, {"EXCEPTION", Level::Error},
    {"SEVERE", Level::Error},
}};

void setRank(Prefixed& p, int rank)
{
    p.launcher.rank = rank;
    p.origin.rank = rank;
}

/// `[rank3]:` (torch), `[default3]:` (torchrun --tee)
bool takeRank(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take("[rank") && !probe.take("[default"))
        return false;
    const auto n = probe.number();
    if (!n || !probe.take("]:"))
        return false;
    probe.take(' ');
    setRank(p, *n);
    c = probe;
    return true;
}

/// `[1,0]<stderr>:` (mpirun)
bool takeMpi(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('[') || !probe.number() || !probe.take(','))
        return false;
    const auto n = probe.number();
    if (!n || !probe.take("]<std"))
        return false;
    if (!probe.take("err>:") && !probe.take("out>:"))
        return false;
    probe.take(' ');
    setRank(p, *n);
    c = probe;
    return true;
}

/// `12: ` (srun --label)
bool takeTask(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    const auto task = probe.cut(std::min<std::size_t>(probe.rest().find(':'), 5));
    if (task.empty() || task.size() > 4 || !std::all_of(task.begin(), task.end(), isDigit) ||
        !probe.take(": "))
        return false;
    p.launcher.worker = p.origin.worker = std::string(task);
    c = probe;
    return true;
}

std::optional<int> numberAfter(std::string_view text, std::string_view key)
{
    const auto at = text.find(key);
    if (at == std::string_view::npos)
        return std::nullopt;
    Cursor c(text.substr(at + key.size()));
    return c.number();
}

/// `(Worker_TP3 pid=23677)`, `(VllmWorker rank=0 pid=21768)`, `(WorkerDict pid=3349, ip=10.0.0.4)`
bool takeWorker(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('('))
        return false;
    const auto inside = probe.until(')', 120);
    if (!inside)
        return false;
    const auto pid = numberAfter(*inside, "pid=");
    if (!pid)
        return false;
    p.launcher.pid = p.origin.pid = *pid;
    if (const auto rank = numberAfter(*inside, "rank="))
        setRank(p, *rank);
    const auto name = inside->substr(0, inside->find_first_of(" ,"));
    if (name.find('=') == std::string_view::npos)
        p.launcher.worker = p.origin.worker = std::string(name);
    probe.take(' ');
    c = probe;
    return true;
}

/// `worker-0  | ` (docker compose)
bool takeContainer(Cursor& c, Prefixed& p)
{
    const auto text = c.rest();
    const auto bar = text.substr(0, 48).find(" | ");
    if (bar == std::string_view::npos || bar == 0)
        return false;
    auto name = text.substr(0, bar);
    while (!name.empty() && name.back() == ' ')
        name.remove_suffix(1);
    if (name.empty() || !isDigit(name.back()) || isDigit(name.front()))
        return false;
    for (const char ch : name)
        if (!isWord(ch) && ch != '-' && ch != '.')
            return false;
    p.launcher.worker = p.origin.worker = std::string(name);
    c.cut(bar + 3);
    return true;
}

/// `2026-12-01T10:19:37.123456789Z stderr F ` (container runtime)
bool takeContainerClock(Cursor& c, Prefixed& p)
{
    if (c.rest().size() < 21 || c.rest()[10] != 'T')
        return false;
    Cursor probe = c;
    const auto clock = longClock(probe);
    if (!clock || !(probe.take("Z ") || probe.take("+08:00 ")))
        return false;
    if (probe.take("stderr ") || probe.take("stdout "))
        probe.until(' ', 4);
    p.clock = *clock;
    c = probe;
    return true;
}

/// `[Stage-1] ` before a level
bool takeTag(Cursor& c, Prefixed& p)
{
    Cursor probe = c;
    if (!probe.take('['))
        return false;
    const auto tag = probe.until(']', 32);
    if (!tag || tag->empty() || !probe.take(' '))
        return false;
    for (const char ch : *tag)
        if (!isWord(ch) && ch != '-' && ch != '#')
            return false;
    Cursor level = probe;
    if (levelNamed(level.word()) == Level::None || level.peek() != ' ')
        return false;
    p.launcher.worker = p.origin.worker = std::string(*tag);
    c = probe;
    return true;
}

bool takeLauncher(Cursor& c, Prefixed& p)
{
    switch (c.peek()) {
    case '[':
        return takeRank(c, p) || takeMpi(c, p) || takeTag(c, p);
    case '(':
        return takeWorker(c, p);
    default:
        return takeContainerClock(c, p) || takeContainer(c, p) || takeTask(c, p);
    }
}

} // namespace

Level levelNamed(std::string_view name)
{
    for (const auto& [word, level] : levelNames)
        if (word == name)
            return level;
    return Level::None;
}

Prefixed stripPrefixes(std::string_view line, int year)
{
    Prefixed p;
    Cursor c(line);
    while (c.take("> ") || c.rest() == ">") // quoted in a mail or an issue
        if (c.rest() == ">")
            c.cut(1);
    for (int round = 0; round < 6; ++round)
        if (!takeLauncher(c, p) && !takeLogger(c, p, year))
            break;
    p.message = c.rest();
    return p;
}

std::string_view cleaned(std::string_view line, std::string& storage)
{
    while (!line.empty() && line.back() == '\r')
        line.remove_suffix(1);
    if (line.find('\r') != std::string_view::npos)
        line = line.substr(line.rfind('\r') + 1);
    if (line.find('\x1b') == std::string_view::npos)
        return line;
    storage.clear();
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] != '\x1b') {
            storage += line[i];
            continue;
        }
        if (i + 1 < line.size() && line[i + 1] == '[') {
            i += 2;
            while (i < line.size() && (line[i] < '@' || line[i] > '~'))
                ++i;
        } else {
            ++i;
        }
    }
    return storage;
}

} // namespace triage::log
