// SPDX-License-Identifier: Apache-2.0
#include "text/filter/filter_program.h"

#include <algorithm>
#include <iterator>

namespace triage::text {
namespace {

using Kind = Expression::Kind;

/// Below this many lines each is asked alone; above it one pass over the block is cheaper.
constexpr std::size_t fewLines = 64;

bool decideNode(const FilterProgram::Node& node, const std::vector<bool>& terms)
{
    const auto holds = [&terms](const FilterProgram::Node& part) { return decideNode(part, terms); };
    switch (node.kind) {
    case Kind::Term:
        return terms[node.term];
    case Kind::Not:
        return !holds(node.parts.front());
    case Kind::And:
        return std::all_of(node.parts.begin(), node.parts.end(), holds);
    case Kind::Or:
        return std::any_of(node.parts.begin(), node.parts.end(), holds);
    }
    return false;
}

} // namespace

FilterMatcher::FilterMatcher(const FilterProgram& program, const std::stop_token& stop) : program_(program)
{
    for (const Searcher& term : program.terms) {
        matchers_.push_back(std::make_unique<Matcher>(term.program()));
        matchers_.back()->watch(stop);
    }
}

std::vector<std::size_t> FilterMatcher::linesInBlock(std::string_view bytes)
{
    bytes_ = bytes;
    everyKnown_ = false;
    return among(program_.root, nullptr);
}

std::vector<bool> FilterMatcher::termsIn(std::string_view line)
{
    std::vector<bool> terms;
    for (const auto& matcher : matchers_)
        terms.push_back(matcher->anyInLine(line));
    return terms;
}

bool FilterMatcher::decide(const std::vector<bool>& terms) const
{
    return decideNode(program_.root, terms);
}

bool FilterMatcher::incomplete() const
{
    return std::any_of(matchers_.begin(), matchers_.end(), [](const auto& m) { return m->incomplete(); });
}

bool FilterMatcher::anyLength() const
{
    return std::any_of(program_.terms.begin(), program_.terms.end(),
                       [](const Searcher& term) { return term.program().anyLength; });
}

const FilterMatcher::Begins& FilterMatcher::everyLine()
{
    if (everyKnown_)
        return every_;
    everyKnown_ = true;
    every_.clear();
    for (std::size_t at = 0; at < bytes_.size();) {
        every_.push_back(at);
        const std::size_t end = bytes_.find('\n', at);
        at = end == std::string_view::npos ? bytes_.size() : end + 1;
    }
    return every_;
}

/// The lines that pass `node`: of `asked`, or of all without.
FilterMatcher::Begins FilterMatcher::among(const Node& node, const Begins* asked)
{
    Begins out;
    switch (node.kind) {
    case Kind::Term:
        return termAmong(node.term, asked);
    case Kind::Not: {
        const Begins inner = among(node.parts.front(), asked);
        const Begins& from = asked != nullptr ? *asked : everyLine();
        std::set_difference(from.begin(), from.end(), inner.begin(), inner.end(), std::back_inserter(out));
        return out;
    }
    case Kind::And:
        out = among(node.parts.front(), asked);
        for (std::size_t i = 1; i < node.parts.size() && !out.empty(); ++i)
            out = among(node.parts[i], &out);
        return out;
    case Kind::Or:
        for (const Node& part : node.parts) {
            const Begins more = among(part, asked);
            Begins both;
            std::set_union(out.begin(), out.end(), more.begin(), more.end(), std::back_inserter(both));
            out = std::move(both);
        }
        return out;
    }
    return out;
}

FilterMatcher::Begins FilterMatcher::termAmong(std::size_t term, const Begins* asked)
{
    Matcher& matcher = *matchers_[term];
    Begins out;
    if (asked != nullptr && asked->size() < fewLines) {
        for (const std::size_t begin : *asked) {
            const std::size_t end = std::min(bytes_.find('\n', begin), bytes_.size());
            if (matcher.anyInLine(bytes_.substr(begin, end - begin)))
                out.push_back(begin);
        }
        return out;
    }
    Begins found;
    matcher.linesInBlock(bytes_, found);
    if (asked == nullptr)
        return found;
    std::set_intersection(asked->begin(), asked->end(), found.begin(), found.end(), std::back_inserter(out));
    return out;
}

} // namespace triage::text
