// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "bundle/import.h"
#include "check/facts.h"
#include "review/review.h"
#include "triage/verdict.h"

#include <filesystem>
#include <string>
#include <vector>

namespace triage::cases {

/// One bundle of a case, as stored: `bundles/<n>/files/…`, or referenced where it lies.
struct StoredBundle
{
    int number = 1;
    bundle::Inventory inventory;  ///< root is absolute; for a copy it is below the case's folder
    std::filesystem::path source; ///< where it came from, as given
    std::string receivedAt;       ///< ISO 8601
    bool operator==(const StoredBundle&) const = default;
};

/// What the case list shows without opening the case.
struct Summary
{
    std::string id;
    std::string title;
    std::string ticket;
    std::string customer;
    std::string openedAt;       ///< ISO 8601
    std::optional<Route> route; ///< override, else route, else provisional
    bool withheld = false;
    std::string rulePackVersion;
    std::string fingerprint;     ///< of the causal error; empty when there is none
    std::int64_t bundleSize = 0; ///< bytes of the files that are shown, wherever they lie
    std::int64_t size = 0;       ///< bytes that the case takes in the store
    bool operator==(const Summary&) const = default;
};

/// case.json, format 1.
struct Case
{
    Summary summary;
    std::vector<StoredBundle> bundles; ///< in order of arrival
    review::Review review;
    bool operator==(const Case&) const = default;
};

} // namespace triage::cases
