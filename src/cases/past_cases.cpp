// SPDX-License-Identifier: Apache-2.0
#include "cases/past_cases.h"

namespace triage::cases {
namespace {

std::vector<PastNote> notesOf(const review::Review& review)
{
    std::vector<PastNote> notes;
    if (review.override_ && !review.override_->reason.empty())
        notes.push_back({PastNoteKind::Override, review.override_->reason, {}, {}, review.override_->by});
    if (review.pin && !review.pin->reason.empty())
        notes.push_back(
            {PastNoteKind::Pin, review.pin->reason, review.pin->path, review.pin->line, review.pin->by});
    for (const review::Mark& mark : review.marks)
        if (!mark.note.empty())
            notes.push_back({PastNoteKind::Mark, mark.note, mark.path, mark.line, mark.by});
    return notes;
}

} // namespace

std::vector<PastCase> pastCases(const Store& store, const std::string& fingerprint, const std::string& except)
{
    std::vector<PastCase> found;
    if (fingerprint.empty())
        return found;
    for (Summary& summary : store.list()) {
        if (summary.fingerprint != fingerprint || summary.id == except)
            continue;
        const auto value = store.load(summary.id);
        if (!value) // removed meanwhile by another instance
            continue;
        found.push_back({std::move(summary), value->review.override_.has_value(), notesOf(value->review)});
    }
    return found;
}

} // namespace triage::cases
