// SPDX-License-Identifier: Apache-2.0
#include "view/diff/pair_view.h"

#include "text/line_reader.h"
#include "view/diff/comparison.h"
#include "view/diff/pair_bar.h"
#include "view/diff/scroll_tie.h"
#include "view/overview_strip.h"
#include "view/said.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::view {
namespace {

constexpr QSize leastHalf{160, 120};   ///< also with bars in it: one that opens does not push the other half
constexpr std::int64_t linesAbove = 4; ///< of a difference that is gone to

Side otherThan(Side side)
{
    return side == Side::Left ? Side::Right : Side::Left;
}

std::shared_ptr<Document> documentOf(const std::string& text, const QString& name)
{
    DocumentSource source;
    source.source = text::fromBytes(text);
    source.name = name;
    source.encoding = text::Encoding::Utf8;
    return std::make_shared<Document>(std::move(source));
}

} // namespace

PairView::PairView(Half left, Half right, QWidget* parent)
    : QWidget(parent), halves_{left, right}, bar_(new PairBar(this)), splitter_(new QSplitter(this)),
      strip_(new OverviewStrip(this)), tie_(nullptr), comparison_(new Comparison(this))
{
    build();
    tie_ = new ScrollTie(&view(Side::Left), &view(Side::Right), this);
    tie_->setBy(ScrollTie::By::Nothing); // until both are there
    connectParts();
}

PairView::~PairView()
{
    comparison_->disconnect(this);
    qApp->disconnect(this); // the window gives its focus away while it is destroyed, when this is half gone
}

void PairView::build()
{
    for (const Half& half : halves_) {
        half.column->setMinimumSize(leastHalf);
        splitter_->addWidget(half.column);
        splitter_->setStretchFactor(splitter_->count() - 1, 1);
    }
    splitter_->setChildrenCollapsible(false);
    strip_->setFixedWidth(OverviewStrip::width);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(splitter_, 1);
    row->addWidget(strip_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar_);
    column->addLayout(row, 1);
    setFocusProxy(halves_[0].pane);
}

void PairView::connectParts()
{
    connect(bar_, &PairBar::modeChanged, this, &PairView::showMode);
    connect(bar_, &PairBar::blanksChanged, this, &PairView::compare);
    connect(bar_, &PairBar::tieChanged, this, [this] {
        timeKnown_ = true;
        tie_->setBy(bar_->tie());
        showState();
    });
    connect(bar_, &PairBar::stackedChanged, this,
            [this] { splitter_->setOrientation(bar_->stacked() ? Qt::Vertical : Qt::Horizontal); });
    connect(bar_, &PairBar::nextRequested, this, [this] { goToDifference(true); });
    connect(bar_, &PairBar::previousRequested, this, [this] { goToDifference(false); });
    connect(comparison_, &Comparison::changed, this, &PairView::showResult);
    connect(tie_, &ScrollTie::timeKnown, this, [this](bool known) {
        timeKnown_ = known;
        showState();
    });
    connect(strip_, &OverviewStrip::clicked, this, [this](double at) {
        if (const auto result = comparison_->result())
            view(inUse_).goToLine(
                LineNumber{1 + static_cast<std::int64_t>(at * static_cast<double>(result->rows.size()))});
    });
    connectSide(Side::Left);
    connectSide(Side::Right);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { focusMoved(now); });
}

void PairView::connectSide(Side side)
{
    connect(&view(side), &TextView::scrolled, this, &PairView::updateWindow);
    connect(&view(side), &TextView::currentLineChanged, this, &PairView::showState);
    connect(&view(side), &TextView::lineActivated, this, [this, side](LineNumber line) {
        if (!view(side).lineLook())
            return;
        if (const LineNumber number = view(side).numberOf(line); number.value > 0)
            emit openRequested(side, number);
    });
}

TextView& PairView::view(Side side) const
{
    return halves_[side == Side::Left ? 0 : 1].pane->view();
}

void PairView::use(Side side)
{
    view(side).setFocus(Qt::ShortcutFocusReason);
    focusMoved(&view(side)); // also while the window is not the active one
}

