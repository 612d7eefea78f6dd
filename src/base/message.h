// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace triage {

/// A text in both languages, from data (workflow, rule pack) that carries its own translations.
struct Bilingual
{
    std::string zh;
    std::string en;
    bool operator==(const Bilingual&) const = default;
};

/// What an engine room says to people, not yet in a language. `workflow::Texts` renders it.
///
/// Either `id` is the English source text, marked where it is written with
/// QT_TRANSLATE_NOOP("engine", "…") (or QT_TRANSLATE_N_NOOP when it holds %n), or `own` holds both
/// languages because the text comes from data. `%1`…`%9` are replaced by `args`, `%n` by `count`.
struct Message
{
    std::string id;
    std::vector<std::string> args;
    std::optional<int> count;
    std::optional<Bilingual> own;

    Message() = default;
    Message(const char* source) : id(source) {}
    Message(const char* source, std::vector<std::string> arguments, std::optional<int> n = std::nullopt)
        : id(source), args(std::move(arguments)), count(n)
    {
    }
    Message(Bilingual text, std::vector<std::string> arguments = {})
        : args(std::move(arguments)), own(std::move(text))
    {
    }

    [[nodiscard]] bool empty() const { return id.empty() && !own; }
    bool operator==(const Message&) const = default;
};

} // namespace triage
