// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/table.h"

#include "log/cursor.h"
#include "log/grammar.h"
#include "triage/symptom/cells.h"
#include "triage/symptom/number_token.h"

#include <algorithm>

namespace triage {
namespace {

using std::string_view;

/// The name that a row bears, as a value's label: kind and unit of what stands in its cells.
Quantity labelOf(string_view cell, const RulePack::Data& pack)
{
    const auto probe = std::string(cell) + ": 1";
    auto all = quantitiesIn(probe, pack);
    if (all.empty())
        return {};
    auto label = all.back();
    label.before = {};
    if (!label.kind && !label.counted)
        label.kind = namedKind(cell, pack);
    return label;
}

/// A heading is a name, not a sentence.
bool prose(string_view cell)
{
    return cell.size() > 60 || std::count(cell.begin(), cell.end(), ' ') > 5;
}

bool number(string_view cell)
{
    return startsWithNumber(cell);
}

} // namespace

TableReader::Column TableReader::column(string_view cell) const
{
    Column out;
    out.name = cell;
    const auto label = labelOf(cell, *pack_);
    out.kind = label.kind;
    out.unit = label.unit;
    out.mode = modeOfCell(cell, {}, *pack_);
    out.reference = out.mode == Mode::Eager || (!out.mode && pack_->is("role-reference", cell));
    out.measured = out.mode == Mode::Graph || (!out.mode && pack_->is("role-measured", cell));
    out.value = pack_->is("value-column", cell);
    out.ignored = !out.kind && pack_->is("ignored-column", cell);
    out.verdict = pack_->is("verdict-column", cell);
    return out;
}

void TableReader::startTable(const Cells& cells, string_view line)
{
    const auto measures = [&](string_view cell) {
        const auto all = quantitiesIn(cell, *pack_);
        return number(cell) || std::any_of(all.begin(), all.end(),
                                           [](const Quantity& q) { return q.kind || q.role != Role::None; });
    };
    separator_ = separatorOf(line);
    if (cells.size() < 2 || std::any_of(cells.begin(), cells.end(), measures))
        return;
    if (separator_ != '|' && (NumberWalk(line).next() || std::any_of(cells.begin(), cells.end(), prose)))
        return;
    std::vector<Column> columns;
    for (const auto cell : cells)
        columns.push_back(column(cell));
    const auto has = [&](auto what) { return std::any_of(columns.begin(), columns.end(), what); };
    const bool sides =
        has([](const Column& c) { return c.reference; }) && has([](const Column& c) { return c.measured; });
    const bool values = has([](const Column& c) { return c.kind || c.value || c.verdict; });
    if (!sides && !values && separator_ != '|')
        return;
    if (!sides && separator_ == ',' && cells.size() < 3)
        return;
    columns_ = std::move(columns);
}

TableLine TableReader::read(string_view line, std::optional<Mode> section, const UnitKind* topic)
{
    if (isTableRule(line))
        return {!columns_.empty(), {}, false, 0, 0};
    const auto separator = columns_.empty() ? separatorOf(line) : separator_;
    const auto cells = triage::cellsOf(line, separator);
    const bool fits = cells.size() == columns_.size() || cells.size() == columns_.size() + 1;
    if (!columns_.empty() && fits && cells.size() > 1)
        return row(cells, section, topic);
    columns_.clear();
    startTable(triage::cellsOf(line, separatorOf(line)), line);
    return {};
}

TableLine TableReader::row(Cells cells, std::optional<Mode> section, const UnitKind* topic)
{
    if (cells.size() == columns_.size() + 1) // nothing stands above the rows' names
        columns_.insert(columns_.begin(), Column{});
    if (failed(cells))
        return {true, Contrast{Symptom::Accuracy, false}, false, 0, 0};
    const auto sides = [&](bool Column::*side) {
        return std::any_of(columns_.begin(), columns_.end(), [&](const Column& c) { return c.*side; });
    };
    return sides(&Column::reference) && sides(&Column::measured) ? acrossColumns(cells, topic)
                                                                 : acrossRows(cells, section, topic);
}

/// "Accuracy Reached or Not": No
bool TableReader::failed(const Cells& cells) const
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (columns_[i].verdict && pack_->is("verdict-cell-bad", cells[i]))
            return true;
    return false;
}

