// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/symptom/mode_book.h"

#include <string>
#include <string_view>
#include <vector>

namespace triage {

/// What a line is to the table it may stand in.
struct TableLine
{
    bool inTable = false; ///< a rule or a row between bars: nothing else is to be read in it
    std::optional<Contrast> found;
    bool waits = false; ///< the modes' values differ, but their unit is said below the table
    double graph = 0;   ///< of a line that waits
    double eager = 0;
};

/// Tables as programs print them: with bars, columns of blanks, or commas; the modes in columns or in rows.
class TableReader
{
public:
    TableReader(const RulePack::Data& pack, ModeBook& book) : pack_(&pack), book_(&book) {}

    /// `section`: the mode that headings above announced; `topic`: what the lines above measure.
    TableLine read(std::string_view line, std::optional<Mode> section, const UnitKind* topic);

private:
    struct Column
    {
        std::string name;
        const UnitKind* kind = nullptr;
        std::string unit;
        std::optional<Mode> mode;
        bool reference = false; ///< eager values, a target, a baseline
        bool measured = false;  ///< the graph's values, what was measured
        bool value = false;     ///< "Value": another column says of what
        bool ignored = false;   ///< counts, indices, errors of estimates
        bool verdict = false;
    };
    using Cells = std::vector<std::string_view>;

    [[nodiscard]] Column column(std::string_view cell) const;
    void startTable(const Cells& cells, std::string_view line);
    TableLine row(Cells cells, std::optional<Mode> section, const UnitKind* topic);
    [[nodiscard]] TableLine acrossColumns(const Cells& cells, const UnitKind* topic) const;
    TableLine acrossRows(const Cells& cells, std::optional<Mode> section, const UnitKind* topic);
    [[nodiscard]] Quantity valueIn(std::string_view cell, const Column& column, const Quantity* label) const;
    [[nodiscard]] bool failed(const Cells& cells) const;

    const RulePack::Data* pack_;
    ModeBook* book_;
    std::vector<Column> columns_;
    char separator_ = '|';
};

} // namespace triage
