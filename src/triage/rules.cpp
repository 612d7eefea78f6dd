// SPDX-License-Identifier: Apache-2.0
#include "triage/rules.h"

#include <algorithm>

namespace triage {
namespace {

bool allowed(const RuleWord& word, const Context& c)
{
    const auto holds = [&](const std::string& fact) { return c.facts.contains(fact); };
    return std::all_of(word.when.begin(), word.when.end(), holds) &&
           std::none_of(word.unless.begin(), word.unless.end(), holds);
}

std::optional<std::string> inText(const RuleWord& word, std::string_view text)
{
    const auto found = word.test.search(text);
    return found ? std::optional(std::string(*found)) : std::nullopt;
}

std::optional<std::string> inSet(const std::set<std::string>& wanted, const std::set<std::string>& there)
{
    for (const auto& value : wanted)
        if (there.contains(value))
            return value;
    return std::nullopt;
}

struct Match
{
    std::string what;
    const char* where;
};

std::optional<Match> matchScope(const RuleWord& word, Scope scope, const Context& c)
{
    const auto wrap = [](std::optional<std::string> what, const char* where) -> std::optional<Match> {
        return what ? std::optional(Match{std::move(*what), where}) : std::nullopt;
    };
    switch (scope) {
    case Scope::Line:
        return wrap(inText(word, c.line), "on-line");
    case Scope::Type:
        return wrap(inText(word, c.type), "on-type");
    case Scope::Phase:
        return wrap(inSet(word.values, {c.phase}), "on-frames");
    case Scope::Code:
        return wrap(inSet(word.values, c.families), "on-code");
    case Scope::Kind:
        return wrap(inSet(word.values, {c.kind}), "on-kind");
    case Scope::Exit:
        return wrap(inSet(word.values, {c.exitCode}), "on-exit");
    case Scope::Fact:
        return wrap(inSet(word.values, c.facts), "on-fact");
    case Scope::Chain:
        break;
    }
    for (const auto& text : c.chain)
        if (auto found = inText(word, text))
            return Match{std::move(*found), "on-chain"};
    return std::nullopt;
}

std::optional<Hit> matchWord(const Rule& rule, const RuleWord& word, const Context& c)
{
    if (!allowed(word, c))
        return std::nullopt;
    for (const auto scope : word.scopes)
        if (auto match = matchScope(word, scope, c))
            return Hit{&rule, &word, std::move(match->what), match->where};
    return std::nullopt;
}

/// A keyword that stands in the log as it is spelled is said once.
Message sentenceOf(const Hit& hit, const RulePack::Data& pack)
{
    const auto& keyword = hit.word->keyword;
    if (const auto once = hit.where + "-itself"; hit.matched == keyword && pack.texts.contains(once))
        return pack.text(once, {keyword});
    return pack.text(hit.where, {keyword, hit.matched});
}

std::string missOf(std::string_view rule, const Context& c)
{
    return c.facts.contains("no-causal-line") ? "miss-no-line" : "miss-" + std::string(rule);
}

bool onTheLine(Scope s)
{
    return s == Scope::Line || s == Scope::Type || s == Scope::Code || s == Scope::Kind || s == Scope::Exit;
}

} // namespace

std::optional<Hit> askRule(const Rule& rule, const Context& context)
{
    for (const auto& word : rule.words)
        if (auto hit = matchWord(rule, word, context))
            return hit;
    return std::nullopt;
}

std::optional<Hit> runtimeWord(const Context& context, const RulePack::Data& pack)
{
    const auto* rule = pack.rule("kw-2");
    for (const auto& word : rule->words) {
        if (!allowed(word, context))
            continue;
        for (const auto scope : word.scopes)
            if (onTheLine(scope))
                if (auto match = matchScope(word, scope, context))
                    return Hit{rule, &word, std::move(match->what), match->where};
    }
    return std::nullopt;
}

RuleResult askRules(Context context, const RulePack::Data& pack)
{
    context.facts.insert(runtimeWord(context, pack) ? "runtime-word" : "no-runtime-word");
    RuleResult out;
    for (const char* id : {"edge", "kw-1", "kw-2"}) {
        const auto* rule = pack.rule(id);
        if (out.hit) {
            out.trace.push_back({id, false, pack.text("rule-not-asked", {out.hit->rule->id}), false});
            continue;
        }
        out.hit = askRule(*rule, context);
        if (out.hit)
            out.trace.push_back({id, true, sentenceOf(*out.hit, pack)});
        else
            out.trace.push_back({id, false, pack.text(missOf(id, context))});
    }
    return out;
}

} // namespace triage
