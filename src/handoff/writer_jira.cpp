// SPDX-License-Identifier: Apache-2.0
#include "handoff/escape_jira.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/numbered_quote.h"
#include "handoff/speech.h"

namespace triage::handoff {
namespace {

/// Blocks as Jira's wiki markup, in one language.
class JiraBlocks
{
public:
    explicit JiraBlocks(const workflow::Texts& texts) : texts_(texts) {}

    std::string operator()(const Paragraph& block) const
    {
        if (block.quotedFromSource)
            return say(quotedLabel()) + "\n{quote}\n" + say(block.text) + "\n{quote}\n";
        return block.lead ? "*" + say(block.text) + "*\n" : say(block.text) + '\n';
    }

    std::string operator()(const Bullets& block) const
    {
        std::string out;
        for (const Message& item : block.items)
            out += "* " + say(item) + '\n';
        return out;
    }

    std::string operator()(const Quote& block) const
    {
        std::string head = "*" + say(block.caption) + "* " + jiraCode(place(block.file, block.line));
        if (!block.origin.empty())
            head += " (" + escapedJira(block.origin) + ")";
        return head + "\n" + jiraBlock("noformat", numberedQuote(block));
    }

    std::string operator()(const Table& block) const
    {
        std::string out = row(block.header, "||");
        for (const auto& cells : block.rows)
            out += row(cells, "|");
        return out;
    }

    std::string operator()(const Fields& block) const
    {
        std::string out;
        for (const auto& [label, value] : block.rows)
            out += "* *" + say(label) + say(colon()) + "* " + say(value) + '\n';
        return out;
    }

    std::string operator()(const Command& block) const { return jiraBlock("code:bash", block.text); }

    [[nodiscard]] std::string say(const Message& message) const
    {
        std::string out;
        for (const Span& span : spans(texts_.render(message)))
            out += span.code ? jiraCode(span.text) : escapedJira(span.text);
        return out;
    }

private:
    /// A cell without content needs a blank, or the columns close up.
    [[nodiscard]] std::string row(const std::vector<Message>& cells, const std::string& bar) const
    {
        std::string out = bar;
        for (const Message& cell : cells) {
            const std::string text = say(cell);
            out += (text.empty() ? " " : text) + bar;
        }
        return out + '\n';
    }

    const workflow::Texts& texts_;
};

std::string jiraDocument(const Handoff& handoff, const workflow::Texts& texts)
{
    const JiraBlocks blocks(texts);
    std::string out = "h1. " + blocks.say(handoff.title) + '\n';
    for (const Section& section : handoff.sections) {
        out += "\nh2. " + blocks.say(section.title) + '\n';
        for (const Block& block : section.blocks)
            out += '\n' + std::visit(blocks, block);
    }
    return out;
}

} // namespace

std::string writeJira(const Handoff& handoff, Languages languages)
{
    return inLanguages(languages, "\n----\n\n",
                       [&](const workflow::Texts& texts) { return jiraDocument(handoff, texts); });
}

} // namespace triage::handoff
