// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_pane.h"

#include "view/filter/filter_bar.h"
#include "view/filter/filter_look.h"
#include "view/filter/filter_search.h"
#include "view/filter/filter_trail.h"
#include "view/pattern/pattern_edit.h"
#include "view/text_view.h"

#include <QEvent>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::view {
namespace {

constexpr std::int64_t longestSelection = 200; ///< bytes that are taken as the text
constexpr std::int64_t mostEvidence = 500;     ///< lines

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \t") == std::string::npos;
}

} // namespace

FilterPane::FilterPane(TextView* main, QWidget* parent)
    : QWidget(parent), main_(main), trail_(new FilterTrail(this)), bar_(new FilterBar(this)),
      view_(new TextView(this)), nothing_(new QLabel(this)), search_(new FilterSearch(this))
{
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setWordWrap(true);
    nothing_->setMargin(16);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(trail_);
    column->addWidget(bar_);
    column->addWidget(view_, 1);
    column->addWidget(nothing_, 1);
    setFocusProxy(bar_);
    connect(bar_, &FilterBar::changed, this, &FilterPane::refilter);
    connect(bar_, &FilterBar::withinRequested, this, &FilterPane::filterWithin);
    connect(bar_, &FilterBar::stopRequested, search_, &FilterSearch::cancel);
    connect(bar_, &FilterBar::closeRequested, this, &FilterPane::close);
    connect(trail_, &FilterTrail::chosen, this, &FilterPane::backTo);
    connect(search_, &FilterSearch::changed, this, &FilterPane::showState);
    connect(search_, &FilterSearch::resultReplaced, this, &FilterPane::takeResult);
    connectViews();
    showState();
    hide();
}

FilterPane::~FilterPane()
{
    search_->disconnect(this);
    view_->setLineLook({});
}

void FilterPane::connectViews()
{
    connect(bar_, &FilterBar::linesRequested, view_, [this] { view_->setFocus(Qt::OtherFocusReason); });
    connect(view_, &TextView::currentLineChanged, this, [this] { goThere(false); });
    connect(view_, &TextView::lineActivated, this, [this] { goThere(true); });
    connect(view_, &TextView::markRequested, this,
            [this](LineNumber line) { emit markRequested(main_->numberOf(lineAbove(line))); });
    connect(view_, &TextView::quoteRequested, this,
            [this](LineNumber first) { emit quoteRequested(main_->numberOf(lineAbove(first))); });
    connect(view_, &TextView::copyAsEvidenceRequested, this, [this](LineNumber first, LineNumber last) {
        std::vector<LineNumber> lines;
        for (auto line = first; line <= last && std::ssize(lines) < mostEvidence; ++line.value)
            lines.push_back(main_->numberOf(lineAbove(line)));
        emit copyAsEvidenceRequested(lines);
    });
    connect(view_, &TextView::findRequested, main_, &TextView::findRequested);
    connect(view_, &TextView::goToLineRequested, main_, &TextView::goToLineRequested);
    connect(main_, &TextView::currentLineChanged, this, &FilterPane::followMain);
    connect(main_, &TextView::fontSizeChanged, view_, &TextView::setFontSize);
    connect(view_, &TextView::fontSizeChanged, main_, &TextView::setFontSize);
}

void FilterPane::open()
{
    const std::int64_t selected = main_->selectionEnd().value - main_->selectionBegin().value;
    const QString text = selected > 0 && selected < longestSelection ? main_->selectedText() : QString();
    show();
    if (!text.isEmpty() && !text.contains(QLatin1Char('\n')))
        bar_->edit().setText(text);
    bar_->setFocus(Qt::ShortcutFocusReason);
    bar_->edit().selectAll();
    refilter();
    emit opened();
}

