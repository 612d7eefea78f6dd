// SPDX-License-Identifier: Apache-2.0
#include "triage/pack_data.h"

#include <algorithm>

namespace triage {

std::optional<std::string_view> TextTest::search(std::string_view text) const
{
    if (std::any_of(none.begin(), none.end(), [&](const Regex& r) { return r.matches(text); }))
        return std::nullopt;
    for (const auto& regex : any)
        if (const auto found = regex.search(text))
            return found;
    return std::nullopt;
}

bool CodeFamily::holds(std::string_view code) const
{
    const auto inRange = [&](const auto& range) {
        return code.size() == range.first.size() && range.first <= code && code <= range.second;
    };
    return std::any_of(ranges.begin(), ranges.end(), inRange) ||
           std::any_of(prefixes.begin(), prefixes.end(),
                       [&](const std::string& p) { return code.starts_with(p); });
}

bool RulePack::Data::is(std::string_view cls, std::string_view text) const
{
    const auto found = classes.find(cls);
    return found != classes.end() && found->second.matches(text);
}

Message RulePack::Data::text(std::string_view id, std::vector<std::string> args) const
{
    const auto found = texts.find(id);
    if (found == texts.end())
        return Message(Bilingual{std::string(id), std::string(id)}, std::move(args));
    return Message(found->second, std::move(args));
}

const Rule* RulePack::Data::rule(std::string_view id) const
{
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const Rule& r) { return r.id == id; });
    return found == rules.end() ? nullptr : &*found;
}

std::set<std::string> RulePack::Data::familiesOf(const std::vector<std::string>& codes) const
{
    std::set<std::string> out;
    for (const auto& code : codes)
        for (const auto& family : families)
            if (family.holds(code))
                out.insert(family.id);
    return out;
}

} // namespace triage
