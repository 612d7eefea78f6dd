// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/store.h"

#include <string>
#include <vector>

namespace triage::cases {

/// What an engineer wrote into a case.
enum class PastNoteKind : std::uint8_t { Override, Pin, Mark };

struct PastNote
{
    PastNoteKind kind = PastNoteKind::Mark;
    std::string text; ///< the reason, or the mark's note; never empty
    std::string path; ///< of the file, for pins and marks; empty for an override
    LineNumber line;  ///< valid where `path` is
    review::Signature by;
    bool operator==(const PastNote&) const = default;
};

/// A case whose causal error had the same fingerprint as another's.
struct PastCase
{
    Summary summary;         ///< with its route and whether it was withheld
    bool overridden = false; ///< the route was chosen by an engineer
    std::vector<PastNote> notes;
    bool operator==(const PastCase&) const = default;
};

/// Cases of the store whose last verdict had this fingerprint, newest first, `except` aside. None for an
/// empty fingerprint. Cases saved before fingerprints were are found once they have been opened again. Reads
/// every case.json: call it in the background. Any thread.
std::vector<PastCase> pastCases(const Store& store, const std::string& fingerprint,
                                const std::string& except);

} // namespace triage::cases
