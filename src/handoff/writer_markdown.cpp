// SPDX-License-Identifier: Apache-2.0
#include "handoff/escape_markdown.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/numbered_quote.h"
#include "handoff/speech.h"

namespace triage::handoff {
namespace {

/// Blocks as Markdown, in one language.
class MarkdownBlocks
{
public:
    explicit MarkdownBlocks(const workflow::Texts& texts) : texts_(texts) {}

    std::string operator()(const Paragraph& block) const
    {
        if (block.quotedFromSource)
            return "> " + say(quotedLabel()) + "\n>\n> " + say(block.text) + '\n';
        return block.lead ? "**" + say(block.text) + "**\n" : say(block.text) + '\n';
    }

    std::string operator()(const Bullets& block) const
    {
        std::string out;
        for (const Message& item : block.items)
            out += "- " + say(item) + '\n';
        return out;
    }

    std::string operator()(const Quote& block) const
    {
        std::string head = "**" + say(block.caption) + "** " + markdownCode(place(block.file, block.line));
        if (!block.origin.empty())
            head += " (" + escapedMarkdown(block.origin) + ")";
        return head + "\n\n" + markdownFence(numberedQuote(block));
    }

    std::string operator()(const Table& block) const
    {
        std::string out = row(block.header) + "|";
        for (std::size_t i = 0; i < block.header.size(); ++i)
            out += i < block.numeric.size() && block.numeric[i] ? " ---: |" : " --- |";
        out += '\n';
        for (const auto& cells : block.rows)
            out += row(cells);
        return out;
    }

    std::string operator()(const Fields& block) const
    {
        std::string out;
        for (const auto& [label, value] : block.rows)
            out += "- **" + say(label) + say(colon()) + "** " + say(value) + '\n';
        return out;
    }

    std::string operator()(const Command& block) const { return markdownFence(block.text, "bash"); }

    [[nodiscard]] std::string say(const Message& message, bool inTable = false) const
    {
        std::string out;
        for (const Span& span : spans(texts_.render(message)))
            out += span.code ? markdownCode(span.text, inTable) : escapedMarkdown(span.text, inTable);
        return out;
    }

private:
    [[nodiscard]] std::string row(const std::vector<Message>& cells) const
    {
        std::string out = "|";
        for (const Message& cell : cells)
            out += ' ' + say(cell, true) + " |";
        return out + '\n';
    }

    const workflow::Texts& texts_;
};

std::string markdownDocument(const Handoff& handoff, const workflow::Texts& texts)
{
    const MarkdownBlocks blocks(texts);
    std::string out = "# " + blocks.say(handoff.title) + '\n';
    for (const Section& section : handoff.sections) {
        out += "\n## " + blocks.say(section.title) + '\n';
        for (const Block& block : section.blocks)
            out += '\n' + std::visit(blocks, block);
    }
    return out;
}

} // namespace

std::string writeMarkdown(const Handoff& handoff, Languages languages)
{
    return inLanguages(languages, "\n---\n\n",
                       [&](const workflow::Texts& texts) { return markdownDocument(handoff, texts); });
}

} // namespace triage::handoff
