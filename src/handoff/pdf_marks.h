// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <map>
#include <string>
#include <vector>

namespace triage::handoff {

/// A place in a PDF: the page, 0-based, and the height above its lower edge in points.
struct PdfPlace
{
    int page = 0;
    double y = 0;
    bool operator==(const PdfPlace&) const = default;
};

/// One line of the outline; `level` 0 is a document, 1 a section of it.
struct PdfOutlineItem
{
    std::string title; ///< UTF-8
    PdfPlace place;
    int level = 0;
};

struct PdfMarks
{
    std::vector<PdfOutlineItem> outline;
    std::map<std::string, PdfPlace> anchors; ///< what "#name" links lead to
    std::string date;                        ///< "D:20260102030405"; empty: the file names no date
};

/// Gives a PDF that Qt wrote what Qt cannot: an outline, links inside the document (Qt writes them as
/// URIs), and dates and ids that do not change from run to run.
Result<std::string> markPdf(const std::string& pdf, const PdfMarks& marks);

} // namespace triage::handoff
