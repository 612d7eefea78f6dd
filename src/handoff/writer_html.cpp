// SPDX-License-Identifier: Apache-2.0
#include "handoff/escape_html.h"
#include "handoff/html_blocks.h"
#include "handoff/html_style.h"
#include "handoff/inline.h"
#include "handoff/speech.h"

namespace triage::handoff {
namespace {

std::string body(const Handoff& handoff, const HtmlBlocks& blocks, const char* headingTag = "<h1>")
{
    std::string out = headingTag + blocks.anchorTag("top") + blocks.say(handoff.title) + "</h1>\n";
    for (const Section& section : handoff.sections) {
        out += "<h2>" + blocks.anchorTag(section.id) + blocks.say(section.title) + "</h2>\n";
        for (const Block& block : section.blocks)
            out += std::visit(blocks, block);
    }
    return out;
}

/// "torch-npugraph-ex-compile-error-diagnosis" has the hue "compile-error".
std::string hueOf(const Handoff& handoff)
{
    return std::string(handoff.route ? spelling(*handoff.route) : std::string_view("withheld"));
}

std::string article(const Handoff& handoff, const workflow::Texts& texts)
{
    const HtmlBlocks blocks(texts, HtmlFlavour::Page);
    return std::string("<main lang=\"") + blocks.languageTag() + "\" style=\"--route: var(--" +
           hueOf(handoff) + ")\">\n" + body(handoff, blocks) + "</main>\n";
}

std::string titleOf(const Handoff& handoff, Languages languages)
{
    const workflow::Texts texts(languages == Languages::English ? Language::English : Language::Chinese);
    return escapedHtml(plain(texts.render(handoff.title)));
}

} // namespace

std::string writeHtml(const Handoff& handoff, Languages languages)
{
    // The policy lets nothing load and nothing run, whatever a bundle's text would look like.
    return std::string("<!DOCTYPE html>\n<html lang=\"") +
           (languages == Languages::English ? "en" : "zh-CN") +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
           "'unsafe-inline'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
           titleOf(handoff, languages) + "</title>\n<style>\n" + pageStyle() + "</style>\n</head>\n<body>\n" +
           inLanguages(languages, "", [&](const workflow::Texts& texts) { return article(handoff, texts); }) +
           "</body>\n</html>\n";
}

std::string writeSheetHtml(const Handoff& handoff, Languages languages, const SheetColours& colours)
{
    return "<html>\n<head>\n<style>\n" + sheetStyle(colours) + "</style>\n</head>\n<body>\n" +
           inLanguages(languages, "",
                       [&](const workflow::Texts& texts) {
                           const bool second =
                               languages == Languages::Both && texts.language() == Language::English;
                           return body(handoff, HtmlBlocks(texts, HtmlFlavour::Sheet),
                                       second ? "<h1 style=\"page-break-before:always\">" : "<h1>");
                       }) +
           "</body>\n</html>\n";
}

} // namespace triage::handoff