void PairView::focusMoved(const QWidget* now)
{
    for (const Side side : {Side::Left, Side::Right}) {
        const Half& half = halves_[side == Side::Left ? 0 : 1];
        if (side == inUse_ || now == nullptr || (now != half.column && !half.column->isAncestorOf(now)))
            continue;
        standAlike(side);
        inUse_ = side;
        setFocusProxy(half.pane);
        showState();
        emit inUseChanged();
        return;
    }
}

void PairView::show(std::shared_ptr<Document> left, std::shared_ptr<Document> right, bool differences)
{
    documents_ = {std::move(left), std::move(right)};
    shown_ = false;
    stale_ = true;
    for (const auto& document : documents_)
        connect(document.get(), &Document::reset, this, &PairView::compare, Qt::UniqueConnection);
    const bool onePlace = documents_[0] == documents_[1];
    bar_->setTie(onePlace ? ScrollTie::By::Nothing : ScrollTie::By::Line);
    if (bar_->showsDifferences() == differences)
        showMode();
    else
        bar_->setShowsDifferences(differences); // which shows it
}

/// Anew: the texts, or how they are compared, are not what they were.
void PairView::compare()
{
    shown_ = false;
    stale_ = !bar_->showsDifferences(); // then when it is asked for
    if (!stale_)
        comparison_->compare(*documents_[0], *documents_[1], {bar_->ignoresBlanks()});
}

void PairView::showMode()
{
    if (!documents_[0] || !documents_[1])
        return;
    const bool differences = bar_->showsDifferences();
    strip_->setVisible(differences);
    if (!differences)
        return showTexts();
    tie_->setBy(ScrollTie::By::Nothing);
    if (!stale_ && (comparison_->result() || comparison_->running()))
        return showResult();
    compare();
}

void PairView::showTexts()
{
    tie_->setBy(ScrollTie::By::Nothing);
    for (std::size_t i = 0; i < halves_.size(); ++i) {
        TextView& text = halves_[i].pane->view();
        text.setLineLook({});
        if (text.document() != documents_[i]) // else its place stays
            text.setDocument(documents_[i]);
    }
    shown_ = false;
    timeKnown_ = true;
    tie_->setBy(bar_->tie());
    emit linesReplaced();
    showState();
}

void PairView::showResult()
{
    const auto result = comparison_->result();
    if (comparison_->error() && bar_->showsDifferences()) { // what can be read is shown
        showTexts();
        strip_->hide();
    }
    if (!result || !bar_->showsDifferences())
        return showState();
    if (!shown_) {
        tie_->setBy(ScrollTie::By::Nothing);
        const std::array<const std::string*, 2> texts = {&result->left, &result->right};
        for (std::size_t i = 0; i < halves_.size(); ++i) {
            TextView& text = halves_[i].pane->view();
            text.setLineLook({});
            text.setDocument(documentOf(*texts[i], documents_[i]->name()));
            looks_[i] = std::make_shared<const DiffLook>(result, i == 0 ? Side::Left : Side::Right);
            text.setLineLook(looks_[i]);
        }
        shown_ = true;
        emit linesReplaced();
    }
    tie_->setBy(ScrollTie::By::Line);
    updateStrip();
    if (!result->differences.empty() && view(inUse_).currentLine().value == 1)
        goToRow(inUse_, LineNumber{result->differences.front() + 1});
    showState();
}

/// Puts the cursor of that side into the row of the other one, unless something is selected there. Under a
/// pressed button nothing scrolls: the click is of the line that was seen.
void PairView::standAlike(Side side)
{
    TextView& text = view(side);
    const LineNumber row = view(otherThan(side)).currentLine();
    if (!shown_ || text.hasSelection() || text.currentLine() == row)
        return;
    const LineNumber top = text.firstVisibleLine();
    const int left = text.horizontalScrollBar()->value();
    if (const auto begin = text::offsetOfLine(text.document()->source(), *text.document()->index(), row)) {
        const ByteOffset place{begin->value + changeIn(side, row)};
        text.setCursor(place, place);
    }
    if (QApplication::mouseButtons() == Qt::NoButton)
        return;
    text.scrollToTop(top);
    text.horizontalScrollBar()->setValue(left);
}

