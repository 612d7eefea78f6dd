// SPDX-License-Identifier: Apache-2.0
// What leaves a text: quotes, references that are followed, places that are left.
#include "app/files/document_header.h"
#include "app/files/document_view.h"
#include "app/files/note_bar.h"
#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "view/document.h"
#include "view/filter/filter_pane.h"
#include "view/find_bar.h"
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
    auto* filter = &pane_->filter();
    connect(view, &view::TextView::quoteRequested, this, &DocumentView::quote);
    connect(filter, &view::FilterPane::quoteRequested, this, [this](LineNumber line) {
        goTo(line);
        quote(text().currentLine(), text().currentLine());
    });
    for (view::TextView* shown : {view, &filter->view()}) {
        connect(shown, &view::TextView::referenceActivated, this, &DocumentView::follow);
        connect(shown, &view::TextView::referenceMissing, this, [this](const QString& path) {
            emit note(path.isEmpty() ? tr("This line names no file of this bundle.")
                                     : tr("%1 is not in this bundle.").arg(path));
        });
    }
    connect(view, &view::TextView::aboutToJump, this, [this] {
        if (!arriving_)
            emit leaving(currentLine());
    });
    connect(view, &view::TextView::noErrorFound, this, [this](bool forward) {
        emit statusMessage(forward ? tr("No error below") : tr("No error above"));
    });
    connect(view->action(Command::SoftWrap), &QAction::toggled, this, &DocumentView::wrapChanged);
    connect(view, &view::TextView::fontSizeChanged, this, [this](double points) {
        points_ = qFuzzyCompare(points, text().standardFontSize()) ? 0 : points;
        emit zoomChanged(points_);
    });
    header_->setTextActions(*view);
    connect(header_, &DocumentHeader::encodingChosen, this, [this](text::Encoding encoding) {
        if (file_ != nullptr)
            file_->setEncoding(encoding);
        updateHead();
    });
    connect(view->action(Command::Reload), &QAction::triggered, this, [this] {
        if (file_ != nullptr && file_ != text().document()) // compared: the view holds a stand-in
            file_->reload();
    });
}

void DocumentView::setTextChoices(const TextChoices& choices)
{
    const view::HighlighterSet* set = choices.highlighters.current();
    text().setUserColours(set != nullptr ? std::make_shared<const view::UserColours>(*set) : nullptr);
    text().setTabWidth(choices.tabWidth);
    text().setSoftWrap(choices.wrap);
    points_ = choices.points;
    applyFont();
}

void DocumentView::copyEvidence(LineNumber first, LineNumber last)
{
    copyLines(numbersOf(first, last, maxEvidenceLines));
}

void DocumentView::copyLines(const std::vector<LineNumber>& lines)
{
    QString copied;
    for (const LineNumber line : lines)
        copied += QStringLiteral("%1:%2: %3\n").arg(info().path).arg(line.value).arg(lineText(line));
    if (lines.empty())
        return emit statusMessage(tr("No line of this file stands here"));
    copyText(copied);
    emit statusMessage(tr("Copied %n line(s) as evidence", nullptr, int(lines.size())));
}

void DocumentView::quote(LineNumber first, LineNumber last)
{
    if (!markable_)
        return;
    const auto numbers = numbersOf(first, last, maxQuotedLines);
    if (numbers.empty())
        return emit statusMessage(tr("No line of this file stands here"));
    QStringList lines;
    for (const LineNumber line : numbers)
        lines += lineText(line);
    openNote({info().path, numbers.front(), lines.join(QLatin1Char('\n')).left(maxQuote)});
}

void DocumentView::askQuote()
{
    if (const auto* quote = notes_.quoteAt(currentLine()); quote != nullptr && markable_)
        openNote({info().path, quote->line, qstring(quote->text)});
}

void DocumentView::openNote(QuoteRequest request)
{
    pane_->findBar().close();
    quote_ = std::move(request);
    const auto* there = notes_.quoteAt(quote_.line);
    noteBar_->open({NoteBar::Kind::Quote, quote_.line,
                    LineNumber{quote_.line.value + quote_.text.count(QLatin1Char('\n'))},
                    there == nullptr ? QString() : qstring(there->note), there != nullptr},
                   asksName_);
}

void DocumentView::takeNote(const QString& note, const QString& author)
{
    if (noteBar_->subject().kind == NoteBar::Kind::Mark)
        return emit markRequested({info().path, noteBar_->subject().first, note, false, author});
    quote_.note = note;
    quote_.author = author;
    emit quoteRequested(quote_);
}

void DocumentView::removeNoted()
{
    const LineNumber line = noteBar_->subject().first;
    if (noteBar_->subject().kind == NoteBar::Kind::Mark)
        emit markRequested({info().path, line, {}, true});
    else
        emit quoteRequested({info().path, line, {}, true});
}

void DocumentView::setReferenceTargets(std::function<QStringList(const QString&)> targets)
{
    targets_ = std::move(targets);
    for (view::TextView* shown : {&text(), &pane_->filter().view()})
        shown->setReferenceCheck(
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
