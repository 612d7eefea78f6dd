// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/checks.h"

#include "triage/symptom/measure.h"

namespace triage {

using std::string_view;

bool CheckReader::failed(string_view line)
{
    return pack_->is("verdict-bad", line) && pack_->is("compares", line);
}

/// Limits of comparisons only: "p99 < 50 ms" of one stage is not that of another.
void CheckReader::remember(const std::vector<Quantity>& all)
{
    for (const auto& q : all)
        if (q.kind && !q.counted && q.strict && q.kind->relative)
            limits_.try_emplace(q.kind, q);
}

std::optional<Symptom> CheckReader::beyondLimit(string_view line)
{
    const bool states = pack_->is("states-limit", line);
    if (!states && limits_.empty())
        return std::nullopt;
    const auto all = quantitiesIn(line, *pack_);
    if (states) {
        remember(all);
        return std::nullopt;
    }
    for (const auto& q : all) {
        const auto limit =
            q.kind && !q.counted && q.role != Role::Reference ? limits_.find(q.kind) : limits_.end();
        if (limit != limits_.end() && worse(q.value, limit->second.value, *q.kind, true))
            return q.kind->symptom;
    }
    return std::nullopt;
}

} // namespace triage
