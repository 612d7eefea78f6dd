// SPDX-License-Identifier: Apache-2.0
#include "triage/symptom/quantity.h"

#include "log/cursor.h"
#include "log/grammar.h"
#include "triage/symptom/measure.h"
#include "triage/symptom/number_token.h"

#include <algorithm>
#include <array>

namespace triage {
namespace {

using std::string_view;

constexpr std::size_t labelReach = 96;
constexpr std::size_t mostNumbers = 40; ///< of one line: what has more of them is data

bool wide(char c)
{
    return static_cast<unsigned char>(c) >= 0x80;
}

bool letter(char c)
{
    return (log::isWord(c) && !log::isDigit(c) && c != '_') || c == '%';
}

/// "tokens/s/card" goes by "tokens/s".
std::optional<std::string> knownUnit(string_view text, const RulePack::Data& pack)
{
    while (!text.empty()) {
        std::string unit(text);
        if (unitKind(unit, pack))
            return unit;
        std::transform(unit.begin(), unit.end(), unit.begin(),
                       [](char c) { return log::isUpper(c) ? static_cast<char>(c | 0x20) : c; });
        if (unitKind(unit, pack))
            return unit;
        const auto slash = text.rfind('/');
        text = text.substr(0, slash == string_view::npos ? 0 : slash);
    }
    return std::nullopt;
}

/// The word behind a number: letters, with slashes between.
string_view wordAt(string_view line, std::size_t at)
{
    if (at < line.size() && line[at] == '%')
        return line.substr(at, 1);
    std::size_t end = at;
    while (end < line.size() && (letter(line[end]) || (line[end] == '/' && end > at &&
                                                       end + 1 < line.size() && letter(line[end + 1]))))
        ++end;
    return line.substr(at, end - at);
}

/// Units that no blank parts from what follows: "31分40秒".
std::string wideUnitAt(string_view rest, const RulePack::Data& pack)
{
    std::string best;
    const auto take = [&](const std::string& unit) {
        if (!unit.empty() && wide(unit.front()) && unit.size() > best.size() && rest.starts_with(unit))
            best = unit;
    };
    for (const auto& kind : pack.units) {
        for (const auto& unit : kind.units)
            take(unit);
        for (const auto& [unit, scale] : kind.scales)
            take(unit);
    }
    return best;
}

/// The clause a number's label is: behind the last full stop or semicolon.
string_view clauseOf(string_view label)
{
    for (const string_view stop :
         {string_view("; "), string_view("；"), string_view("。"), string_view(". ")})
        if (const auto at = label.rfind(stop); at != string_view::npos)
            label = label.substr(at + stop.size());
    return label.size() > labelReach ? label.substr(label.size() - labelReach) : label;
}

class QuantityReader
{
public:
    QuantityReader(string_view line, const RulePack::Data& pack) : line_(line), pack_(&pack) {}

    std::vector<Quantity> read()
    {
        NumberWalk walk(line_);
        while (const auto number = out_.size() < mostNumbers ? walk.next() : std::nullopt) {
            Quantity q;
            q.value = number->value;
            q.begin = number->begin;
            q.end = number->end;
            q.counted = number->signedPlus;
            q.before = line_.substr(last_, q.begin - last_);
            if (deviation(q)) {
                walk.continueAt(last_);
                continue;
            }
            takeUnit(q);
            takeRole(q);
            takeKind(q);
            out_.push_back(q);
            walk.continueAt(std::max(last_, q.end));
        }
        return std::move(out_);
    }

private:
    /// "12.1 ± 0.2 ms": how sure the number before is, and perhaps its unit.
    bool deviation(Quantity& q)
    {
        const auto sign = log::trimmed(q.before);
        const bool plusMinus = sign == "±" || sign == "+/-" || (sign == "+" && q.value < 0);
        if (out_.empty() || !plusMinus)
            return false;
        takeUnit(q);
        if (out_.back().unit.empty()) {
            out_.back().unit = q.unit;
            takeKind(out_.back());
        }
        out_.back().end = q.end;
        return true;
    }

