// SPDX-License-Identifier: Apache-2.0
#include "text/regex_literals.h"

#include "text/letters.h"
#include "text/utf8.h"

#include <algorithm>
#include <cctype>

namespace triage::text {
namespace {

using Texts = std::vector<std::string>;

constexpr std::size_t shortest = 2;
constexpr std::size_t most = 32;

std::size_t worth(const Texts& texts)
{
    std::size_t least = texts.empty() ? 0 : std::string::npos;
    for (const std::string& text : texts)
        least = std::min(least, text.size());
    return least;
}

/// Reads an expression just far enough to tell what must be there. What it does not know makes it give
/// up (`sure` is false then), never guess.
class Reader
{
public:
    Reader(std::string_view expression, bool caseSensitive) : all_(expression), caseSensitive_(caseSensitive)
    {
    }

    Texts alternatives()
    {
        Texts together;
        bool every = true;
        for (;;) {
            const Texts branch = sequence();
            every = every && !branch.empty();
            together.insert(together.end(), branch.begin(), branch.end());
            if (!take('|'))
                break;
        }
        return every && together.size() <= most ? together : Texts{};
    }

    [[nodiscard]] bool sure() const { return sure_ && at_ == all_.size(); }

private:
    Texts sequence()
    {
        Texts best;
        std::string run;
        const auto offer = [&best](Texts texts) {
            if (worth(texts) > worth(best))
                best = std::move(texts);
        };
        const auto endRun = [&run, &offer] {
            if (!run.empty())
                offer({run});
            run.clear();
        };
        while (sure_ && at_ < all_.size() && all_[at_] != '|' && all_[at_] != ')') {
            const std::string character = atom();
            if (character.empty())
                endRun();
            const Repeat repeat = quantifier();
            if (!group_.empty() && repeat != Repeat::MayBeNone)
                offer(std::move(group_));
            group_.clear();
            if (!character.empty() && repeat == Repeat::MayBeNone)
                endRun();
            if (!character.empty() && repeat != Repeat::MayBeNone)
                run += character;
            if (repeat == Repeat::More)
                endRun();
        }
        endRun();
        return best;
    }

    /// The one character that stands next, or nothing for what is no single character. A group leaves
    /// what it demands in `group_`.
    std::string atom()
    {
        switch (all_[at_]) {
        case '(':
            group();
            return {};
        case '[':
            skipClass();
            return {};
        case '\\':
            return escape();
        case '.':
        case '^':
        case '$':
        case '*':
        case '+':
        case '?':
        case '{':
            ++at_;
            return {};
        default:
            return character();
        }
    }

    std::string character()
    {
        const std::size_t size = std::max<std::size_t>(1, utf8Character(all_.substr(at_)).size);
        const std::string_view it = all_.substr(at_, size);
        at_ += size;
        return !caseSensitive_ && mayHaveCase(it) ? std::string() : std::string(it);
    }

    std::string escape()
    {
        ++at_;
        if (at_ == all_.size())
            return giveUp();
        const char c = all_[at_];
        if (static_cast<unsigned char>(c) >= 0x80)
            return character();
        ++at_;
        if (c == 't')
            return "\t";
        if (std::string_view("dDwWsShHvVbBRXAzZGrnfeaK").find(c) != std::string_view::npos)
            return {};
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ? giveUp() : std::string(1, c);
    }

    void group()
    {
        ++at_;
        bool counts = true;
        if (at_ < all_.size() && all_[at_] == '*') {
            giveUp();
            return;
        }
        if (take('?'))
            counts = groupKind();
        Texts inner = alternatives();
        if (!sure_ || !take(')')) {
            giveUp();
            return;
        }
        group_ = counts ? std::move(inner) : Texts{};
    }

    /// Behind "(?": is what the group holds part of the match?
    bool groupKind()
    {
        for (const std::string_view plain : {":", ">", "|"}) {
            if (skip(plain))
                return true;
        }
        for (const std::string_view around : {"=", "!", "<=", "<!"}) {
            if (skip(around))
                return false;
        }
        if (!skip("P<") && !skip("<") && !skip("'")) {
            giveUp();
            return false;
        }
        at_ = std::min(all_.find_first_of(">'", at_), all_.size());
        return take('>') || take('\'');
    }

    void skipClass()
    {
        ++at_;
        take('^');
        take(']');
        while (at_ < all_.size() && all_[at_] != ']') {
            if (all_.substr(at_, 2) == "[:") {
                const std::size_t end = all_.find(":]", at_ + 2);
                at_ = end == std::string_view::npos ? at_ + 1 : end + 2;
            } else {
                if (all_.substr(at_, 2) == "\\Q")
                    giveUp();
                at_ += all_[at_] == '\\' ? 2 : 1;
            }
        }
        if (!take(']'))
            giveUp();
    }

    enum class Repeat { Once, More, MayBeNone };

    Repeat quantifier()
    {
        Repeat repeat = Repeat::Once;
        if (take('+')) {
            repeat = Repeat::More;
        } else if (take('*') || take('?')) {
            repeat = Repeat::MayBeNone;
        } else if (at_ < all_.size() && all_[at_] == '{') {
            // As a literal brace it would cost us one character, nothing more.
            const char first = at_ + 1 < all_.size() ? all_[at_ + 1] : '0';
            repeat = first >= '1' && first <= '9' ? Repeat::More : Repeat::MayBeNone;
            const std::size_t close = all_.find_first_not_of("0123456789,", at_ + 1);
            at_ = close != std::string_view::npos && all_[close] == '}' ? close + 1 : at_ + 1;
        }
        if (repeat != Repeat::Once && !take('?'))
            take('+');
        return repeat;
    }

    bool take(char c)
    {
        const bool there = at_ < all_.size() && all_[at_] == c;
        at_ += there ? 1 : 0;
        return there;
    }

    bool skip(std::string_view text)
    {
        const bool there = all_.substr(at_).starts_with(text);
        at_ += there ? text.size() : 0;
        return there;
    }

    std::string giveUp()
    {
        sure_ = false;
        at_ = std::min(at_, all_.size());
        return {};
    }

    std::string_view all_;
    std::size_t at_ = 0;
    bool caseSensitive_;
    bool sure_ = true;
    Texts group_;
};

} // namespace

std::vector<std::string> requiredLiterals(std::string_view expression, bool caseSensitive)
{
    Reader reader(expression, caseSensitive);
    Texts texts = reader.alternatives();
    return reader.sure() && worth(texts) >= shortest ? texts : Texts{};
}

} // namespace triage::text
