// SPDX-License-Identifier: Apache-2.0
#include "triage/phenomena.h"

#include <algorithm>
#include <array>

namespace triage {
namespace {

using log::Counts;
using log::Event;
using log::EventKind;

constexpr std::size_t placeLimit = 20;

class Counter
{
public:
    explicit Counter(const char* id) { seen_.id = id, seen_.symptom = Symptom::Performance; }

    /// Counted by the scan; the places are of some of them.
    void counted(std::int64_t count) { counted_ = count; }
    void add(const std::string& path, const Event& event)
    {
        ++seen_.count;
        addPlace(path, event);
    }
    /// Of a notice that the scan counted.
    void addPlace(const std::string& path, const Event& event)
    {
        if (seen_.places.size() < placeLimit)
            seen_.places.push_back({path, event.line, event.text});
    }
    void finish(std::vector<Phenomenon>& into, const RulePack::Data& pack)
    {
        seen_.count = std::max(seen_.count, counted_);
        if (seen_.count == 0)
            return;
        seen_.message = pack.text("note-" + seen_.id, {std::to_string(seen_.count)});
        into.push_back(std::move(seen_));
    }

private:
    Phenomenon seen_;
    std::int64_t counted_ = 0;
};

void add(Counts& to, const Counts& more)
{
    to.graphBreaks += more.graphBreaks;
    to.restarts += more.restarts;
    to.recompiles += more.recompiles;
    to.guardFailures += more.guardFailures;
}

Counts larger(const Counts& a, const Counts& b)
{
    return {std::max(a.graphBreaks, b.graphBreaks), std::max(a.restarts, b.restarts),
            std::max(a.recompiles, b.recompiles), std::max(a.guardFailures, b.guardFailures)};
}

/// A process prints a notice into its debug.log and, from some level on, into the output too.
Counts countsOf(const Matter& matter, Step step)
{
    Counts output;
    Counts debug;
    for (const bundle::BundleFile& file : matter.facts.files) {
        const auto log = file.step == step ? matter.logs.find(file.path) : matter.logs.end();
        if (log == matter.logs.end() || !log->second)
            continue;
        if (file.kind == bundle::ArtefactKind::DynamoDebugLog)
            add(debug, log->second->counts);
        else if (file.kind == bundle::ArtefactKind::StepLog)
            add(output, log->second->counts);
    }
    return larger(output, debug);
}

Counts countsOf(const Found& found, const Matter& matter)
{
    Counts counts;
    for (const Source& source : found.sources)
        add(counts, source.log->counts);
    for (const Step step : {Step::NpugraphEx, Step::ForceEager, Step::AotEager, Step::CompileEager})
        if (counts == Counts{})
            counts = countsOf(matter, step);
    return counts;
}

/// Which phenomenon an event of the output is one of; empty when it is none.
std::string_view phenomenonIn(const Event& e, const RulePack::Data& pack)
{
    if (e.kind == EventKind::Milestone)
        return e.type == "capture-limit" ? "capture-limit"
               : e.type == "recapture"   ? "recaptures"
               : e.type == "force-eager" ? "eager-fallback"
                                         : "";
    const bool said = e.kind == EventKind::Warning || e.kind == EventKind::Message;
    if (!said)
        return {};
    if (pack.is("graph-break-notice", e.message))
        return "graph-breaks";
    if (pack.is("recompile-limit", e.message))
        return "recompile-limit";
    if (pack.is("compile-suppressed", e.message))
        return "suppressed";
    if (pack.is("eager-fallback", e.message))
        return "eager-fallback";
    return {};
}

} // namespace

std::vector<Phenomenon> phenomenaOf(const Found& found, const Matter& matter)
{
    std::array<std::pair<std::string_view, Counter>, 9> counters = {{
        {"graph-breaks", Counter("graph-breaks")},
        {"restarts", Counter("restarts")},
        {"guard-failures", Counter("guard-failures")},
        {"recompiles", Counter("recompiles")},
        {"recompile-limit", Counter("recompile-limit")},
        {"capture-limit", Counter("capture-limit")},
        {"recaptures", Counter("recaptures")},
        {"eager-fallback", Counter("eager-fallback")},
        {"suppressed", Counter("suppressed")},
    }};
    const auto counts = countsOf(found, matter);
    counters[0].second.counted(counts.graphBreaks);
    counters[1].second.counted(counts.restarts);
    counters[2].second.counted(counts.guardFailures);
    counters[3].second.counted(counts.recompiles);
    for (const Source& source : found.sources)
        for (const Event& e : source.log->events)
            if (e.type == "graph-break")
                counters[0].second.addPlace(source.path, e);
            else if (e.type == "recompile")
                counters[3].second.addPlace(source.path, e);
            else if (const auto id = phenomenonIn(e, matter.pack); !id.empty())
                std::ranges::find(counters, id, &std::pair<std::string_view, Counter>::first)
                    ->second.add(source.path, e);
    std::vector<Phenomenon> out;
    for (auto& [id, counter] : counters)
        counter.finish(out, matter.pack);
    return out;
}

} // namespace triage
