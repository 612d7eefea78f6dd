// SPDX-License-Identifier: Apache-2.0
#include "app/files/document_view.h"

#include "app/files/document_header.h"
#include "app/files/note_bar.h"
#include "app/language/speech.h"
#include "app/parts/allowed.h"
#include "app/parts/buttons.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "view/document.h"
#include "view/find_bar.h"
#include "view/finder.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <utility>

namespace triage::app {
namespace {

using Command = view::TextView::Command;

} // namespace

/// A file that was opened off the window's thread.
struct DocumentView::Opened
{
    Result<std::shared_ptr<const text::ByteSource>> source;
    std::shared_ptr<const text::LineIndex> index;
    std::optional<text::Encoding> encoding;
};

DocumentView::DocumentView(Jobs& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), scope_(jobs), theme_(theme), header_(new DocumentHeader(theme)),
      pane_(new view::TextPane(this)), noteBar_(new NoteBar(this))
{
    pane_->setHeader(header_);
    setFocusProxy(pane_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(pane_, 1);
    column->addWidget(noteBar_);
    text().setErrorStripes(true);
    connectHead();
    connectText();
    connectJumps();
    applyFont();
    setMarkable(false);
}

view::TextView& DocumentView::text() const
{
    return pane_->view();
}

QList<QAction*> DocumentView::textActions() const
{
    return header_->textActions();
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
    auto* view = &text();
    connect(view, &view::TextView::markRequested, this, &DocumentView::askMark);
    connect(view, &view::TextView::lineActivated, this, [this] {
        if (!text().lineLook()) // in a comparison the text itself is opened
            askMark();
    });
    connect(view, &view::TextView::copyAsEvidenceRequested, this, &DocumentView::copyEvidence);
    connect(view, &view::TextView::copyTruncated, this, [this](qint64 copied, qint64 wanted) {
        emit statusMessage(tr("Copied the first %1 of %2").arg(sizeText(copied), sizeText(wanted)));
    });
    connect(view, &view::TextView::contextMenuAboutToShow, this,
            [this](QMenu* menu, LineNumber line) { addToMenu(*menu, numberAt(line)); });
    connect(noteBar_, &NoteBar::closed, view, [view] { view->setFocus(Qt::OtherFocusReason); });
    connect(noteBar_, &NoteBar::entered, this, &DocumentView::takeNote);
    connect(noteBar_, &NoteBar::removed, this, &DocumentView::removeNoted);
}

void DocumentView::await(const DocumentInfo& info)
{
    setInfo(info);
    waiting_ = new QLabel(this);
    waiting_->setProperty("role", QStringLiteral("muted"));
    waiting_->setAlignment(Qt::AlignCenter);
    waiting_->setWordWrap(true);
    auto* middle = new QVBoxLayout(text().viewport());
    middle->addWidget(waiting_);
    retranslate();
}

void DocumentView::open(const DocumentInfo& info, std::shared_ptr<const text::LineIndex> index)
{
    if (waiting_ != nullptr) {
        delete std::exchange(waiting_, nullptr);
        delete text().viewport()->layout();
    }
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
    present(std::move(document));
}

void DocumentView::show(const DocumentInfo& info, std::shared_ptr<view::Document> file)
{
    setInfo(info);
    present(std::move(file));
}

void DocumentView::present(std::shared_ptr<view::Document> file)
{
    file_ = std::move(file);
    connect(file_.get(), &view::Document::changed, this, &DocumentView::updateHead);
    connect(file_.get(), &view::Document::reset, this, &DocumentView::updateHead);
    text().setDocument(file_);
    linesReplaced();
    const QScopedValueRollback arriving(arriving_, true);
    if (const auto line = std::exchange(pending_, std::nullopt))
        goTo(*line);
    emit opened();
}

void DocumentView::updateHead()
{
    auto info = header_->info();
    if (file_ != nullptr) {
        info.encoding = file_->encoding();
        info.size = file_->size();
        if (file_->state() != view::Document::State::Indexing)
            info.lines = file_->lineCount();
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

void DocumentView::setMarkable(bool on)
{
    markable_ = on;
    header_->setMarkable(on);
    for (const Command command : {Command::ToggleMark, Command::Quote})
        allow(*text().action(command), on, tr("When the import is through."));
}

void DocumentView::find()
{
    noteBar_->hide();
    text().action(Command::Find)->trigger();
}

void DocumentView::findNext(bool forward)
{
    if (text().finder().pattern().text.empty())
        return find();
    if (forward)
        text().findNext();
    else
        text().findPrevious();
}

void DocumentView::askLine()
{
    noteBar_->hide();
    text().action(Command::GoToLine)->trigger();
}

void DocumentView::askMark()
{
    if (!markable_)
        return;
    pane_->findBar().close();
    const auto line = currentLine();
    const auto* mark = notes_.markAt(line);
    noteBar_->open(
        {NoteBar::Kind::Mark, line, line, mark == nullptr ? QString() : qstring(mark->note), mark != nullptr},
        asksName_);
}

void DocumentView::askPin()
{
    if (markable_)
        requestPin(currentLine());
}

void DocumentView::requestPin(LineNumber line)
{
    constexpr qsizetype kept = 4096; // as evidence is
    emit pinRequested({info().path, line, lineText(line).left(kept)});
}

void DocumentView::addToMenu(QMenu& menu, LineNumber line)
{
    if (!markable_)
        return;
    menu.addSeparator();
    if (notes_.pinned && notes_.causal && notes_.causal->first <= line && line <= notes_.causal->last)
        menu.addAction(tr("Unpin"), this, &DocumentView::unpinRequested);
    else
        menu.addAction(icon(QStringLiteral("pin")), tr("Pin as causal line…"), this,
                       [this, line] { requestPin(line); });
}

void DocumentView::goToStop(bool forward)
{
    if (const auto stop = nextStop(notes_.stops(), currentLine(), forward))
        goTo(*stop);
}

void DocumentView::applyFont()
{
    const double standard = theme_.mono().pointSizeF();
    text().setFontFamily(theme_.mono().families().value(0));
    text().setStandardFontSize(standard);
    text().setFontSize(points_ > 0 ? points_ : standard);
}

void DocumentView::retranslate()
{
    decorate(); // its notes are words
    if (waiting_ != nullptr)
        waiting_->setText(tr("This file is unpacked next."));
}

void DocumentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationFontChange) {
        applyFont();
    }
    QWidget::changeEvent(event);
}

} // namespace triage::app
