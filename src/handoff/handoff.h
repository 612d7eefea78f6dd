// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "check/facts.h"
#include "review/review.h"
#include "triage/verdict.h"
#include "workflow/workflow.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace triage::handoff {

/// The report as a model, not yet in a language: one model, many writers (Markdown, HTML, PDF, Jira,
/// text). Sections hold blocks; a block is one of the few kinds below. Everything that came from a bundle
/// has been made visible already (see inline.h); each writer escapes for its own format.
struct Paragraph
{
    Message text;
    bool quotedFromSource = false; ///< a sentence the source document demands
    bool lead = false;             ///< the one sentence to read first: drawn larger or bold
    bool operator==(const Paragraph&) const = default;
};
struct Bullets
{
    std::vector<Message> items;
    bool operator==(const Bullets&) const = default;
};
/// Quoted evidence: never translated, never checked for our own wording.
struct Quote
{
    std::string anchor; ///< what `inline.h` links point to: "evidence-1"
    Message caption;    ///< "First causal error", "Corroborating", …
    std::string origin; ///< "rank 1, pid 4711"; may be empty
    std::string file;
    LineNumber line;
    std::vector<std::string> before; ///< context, long lines cut
    std::string text;
    std::vector<std::string> after; ///< goes on right behind `line`, inside a block too
    bool operator==(const Quote&) const = default;
};
struct Table
{
    std::vector<Message> header;
    std::vector<std::vector<Message>> rows;
    std::vector<bool> numeric; ///< by column: numbers stand to the right; may be shorter than the header
    bool operator==(const Table&) const = default;
};
/// Label and value, one a line.
struct Fields
{
    std::vector<std::pair<Message, Message>> rows;
    bool operator==(const Fields&) const = default;
};
/// A command to copy; may hold several lines.
struct Command
{
    std::string text;
    bool operator==(const Command&) const = default;
};
using Block = std::variant<Paragraph, Bullets, Quote, Table, Fields, Command>;

struct Section
{
    std::string id; ///< "case", "verdict", "rule", "evidence", "first-failure", "missing", …
    Message title;
    std::vector<Block> blocks;
    bool operator==(const Section&) const = default;
};

struct Handoff
{
    Message title;
    std::optional<Route> route; ///< the engineer's choice, else the rules'; for the colour. Empty: withheld
    std::string stamp; ///< the run's, as ISO date and time; empty without a run: no clock in any output
    std::vector<Section> sections; ///< in reading order; empty ones are left out
    bool operator==(const Handoff&) const = default;
};

/// Texts and identity of the case the report is about.
struct CaseLabel
{
    std::string title;
    std::string ticket;
    std::string customer;
    bool operator==(const CaseLabel&) const = default;
};

/// What stands in the reports' head besides the case: hosts and users found, said once as "not redacted".
struct Exposure
{
    std::vector<std::string> hosts;
    std::vector<std::string> users;
    bool operator==(const Exposure&) const = default;
};
/// Looks through the evidence, paths and facts that the report will show: user names in home paths and
/// user@host, host names and addresses. Sorted, each once. Pure.
Exposure findExposure(const check::Facts& facts, const Verdict& verdict);

/// Pure.
Handoff compose(const check::Facts& facts, const Verdict& verdict, const review::Review& review,
                const workflow::Workflow& workflow, const CaseLabel& label = {});

/// Completeness for people: the sections that need no verdict. Pure.
Handoff composeCheck(const check::Facts& facts, const workflow::Workflow& workflow);

} // namespace triage::handoff
