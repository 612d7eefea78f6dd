// SPDX-License-Identifier: Apache-2.0
#include "text/filter/expression.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::text {
namespace {

using Kind = Expression::Kind;
using Parsed = tl::expected<Expression, ExpressionError>;

constexpr std::size_t npos = std::string_view::npos;
constexpr int deepest = 100; ///< brackets and NOTs in each other: more is no question but an attack

tl::unexpected<ExpressionError> wrong(std::size_t at, const char* text)
{
    return tl::unexpected(ExpressionError{at, Message{text, {}}});
}

class Parser
{
public:
    explicit Parser(std::string_view typed) : typed_(typed) {}

    Parsed all()
    {
        auto result = either();
        if (result && at_ < typed_.size())
            return wrong(at_, QT_TRANSLATE_NOOP("engine", "AND or OR is missing here."));
        return result;
    }

private:
    void skipBlanks()
    {
        while (at_ < typed_.size() && typed_[at_] == ' ')
            ++at_;
    }

    /// Does the word stand at `at`, free on both sides?
    [[nodiscard]] bool wordAt(std::size_t at, std::string_view word) const
    {
        if (typed_.substr(at, word.size()) != word)
            return false;
        const std::size_t behind = at + word.size();
        const bool freeBefore = at == 0 || std::string_view(" ()\"").find(typed_[at - 1]) != npos;
        return freeBefore &&
               (behind == typed_.size() || std::string_view(" (\"").find(typed_[behind]) != npos);
    }

    [[nodiscard]] bool joinAt(std::size_t at) const { return wordAt(at, "AND") || wordAt(at, "OR"); }

    bool take(std::string_view word)
    {
        skipBlanks();
        if (!wordAt(at_, word))
            return false;
        at_ += word.size();
        return true;
    }

    /// Is there an operator between the two places, quotes passed over?
    [[nodiscard]] bool hasOperator(std::size_t from, std::size_t to) const
    {
        std::size_t first = from;
        while (first < to && typed_[first] == ' ')
            ++first;
        if (wordAt(first, "NOT"))
            return true;
        for (std::size_t at = from; at < to; ++at) {
            if (joinAt(at))
                return true;
        }
        return false;
    }

    /// Nothing but an operator, a closing bracket or the end may follow a quoted or bracketed part.
    [[nodiscard]] bool endsPart(std::size_t at) const
    {
        while (at < typed_.size() && typed_[at] == ' ')
            ++at;
        return at == typed_.size() || joinAt(at) || (typed_[at] == ')' && depth_ > 0);
    }

    [[nodiscard]] std::size_t closingQuote(std::size_t open) const
    {
        for (std::size_t at = open + 1; at < typed_.size(); ++at) {
            if (typed_[at] == '\\')
                ++at;
            else if (typed_[at] == '"')
                return at;
        }
        return npos;
    }

    [[nodiscard]] std::size_t closingBracket(std::size_t open) const
    {
        int depth = 0;
        for (std::size_t at = open; at < typed_.size(); ++at) {
            if (typed_[at] == '\\') {
                ++at;
            } else if (typed_[at] == '"' && closingQuote(at) != npos) {
                at = closingQuote(at);
            } else if (typed_[at] == '(') {
                ++depth;
            } else if (typed_[at] == ')' && --depth == 0) {
                return at;
            }
        }
        return npos;
    }

    Parsed either() { return joined(Kind::Or, "OR", &Parser::both); }
    Parsed both() { return joined(Kind::And, "AND", &Parser::one); }

    Parsed joined(Kind kind, std::string_view word, Parsed (Parser::*part)())
    {
        auto first = (this->*part)();
        if (!first)
            return first;
        Expression result{kind, {}, 0, {}};
        result.parts.push_back(std::move(*first));
        while (take(word)) {
            auto next = (this->*part)();
            if (!next)
                return next;
            result.parts.push_back(std::move(*next));
        }
        return result.parts.size() == 1 ? std::move(result.parts.front()) : std::move(result);
    }

    Parsed one()
    {
        if (++nesting_ > deepest)
            return wrong(at_, QT_TRANSLATE_NOOP("engine", "There are too many brackets in each other."));
        auto result = oneWithin();
        --nesting_;
        return result;
    }

