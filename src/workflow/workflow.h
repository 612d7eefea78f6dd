// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/result.h"
#include "base/step.h"
#include "workflow/terms.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

/// The source document as data (resources/workflow/workflow.json): the only place that knows folder
/// names, script names, switches, demanded sentences, and which finding asks for which command.
namespace triage::workflow {

struct StepInfo
{
    Step step = Step::Eager;
    std::string name;       ///< folder and marker name: "step4-npugraph_ex-force_eager"
    std::string shortName;  ///< for chips: "npugraph_ex force_eager"
    std::string script;     ///< "step4-npugraph_ex-force_eager.py"
    bool torchLogs = false; ///< runs with TORCH_LOGS="+all"
    bool debugDir = false;  ///< runs with TORCH_COMPILE_DEBUG=1
    Bilingual isolates;     ///< one sentence: what this step isolates
    bool operator==(const StepInfo&) const = default;
};

/// Another wording of a finding's message, for one of the forms it can take.
struct MessageVariant
{
    std::string id;
    Bilingual message;
    bool operator==(const MessageVariant&) const = default;
};

struct FindingInfo
{
    std::string id;
    Severity severity = Severity::Gap;
    Bilingual message; ///< %1… are filled by check/; %1 is the step's name, as in `question`
    std::vector<MessageVariant> variants;
    Bilingual question;  ///< how the customer is asked for it
    std::string command; ///< a template for `fillCommand` (command.h); inline environment only
    bool operator==(const FindingInfo&) const = default;

    /// The variant's message, or `message` when `id` is empty or none of the variants.
    [[nodiscard]] const Bilingual& messageOf(std::string_view id) const;
};

/// Where a version may stand: the patterns' first group, tried in order on each line.
struct VersionPatterns
{
    std::string key; ///< of the intake fact
    std::vector<std::string> patterns;
    bool operator==(const VersionPatterns&) const = default;
};

/// A pattern of the layout, by name ("run-folder", "exit-code", …).
struct LayoutPattern
{
    std::string name;
    std::string pattern;
    bool operator==(const LayoutPattern&) const = default;
};

/// A piece of a command that several findings share, written {name} in their templates.
struct CommandMacro
{
    std::string name;
    std::string text;
    bool operator==(const CommandMacro&) const = default;
};

struct IntakeInfo
{
    std::string key; ///< as in the contract: "torch_npu", "fixed_shapes", …
    Bilingual label;
    Bilingual question;
    bool operator==(const IntakeInfo&) const = default;
};

/// A sentence the source document demands: zh verbatim, en fixed; shown as quoted from the source.
struct DemandedSentence
{
    std::string id;     ///< "step1-failed", "step4-ok-step5-failed", "edge"
    bool quoted = true; ///< false: a factual line of ours that stands beneath a quoted one
    Bilingual text;
    bool operator==(const DemandedSentence&) const = default;
};

struct ArtefactInfo
{
    std::string kind; ///< spelling of bundle::ArtefactKind
    Bilingual label;
    Bilingual help; ///< "what is this file?"
    bool operator==(const ArtefactInfo&) const = default;
};

struct Workflow
{
    std::string rootFolder;  ///< "torch-npugraph-ex-triage-logs"
    std::string stepLog;     ///< "stdout_stderr.log"
    std::string plogFolder;  ///< "ascend_plog"
    std::string debugFolder; ///< "torch_compile_debug"
    std::string successMarker;
    std::string firstFailure; ///< "first_failure.txt"
    std::string warnings;     ///< "warnings.txt"
    std::string env;          ///< "env.txt"
    std::string scriptsFolder;
    std::string originalScript;
    std::array<StepInfo, 5> steps;
    std::string launch; ///< how a step's script is started when nobody said how: template for {launch}
    std::vector<CommandMacro> macros;
    std::vector<LayoutPattern> patterns;
    std::vector<VersionPatterns> versions;
    std::vector<FindingInfo> findings; ///< in the order of TRIAGE §2, which orders equals in a report
    std::vector<IntakeInfo> intake;
    std::vector<DemandedSentence> sentences;
    std::vector<ArtefactInfo> artefacts;

    [[nodiscard]] const StepInfo& step(Step s) const { return steps[indexOf(s)]; }
    [[nodiscard]] const StepInfo* stepNamed(std::string_view name) const;
    /// nullptr when there is none of that id.
    [[nodiscard]] const FindingInfo* finding(std::string_view id) const;
    [[nodiscard]] const IntakeInfo* intakeFact(std::string_view key) const;
    [[nodiscard]] const DemandedSentence* sentence(std::string_view id) const;
    /// Empty (which matches nothing worth having) when there is none of that name.
    [[nodiscard]] std::string_view pattern(std::string_view name) const;
    [[nodiscard]] const ArtefactInfo* artefact(std::string_view kind) const;
};

/// The built-in workflow. Parsed once by the caller, passed by reference; never a global.
Result<Workflow> loadBuiltin();

} // namespace triage::workflow
