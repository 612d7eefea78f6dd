// SPDX-License-Identifier: Apache-2.0
#include "cli/arguments.h"

#include "base/visible.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::cli {
namespace {

template <typename Range, typename Name>
std::string listed(const Range& range, Name name)
{
    std::string out;
    for (const auto& item : range) {
        out += out.empty() ? "" : ", ";
        out += name(item);
    }
    return out;
}

std::string verbNames()
{
    return listed(verbs(), [](const VerbInfo& v) { return v.name; });
}

std::string optionNames(std::optional<Verb> verb)
{
    std::vector<std::string_view> names;
    for (const OptionInfo& option : options())
        if (belongsTo(option, verb))
            names.push_back(option.shortName == "-o" ? option.shortName : option.name);
    return listed(names, [](std::string_view n) { return n; });
}

bool isOption(std::string_view word)
{
    return word.size() > 1 && word.front() == '-';
}

/// One pass over the words.
class Parser
{
public:
    explicit Parser(const std::vector<std::string>& words) : words_(words) {}

    Result<Arguments> parse()
    {
        while (next_ < words_.size()) {
            const std::string& word = words_[next_++];
            auto taken = !onlyInputs_ && isOption(word) ? takeOption(word) : takeWord(word);
            if (!taken)
                return tl::unexpected(taken.error());
        }
        return finished();
    }

private:
    Result<void> takeWord(const std::string& word)
    {
        if (!out_.verb) {
            const VerbInfo* verb = verbNamed(word);
            if (verb == nullptr)
                return fail(ErrorKind::Invalid,
                            {QT_TRANSLATE_NOOP("engine", "Unknown command %1. Allowed: %2."),
                             {visible(word), verbNames()}});
            out_.verb = verb->verb;
        } else if (!infoOf(*out_.verb).takesInput || hasInput_) {
            return fail(ErrorKind::Invalid,
                        {QT_TRANSLATE_NOOP("engine", "One argument too many: %1."), {visible(word)}});
        } else {
            out_.input = word;
            hasInput_ = true;
        }
        return {};
    }

    Result<void> takeOption(const std::string& word)
    {
        if (word == "--") {
            onlyInputs_ = true;
            return {};
        }
        const std::size_t equals = word.starts_with("--") ? word.find('=') : std::string::npos;
        const std::string name = word.substr(0, equals);
        const OptionInfo* option = optionNamed(name, out_.verb);
        if (option == nullptr)
            return fail(ErrorKind::Invalid,
                        {QT_TRANSLATE_NOOP("engine", "Unknown option %1. Allowed here: %2."),
                         {visible(name), optionNames(out_.verb)}});
        std::optional<std::string> value;
        if (equals != std::string::npos)
            value = word.substr(equals + 1);
        return store(*option, std::move(value));
    }

    Result<void> store(const OptionInfo& option, std::optional<std::string> value)
    {
        if (option.kind == ValueKind::None && value)
            return fail(ErrorKind::Invalid,
                        {QT_TRANSLATE_NOOP("engine", "%1 takes no value."), {std::string(option.name)}});
        if (option.kind != ValueKind::None && !value && next_ < words_.size() && !isOption(words_[next_]))
            value = words_[next_++];
        if (option.kind == ValueKind::Required && value.value_or("").empty())
            return missing(option);
        if (!option.allowed.empty() && std::ranges::find(option.allowed, *value) == option.allowed.end())
            return fail(ErrorKind::Invalid, {QT_TRANSLATE_NOOP("engine", "%1 cannot be %2. Allowed: %3."),
                                             {std::string(option.name), visible(*value), allowed(option)}});
        out_.values[std::string(option.name)] = value.value_or("");
        return {};
    }

    static std::string allowed(const OptionInfo& option)
    {
        return listed(option.allowed, [](std::string_view a) { return a; });
    }

    static tl::unexpected<Error> missing(const OptionInfo& option)
    {
        const std::string name(option.shortName == "-o" ? option.shortName : option.name);
        if (option.allowed.empty())
            return fail(ErrorKind::Invalid, {QT_TRANSLATE_NOOP("engine", "%1 needs a value: %2."),
                                             {name, std::string(option.value)}});
        return fail(ErrorKind::Invalid, {QT_TRANSLATE_NOOP("engine", "%1 needs one of these values: %2."),
                                         {name, allowed(option)}});
    }

    Result<Arguments> finished()
    {
        if (out_.has("--help") || out_.has("--version"))
            return out_;
        if (!out_.verb)
            return fail(ErrorKind::Invalid,
                        {QT_TRANSLATE_NOOP("engine", "No command given. Allowed: %1."), {verbNames()}});
        if (infoOf(*out_.verb).takesInput && out_.input.empty())
            return fail(
                ErrorKind::Invalid,
                {QT_TRANSLATE_NOOP(
                     "engine", "%1 needs an input: an archive, a folder, a log, or - for standard input."),
                 {std::string(infoOf(*out_.verb).name)}});
        return out_;
    }

    const std::vector<std::string>& words_;
    std::size_t next_ = 0;
    bool onlyInputs_ = false;
    bool hasInput_ = false;
    Arguments out_;
};

} // namespace

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = values.find(option);
    return found != values.end() ? std::optional(found->second) : std::nullopt;
}

Result<Arguments> parse(const std::vector<std::string>& words)
{
    return Parser(words).parse();
}

std::optional<std::string> languageIn(const std::vector<std::string>& words)
{
    constexpr std::string_view option = "--lang";
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i] == option && i + 1 < words.size())
            return words[i + 1];
        if (words[i].starts_with("--lang="))
            return words[i].substr(option.size() + 1);
    }
    return std::nullopt;
}

} // namespace triage::cli
