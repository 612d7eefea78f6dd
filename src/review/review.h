// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "base/strong.h"
#include "workflow/terms.h"

#include <optional>
#include <string>
#include <vector>

/// What the engineer adds to a case. Every value says who and when. Plain values, compared and copied.
namespace triage::review {

/// Who and when: `at` is ISO 8601 with offset, e.g. "2026-12-01T10:20:37+08:00".
struct Signature
{
    std::string author;
    std::string at;
    bool operator==(const Signature&) const = default;
};

struct Waiver
{
    std::string finding;      ///< finding id
    std::optional<Step> step; ///< of the finding; none matches a finding without a step
    std::string reason;
    Signature by;
    bool operator==(const Waiver&) const = default;
};

struct Override
{
    Route route = Route::CompileError;
    std::string reason;
    Signature by;
    bool operator==(const Override&) const = default;
};

/// An intake fact the customer or engineer answered.
struct Answer
{
    std::string key;
    std::string value;
    Signature by;
    bool operator==(const Answer&) const = default;
};

struct StatedSymptom
{
    Symptom symptom = Symptom::Unknown;
    Signature by;
    bool operator==(const StatedSymptom&) const = default;
};

/// A loose file assigned to a step.
struct Assignment
{
    std::string path;
    Step step = Step::NpugraphEx;
    Signature by;
    bool operator==(const Assignment&) const = default;
};

/// Another line chosen as the causal error.
struct Pin
{
    std::string path;
    LineNumber line;
    std::string reason;
    Signature by;
    std::string text{}; ///< the line as printed, UTF-8, cut at 4 KiB: the scan keeps only some lines
    bool operator==(const Pin&) const = default;
};

struct Mark
{
    std::string path;
    LineNumber line;
    std::string note;
    Signature by;
    bool operator==(const Mark&) const = default;
};

/// Lines of a file that belong into the handoff as evidence.
struct Quote
{
    std::string path;
    LineNumber line;  ///< the first
    std::string text; ///< as printed, UTF-8, its lines ended by LF but the last; cut at 16 KiB
    std::string note;
    Signature by;
    bool operator==(const Quote&) const = default;
};

struct Review
{
    std::optional<std::string> run; ///< another run than the newest
    std::optional<StatedSymptom> symptom;
    std::optional<Step> failedStep; ///< stated by the operator: outranks what logs infer, not markers
    std::vector<Answer> answers;
    std::vector<Waiver> waivers;
    std::optional<Override> override_;
    std::vector<Assignment> assignments;
    std::optional<Pin> pin;
    std::vector<Mark> marks;
    std::vector<Quote> quotes;
    bool operator==(const Review&) const = default;
};

} // namespace triage::review
