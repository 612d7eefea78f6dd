// SPDX-License-Identifier: Apache-2.0
// Lines of the file, and the lines of the view, which stand for them while two texts are compared.
#include "app/files/document_header.h"
#include "app/files/document_view.h"
#include "app/files/line_decorations.h"
#include "view/document.h"
#include "view/text_view.h"

#include <QAction>

#include <algorithm>

namespace triage::app {

void DocumentView::goTo(LineNumber line)
{
    if (line.value < 1)
        return;
    if (text().document() == nullptr)
        pending_ = line;
    else
        text().goToLine(text().lineNumbered(line));
}

LineNumber DocumentView::currentLine() const
{
    return pending_ ? *pending_ : numberAt(text().currentLine());
}

LineNumber DocumentView::numberAt(LineNumber shown) const
{
    while (shown.value > 1 && text().numberOf(shown).value < 1)
        --shown.value;
    return std::max(LineNumber{1}, text().numberOf(shown));
}

std::vector<LineNumber> DocumentView::numbersOf(LineNumber first, LineNumber last, std::int64_t most) const
{
    std::vector<LineNumber> numbers;
    for (auto line = first; line <= last && std::ssize(numbers) < most; ++line.value) {
        if (const LineNumber number = text().numberOf(line); number.value > 0)
            numbers.push_back(number);
    }
    return numbers;
}

QString DocumentView::lineText(LineNumber number) const
{
    return text().lineText(text().lineNumbered(number));
}

void DocumentView::linesReplaced()
{
    decorate();
    updateHead();
    // A comparison does not grow by itself; what is loaded again is compared again.
    text().action(view::TextCommand::Follow)->setEnabled(!text().lineLook());
}

void DocumentView::decorate()
{
    auto decorations = decorationsOf(notes_);
    for (view::LineDecoration& each : decorations) {
        each.first = text().lineNumbered(each.first);
        each.last = text().lineNumbered(each.last);
    }
    text().setDecorations(std::move(decorations));
}

void DocumentView::setInUse(bool on)
{
    header_->setInUse(on);
}

} // namespace triage::app