    void takeUnit(Quantity& q)
    {
        unitBehind(q);
        addLesserParts(q);
        last_ = q.end;
        if (q.unit.empty())
            q.unit = unitBefore(q.before);
        if (q.unit.empty() && pack_->is("counted-name", q.before))
            q.counted = true;
    }

    void unitBehind(Quantity& q)
    {
        const auto gap = q.end < line_.size() && line_[q.end] == ' ' ? q.end + 1 : q.end;
        if (auto unit = wideUnitAt(line_.substr(std::min(gap, line_.size())), *pack_); !unit.empty()) {
            q.end = gap + unit.size();
            q.unit = std::move(unit);
            return;
        }
        const auto word = wordAt(line_, gap);
        if (const auto unit = knownUnit(word, *pack_); unit && !namesNext(gap, word, q)) {
            q.unit = *unit;
            q.end = gap + word.size();
        } else if (!unit && gap == q.end && scaleKind(std::string(word)) && digitAt(gap + word.size())) {
            q.unit = word; // "5m19s"
            q.end = gap + word.size();
        } else if (!unit && !word.empty() && (gap == q.end || pack_->is("counted-name", word))) {
            q.counted = true; // "30B", "256 requests"
        } else if (gap < line_.size() && pack_->is("counted-unit", line_.substr(gap, 12))) {
            q.counted = true;
        }
    }

    /// "loss 7.4 tokens/s 1180": the unit is the next number's, which has none behind it.
    bool namesNext(std::size_t at, string_view word, const Quantity& q) const
    {
        const auto next = line_.find_first_not_of(" :=", at + word.size());
        if (at == q.end || next == string_view::npos || !namedKind(q.before, *pack_))
            return false;
        const auto number = NumberWalk::at(line_, next);
        if (!number)
            return false;
        const auto behind =
            number->end < line_.size() && line_[number->end] == ' ' ? number->end + 1 : number->end;
        return !knownUnit(wordAt(line_, behind), *pack_);
    }

    /// "31分40秒", "1 h 20 min"
    void addLesserParts(Quantity& q)
    {
        const auto* kind = scaleKind(q.unit);
        if (!kind)
            return;
        double total = q.value * kind->scales.at(q.unit);
        bool added = false;
        for (auto at = q.end; at < line_.size();) {
            if (line_[at] == ' ')
                ++at;
            const auto part = NumberWalk::at(line_, at);
            if (!part)
                break;
            Quantity lesser;
            lesser.end = part->end;
            unitBehind(lesser);
            const auto scale = kind->scales.find(lesser.unit);
            if (scale == kind->scales.end() || scale->second >= kind->scales.at(q.unit))
                break;
            total += part->value * scale->second;
            at = q.end = lesser.end;
            added = true;
        }
        if (added) {
            q.value = total;
            q.unit = kind->base;
        } else if (!kind->units.contains(q.unit)) {
            q.unit.clear(); // "82.4 分" is a score
        }
    }

    bool digitAt(std::size_t at) const { return at < line_.size() && log::isDigit(line_[at]); }

    const UnitKind* scaleKind(const std::string& unit) const
    {
        const auto found = std::find_if(pack_->units.begin(), pack_->units.end(),
                                        [&](const UnitKind& k) { return k.scales.contains(unit); });
        return unit.empty() || found == pack_->units.end() ? nullptr : &*found;
    }

    /// "TPOT (ms): 48.2", "tokens/s/card 1180", "tpot_ms=38"
    std::string unitBefore(string_view label) const
    {
        const auto end = label.find_last_not_of(" \t:=\"'");
        if (end == string_view::npos)
            return {};
        auto text = label.substr(0, end + 1);
        if (text.ends_with(')')) {
            const auto open = text.rfind('(');
            if (open == string_view::npos)
                return {};
            text = text.substr(open + 1, text.size() - open - 2); // "(time in ms)"
            return knownUnit(text.substr(text.rfind(' ') + 1), *pack_).value_or("");
        }
        auto begin = text.size();
        while (begin > 0 && (letter(text[begin - 1]) || text[begin - 1] == '/'))
            --begin;
        const auto word = text.substr(begin);
        return word.size() < 2 || word.starts_with('/') ? std::string()
                                                        : knownUnit(word, *pack_).value_or("");
    }

