// SPDX-License-Identifier: Apache-2.0
// The line the engineer pinned as the cause.
#include "log/clock.h"
#include "log/grammar.h"
#include "log/prefix.h"
#include "triage/finder.h"

#include <algorithm>

namespace triage {
namespace {

using log::Event;

bool covers(const Failure& f, LineNumber line)
{
    return std::any_of(f.blocks.begin(), f.blocks.end(), [&](const Event* e) {
        return e->line == line || (e->first <= line && line <= e->last);
    });
}

/// A frame or a header stands for its block's message.
void moveTo(Failure& f, LineNumber line)
{
    for (const auto* e : f.blocks) {
        if (e->line != line && (line < e->first || e->last < line))
            continue;
        f.causal = e;
        f.detail = nullptr;
        f.message = e->message;
        f.type = e->type;
        f.frames = &e->frames;
        for (const auto& d : e->detail)
            if (d.line == line && line != e->line) {
                f.detail = &d;
                f.message = log::trimmed(d.text);
            }
    }
}

/// What the line says, read like any other of its log.
Event readLine(const review::Pin& pin)
{
    std::string storage;
    const auto prefixed = log::stripPrefixes(log::cleaned(pin.text, storage), log::unknownYear);
    Event e;
    e.level = prefixed.level;
    e.line = e.first = e.last = pin.line;
    e.text = pin.text;
    e.message = log::trimmed(prefixed.message);
    e.origin = prefixed.origin;
    e.source = prefixed.source;
    e.codes = log::codesIn(e.message);
    if (const auto exception = log::exceptionIn(e.message, true)) {
        e.kind = log::EventKind::PythonException;
        e.type = exception->type;
    }
    if (prefixed.clock) {
        e.time = prefixed.clock->time;
        e.fineTime = prefixed.clock->fine;
    }
    return e;
}

class Pinner
{
public:
    Pinner(Found& found, const review::Pin& pin, const Matter& matter)
        : found_(found), pin_(pin), matter_(matter)
    {
    }

    void pin()
    {
        if (!pinFailure() && !pinEvent())
            pinText();
    }

private:
    bool pinFailure()
    {
        for (std::size_t i = 0; i < found_.failures.size(); ++i) {
            Failure& f = found_.failures[i];
            if (f.source->path != pin_.path || !covers(f, pin_.line))
                continue;
            moveTo(f, pin_.line);
            f.rejected.clear();
            settle(i);
            return true;
        }
        return false;
    }

    bool pinEvent()
    {
        const Source* source = sourceOfPin();
        if (!source)
            return false;
        const auto& events = source->log->events;
        const auto e = std::ranges::find(events, pin_.line, &Event::line);
        if (e == events.end())
            return false;
        add(*source, *e);
        return true;
    }

    void pinText()
    {
        const Source* source = sourceOfPin();
        if (!source || pin_.text.empty())
            return;
        found_.pinnedLine = std::make_unique<const Event>(readLine(pin_));
        add(*source, *found_.pinnedLine);
    }

    /// Also a log of another step: the engineer may know better.
    const Source* sourceOfPin()
    {
        const auto known = std::ranges::find(found_.sources, pin_.path, &Source::path);
        if (known != found_.sources.end())
            return &*known;
        const auto log = matter_.logs.find(pin_.path);
        if (log == matter_.logs.end() || !log->second)
            return nullptr;
        found_.pinnedLog = std::make_unique<const Source>(Source{log->second.get(), pin_.path, false});
        return found_.pinnedLog.get();
    }

    void add(const Source& source, const Event& event)
    {
        Failure f;
        f.source = &source;
        f.blocks = {&event};
        f.causal = &event;
        f.message = event.message;
        f.type = event.type;
        f.frames = &event.frames;
        found_.failures.push_back(std::move(f));
        settle(found_.failures.size() - 1);
    }

    void settle(std::size_t cause)
    {
        found_.cause = cause;
        found_.pinned = true;
        found_.closeness = isClosenessCheck(found_.failures[cause], matter_.pack);
    }

    Found& found_;
    const review::Pin& pin_;
    const Matter& matter_;
};

} // namespace

void pinCause(Found& found, const review::Pin& pin, const Matter& matter)
{
    Pinner(found, pin, matter).pin();
}

} // namespace triage