std::int64_t PairView::changeIn(Side side, LineNumber row) const
{
    const auto& look = looks_[side == Side::Left ? 0 : 1];
    return look ? look->firstChange(row) : 0;
}

/// To what changed in the row, so that it is seen in a long line too.
void PairView::goToRow(Side side, LineNumber row)
{
    TextView& text = view(side);
    text.goToLine(row);
    if (text.currentLine() != row)
        return; // it is gone to when it is known
    if (const std::int64_t within = changeIn(side, row); within > 0)
        text.goToByte(ByteOffset{text.position().value + within});
}

bool PairView::goToDifference(bool forward)
{
    const auto result = comparison_->result();
    if (!result || !bar_->showsDifferences() || result->differences.empty())
        return false;
    const auto& all = result->differences;
    TextView& text = view(inUse_);
    const std::int64_t row = text.currentLine().value - 1;
    auto at = forward ? std::upper_bound(all.begin(), all.end(), row)
                      : std::lower_bound(all.begin(), all.end(), row);
    if (forward ? at == all.end() : at == all.begin())
        return false;
    const std::int64_t wanted = forward ? *at : *(at - 1);
    goToRow(inUse_, LineNumber{wanted + 1});
    text.scrollToTop(LineNumber{std::max<std::int64_t>(1, wanted + 1 - linesAbove)});
    showState();
    return true;
}

std::int64_t PairView::currentDifference() const
{
    const auto& all = comparison_->result()->differences;
    const std::int64_t row = view(inUse_).currentLine().value - 1;
    return std::upper_bound(all.begin(), all.end(), row) - all.begin();
}

QString PairView::stateText() const
{
    if (!bar_->showsDifferences())
        return timeKnown_ ? QString() : tr("No time stamps to scroll by here");
    if (comparison_->running())
        return tr("Comparing…");
    if (comparison_->error())
        return said(comparison_->error()->message);
    const auto result = comparison_->result();
    if (!result)
        return {};
    const auto count = static_cast<qlonglong>(result->differences.size());
    if (count == 0)
        return tr("No differences");
    const auto at = static_cast<qlonglong>(currentDifference());
    return at == 0 ? tr("Differences: %1").arg(locale().toString(count))
                   : tr("Difference %1 of %2").arg(locale().toString(at), locale().toString(count));
}

void PairView::showState()
{
    const bool wrong = bar_->showsDifferences() && comparison_->error();
    bar_->setState(stateText(), wrong);
    bar_->setMovable(comparison_->result() && !comparison_->result()->differences.empty());
}

void PairView::updateStrip()
{
    const auto result = comparison_->result();
    if (!result)
        return;
    std::vector<OverviewStrip::Stripe> stripes;
    const auto rows = static_cast<double>(std::max<std::size_t>(1, result->rows.size()));
    for (std::size_t i = 0; i < result->rows.size(); ++i) {
        const auto kind = result->rows[i].kind;
        if (kind == text::Aligned::Kind::Same)
            continue;
        std::size_t end = i;
        while (end < result->rows.size() && result->rows[end].kind == kind)
            ++end;
        stripes.push_back({static_cast<double>(i) / rows, static_cast<double>(end) / rows,
                           differenceColour(kind, palette()), 0});
        i = end - 1;
    }
    strip_->setStripes(std::move(stripes));
    updateWindow();
}

void PairView::updateWindow()
{
    const auto result = comparison_->result();
    if (!result || result->rows.empty() || !bar_->showsDifferences())
        return;
    const TextView& left = view(Side::Left);
    const auto rows = static_cast<double>(result->rows.size());
    const double lines = left.viewport()->height() / std::max(1.0, QFontMetricsF(left.font()).height() + 2);
    const auto top = static_cast<double>(left.firstVisibleLine().value - 1);
    strip_->setWindow(top / rows, std::min(1.0, (top + lines) / rows));
}

void PairView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
    else if (event->type() == QEvent::PaletteChange)
        updateStrip();
}

} // namespace triage::view
