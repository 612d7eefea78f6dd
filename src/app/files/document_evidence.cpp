// SPDX-License-Identifier: Apache-2.0
// What leaves a text: quotes, references that are followed, places that are left.
#include "app/files/document_header.h"
#include "app/files/document_view.h"
#include "app/parts/buttons.h"
#include "view/highlight/user_colours.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace triage::app {
namespace {

using Command = view::TextView::Command;

/// Of one copy as evidence: more is no evidence but a log.
constexpr std::int64_t maxEvidenceLines = 500;
constexpr std::int64_t maxQuotedLines = 60;
constexpr qsizetype maxQuote = 16 * 1024;

} // namespace

void DocumentView::connectJumps()
{
    auto* view = &text();
    connect(view, &view::TextView::quoteRequested, this, &DocumentView::quote);
    connect(view, &view::TextView::referenceActivated, this, &DocumentView::follow);
    connect(view, &view::TextView::aboutToJump, this, [this] {
        if (!arriving_)
            emit leaving(currentLine());
    });
    connect(view, &view::TextView::noErrorFound, this, [this](bool forward) {
        emit statusMessage(forward ? tr("No error below") : tr("No error above"));
    });
    connect(view->action(Command::SoftWrap), &QAction::toggled, this, &DocumentView::wrapChanged);
    header_->setTextActions(*view);
    connect(header_, &DocumentHeader::encodingChosen, this, [this](text::Encoding encoding) {
        if (const auto& document = text().document())
            document->setEncoding(encoding);
        updateHead();
    });
}

void DocumentView::setTextChoices(const TextChoices& choices)
{
    const view::HighlighterSet* set = choices.highlighters.current();
    text().setUserColours(set != nullptr ? std::make_shared<const view::UserColours>(*set) : nullptr);
    text().setTabWidth(choices.tabWidth);
    text().setSoftWrap(choices.wrap);
}

QString DocumentView::linesText(LineNumber first, LineNumber last) const
{
    QStringList lines;
    for (auto line = first; line <= last; ++line.value)
        lines += text().lineText(line);
    return lines.join(QLatin1Char('\n'));
}

void DocumentView::copyEvidence(LineNumber first, LineNumber last)
{
    const LineNumber end(std::min(last.value, first.value + maxEvidenceLines - 1));
    std::vector<LineNumber> lines;
    for (auto line = first; line <= end; ++line.value)
        lines.push_back(line);
    copyLines(lines);
}

void DocumentView::copyLines(const std::vector<LineNumber>& lines)
{
    QString copied;
    for (const LineNumber line : lines)
        copied += QStringLiteral("%1:%2: %3\n").arg(info().path).arg(line.value).arg(text().lineText(line));
    copyText(copied);
    emit statusMessage(tr("Copied %n line(s) as evidence", nullptr, int(lines.size())));
}

void DocumentView::quote(LineNumber first, LineNumber last)
{
    if (!markable_)
        return;
    const LineNumber end(std::min(last.value, first.value + maxQuotedLines - 1));
    emit quoteRequested({info().path, first, linesText(first, end).left(maxQuote), false});
}

void DocumentView::setReferenceTargets(std::function<QStringList(const QString&)> targets)
{
    targets_ = std::move(targets);
    text().setReferenceCheck(
        [this](const view::Reference& reference) { return !targets_(reference.path).isEmpty(); });
}

/// One file is opened, of several one is chosen.
void DocumentView::follow(const view::Reference& reference, QPoint at)
{
    const QStringList targets = targets_ ? targets_(reference.path) : QStringList();
    if (targets.size() == 1)
        return emit openRequested(targets.front(), reference.line);
    QMenu menu(this);
    for (const QString& target : targets)
        connect(menu.addAction(target), &QAction::triggered, this,
                [this, target, line = reference.line] { emit openRequested(target, line); });
    if (!menu.isEmpty())
        menu.setActiveAction(menu.actions().constFirst());
    menu.exec(at);
}

} // namespace triage::app
