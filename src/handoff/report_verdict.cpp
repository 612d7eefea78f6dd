// SPDX-License-Identifier: Apache-2.0
// The verdict, as the contract spells it.
#include "handoff/report_parts.h"

namespace triage::handoff {
namespace {

std::optional<std::string_view> skill(const std::optional<Route>& route)
{
    return route ? std::optional(fullName(*route)) : std::nullopt;
}

std::optional<std::int64_t> plainLine(const std::optional<LineNumber>& line)
{
    return line ? std::optional(line->value) : std::nullopt;
}

void writeEvidence(ContractText& json, const Evidence& evidence)
{
    json.beginObject();
    json.member("role", spelling(evidence.role));
    json.member("file", evidence.file);
    json.member("line", evidence.line.value);
    json.member("last_line", plainLine(evidence.lastLine));
    json.member("byte_offset", evidence.offset ? std::optional(evidence.offset->value) : std::nullopt);
    json.member("text", evidence.text);
    json.member("kind", evidence.kind);
    json.member("rank", evidence.rank);
    json.member("pid", evidence.pid);
    json.member("member", evidence.member.empty() ? std::nullopt : std::optional(evidence.member));
    json.endObject();
}

void writeCandidate(ContractText& json, const Candidate& candidate)
{
    json.beginObject();
    json.member("file", candidate.file);
    json.member("line", candidate.line.value);
    json.member("text", candidate.text);
    json.member("kept", candidate.kept);
    json.member("why", candidate.why);
    json.endObject();
}

std::string_view spelling(ProcessRole role)
{
    switch (role) {
    case ProcessRole::First:
        return "first";
    case ProcessRole::Follower:
        return "follower";
    case ProcessRole::Clean:
        break;
    }
    return "clean";
}

template <typename T, typename Write>
void writeList(ContractText& json, std::string_view name, const std::vector<T>& items, Write write)
{
    json.key(name);
    json.beginArray();
    for (const T& item : items)
        write(json, item);
    json.endArray();
}

void writeProcess(ContractText& json, const Process& process)
{
    json.beginObject();
    json.member("step", process.step ? std::optional(number(*process.step)) : std::nullopt);
    json.member("rank", process.rank);
    json.member("pid", process.pid);
    json.member("first_error", process.firstError.empty() ? std::nullopt : std::optional(process.firstError));
    json.member("role", spelling(process.role));
    writeList(json, "plogs", process.plogs, [](ContractText& to, const auto& path) { to.value(path); });
    json.endObject();
}

void writeProgress(ContractText& json, const BackendProgress& p)
{
    json.beginObject();
    json.member("step", p.step ? std::optional(number(*p.step)) : std::nullopt);
    json.member("rank", p.rank);
    json.member("pid", p.pid);
    json.member("folder", p.folder.empty() ? std::nullopt : std::optional(p.folder));
    json.member("graphs", std::int64_t{p.graphs});
    json.member("last_dump", p.lastDump.empty() ? std::nullopt : std::optional(p.lastDump));
    json.member("output_code", p.outputCode);
    json.member("capture_dump", p.captureDump);
    json.member("passes_finished", p.passes);
    json.member("captures_begun", p.capturesBegun);
    json.member("captures_succeeded", p.capturesDone);
    json.member("recaptures", p.recaptures);
    json.member("replays", p.replays);
    json.member("calls_completed", p.calls);
    json.member("reached", p.reached);
    json.endObject();
}

void writeTime(ContractText& json, const TimeAxis& time)
{
    json.key("time");
    json.beginObject();
    json.member("order", time.orderUncertain ? "uncertain" : "certain");
    json.member("zone", "as-printed");
    json.member("year_assumed", time.yearAssumed);
    json.member("year_wrapped", time.yearWrapped);
    json.member("day_wrapped", time.dayWrapped);
    json.endObject();
}

void writePhenomenon(ContractText& json, const Phenomenon& seen)
{
    json.beginObject();
    json.member("id", seen.id);
    json.member("count", seen.count);
    json.member("message", seen.message);
    json.endObject();
}

void writeOverride(ContractText& json, const std::optional<review::Override>& chosen)
{
    if (!chosen) {
        json.null();
        return;
    }
    json.beginObject();
    json.member("route", fullName(chosen->route));
    json.member("reason", chosen->reason);
    json.member("author", chosen->by.author);
    json.member("at", chosen->by.at);
    json.endObject();
}

void writeNote(ContractText& json, const Note& note)
{
    json.beginObject();
    json.member("id", note.id);
    json.member("message", note.message);
    json.endObject();
}

void writeTraceEntry(ContractText& json, const TraceEntry& entry)
{
    json.beginObject();
    json.member("rule", entry.rule);
    json.member("hit", entry.hit);
    json.member("why", entry.why);
    json.member("asked", entry.asked);
    json.endObject();
}

/// Quoted from the source document: the report's reader gets them in the attachment, too.
void writeSentences(ContractText& json, const std::vector<std::string>& ids,
                    const workflow::Workflow& workflow)
{
    json.key("sentences");
    json.beginArray();
    for (const std::string& id : ids) {
        const workflow::DemandedSentence* sentence = workflow.sentence(id);
        if (!sentence)
            continue;
        json.beginObject();
        json.member("id", id);
        json.member("quoted", sentence->quoted);
        json.member("text", sentence->text);
        json.endObject();
    }
    json.endArray();
}

} // namespace

void writeVerdict(ContractText& json, const Verdict& verdict, const review::Review& review,
                  const workflow::Workflow& workflow)
{
    const bool routed = !verdict.withheld && verdict.route;
    json.beginObject();
    json.member("state", routed ? "routed" : "withheld");
    json.member("route", routed ? skill(verdict.route) : std::nullopt);
    json.member("provisional_route", skill(verdict.provisionalRoute));
    json.member("rule", verdict.rule);
    json.member("rule_sentence", verdict.ruleSentence);
    json.member("keyword", verdict.keyword);
    writeList(json, "evidence", verdict.evidence, writeEvidence);
    json.member("alternate", skill(verdict.alternate));
    writeList(json, "notes", verdict.notes, writeNote);
    writeSentences(json, verdict.sentences, workflow);
    writeList(json, "trace", verdict.trace, writeTraceEntry);
    json.key("override");
    writeOverride(json, review.override_);
    writeList(json, "withheld_by", verdict.withheldBy,
              [](ContractText& to, const auto& id) { to.value(id); });
    writeList(json, "candidates", verdict.candidates, writeCandidate);
    writeList(json, "flips", verdict.flips, [](ContractText& to, const auto& flip) { to.value(flip); });
    writeList(json, "processes", verdict.processes, writeProcess);
    writeList(json, "progress", verdict.progress, writeProgress);
    writeList(json, "phenomena", verdict.phenomena, writePhenomenon);
    writeTime(json, verdict.time);
    json.member("fingerprint",
                verdict.fingerprint.empty() ? std::nullopt : std::optional(verdict.fingerprint));
    json.key("machine_verdict");
    if (verdict.machineVerdict)
        writeVerdict(json, *verdict.machineVerdict, {}, workflow);
    else
        json.null();
    json.endObject();
}

} // namespace triage::handoff
