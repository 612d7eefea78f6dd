// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/symptom/mode_book.h"
#include "triage/symptom/table.h"

#include <optional>
#include <string_view>

namespace triage {

/// Lines of two runs, "eager" and "graph": values of the same shape are compared between them, in whatever
/// order they come. The mode is a line's own word, a table's row or column, or what a heading above says.
class LabelledValues
{
public:
    explicit LabelledValues(const RulePack::Data& pack) : pack_(&pack), table_(pack, book_) {}
    LabelledValues(const LabelledValues&) = delete;
    LabelledValues& operator=(const LabelledValues&) = delete;

    /// What this line shows beside an earlier one.
    TableLine add(std::string_view line);
    /// The kind that a line below a table says its values are of; nullptr for other lines.
    const UnitKind* unitBelow(std::string_view line) const;
    /// The mode of what is printed now, where a heading said it.
    [[nodiscard]] std::optional<Mode> section() const { return section_; }

private:
    std::optional<Contrast> plain(std::string_view line);
    Outcome outcomeOf(std::string_view line, std::string_view label) const;
    void addKey(Outcome& out, const Quantity& q, std::size_t numbers) const;
    void takeText(Outcome& out, std::string_view rest) const;
    void noteTopic(std::string_view line);
    const UnitKind* titleKind(std::string_view line) const;

    const RulePack::Data* pack_;
    ModeBook book_;
    TableReader table_;
    std::optional<Mode> section_;
    const UnitKind* topic_ = nullptr; ///< what the lines above measure
    int topicAge_ = 0;
    bool prompted_ = false; ///< a prompt was printed: what follows may be generated text
};

} // namespace triage
