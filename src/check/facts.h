// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/step.h"
#include "base/timestamp.h"
#include "bundle/bundle.h"
#include "review/review.h"
#include "workflow/terms.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace triage::check {

struct Finding
{
    std::string id; ///< as in the workflow's findings and TRIAGE §2
    Severity severity = Severity::Gap;
    std::optional<Step> step;
    std::optional<std::string> path;
    Message message;
    std::optional<std::string> command; ///< what collects it; inline environment, never `export`
    std::optional<review::Waiver> waived;
    bool operator==(const Finding&) const = default;
};

/// The columns of the Overview's step × artefact matrix.
enum class Slot : std::uint8_t { Script, Exit, Log, Plog, DebugDir };
enum class SlotState : std::uint8_t {
    Present,
    Empty,
    Missing,
    Unreadable, ///< there, but the system does not let this program read it
    NotExpected
};

struct SlotFact
{
    SlotState state = SlotState::Missing;
    std::string path;      ///< of the file or folder; empty when there is none
    std::int64_t size = 0; ///< bytes, all files together
    std::optional<Timestamp> modified;
    bool operator==(const SlotFact&) const = default;
};

struct StepFact
{
    Step step = Step::Eager;
    StepState state = StepState::Unknown;
    std::optional<int> exitCode;
    std::vector<std::string> runDirs;       ///< torch_compile_debug run_* folders, bundle paths
    std::string log;                        ///< path of its stdout_stderr.log; empty when there is none
    std::vector<std::string> plogs;         ///< debug/plog files, bundle paths
    std::optional<std::int64_t> durationMs; ///< first to last time its log names
    std::array<SlotFact, 5> slotFacts;      ///< by Slot (`slots` is a macro of Qt)
    bool operator==(const StepFact&) const = default;
};

enum class FailureSource : std::uint8_t { None, FirstFailureTxt, Markers, Log, Operator };

struct FirstFailure
{
    std::optional<Step> step;
    std::optional<int> exitCode;
    FailureSource source = FailureSource::None;
    std::vector<Message> conflicts;
    bool operator==(const FirstFailure&) const = default;
};

enum class IntakeState : std::uint8_t { Found, Answered, Missing, Unclear };

struct IntakeFact
{
    std::string key;
    IntakeState state = IntakeState::Missing;
    std::optional<std::string> value;
    std::optional<std::string> source; ///< file:line
    bool operator==(const IntakeFact&) const = default;
};

/// Everything known before judgement. A plain value.
struct Facts
{
    bundle::InputKind kind = bundle::InputKind::Log;
    std::string name;
    std::optional<std::string> sha256;
    std::optional<bundle::Run> run;
    std::vector<bundle::Run> otherRuns;
    std::vector<bundle::Skipped> skipped;
    std::vector<bundle::Remark> remarks;
    std::vector<bundle::BundleFile> files;
    Completeness state = Completeness::Complete;
    std::array<StepFact, 5> steps;
    std::vector<Finding> findings; ///< worst first, then by step
    FirstFailure firstFailure;
    std::vector<IntakeFact> intake; ///< in the workflow's order
    bool operator==(const Facts&) const = default;
};

std::string_view spelling(FailureSource source);
std::string_view spelling(IntakeState state);

} // namespace triage::check