Quantity TableReader::valueIn(string_view cell, const Column& column, const Quantity* label) const
{
    const auto all = quantitiesIn(cell, *pack_);
    if (all.empty() || !number(cell))
        return {};
    auto q = all.front();
    q.before = {};
    q.counted = column.ignored || (label && label->counted);
    if (!q.kind)
        q.kind = column.kind;
    if (q.unit.empty())
        q.unit = column.unit;
    if (label && !q.kind)
        q.kind = label->kind;
    if (label && q.unit.empty())
        q.unit = label->unit;
    return q;
}

TableLine TableReader::acrossColumns(const Cells& cells, const UnitKind* topic) const
{
    Quantity label;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!columns_[i].reference && !columns_[i].measured && !number(cells[i])) {
            const auto own = labelOf(cells[i], *pack_);
            if (own.kind || own.counted)
                label = own;
            if (own.kind)
                break;
        }
    TableLine out{separator_ == '|', {}, false, 0, 0};
    for (std::size_t r = 0; r < cells.size(); ++r)
        for (std::size_t m = 0; m < cells.size() && columns_[r].reference; ++m) {
            if (!columns_[m].measured || out.found)
                continue;
            auto graph = valueIn(cells[m], columns_[m], &label);
            auto eager = valueIn(cells[r], columns_[r], &label);
            if (!number(cells[m]) || !number(cells[r]) || graph.counted || eager.counted)
                continue;
            if (!graph.kind && !eager.kind)
                graph.kind = eager.kind = topic;
            const bool target = columns_[r].mode != Mode::Eager;
            if (!graph.kind && !eager.kind && !out.waits)
                out.waits = true, out.graph = graph.value, out.eager = eager.value;
            else if (graph.kind && comparable(graph, eager))
                out.found = !target ? contrast(scaled(graph), scaled(eager), *graph.kind)
                            : worse(scaled(graph), scaled(eager), *graph.kind)
                                ? std::optional(Contrast{graph.kind->symptom, false})
                                : std::nullopt;
        }
    return out;
}

TableLine TableReader::acrossRows(const Cells& cells, std::optional<Mode> section, const UnitKind* topic)
{
    std::optional<Mode> mode;
    std::size_t modeCell = cells.size();
    Quantity label;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!mode)
            if ((mode = modeOfCell(cells[i], columns_[i].name, *pack_)))
                modeCell = i;
        if (i != modeCell && !number(cells[i]) && !label.kind)
            label = labelOf(cells[i], *pack_);
    }
    TableLine out{separator_ == '|', {}, false, 0, 0};
    if (!mode && !section)
        return out;
    Outcome outcome;
    outcome.shape = "row";
    for (const auto& c : columns_)
        outcome.shape += "|" + c.name;
    std::size_t values = 0;
    for (std::size_t i = 0; i < cells.size(); ++i)
        values += i != modeCell && number(cells[i]) && !columns_[i].ignored;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i == modeCell || columns_[i].ignored)
            continue;
        auto q = valueIn(cells[i], columns_[i], columns_[i].value ? &label : nullptr);
        if (number(cells[i]) && !q.kind && (columns_[i].value || values == 1))
            q.kind = label.kind ? label.kind : columns_[0].kind ? columns_[0].kind : topic;
        if (number(cells[i]) && q.kind)
            outcome.values.push_back(q);
        else {
            outcome.key += "|" + std::string(cells[i]);
            outcome.loose = outcome.loose && (!number(cells[i]) && mode);
        }
    }
    if (!outcome.values.empty())
        out.found = book_->add(mode ? *mode : *section, std::move(outcome));
    return out;
}

} // namespace triage
