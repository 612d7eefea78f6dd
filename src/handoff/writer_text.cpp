// SPDX-License-Identifier: Apache-2.0
#include "handoff/columns.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/numbered_quote.h"
#include "handoff/speech.h"
#include "handoff/text_table.h"

#include <algorithm>

namespace triage::handoff {
namespace {

/// Sentences are broken for reading; tables may be wider, since a broken path is no longer one to copy.
constexpr std::size_t pageWidth = 100;
constexpr std::size_t tableWidth = 132;

/// Blocks as text, in one language.
class TextBlocks
{
public:
    explicit TextBlocks(const workflow::Texts& texts) : texts_(texts) {}

    std::string operator()(const Paragraph& block) const
    {
        if (!block.quotedFromSource)
            return hanging("", say(block.text));
        return say(quotedLabel()) + '\n' + hanging("  | ", say(block.text), "  | ");
    }

    std::string operator()(const Bullets& block) const
    {
        std::string out;
        for (const Message& item : block.items)
            out += hanging("- ", say(item));
        return out;
    }

    std::string operator()(const Quote& block) const
    {
        std::string head = say(block.caption) + "  " + place(block.file, block.line);
        if (!block.origin.empty())
            head += "  (" + block.origin + ")";
        return head + '\n' + indented("  ", numberedQuote(block));
    }

    std::string operator()(const Table& block) const
    {
        std::vector<std::vector<std::string>> rows;
        for (const auto& row : block.rows)
            rows.push_back(cells(row));
        return textTable(cells(block.header), rows, block.numeric, tableWidth);
    }

    std::string operator()(const Fields& block) const
    {
        std::size_t width = 0;
        for (const auto& [label, value] : block.rows)
            width = std::max(width, displayWidth(say(label)));
        std::string out;
        for (const auto& [label, value] : block.rows)
            out += hanging(padded(say(label), width) + "  ", say(value));
        return out;
    }

    std::string operator()(const Command& block) const { return indented("    ", block.text); }

    [[nodiscard]] std::string say(const Message& message) const { return plain(texts_.render(message)); }

private:
    [[nodiscard]] std::vector<std::string> cells(const std::vector<Message>& messages) const
    {
        std::vector<std::string> out;
        out.reserve(messages.size());
        for (const Message& message : messages)
            out.push_back(say(message));
        return out;
    }

    /// The first line after `lead`, the others beneath it, or each after `next`.
    static std::string hanging(const std::string& lead, const std::string& text, const std::string& next = {})
    {
        const std::size_t indent = displayWidth(lead);
        std::string out;
        for (const std::string& line : wrapped(text, pageWidth - indent))
            out += (out.empty() ? lead : next.empty() ? std::string(indent, ' ') : next) + line + '\n';
        return out;
    }

    static std::string indented(const std::string& indent, const std::string& text)
    {
        std::string out = indent;
        for (const char c : text) {
            out += c;
            if (c == '\n')
                out += indent;
        }
        return out + '\n';
    }

    const workflow::Texts& texts_;
};

std::string underlined(const std::string& text, char with)
{
    return text + '\n' + std::string(displayWidth(text), with) + '\n';
}

std::string textDocument(const Handoff& handoff, const workflow::Texts& texts)
{
    const TextBlocks blocks(texts);
    std::string out = underlined(blocks.say(handoff.title), '=');
    for (const Section& section : handoff.sections) {
        out += '\n' + underlined(blocks.say(section.title), '-');
        bool first = true;
        for (const Block& block : section.blocks) {
            out += (first ? "" : "\n") + std::visit(blocks, block);
            first = false;
        }
    }
    return out;
}

} // namespace

std::string writeText(const Handoff& handoff, Languages languages)
{
    return inLanguages(languages, "\n" + std::string(pageWidth, '=') + "\n\n",
                       [&](const workflow::Texts& texts) { return textDocument(handoff, texts); });
}

} // namespace triage::handoff