void FilterPane::close()
{
    bar_->edit().remember();
    hide();
    search_->start({}, 0);
    main_->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void FilterPane::setStep(const text::FilterStep& step)
{
    bar_->setStep(step);
    refilter();
}

void FilterPane::refilter()
{
    if (isHidden())
        return;
    if (filtered_.lock() != main_->document()) {
        filtered_ = main_->document();
        search_->start({}, 0);
        search_->setDocument(main_->document());
    }
    std::vector<text::FilterStep> steps = chain_;
    if (const text::FilterStep step = bar_->step(); !isBlank(step.typed))
        steps.push_back(step);
    search_->start(std::move(steps), bar_->around());
}

void FilterPane::filterWithin()
{
    const text::FilterStep step = bar_->step();
    if (isBlank(step.typed) || !search_->active())
        return;
    bar_->edit().remember();
    chain_.push_back(step);
    bar_->setStep({{}, step.regex, step.caseSensitive, step.wholeWord, false});
    refilter();
    bar_->setFocus(Qt::OtherFocusReason);
}

/// The step comes back into the field, the ones behind it go.
void FilterPane::backTo(int step)
{
    const text::FilterStep edited = step < 0 ? text::FilterStep{} : chain_[static_cast<std::size_t>(step)];
    chain_.resize(static_cast<std::size_t>(std::max(0, step)));
    bar_->setStep(edited);
    refilter();
    bar_->setFocus(Qt::OtherFocusReason);
}

void FilterPane::takeResult()
{
    const QScopedValueRollback guard(moving_, true); // nobody went anywhere
    view_->setLineLook({});
    look_.reset();
    view_->setDocument(search_->result());
    if (!search_->result())
        return;
    view_->setFontFamily(main_->font().family());
    view_->setStandardFontSize(main_->standardFontSize());
    view_->setFontSize(main_->fontSize());
    look_ = std::make_shared<FilterLook>(search_->lines(), *search_->filter(), main_->lineLook());
    view_->setLineLook(look_);
    moving_ = false;
    followMain();
}

void FilterPane::showState()
{
    QStringList steps;
    for (const text::FilterStep& step : chain_)
        steps
            << (step.exclude ? tr("not: %1") : QStringLiteral("%1")).arg(QString::fromStdString(step.typed));
    trail_->setSteps(steps);
    bar_->showState(*search_, chain_.size());
    const bool lines = search_->result() != nullptr;
    view_->setVisible(lines);
    nothing_->setVisible(!lines);
    nothing_->setText(hint());
}

QString FilterPane::hint() const
{
    if (!search_->active())
        return search_->wrong() ? QString()
                                : tr("Type a text to see only its lines.\nAND, OR and NOT in capitals join "
                                     "texts; brackets group; quotes keep a text as it is.");
    return search_->running() ? QString() : tr("No line matches.");
}

LineNumber FilterPane::lineAbove(LineNumber shown) const
{
    const auto line = search_->lines() != nullptr ? search_->lines()->at(shown) : std::nullopt;
    return line ? line->number : LineNumber{1};
}

void FilterPane::goThere(bool focus)
{
    if (moving_ || search_->lines() == nullptr)
        return;
    const QScopedValueRollback guard(moving_, true);
    const LineNumber line = lineAbove(view_->currentLine());
    if (look_)
        look_->setCurrent(line);
    main_->goToLine(line);
    view_->viewport()->update();
    if (focus)
        main_->setFocus(Qt::OtherFocusReason);
}

void FilterPane::followMain()
{
    if (filtered_.lock() != main_->document())
        return refilter(); // another text
    if (moving_ || !look_ || !search_->result())
        return;
    const QScopedValueRollback guard(moving_, true);
    const LineNumber line = main_->currentLine();
    look_->setCurrent(line);
    const LineNumber shown = search_->lines()->shownAt(line);
    if (shown.value > 0 && shown.value <= search_->result()->lineCount())
        view_->goToLine(shown);
    view_->viewport()->update();
}

void FilterPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showState();
}

} // namespace triage::view