    Parsed oneWithin()
    {
        if (take("NOT")) {
            auto inner = one();
            if (!inner)
                return inner;
            return Expression{Kind::Not, {}, 0, {std::move(*inner)}};
        }
        skipBlanks();
        if (at_ == typed_.size() || joinAt(at_) || (typed_[at_] == ')' && depth_ > 0))
            return wrong(at_, QT_TRANSLATE_NOOP("engine", "A text is missing here."));
        if (typed_[at_] == '(')
            return bracketed();
        if (typed_[at_] == '"')
            return quoted();
        return plain();
    }

    Parsed bracketed()
    {
        const std::size_t open = at_;
        const std::size_t close = closingBracket(open);
        if (close == npos && hasOperator(open + 1, typed_.size()))
            return wrong(open, QT_TRANSLATE_NOOP("engine", "This bracket is not closed."));
        if (close == npos || !hasOperator(open + 1, close) || !endsPart(close + 1))
            return plain();
        ++depth_;
        ++at_;
        auto inner = either();
        --depth_;
        if (!inner)
            return inner;
        skipBlanks();
        if (at_ >= typed_.size() || typed_[at_] != ')')
            return wrong(open, QT_TRANSLATE_NOOP("engine", "This bracket is not closed."));
        ++at_;
        return inner;
    }

    Parsed quoted()
    {
        const std::size_t open = at_;
        const std::size_t close = closingQuote(open);
        if (close == npos && hasOperator(open + 1, typed_.size()))
            return wrong(open, QT_TRANSLATE_NOOP("engine", "This quote is not closed."));
        if (close == npos || !endsPart(close + 1))
            return plain();
        Expression term{Kind::Term, {}, open + 1, {}};
        for (std::size_t at = open + 1; at < close; ++at) {
            if (typed_[at] == '\\' && typed_[at + 1] == '"')
                ++at;
            term.term += typed_[at];
        }
        if (term.term.empty())
            return wrong(open, QT_TRANSLATE_NOOP("engine", "A text is missing here."));
        at_ = close + 1;
        return term;
    }

    /// Up to the next operator, or to the bracket that closes the group this stands in.
    Parsed plain()
    {
        const std::size_t begin = at_;
        int own = 0;
        for (; at_ < typed_.size(); ++at_) {
            const char c = typed_[at_];
            if (c == ' ' && joinAt(at_ + 1))
                break;
            const char following = at_ + 1 < typed_.size() ? typed_[at_ + 1] : ' ';
            if (c == '\\' && std::string_view("\\()").find(following) != npos)
                ++at_;
            else if (c == '(')
                ++own;
            else if (c == ')' && own > 0)
                --own;
            else if (c == ')' && depth_ > 0)
                break;
        }
        at_ = std::min(at_, typed_.size());
        std::string_view text = typed_.substr(begin, at_ - begin);
        while (text.ends_with(' '))
            text.remove_suffix(1);
        return Expression{Kind::Term, std::string(text), begin, {}};
    }

    std::string_view typed_;
    std::size_t at_ = 0;
    int depth_ = 0;   ///< brackets open
    int nesting_ = 0; ///< calls in each other
};

std::string quotedTerm(const std::string& term)
{
    std::string out = "\"";
    for (const char c : term) {
        if (c == '"')
            out += '\\';
        out += c;
    }
    return out + '"';
}

} // namespace

Parsed parseExpression(std::string_view typed)
{
    return Parser(typed).all();
}

std::string toString(const Expression& expression)
{
    if (expression.kind == Kind::Term)
        return quotedTerm(expression.term);
    std::string out;
    for (const Expression& part : expression.parts) {
        if (!out.empty())
            out += expression.kind == Kind::And ? " AND " : " OR ";
        const bool looser = part.kind == Kind::Or || (part.kind == Kind::And && expression.kind == Kind::Not);
        out += looser && expression.kind != Kind::Or ? "(" + toString(part) + ")" : toString(part);
    }
    return expression.kind == Kind::Not ? "NOT " + out : out;
}

} // namespace triage::text