    /// What stands in brackets right behind a number belongs to it: "45 ms (eager)".
    string_view remarkBehind(std::size_t at) const
    {
        const auto open = at < line_.size() && line_[at] == ' ' ? at + 1 : at;
        const auto rest = line_.substr(std::min(open, line_.size()));
        const bool wideBracket = rest.starts_with("（");
        if (!wideBracket && !rest.starts_with('('))
            return {};
        const string_view end = wideBracket ? "）" : ")";
        const auto close = rest.find(end);
        const auto text = close == string_view::npos ? string_view{} : rest.substr(0, close + end.size());
        return std::any_of(text.begin(), text.end(), log::isDigit) ? string_view{} : text;
    }

    void takeRole(Quantity& q)
    {
        const auto remark = remarkBehind(q.end);
        q.role = roleOf(remark);
        if (!remark.empty())
            last_ = static_cast<std::size_t>(remark.data() - line_.data()) + remark.size();
        const auto label = clauseOf(q.before);
        if (q.role == Role::None && !pack_->is("compared-with", label))
            q.role = roleOf(label);
        const bool operatorBefore = pack_->is("limit-operator", label);
        q.strict = operatorBefore || q.role == Role::Limit;
        if (operatorBefore && q.role == Role::None)
            q.role = Role::Limit;
    }

    Role roleOf(string_view label) const
    {
        if (label.empty())
            return Role::None;
        constexpr std::array<std::pair<const char*, Role>, 5> words = {{{"label-eager", Role::Eager},
                                                                        {"label-graph", Role::Graph},
                                                                        {"role-measured", Role::Graph},
                                                                        {"role-reference", Role::Reference},
                                                                        {"role-limit", Role::Limit}}};
        Role role = Role::None;
        std::size_t nearest = 0;
        for (const auto& [cls, is] : words)
            if (const auto end = lastMatch(pack_->classes.find(cls)->second, label); end > nearest) {
                nearest = end;
                role = is;
            }
        return role;
    }

    void takeKind(Quantity& q) const
    {
        const auto named = nameIn(q.before, *pack_);
        q.name = named.name;
        if (const auto* own = unitKind(q.unit, *pack_); own && !own->unsure.contains(q.unit))
            q.kind = own;
        else if (!q.counted)
            q.kind = named.kind;
        if (!q.kind && !q.counted && q.role != Role::None)
            q.kind = sharedKind(q);
    }

    /// "accuracy: eager 95.8, graph 57.4": one name for both.
    const UnitKind* sharedKind(const Quantity& q) const
    {
        const auto last =
            std::find_if(out_.rbegin(), out_.rend(), [](const Quantity& other) { return !other.counted; });
        return last != out_.rend() && last->kind ? last->kind
                                                 : namedKind(clauseOf(line_.substr(0, q.begin)), *pack_);
    }

    string_view line_;
    const RulePack::Data* pack_;
    std::vector<Quantity> out_;
    std::size_t last_ = 0; ///< where the label of the next number begins
};

} // namespace

std::vector<Quantity> quantitiesIn(string_view line, const RulePack::Data& pack)
{
    return QuantityReader(line, pack).read();
}

double scaled(const Quantity& q)
{
    if (!q.kind)
        return q.value;
    const auto scale = q.kind->scales.find(q.unit);
    return scale == q.kind->scales.end() ? q.value : q.value * scale->second;
}

bool comparable(const Quantity& a, const Quantity& b)
{
    if (a.counted || b.counted || !(a.kind || b.kind))
        return false;
    if (a.kind && b.kind && a.kind != b.kind)
        return false;
    if (a.unit.empty() || b.unit.empty() || a.unit == b.unit)
        return true;
    const auto* kind = a.kind ? a.kind : b.kind;
    return kind->scales.contains(a.unit) && kind->scales.contains(b.unit);
}

} // namespace triage
