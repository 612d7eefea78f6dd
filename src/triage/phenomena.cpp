// SPDX-License-Identifier: Apache-2.0
#include "triage/phenomena.h"

namespace triage {
namespace {

using log::Event;
using log::EventKind;

constexpr std::size_t placeLimit = 20;

class Counter
{
public:
    Counter(const char* id, Symptom symptom) { seen_.id = id, seen_.symptom = symptom; }

    void add(std::int64_t count) { seen_.count += count; }
    void add(const Source& source, const Event& event)
    {
        ++seen_.count;
        addPlace(source, event);
    }
    /// Of a notice that the scan counted.
    void addPlace(const Source& source, const Event& event)
    {
        if (seen_.places.size() < placeLimit)
            seen_.places.push_back({source.path, event.line, event.text});
    }
    void finish(std::vector<Phenomenon>& into, const RulePack::Data& pack)
    {
        if (seen_.count == 0)
            return;
        seen_.message = pack.text("note-" + seen_.id, {std::to_string(seen_.count)});
        into.push_back(std::move(seen_));
    }

private:
    Phenomenon seen_;
};

} // namespace

std::vector<Phenomenon> phenomenaOf(const Found& found, const RulePack::Data& pack)
{
    Counter breaks("graph-breaks", Symptom::Performance);
    Counter recompiles("recompiles", Symptom::Performance);
    Counter limits("capture-limit", Symptom::Performance);
    Counter recaptures("recaptures", Symptom::Performance);
    for (const Source& source : found.sources) {
        breaks.add(source.log->counts.graphBreaks);
        recompiles.add(source.log->counts.recompiles);
        for (const Event& e : source.log->events) {
            if (e.type == "graph-break")
                breaks.addPlace(source, e);
            else if (e.type == "recompile")
                recompiles.addPlace(source, e);
            else if (e.kind == EventKind::Warning && pack.is("graph-break-notice", e.message))
                breaks.add(source, e);
            else if (e.kind == EventKind::Warning && pack.is("recompile-limit", e.message))
                recompiles.add(source, e);
            if (e.kind == EventKind::Milestone && e.type == "capture-limit")
                limits.add(source, e);
            if (e.kind == EventKind::Milestone && e.type == "recapture")
                recaptures.add(source, e);
        }
    }
    std::vector<Phenomenon> out;
    for (Counter* each : {&breaks, &recompiles, &limits, &recaptures})
        each->finish(out, pack);
    return out;
}

} // namespace triage
