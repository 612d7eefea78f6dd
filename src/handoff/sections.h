// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"

/// The report's sections, each a pure function. A section without blocks is left out by `compose`.
namespace triage::handoff {

/// What every section is made of.
struct Source
{
    const check::Facts& facts;
    const Verdict& verdict;
    const review::Review& review;
    const workflow::Workflow& workflow;
    const CaseLabel& label;
};

// sections_verdict.cpp
Section caseSection(const Source& source);
Section verdictSection(const Source& source);
Section ruleSection(const Source& source);
Section evidenceSection(const Source& source);
Section firstFailureSection(const Source& source);

// sections_collected.cpp
Section completenessSection(const Source& source);
Section filesSection(const Source& source);
Section runFoldersSection(const Source& source);
Section intakeSection(const Source& source);

// sections_open.cpp
Section missingSection(const Source& source);
Section notesSection(const Source& source);
Section traceSection(const Source& source);
Section importSection(const Source& source);
Section aboutSection(const Source& source);

// sections_review.cpp
Section reviewSection(const Source& source);

/// "evidence-1" for the first.
std::string evidenceAnchor(std::size_t index);
/// Adds a label and a value, unless there is no value.
void addField(Fields& fields, Message label, Message value);
/// Adds a sentence of the workflow, marked as quoted where it is; nothing when there is none of that id.
void addSentence(Section& section, const workflow::Workflow& workflow, std::string_view id);

} // namespace triage::handoff
