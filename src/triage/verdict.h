// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/step.h"
#include "base/strong.h"
#include "base/timestamp.h"
#include "check/facts.h"
#include "workflow/terms.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace triage {

enum class EvidenceRole : std::uint8_t { Causal, Corroborating, Cascade, Milestone, Marker };
std::string_view spelling(EvidenceRole role);

struct Evidence
{
    EvidenceRole role = EvidenceRole::Causal;
    std::string file; ///< BundleFile::path
    LineNumber line;
    std::optional<LineNumber> lastLine;
    std::optional<ByteOffset> offset;
    std::string text; ///< the line as printed, UTF-8, cut at 4 KiB
    std::string kind; ///< contract: python-exception, torch-npu-trailer, plog, cann, …
    std::optional<int> rank;
    std::optional<int> pid;
    std::string member;
    std::vector<std::string> before; ///< up to 3 context lines, filled by engine/
    std::vector<std::string> after;
    bool operator==(const Evidence&) const = default;
};

struct Note
{
    std::string id;
    Message message;
    bool operator==(const Note&) const = default;
};

struct TraceEntry
{
    std::string rule;
    bool hit = false;
    Message why;
    bool asked = true; ///< false: an earlier rule had decided
    bool operator==(const TraceEntry&) const = default;
};

struct Candidate
{
    std::string file;
    LineNumber line;
    std::string text;
    bool kept = false;
    Message why;
    std::string reason{}; ///< id of `why`: kept, cascade, peer, wrapper, duplicate, teardown, …
    bool operator==(const Candidate&) const = default;
};

enum class ProcessRole : std::uint8_t { First, Follower, Clean };

struct Process
{
    std::optional<Step> step;
    std::optional<int> rank;
    std::optional<int> pid;
    std::string firstError;
    ProcessRole role = ProcessRole::Clean;
    std::string file{}; ///< where `firstError` stands; empty when there is none
    std::optional<LineNumber> line{};
    std::optional<Timestamp> time{};  ///< as that line says it
    std::vector<std::string> plogs{}; ///< its plog files
    bool operator==(const Process&) const = default;
};

/// A line that shows something.
struct Place
{
    std::string file;
    LineNumber line;
    std::string text; ///< as printed, UTF-8, cut at 4 KiB
    bool operator==(const Place&) const = default;
};

/// What a run that did not crash shows beside its results: offered where the symptom is asked for, never as
/// a cause.
struct Phenomenon
{
    std::string id;  ///< of the note that says it: graph-breaks, recompiles, capture-limit, recaptures, …
    Message message; ///< with the count
    std::int64_t count = 0;
    Symptom symptom = Symptom::Unknown; ///< what it is looked at for; Unknown: for either
    std::vector<Place> places;          ///< the first of them, in order of files and lines; bounded
    bool operator==(const Phenomenon&) const = default;
};

/// How far one process got with npugraph_ex: by the files it dumped, and by its logger's lines. A number is a
/// lower bound: of a big log only parts are read.
struct BackendProgress
{
    std::optional<Step> step;
    std::optional<int> rank;
    std::optional<int> pid;
    std::string folder;       ///< its run_* folder; empty when it left none
    int graphs = 0;           ///< model__<N> folders: graphs that Dynamo handed over
    std::string lastDump;     ///< the graph dumped last, of the last graph: path below `folder`
    bool outputCode = false;  ///< of the last graph: its code was generated
    bool captureDump = false; ///< some graph_*.json is there: a capture succeeded
    std::int64_t passes = 0;  ///< passes finished
    std::int64_t capturesBegun = 0;
    std::int64_t capturesDone = 0;
    std::int64_t recaptures = 0;
    std::int64_t replays = 0;
    std::int64_t calls = 0; ///< whole calls of a compiled function
    Message reached;        ///< all that in one sentence
    bool operator==(const BackendProgress&) const = default;
};

/// What was done to put times on one axis, and whether they settle the order.
struct TimeAxis
{
    bool orderUncertain = false; ///< another process's error may be the earlier one
    bool yearAssumed = false;
    bool yearWrapped = false;
    bool dayWrapped = false;
    bool operator==(const TimeAxis&) const = default;
};

/// The judgement. Withheld: `route` is empty and `provisionalRoute` says where it would go.
struct Verdict
{
    bool withheld = false;
    std::optional<Route> route;
    std::optional<Route> provisionalRoute;
    Symptom symptom = Symptom::Unknown;
    std::optional<std::string> rule; ///< pre-1, kw-1 … kw-4, edge
    Message ruleSentence;            ///< the rule in one sentence, from the pack
    std::optional<std::string> keyword;
    std::vector<Evidence> evidence; ///< the causal error first, when there is one
    std::optional<Route> alternate;
    std::vector<Note> notes;
    std::vector<std::string> sentences; ///< ids of workflow sentences the handoff must quote
    std::vector<TraceEntry> trace;
    std::vector<std::string> withheldBy; ///< finding ids, "symptom-unknown", "no-causal-line"
    std::vector<Candidate> candidates;   ///< bounded
    std::vector<Message> flips;
    std::vector<Process> processes;
    std::vector<BackendProgress> progress; ///< one a process that used npugraph_ex, in the step judged
    TimeAxis time;
    std::vector<Phenomenon> phenomena; ///< where nothing crashed
    std::string fingerprint;           ///< of the causal error; empty when there is none
    std::string rulePack;
    std::string rulePackVersion;
    std::shared_ptr<const Verdict> machineVerdict; ///< without the engineer's pin, when it changed it

    [[nodiscard]] const Evidence* causal() const
    {
        return !evidence.empty() && evidence.front().role == EvidenceRole::Causal ? &evidence.front()
                                                                                  : nullptr;
    }
};

} // namespace triage
