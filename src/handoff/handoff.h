// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "check/facts.h"
#include "review/review.h"
#include "triage/verdict.h"
#include "workflow/workflow.h"

#include <string>
#include <variant>
#include <vector>

namespace triage::handoff {

/// The report as a model, not yet in a language: one model, many writers (Markdown, HTML, PDF, Jira,
/// text). Sections hold blocks; a block is one of the few kinds below.
struct Paragraph
{
    Message text;
    bool quotedFromSource = false; ///< a sentence the source document demands
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
    std::string file;
    LineNumber line;
    std::vector<std::string> before;
    std::string text;
    std::vector<std::string> after;
    bool operator==(const Quote&) const = default;
};
struct Table
{
    std::vector<Message> header;
    std::vector<std::vector<Message>> rows;
    bool operator==(const Table&) const = default;
};
/// A command to copy.
struct Command
{
    std::string text;
    bool operator==(const Command&) const = default;
};
using Block = std::variant<Paragraph, Bullets, Quote, Table, Command>;

struct Section
{
    std::string id; ///< "summary", "evidence", "first-failure", "missing", …
    Message title;
    std::vector<Block> blocks;
    bool operator==(const Section&) const = default;
};

struct Handoff
{
    Message title;
    std::string stamp;              ///< the run's stamp: no clock in any output
    std::vector<Section> sections;
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
/// Looks through the evidence, paths and facts that the report will show.
Exposure findExposure(const check::Facts& facts, const Verdict& verdict);

/// Pure.
Handoff compose(const check::Facts& facts, const Verdict& verdict, const review::Review& review,
                const workflow::Workflow& workflow, const CaseLabel& label = {});

} // namespace triage::handoff
