// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "handoff/handoff.h"
#include "workflow/texts.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triage {
class RulePack;
}

namespace triage::handoff {

enum class Format : std::uint8_t { Text, Markdown, Html, Pdf, Json, Jira };
/// "text", "md", "html", "pdf", "json", "jira"
std::optional<Format> formatFrom(std::string_view spelling);
/// By a file name's extension: .md .html .htm .pdf .json .txt .jira
std::optional<Format> formatForFile(std::string_view fileName);

enum class Languages : std::uint8_t { English, Chinese, Both };

/// One language or both (zh first) in one document. UTF-8, LF, ends in LF. Deterministic.
std::string writeText(const Handoff& handoff, Languages languages);
std::string writeMarkdown(const Handoff& handoff, Languages languages);
std::string writeHtml(const Handoff& handoff, Languages languages);
/// The same for a QTextDocument: the window's sheets and the PDF. Only what its HTML subset draws.
struct SheetColours
{
    std::string text = "#1b2330";
    std::string muted = "#545f6f";
    std::string line = "#dde1e7";
    std::string sunken = "#eff1f4";
    std::string link = "#1f5cb8";
    std::string evidence = "#fbe9e8"; ///< behind the evidence line
    bool operator==(const SheetColours&) const = default;
};
std::string writeSheetHtml(const Handoff& handoff, Languages languages, const SheetColours& colours = {});
std::string writeJira(const Handoff& handoff, Languages languages);
/// Needs a QGuiApplication (fonts). Dates and ids fixed. Blocking, half a second.
Result<std::string> writePdf(const Handoff& handoff, Languages languages);

/// The contract (triage-report/1); both languages always.
std::string writeReportJson(const check::Facts& facts, const Verdict& verdict, const review::Review& review,
                            const workflow::Workflow& workflow);
/// check-report/1: the same without verdict, symptom and files.
std::string writeCheckJson(const check::Facts& facts, const RulePack& rules,
                           const workflow::Workflow& workflow);
/// Completeness for people.
std::string writeCheckText(const check::Facts& facts, const workflow::Workflow& workflow,
                           Languages languages);

} // namespace triage::handoff
