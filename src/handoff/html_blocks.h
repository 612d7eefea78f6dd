// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"
#include "workflow/texts.h"

#include <cstdint>
#include <string>

namespace triage::handoff {

/// A browser's page, or the subset that QTextDocument draws.
enum class HtmlFlavour : std::uint8_t { Page, Sheet };

/// Blocks as HTML, in one language. Ids begin with the language, so that both fit into one document.
class HtmlBlocks
{
public:
    HtmlBlocks(const workflow::Texts& texts, HtmlFlavour flavour);

    std::string operator()(const Paragraph& block) const;
    std::string operator()(const Bullets& block) const;
    std::string operator()(const Quote& block) const;
    std::string operator()(const Table& block) const;
    std::string operator()(const Fields& block) const;
    std::string operator()(const Command& block) const;

    [[nodiscard]] std::string say(const Message& message) const;
    /// "zh-evidence-1"
    [[nodiscard]] std::string idFor(const std::string& anchor) const;
    /// Something links can point to, for either flavour.
    [[nodiscard]] std::string anchorTag(const std::string& anchor) const;
    [[nodiscard]] const char* languageTag() const;

private:
    [[nodiscard]] std::string row(const std::vector<Message>& cells, const std::vector<bool>& numeric,
                                  const std::string& tag) const;
    [[nodiscard]] std::string tableTag(const std::string& name) const;

    const workflow::Texts& texts_;
    HtmlFlavour flavour_;
};

} // namespace triage::handoff
