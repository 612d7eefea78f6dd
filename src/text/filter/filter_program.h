// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/filter/expression.h"
#include "text/search.h"
#include "text/search_match.h"

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace triage::text {

/// Filters as one tree over numbered terms.
struct FilterProgram
{
    struct Node
    {
        Expression::Kind kind = Expression::Kind::Term;
        std::size_t term = 0; ///< of a Term
        std::vector<Node> parts;
    };

    Node root;
    std::vector<Searcher> terms;
    std::vector<bool> positive; ///< a line may be there because of this term
};

/// What one thread needs to put lines to the question. `program` must outlive it.
class FilterMatcher
{
public:
    explicit FilterMatcher(const FilterProgram& program, const std::stop_token& stop = {});

    /// Where the lines begin that pass; `bytes` are whole lines of UTF-8.
    std::vector<std::size_t> linesInBlock(std::string_view bytes);
    /// Which terms a line or a part of one holds.
    std::vector<bool> termsIn(std::string_view line);
    /// Does a line that holds these terms pass?
    [[nodiscard]] bool decide(const std::vector<bool>& terms) const;
    [[nodiscard]] bool incomplete() const;
    /// May a term match more than a window holds?
    [[nodiscard]] bool anyLength() const;

private:
    using Node = FilterProgram::Node;
    using Begins = std::vector<std::size_t>;

    Begins among(const Node& node, const Begins* asked);
    Begins termAmong(std::size_t term, const Begins* asked);
    const Begins& everyLine();

    const FilterProgram& program_;
    std::vector<std::unique_ptr<Matcher>> matchers_;
    std::string_view bytes_;
    Begins every_;
    bool everyKnown_ = false;
};

} // namespace triage::text
