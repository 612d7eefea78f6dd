// SPDX-License-Identifier: Apache-2.0
#include "text/filter/filter_program.h"
#include "text/filter/line_filter.h"

#include <algorithm>
#include <cstdlib>

namespace triage::text {
namespace {

using Kind = Expression::Kind;
using Node = FilterProgram::Node;
using Made = tl::expected<Node, ExpressionError>;

class Builder
{
public:
    explicit Builder(FilterProgram& program) : program_(program) {}

    Made node(const Expression& expression, const FilterStep& step, bool positive)
    {
        if (expression.kind == Kind::Term)
            return term(expression, step, positive);
        Node node{expression.kind, 0, {}};
        for (const Expression& part : expression.parts) {
            auto made = this->node(part, step, expression.kind == Kind::Not ? !positive : positive);
            if (!made)
                return made;
            node.parts.push_back(std::move(*made));
        }
        return node;
    }

private:
    Made term(const Expression& expression, const FilterStep& step, bool positive)
    {
        auto searcher = Searcher::compile({expression.term, step.regex, step.caseSensitive, step.wholeWord});
        if (!searcher) {
            Message message = searcher.error().message; // its places count from the term's start
            const auto within =
                static_cast<std::size_t>(std::strtol(message.args.at(1).c_str(), nullptr, 10));
            const std::size_t at = expression.at + within;
            const std::string_view before = std::string_view(step.typed).substr(0, at);
            const auto characters = std::count_if(before.begin(), before.end(), [](char c) {
                return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
            });
            message.args = {std::to_string(characters + 1), std::to_string(at)};
            return tl::unexpected(ExpressionError{at, std::move(message)});
        }
        program_.terms.push_back(std::move(*searcher));
        program_.positive.push_back(positive);
        return Node{Kind::Term, program_.terms.size() - 1, {}};
    }

    FilterProgram& program_;
};

Made nodeOf(FilterProgram& program, const FilterStep& step)
{
    const auto expression = parseExpression(step.typed);
    if (!expression)
        return tl::unexpected(expression.error());
    auto made = Builder(program).node(*expression, step, !step.exclude);
    if (!made || !step.exclude)
        return made;
    return Node{Kind::Not, 0, {std::move(*made)}};
}

} // namespace

tl::expected<LineFilter, LineFilter::Wrong> LineFilter::compile(std::span<const FilterStep> steps)
{
    auto program = std::make_shared<FilterProgram>();
    program->root.kind = Kind::And;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        auto node = nodeOf(*program, steps[i]);
        if (!node)
            return tl::unexpected(Wrong{i, node.error()});
        program->root.parts.push_back(std::move(*node));
    }
    if (program->root.parts.empty())
        return tl::unexpected(Wrong{0, parseExpression({}).error()});
    return LineFilter(std::move(program));
}

bool LineFilter::passes(std::string_view line) const
{
    FilterMatcher matcher(*program_);
    return matcher.decide(matcher.termsIn(line));
}

std::vector<Match> LineFilter::highlights(std::string_view line) const
{
    std::vector<Match> all;
    for (std::size_t i = 0; i < program_->terms.size(); ++i) {
        if (!program_->positive[i])
            continue;
        const auto found = program_->terms[i].matches(line);
        all.insert(all.end(), found.begin(), found.end());
    }
    std::sort(all.begin(), all.end(), [](const Match& a, const Match& b) { return a.begin < b.begin; });
    return all;
}

} // namespace triage::text
