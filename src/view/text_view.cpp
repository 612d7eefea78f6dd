// SPDX-License-Identifier: Apache-2.0
#include "view/text_view.h"

#include "view/accessible_text_view.h"
#include "view/finder.h"
#include "view/fold/folds.h"
#include "view/highlighter.h"
#include "view/jump/error_places.h"
#include "view/jump/seeker.h"
#include "view/overview_strip.h"
#include "view/rows.h"
#include "view/select/copier.h"

#include <QAction>
#include <QFontDatabase>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace triage::view {

namespace {

/// Before there is a view: an interface that is asked for while the first one is made is Qt's own otherwise.
QWidget* accessible(QWidget* parent)
{
    AccessibleTextView::install();
    return parent;
}

} // namespace

TextView::TextView(QWidget* parent)
    : QAbstractScrollArea(accessible(parent)), highlighter_(std::make_unique<Highlighter>()),
      folds_(std::make_unique<Folds>()), finder_(new Finder(this)), seeker_(new Seeker(this)),
      copier_(new Copier(this)), strip_(new OverviewStrip(this)), tail_(new QToolButton(viewport()))
{
    rows_ = std::make_unique<Rows>(*highlighter_, *folds_);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_InputMethodEnabled, false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    standardPoints_ = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    font.setPointSizeF(standardPoints_);
    font.setStyleHint(QFont::Monospace);
    setFont(font);
    tail_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    tail_->setFocusPolicy(Qt::NoFocus);
    tail_->setCursor(Qt::ArrowCursor);
    tail_->hide();
    connect(tail_, &QToolButton::clicked, this, &TextView::goToEnd);
    createActions();
    retranslate();
    highlighter_->setDark(isDark(palette()));
    connect(highlighter_.get(), &Highlighter::changed, this, &TextView::invalidateRows);
    connect(finder_, &Finder::changed, this, &TextView::hitsChanged);
    connect(strip_, &OverviewStrip::clicked, this, [this](double at) {
        verticalScrollBar()->setValue(
            static_cast<int>(at * (verticalScrollBar()->maximum() + visibleRows())) - visibleRows() / 2);
    });
    connect(this, &TextView::currentLineChanged, this, &TextView::announce);
    connect(this, &TextView::selectionChanged, this, &TextView::announceSelection);
    fontChanged();
}

TextView::~TextView() = default;

void TextView::setDocument(std::shared_ptr<Document> document)
{
    if (document_)
        document_->disconnect(this);
    document_ = std::move(document);
    seeker_->cancel();
    copier_->cancel();
    cursor_ = anchor_ = ByteOffset{0};
    cursorLine_.reset();
    spoken_ = {};
    announced_ = LineNumber{0};
    waiting_ = nullptr;
    scrollPending_ = false;
    block_.reset();
    link_.reset();
    top_ = LineNumber{1};
    topPart_ = 0;
    heldContext_ = -1;
    pendingLine_.reset();
    currentHit_.reset();
    widest_ = 0;
    decorations_.clear();
    highlighter_->setDocument(document_.get());
    folds_->setDocument(document_.get());
    rows_->setDocument(document_.get());
    finder_->setDocument(document_);
    if (errors_)
        errors_->setDocument(document_);
    if (document_) {
        connect(document_.get(), &Document::changed, this, &TextView::documentChanged);
        connect(document_.get(), &Document::reset, this, &TextView::documentReset);
        connect(document_.get(), &Document::arrived, this, &TextView::documentArrived);
    }
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
    documentChanged();
    emit currentLineChanged(currentLine());
}

void TextView::documentChanged()
{
    const bool wasAtEnd = atEnd();
    folds_->documentGrew();
    rows_->invalidate();
    updateScrollBars();
    updateStrip();
    if (pendingLine_ && document_ &&
        (document_->lineCount() >= pendingLine_->value || document_->state() != Document::State::Indexing)) {
        const LineNumber wanted = *pendingLine_;
        pendingLine_.reset();
        goToLine(wanted);
    }
    if (document_)
        goOnWaiting();
    followChange(wasAtEnd);
    viewport()->update();
}

/// What is known of the text holds no more.
void TextView::documentReset()
{
    const bool wasAtEnd = atEnd();
    highlighter_->setDocument(document_.get());
    folds_->setDocument(document_.get());
    action(Command::FoldAll)->setChecked(false);
    seeker_->cancel();
    widest_ = 0;
    link_.reset();
    spoken_ = {};
    const ByteOffset end{document_->size()};
    placeCursor(std::min(anchor_, end), std::min(cursor_, end));
    documentChanged();
    if (following_ && wasAtEnd)
        goToEnd();
}

void TextView::setDecorations(std::vector<LineDecoration> decorations)
{
    decorations_ = std::move(decorations);
    std::stable_sort(decorations_.begin(), decorations_.end(),
                     [](const LineDecoration& a, const LineDecoration& b) { return a.first < b.first; });
    updateStrip();
    viewport()->update();
}

} // namespace triage::view
