// SPDX-License-Identifier: Apache-2.0
#include "handoff/html_blocks.h"

#include "handoff/escape_html.h"
#include "handoff/figures.h"
#include "handoff/inline.h"
#include "handoff/numbered_quote.h"
#include "handoff/speech.h"

namespace triage::handoff {

HtmlBlocks::HtmlBlocks(const workflow::Texts& texts, HtmlFlavour flavour) : texts_(texts), flavour_(flavour)
{
}

std::string HtmlBlocks::operator()(const Paragraph& block) const
{
    if (block.quotedFromSource)
        return "<p class=\"label\">" + say(quotedLabel()) + "</p>\n<blockquote><p>" + say(block.text) +
               "</p></blockquote>\n";
    return (block.lead ? "<p class=\"lead\">" : "<p>") + say(block.text) + "</p>\n";
}

std::string HtmlBlocks::operator()(const Bullets& block) const
{
    std::string out = "<ul>\n";
    for (const Message& item : block.items)
        out += "<li>" + say(item) + "</li>\n";
    return out + "</ul>\n";
}

std::string HtmlBlocks::operator()(const Quote& block) const
{
    std::string out = "<p class=\"caption\">" + anchorTag(block.anchor) + "<b>" + say(block.caption) +
                      "</b> <code>" + escapedHtml(place(block.file, block.line)) + "</code>";
    if (!block.origin.empty())
        out += " <span class=\"muted\">(" + escapedHtml(block.origin) + ")</span>";
    out += "</p>\n<pre class=\"quote\">";
    const std::vector<QuoteLine> lines = quoteLines(block);
    const std::size_t digits = std::to_string(lines.back().number).size();
    for (const QuoteLine& line : lines) {
        const std::string number = std::to_string(line.number);
        out += line.evidence ? "<span class=\"evidence\">" : "<span>";
        out += "<span class=\"number\">" + std::string(digits - number.size(), ' ') + number + "  </span>" +
               escapedHtml(line.text) + "</span>\n";
    }
    out.pop_back();
    return out + "</pre>\n";
}

std::string HtmlBlocks::operator()(const Table& block) const
{
    std::string out =
        tableTag("grid") + "<thead>" + row(block.header, block.numeric, "th") + "</thead>\n<tbody>\n";
    for (const auto& cells : block.rows)
        out += row(cells, block.numeric, "td") + '\n';
    return out + "</tbody></table>\n";
}

std::string HtmlBlocks::operator()(const Fields& block) const
{
    std::string out = tableTag("fields");
    for (const auto& [label, value] : block.rows)
        out += "<tr><td class=\"name\">" + say(label) + "</td><td>" + say(value) + "</td></tr>\n";
    return out + "</table>\n";
}

std::string HtmlBlocks::operator()(const Command& block) const
{
    return "<pre class=\"command\">" + escapedHtml(block.text) + "</pre>\n";
}

std::string HtmlBlocks::say(const Message& message) const
{
    std::string out;
    for (const Span& span : spans(texts_.render(message))) {
        const std::string text = escapedHtml(span.text);
        const std::string body = span.code ? "<code>" + text + "</code>" : text;
        out += span.anchor.empty() ? body
                                   : "<a href=\"#" + escapedHtml(idFor(span.anchor)) + "\">" + body + "</a>";
    }
    return out;
}

std::string HtmlBlocks::idFor(const std::string& anchor) const
{
    return (texts_.language() == Language::Chinese ? "zh-" : "en-") + anchor;
}

std::string HtmlBlocks::anchorTag(const std::string& anchor) const
{
    if (anchor.empty())
        return {};
    const std::string id = escapedHtml(idFor(anchor));
    return flavour_ == HtmlFlavour::Page ? "<span id=\"" + id + "\"></span>" : "<a name=\"" + id + "\"></a>";
}

const char* HtmlBlocks::languageTag() const
{
    return texts_.language() == Language::Chinese ? "zh-CN" : "en";
}

std::string HtmlBlocks::row(const std::vector<Message>& cells, const std::vector<bool>& numeric,
                            const std::string& tag) const
{
    std::string out = "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool right = i < numeric.size() && numeric[i];
        out.append(1, '<').append(tag);
        out += right ? " class=\"figure\" align=\"right\">" : " align=\"left\">";
        out.append(say(cells[i])).append("</").append(tag).append(1, '>');
    }
    return out + "</tr>";
}

std::string HtmlBlocks::tableTag(const std::string& name) const
{
    if (flavour_ == HtmlFlavour::Page)
        return "<table class=\"" + name + "\">\n";
    return "<table class=\"" + name + "\" cellspacing=\"0\" cellpadding=\"4\">\n";
}

} // namespace triage::handoff
