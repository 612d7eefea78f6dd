// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/labelled_values.h"

#include "log/grammar.h"

#include <algorithm>
#include <cmath>

namespace triage {
namespace {

using std::string_view;

constexpr int topicReach = 4;           ///< lines that a topic is remembered for
constexpr std::size_t shortestText = 6; ///< bytes of generated text worth comparing

std::string without(string_view line, string_view label)
{
    if (label.empty())
        return std::string(line);
    const auto at = static_cast<std::size_t>(label.data() - line.data());
    return std::string(line.substr(0, at)) + std::string(line.substr(at + label.size()));
}

void squeeze(std::string& text)
{
    const auto twoSpaces = [](char x, char y) { return x == ' ' && y == ' '; };
    text.erase(std::unique(text.begin(), text.end(), twoSpaces), text.end());
    text = std::string(log::trimmed(text));
}

string_view lastWord(string_view label)
{
    const auto end = label.find_last_not_of(" \t:=#(");
    const auto begin = label.find_last_of(" \t,;|", end);
    return label.substr(begin == string_view::npos ? 0 : begin + 1,
                        end == string_view::npos ? 0
                                                 : end - (begin == string_view::npos ? 0 : begin + 1) + 1);
}

/// "y[0,:4] = tensor([0.66, 0.53])": two numbers or more in one bracket.
bool list(string_view line, const std::vector<Quantity>& all)
{
    for (auto open = line.find_first_of("[("); open < line.size();
         open = line.find_first_of("[(", open + 1)) {
        const auto close = std::min(line.find_first_of("])", open), line.size());
        const auto inside = [&](const Quantity& q) { return q.begin > open && q.end <= close; };
        if (std::count_if(all.begin(), all.end(), inside) >= 2)
            return true;
    }
    return false;
}

} // namespace

const UnitKind* LabelledValues::unitBelow(string_view line) const
{
    if (!pack_->is("units-below", line))
        return nullptr;
    constexpr string_view between = " \t():.,;=";
    for (auto at = line.find_first_not_of(between); at < line.size();) {
        const auto end = std::min(line.find_first_of(between, at), line.size());
        if (const auto* kind = unitKind(line.substr(at, end - at), *pack_))
            return kind;
        at = line.find_first_not_of(between, end);
    }
    return namedKind(line, *pack_);
}

/// A title names what is measured below it and measures nothing itself.
void LabelledValues::noteTopic(string_view line)
{
    if (const auto* kind = titleKind(line)) {
        topic_ = kind;
        topicAge_ = 0;
    } else if (topic_ && ++topicAge_ > topicReach) {
        topic_ = nullptr;
    }
    prompted_ = prompted_ || pack_->is("prompt-line", line);
}

const UnitKind* LabelledValues::titleKind(string_view line) const
{
    const auto* kind = namedKind(line, *pack_);
    if (!kind)
        return nullptr;
    const auto all = quantitiesIn(line, *pack_);
    return std::any_of(all.begin(), all.end(), [](const auto& q) { return q.kind != nullptr; }) ? nullptr
                                                                                                : kind;
}

/// A line that generated a text, "eager output: …", or what follows a mode's name below a prompt.
void LabelledValues::takeText(Outcome& out, string_view rest) const
{
    const auto colon = rest.find(':');
    if (colon == string_view::npos)
        return;
    const auto name = log::trimmed(rest.substr(0, colon));
    const auto text = log::trimmed(rest.substr(colon + 1));
    if (text.size() < shortestText || !(pack_->is("output-name", name) || (prompted_ && name.empty())))
        return;
    out.shape = name;
    out.text = text;
}

/// What tells a line from others of its shape; a number that stands alone may be a result nevertheless.
void LabelledValues::addKey(Outcome& out, const Quantity& q, std::size_t numbers) const
{
    const bool fraction = q.value != std::floor(q.value);
    if (numbers == 1 && fraction && !q.counted && q.unit.empty()) {
        out.bare = q.value;
        return;
    }
    out.key += " " + std::to_string(q.value);
    out.series = out.series || pack_->is("series-index", q.before);
}

/// The line without its mode: words are its shape, numbers that measure nothing its key.
Outcome LabelledValues::outcomeOf(string_view line, string_view label) const
{
    auto rest = without(line, label);
    squeeze(rest);
    auto all = quantitiesIn(rest, *pack_);
    if (all.size() == 1 && !all[0].kind && all[0].unit.empty() && !all[0].counted)
        all[0].kind = topic_;
    const bool measures = std::any_of(all.begin(), all.end(), [](const auto& q) { return q.kind; });
    const bool plain = !measures && list(rest, all);
    Outcome out;
    std::size_t last = 0;
    for (const auto& q : all) {
        out.shape += rest.substr(last, q.begin - last) + "#";
        last = q.end;
        if (q.kind)
            out.values.push_back(q);
        else if (plain)
            out.plain.push_back(q.value);
        else if (!pack_->is("ignored-column", lastWord(q.before)))
            addKey(out, q, all.size());
    }
    out.shape += rest.substr(last);
    out.loose = out.key.empty();
    takeText(out, rest);
    return out;
}

std::optional<Contrast> LabelledValues::plain(string_view line)
{
    const auto named = modeIn(line, *pack_);
    if (!named)
        noteTopic(line);
    if ((!named && !section_) || pack_->is("progress-bar", line))
        return std::nullopt;
    auto outcome = outcomeOf(line, named ? named->words : string_view{});
    if (!named) { // below a heading: what is measured once, not each step of a series
        outcome.plain.clear();
        outcome.bare.reset();
        outcome.loose = false;
    }
    if (pack_->is("first-step", line) || (!named && outcome.series))
        std::erase_if(outcome.values,
                      [](const Quantity& q) { return q.kind->symptom == Symptom::Performance; });
    if (outcome.values.empty() && outcome.plain.empty() && outcome.text.empty() && !outcome.bare)
        return std::nullopt;
    return book_.add(named ? named->mode : *section_, std::move(outcome));
}

TableLine LabelledValues::add(string_view line)
{
    if (const auto announced = modeAnnounced(line, *pack_))
        section_ = announced;
    auto row = table_.read(line, section_, topic_);
    if (row.inTable) {
        topicAge_ = 0; // a table's title holds to its end
        return row;
    }
    if (!row.found && !row.waits)
        row.found = plain(line);
    return row;
}

} // namespace triage
