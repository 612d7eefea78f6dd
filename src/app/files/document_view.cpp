// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_view.h"

#include "app/files/document_header.h"
#include "app/files/entry_bar.h"
#include "app/files/line_decorations.h"
#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "view/document.h"
#include "view/finder.h"
#include "view/text_view.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QVBoxLayout>

#include <array>

namespace triage::app {
namespace {

using Command = view::TextView::Command;

/// Lines of one copy as evidence: more is no evidence but a log.
constexpr std::int64_t maxEvidenceLines = 500;

/// What belongs to the file tab has its shortcuts there; two of the same would cancel each other.
void leaveShortcutsToPage(const view::TextView& text)
{
    for (const auto command :
         {Command::Find, Command::FindNext, Command::FindPrevious, Command::GoToLine, Command::ToggleMark})
        text.action(command)->setShortcut({});
}

} // namespace

/// A file that was opened off the window's thread.
struct DocumentView::Opened
{
    Result<std::shared_ptr<const text::ByteSource>> source;
    std::shared_ptr<const text::LineIndex> index;
    std::optional<text::Encoding> encoding;
};

DocumentView::DocumentView(Jobs& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), scope_(jobs), theme_(theme), header_(new DocumentHeader(theme, this)),
      findBar_(new FindBar(this)), entryBar_(new EntryBar(this)), text_(new view::TextView(this))
{
    leaveShortcutsToPage(*text_);
    setFocusProxy(text_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(findBar_);
    column->addWidget(entryBar_);
    column->addWidget(text_, 1);
    connectHead();
    connectText();
    connectBars();
    applyFont();
    setMarkable(false);
}

DocumentView::~DocumentView() = default;

void DocumentView::connectHead()
{
    connect(header_, &DocumentHeader::findClicked, this, &DocumentView::find);
    connect(header_, &DocumentHeader::goToLineClicked, this, &DocumentView::askLine);
    connect(header_, &DocumentHeader::markClicked, this, &DocumentView::askMark);
    connect(header_, &DocumentHeader::nextClicked, this, [this] { goToStop(true); });
    connect(header_, &DocumentHeader::previousClicked, this, [this] { goToStop(false); });
}

void DocumentView::connectText()
{
    connect(text_, &view::TextView::findRequested, this, &DocumentView::find);
    connect(text_, &view::TextView::goToLineRequested, this, &DocumentView::askLine);
    connect(text_, &view::TextView::markRequested, this, [this](LineNumber) { askMark(); });
    connect(text_, &view::TextView::lineActivated, this, [this](LineNumber) { askMark(); });
    connect(text_, &view::TextView::copyAsEvidenceRequested, this, &DocumentView::copyEvidence);
    connect(text_, &view::TextView::copyTruncated, this, [this](qint64 copied, qint64 wanted) {
        emit statusMessage(tr("Copied the first %1 of %2").arg(sizeText(copied), sizeText(wanted)));
    });
    connect(&text_->finder(), &view::Finder::changed, this, &DocumentView::showFindState);
    connect(text_, &view::TextView::selectionChanged, this, &DocumentView::showFindState);
}

void DocumentView::connectBars()
{
    const auto back = [this] { text_->setFocus(Qt::OtherFocusReason); };
    connect(findBar_, &FindBar::queryChanged, this, &DocumentView::searchFor);
    connect(findBar_, &FindBar::nextRequested, this, [this] { findNext(true); });
    connect(findBar_, &FindBar::previousRequested, this, [this] { findNext(false); });
    connect(findBar_, &FindBar::closed, this, [this, back] {
        text_->find({});
        back();
    });
    connect(entryBar_, &EntryBar::closed, this, back);
    connect(entryBar_, &EntryBar::lineEntered, this, [this, back](LineNumber line) {
        goTo(line);
        back();
    });
    connect(entryBar_, &EntryBar::noteEntered, this, [this, back](LineNumber line, const QString& note) {
        emit markRequested({info().path, line, note, false});
        back();
    });
    connect(entryBar_, &EntryBar::markRemoved, this, [this, back](LineNumber line) {
        emit markRequested({info().path, line, {}, true});
        back();
    });
}

void DocumentView::open(const DocumentInfo& info, std::shared_ptr<const text::LineIndex> index)
{
    setInfo(info);
    const auto work = [info, index = std::move(index)](std::stop_token) {
        Opened opened{text::openFile(info.location.toStdString()), index, info.encoding};
        if (!opened.source || opened.encoding)
            return opened;
        std::vector<char> head(64 * 1024);
        const auto got = (*opened.source)->read({}, head);
        opened.encoding = text::detectEncoding({head.data(), got.value_or(0)});
        return opened;
    };
    scope_.run(Pool::Interactive, work, this, [this](Opened opened) { present(std::move(opened)); });
}

void DocumentView::present(Opened opened)
{
    std::shared_ptr<view::Document> document;
    if (opened.source)
        document = std::make_shared<view::Document>(
            view::DocumentSource{*opened.source, info().path, std::move(opened.index), opened.encoding,
                                 info().importing ? std::filesystem::path()
                                                  : std::filesystem::path(info().location.toStdString())});
    else
        document = view::Document::open(info().location.toStdString(), info().path); // says why not
    connect(document.get(), &view::Document::changed, this, &DocumentView::updateHead);
    text_->setDocument(std::move(document));
    decorate();
    updateHead();
    if (const auto line = std::exchange(pending_, std::nullopt))
        text_->goToLine(*line);
}

void DocumentView::updateHead()
{
    auto info = header_->info();
    if (const auto& document = text_->document()) {
        info.encoding = document->encoding();
        info.size = document->size();
        if (document->state() != view::Document::State::Indexing)
            info.lines = document->lineCount();
    }
    header_->setInfo(info);
}

void DocumentView::setInfo(const DocumentInfo& info)
{
    header_->setInfo(info);
    updateHead();
}

const DocumentInfo& DocumentView::info() const
{
    return header_->info();
}

void DocumentView::setNotes(const LineNotes& notes)
{
    notes_ = notes;
    header_->setStops(static_cast<int>(notes.stops().size()));
    decorate();
}

void DocumentView::decorate()
{
    text_->setDecorations(decorationsOf(notes_));
}

void DocumentView::setMarkable(bool on)
{
    markable_ = on;
    header_->setMarkable(on);
    text_->action(Command::ToggleMark)->setEnabled(on);
}

void DocumentView::goTo(LineNumber line)
{
    if (line.value < 1)
        return;
    if (text_->document() == nullptr)
        pending_ = line;
    else
        text_->goToLine(line);
}

LineNumber DocumentView::currentLine() const
{
    return pending_.value_or(text_->currentLine());
}

void DocumentView::find()
{
    entryBar_->hide();
    const auto selected = text_->selectedText();
    const bool usable = !selected.isEmpty() && selected.size() < 200 && !selected.contains(u'\n');
    findBar_->open(usable ? selected : QString());
}

void DocumentView::findNext(bool forward)
{
    if (text_->finder().pattern().text.empty())
        return find();
    if (forward)
        text_->findNext();
    else
        text_->findPrevious();
    showFindState();
}

void DocumentView::searchFor(const FindQuery& query)
{
    text_->find({query.words.toStdString(), query.regex, query.caseSensitive, query.wholeWord});
    showFindState();
}

void DocumentView::showFindState()
{
    const auto& finder = text_->finder();
    if (finder.error())
        return findBar_->setStatus(tr("Not a valid expression"), true);
    if (finder.pattern().text.empty())
        return findBar_->setStatus({});
    const auto count = countText(finder.hitCount());
    if (finder.running())
        return findBar_->setStatus(tr("%1 so far").arg(count));
    if (finder.hitCount() == 0)
        return findBar_->setStatus(tr("Not found"), true);
    const auto size = text_->selectionEnd().value - text_->selectionBegin().value;
    const auto ordinal = finder.ordinalOf({text_->selectionBegin(), size});
    findBar_->setStatus(ordinal > 0 ? tr("%1 of %2").arg(countText(ordinal), count) : count);
}

void DocumentView::askLine()
{
    findBar_->hide();
    entryBar_->askLine(currentLine(), header_->info().lines.value_or(0));
}

void DocumentView::askMark()
{
    if (!markable_)
        return;
    findBar_->hide();
    const auto line = currentLine();
    const auto* mark = notes_.markAt(line);
    entryBar_->askNote(line, mark == nullptr ? QString() : qstring(mark->note), mark != nullptr);
}

void DocumentView::goToStop(bool forward)
{
    if (const auto stop = nextStop(notes_.stops(), currentLine(), forward))
        goTo(*stop);
}

void DocumentView::copyEvidence(LineNumber first, LineNumber last)
{
    const LineNumber end(std::min(last.value, first.value + maxEvidenceLines - 1));
    QString copied;
    for (auto line = first; line <= end; ++line.value)
        copied += QStringLiteral("%1:%2: %3\n").arg(info().path).arg(line.value).arg(text_->lineText(line));
    copyText(copied);
    emit statusMessage(tr("Copied %n line(s) as evidence", nullptr, int(end.value - first.value + 1)));
}

void DocumentView::applyFont()
{
    text_->setFontFamily(theme_.mono().families().value(0));
    text_->setFontSize(theme_.mono().pointSizeF());
}

void DocumentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        decorate(); // their notes are words
        showFindState();
    } else if (event->type() == QEvent::ApplicationFontChange) {
        applyFont();
    }
    QWidget::changeEvent(event);
}

} // namespace triage::app
