// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace triage::text {

/// What a line must hold: terms joined by AND, OR and NOT.
struct Expression
{
    enum class Kind { Term, And, Or, Not };

    Kind kind = Kind::Term;
    std::string term;              ///< of a Term, in UTF-8
    std::size_t at = 0;            ///< byte of what was typed at which the term's text begins
    std::vector<Expression> parts; ///< Not has one, And and Or two or more
    bool operator==(const Expression&) const = default;
};

struct ExpressionError
{
    std::size_t at = 0; ///< byte of what was typed
    Message message;
    bool operator==(const ExpressionError&) const = default;
};

/// Reads what somebody typed. Text without an upper-case operator is one term as it stands, blanks, brackets
/// and quotes included, so that a line can be pasted. `NOT` binds closest, then `AND`, then `OR`; brackets
/// group where they hold an operator; quotes keep operators and blanks inside a term (`\"` is a quote).
tl::expected<Expression, ExpressionError> parseExpression(std::string_view typed);

/// The same written out with quotes and brackets, so that one sees how it was understood.
std::string toString(const Expression& expression);

} // namespace triage::text
