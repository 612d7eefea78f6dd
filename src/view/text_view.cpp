// SPDX-License-Identifier: Apache-2.0
#include "view/text_view.h"

#include "view/accessible_text_view.h"
#include "view/finder.h"
#include "view/fold/folds.h"
#include "view/highlighter.h"
#include "view/overview_strip.h"
#include "view/rows.h"

#include <QAction>
#include <QFontDatabase>
#include <QScrollBar>

#include <algorithm>

namespace triage::view {

TextView::TextView(QWidget* parent)
    : QAbstractScrollArea(parent), highlighter_(std::make_unique<Highlighter>()),
      folds_(std::make_unique<Folds>()), finder_(new Finder(this)), strip_(new OverviewStrip(this))
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
    defaultPoints_ = font.pointSizeF() > 0 ? font.pointSizeF() : 10;
    font.setPointSizeF(defaultPoints_);
    font.setStyleHint(QFont::Monospace);
    setFont(font);
    createActions();
    retranslate();
    highlighter_->setDark(isDark(palette()));
    connect(highlighter_.get(), &Highlighter::changed, this, &TextView::invalidateRows);
    connect(finder_, &Finder::changed, this, &TextView::hitsChanged);
    connect(strip_, &OverviewStrip::clicked, this, [this](double at) {
        verticalScrollBar()->setValue(
            static_cast<int>(at * (verticalScrollBar()->maximum() + visibleRows())) - visibleRows() / 2);
    });
    AccessibleTextView::install();
    connect(this, &TextView::currentLineChanged, this, &TextView::announce);
    fontChanged();
}

TextView::~TextView() = default;

void TextView::setDocument(std::shared_ptr<Document> document)
{
    if (document_)
        document_->disconnect(this);
    document_ = std::move(document);
    cursor_ = anchor_ = ByteOffset{0};
    top_ = LineNumber{1};
    topPart_ = 0;
    pendingLine_.reset();
    currentHit_.reset();
    widest_ = 0;
    decorations_.clear();
    highlighter_->setDocument(document_.get());
    folds_->setDocument(document_.get());
    rows_->setDocument(document_.get());
    finder_->setDocument(document_);
    if (document_) {
        connect(document_.get(), &Document::changed, this, &TextView::documentChanged);
        connect(document_.get(), &Document::reset, this, [this] {
            highlighter_->setDocument(document_.get());
            folds_->setDocument(document_.get());
            widest_ = 0;
            documentChanged();
        });
    }
    horizontalScrollBar()->setValue(0);
    verticalScrollBar()->setValue(0);
    documentChanged();
    emit currentLineChanged(currentLine());
}

void TextView::documentChanged()
{
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
    viewport()->update();
}

void TextView::setDecorations(std::vector<LineDecoration> decorations)
{
    decorations_ = std::move(decorations);
    std::stable_sort(decorations_.begin(), decorations_.end(),
                     [](const LineDecoration& a, const LineDecoration& b) { return a.first < b.first; });
    updateStrip();
    viewport()->update();
}

void TextView::find(const text::Pattern& pattern)
{
    currentHit_.reset();
    findPending_ = !pattern.text.empty();
    findFrom_ = selectionBegin();
    finder_->search(pattern);
}

void TextView::hitsChanged()
{
    if (findPending_) {
        // As one types: the first hit from where the search began, as soon as it is there.
        const auto hit = finder_->next(findFrom_);
        if (hit)
            goToHit(hit);
        if (hit || !finder_->running())
            findPending_ = false;
    }
    updateStrip();
    viewport()->update();
}

bool TextView::findNext()
{
    const ByteOffset from{selectionBegin().value + (currentHit_ ? 1 : 0)};
    if (goToHit(finder_->next(from)))
        return true;
    findPending_ = finder_->running(); // as soon as there is one
    findFrom_ = from;
    return false;
}

bool TextView::findPrevious()
{
    return goToHit(finder_->previous(selectionBegin()));
}

bool TextView::goToHit(const std::optional<text::Hit>& hit)
{
    if (!hit)
        return false;
    currentHit_ = hit;
    anchor_ = hit->offset;
    cursor_ = ByteOffset{hit->offset.value + hit->size};
    scrollToCursor(true);
    viewport()->update();
    emit selectionChanged();
    emit currentLineChanged(currentLine());
    return true;
}

QAction* TextView::action(Command command) const
{
    return actions_[static_cast<std::size_t>(command)];
}

void TextView::createActions()
{
    struct Entry
    {
        QList<QKeySequence> keys;
        void (TextView::*run)();
    };
    const auto standard = [](QKeySequence::StandardKey key) { return QKeySequence::keyBindings(key); };
    const std::vector<Entry> entries = {
        {standard(QKeySequence::Copy), &TextView::copy},
        {standard(QKeySequence::SelectAll), &TextView::selectAll},
        {standard(QKeySequence::Find), &TextView::findRequested},
        {{QKeySequence(Qt::Key_F3)}, nullptr},
        {{QKeySequence(Qt::SHIFT | Qt::Key_F3)}, nullptr},
        {{QKeySequence(Qt::CTRL | Qt::Key_G)}, &TextView::goToLineRequested},
        {standard(QKeySequence::ZoomIn) << QKeySequence(Qt::CTRL | Qt::Key_Equal), nullptr},
        {standard(QKeySequence::ZoomOut), nullptr},
        {{QKeySequence(Qt::CTRL | Qt::Key_0)}, nullptr},
        {{QKeySequence(Qt::ALT | Qt::Key_Z)}, nullptr},
        {{QKeySequence(Qt::CTRL | Qt::Key_M)}, nullptr},
        {{QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)}, nullptr},
    };
    for (const Entry& entry : entries) {
        auto* created = new QAction(this);
        created->setShortcuts(entry.keys);
        created->setShortcutContext(Qt::WidgetShortcut);
        if (entry.run)
            connect(created, &QAction::triggered, this, entry.run);
        addAction(created);
        actions_.push_back(created);
    }
    connect(action(Command::FindNext), &QAction::triggered, this, &TextView::findNext);
    connect(action(Command::FindPrevious), &QAction::triggered, this, &TextView::findPrevious);
    connect(action(Command::ZoomIn), &QAction::triggered, this, [this] { zoom(1); });
    connect(action(Command::ZoomOut), &QAction::triggered, this, [this] { zoom(-1); });
    connect(action(Command::ZoomReset), &QAction::triggered, this, [this] { setFontSize(defaultPoints_); });
    action(Command::SoftWrap)->setCheckable(true);
    connect(action(Command::SoftWrap), &QAction::toggled, this, &TextView::setSoftWrap);
    connect(action(Command::ToggleMark), &QAction::triggered, this,
            [this] { emit markRequested(currentLine()); });
    connect(action(Command::CopyAsEvidence), &QAction::triggered, this, [this] {
        const ByteOffset last{
            std::max(selectionBegin().value, selectionEnd().value - (hasSelection() ? 1 : 0))};
        emit copyAsEvidenceRequested(lineOf(selectionBegin()), lineOf(last));
    });
}

void TextView::retranslate()
{
    const QStringList texts = {tr("Copy"),       tr("Select all"),    tr("Find…"),
                               tr("Find next"),  tr("Find previous"), tr("Go to line…"),
                               tr("Zoom in"),    tr("Zoom out"),      tr("Original size"),
                               tr("Wrap lines"), tr("Mark line"),     tr("Copy as evidence")};
    for (std::size_t i = 0; i < actions_.size(); ++i)
        actions_[i]->setText(texts[static_cast<qsizetype>(i)]);
    setAccessibleName(tr("Text"));
}

} // namespace triage::view
