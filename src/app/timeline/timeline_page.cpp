// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/timeline_page.h"

#include "app/files/elided_label.h"
#include "app/language/speech.h"
#include "app/overview/list_look.h"
#include "app/theme/theme.h"
#include "app/timeline/event_strip.h"
#include "app/timeline/event_table_model.h"
#include "app/timeline/legend.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_actions.h"
#include "app/timeline/timeline_builder.h"
#include "app/timeline/timeline_view.h"
#include "app/timeline/timeline_words.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int allSteps_ = 0; // what the list of steps holds for "all"
constexpr int rowHeight = 26;
constexpr int roomyHeight = 330; // pixels of the tab: below that every row counts

/// The step whose logs tell most: the failed one.
int firstChoice(const engine::Analysis& analysis)
{
    const auto& failed = analysis.facts.firstFailure.step;
    return failed ? number(*failed) : allSteps_;
}

} // namespace

TimelinePage::TimelinePage(Jobs& jobs, const Theme& theme, QWidget* parent)
    : QWidget(parent), computing_(jobs), theme_(theme), steps_(new QComboBox(this)),
      clock_(new ElidedLabel(this)), legend_(new Legend(theme, this)), legendButton_(new QToolButton(this)),
      stack_(new QStackedWidget(this)), view_(new TimelineView(theme)), list_(new QTableView),
      rows_(new EventTableModel(theme, this)), empty_(new QLabel), strip_(new EventStrip(theme, this)),
      actions_(new TimelineActions(this))
{
    build();
    buildList();
    connectParts();
    connectActions();
    setFocusProxy(view_);
    mute();
    retranslate();
    showState();
}

TimelinePage::~TimelinePage() = default;

void TimelinePage::build()
{
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setContentsMargins(space::l, space::l, space::l, space::l);
    empty_->setProperty("role", QStringLiteral("muted"));
    for (QWidget* part : std::initializer_list<QWidget*>{view_, list_, empty_})
        stack_->addWidget(part);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::m, space::s, space::s, space::xs);
    head->setSpacing(space::xs);
    head->addWidget(buildBar());
    head->addWidget(legend_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(stack_, 1);
    layout->addWidget(strip_);
}

QWidget* TimelinePage::buildBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::xs);
    row->addWidget(steps_);
    row->addSpacing(space::s);
    row->addWidget(clock_, 1);
    legendButton_->setMenu(legend_->menu());
    legendButton_->setPopupMode(QToolButton::InstantPopup);
    legendButton_->setFocusPolicy(Qt::StrongFocus);
    legendButton_->setIcon(markIcon(MarkKind::Cascade, theme_.colors()));
    legendButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    row->addWidget(legendButton_);
    for (QAction* action : {actions_->previous, actions_->causal, actions_->next, actions_->zoomOut,
                            actions_->zoomIn, actions_->zoomToSelection, actions_->fit, actions_->list}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    }
    clock_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    clock_->setObjectName(QStringLiteral("clockNotes"));
    steps_->setObjectName(QStringLiteral("timelineSteps"));
    return bar;
}

void TimelinePage::buildList()
{
    list_->setModel(rows_);
    list_->setItemDelegateForColumn(EventTableModel::PlaceColumn, look::placeDelegate(list_));
    list_->setSelectionBehavior(QAbstractItemView::SelectRows);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setShowGrid(false);
    list_->setWordWrap(false);
    list_->setTabKeyNavigation(false);
    list_->setContextMenuPolicy(Qt::CustomContextMenu);
    list_->setIconSize({16, 16});
    list_->verticalHeader()->hide();
    list_->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // or a million rows are measured
    list_->verticalHeader()->setDefaultSectionSize(rowHeight);
    list_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    list_->horizontalHeader()->setHighlightSections(false);
    list_->horizontalHeader()->setStretchLastSection(true);
    list_->setObjectName(QStringLiteral("timelineList"));
}

void TimelinePage::connectParts()
{
    connect(steps_, &QComboBox::activated, this, [this] {
        asked_ = true;
        compute();
    });
    connect(legend_, &Legend::hiddenChanged, this, [this] {
        rows_->setHidden(legend_->hidden());
        view_->setHidden(legend_->hidden());
        showCurrent();
    });
    connect(view_, &TimelineView::currentChanged, this, &TimelinePage::showCurrent);
    connect(view_, &TimelineView::selectionChanged, this, &TimelinePage::showCurrent);
    connect(view_, &TimelineView::hovered, this, qOverload<EventId, int>(&TimelinePage::showEvent));
    connect(view_, &TimelineView::activated, this, &TimelinePage::open);
    connect(view_, &TimelineView::menuRequested, this, &TimelinePage::openMenu);
    connect(list_, &QTableView::activated, this,
            [this](const QModelIndex& at) { open(rows_->event(at.row())); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &TimelinePage::followList);
    connect(list_, &QTableView::customContextMenuRequested, this, [this](QPoint at) {
        const QModelIndex row = list_->indexAt(at);
        if (row.isValid())
            openMenu(rows_->event(row.row()), list_->viewport()->mapToGlobal(at));
    });
    connect(strip_, &EventStrip::openRequested, this, [this] { actions_->open->trigger(); });
    connect(strip_, &EventStrip::pinRequested, this, [this] { actions_->pin->trigger(); });
    connect(strip_, &EventStrip::unpinRequested, this, &TimelinePage::unpinRequested);
}

void TimelinePage::setAnalysis(std::shared_ptr<const engine::Analysis> analysis)
{
    const bool sameBundle = analysis && analysis_ && analysis->bundle.root == analysis_->bundle.root;
    analysis_ = std::move(analysis);
    if (!sameBundle)
        asked_ = false;
    stale_ = true;
    fillSteps();
    if (isVisible())
        compute();
}

void TimelinePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (stale_)
        compute();
}

void TimelinePage::fillSteps()
{
    const int chosen = asked_                 ? steps_->currentData().toInt()
                       : analysis_ != nullptr ? firstChoice(*analysis_)
                                              : allSteps_;
    steps_->clear();
    steps_->addItem(tr("All steps"), allSteps_);
    if (analysis_)
        for (const Step step : allSteps)
            if (std::ranges::any_of(analysis_->facts.files, [step](const auto& f) { return f.step == step; }))
                steps_->addItem(tr("Step %1").arg(number(step)), number(step));
    steps_->setVisible(steps_->count() > 1);
    steps_->setCurrentIndex(std::max(steps_->findData(chosen), 0));
}

std::optional<Step> TimelinePage::chosenStep() const
{
    const int chosen = steps_->currentData().toInt();
    return chosen == allSteps_ ? std::nullopt : std::optional(Step(chosen));
}

void TimelinePage::compute()
{
    stale_ = false;
    computing_.supersede();
    if (!analysis_)
        return take(nullptr);
    computing_.run(
        Pool::Interactive,
        [analysis = analysis_, step = chosenStep()](std::stop_token stop) {
            return std::make_shared<const Timeline>(timelineOf(analysis, step, stop));
        },
        this, [this](std::shared_ptr<const Timeline> timeline) { take(std::move(timeline)); });
}

void TimelinePage::take(std::shared_ptr<const Timeline> timeline)
{
    const bool same = timeline && timeline_ && timeline->files == timeline_->files &&
                      timeline->analysis->bundle.root == timeline_->analysis->bundle.root;
    timeline_ = std::move(timeline);
    legend_->setTimeline(timeline_.get());
    rows_->setTimeline(timeline_);
    view_->setTimeline(timeline_, same);
    list_->resizeColumnToContents(EventTableModel::TimeColumn);
    for (const auto& [column, width] :
         {std::pair(EventTableModel::TimeColumn, 180), std::pair(EventTableModel::KindColumn, 168),
          std::pair(EventTableModel::ProcessColumn, 176), std::pair(EventTableModel::PlaceColumn, 280)})
        list_->setColumnWidth(column, width);
    showState();
    QTimer::singleShot(0, view_, &TimelineView::revealCurrent); // once its height is known
}

void TimelinePage::showState()
{
    const bool drawn = timeline_ && !timeline_->empty();
    clock_->setText(clockText());
    clock_->setVisible(drawn);
    strip_->setVisible(drawn);
    adjustHeight();
    actions_->setEnabled(drawn);
    if (!drawn)
        stack_->setCurrentWidget(empty_);
    else
        stack_->setCurrentWidget(actions_->list->isChecked() ? static_cast<QWidget*>(list_) : view_);
    if (!timeline_)
        empty_->setText(analysis_ ? tr("Placing the events …") : QString());
    else
        empty_->setText(
            tr("The logs hold no error, no warning and no milestone.\nEvents of every process appear "
               "here on one axis as soon as a log names them."));
    showCurrent();
}

/// The lanes come first: in a low window the legend is a menu and the event's text is left out.
void TimelinePage::adjustHeight()
{
    const bool drawn = timeline_ && !timeline_->empty();
    const bool low = height() < roomyHeight;
    legend_->setVisible(drawn && !low);
    legendButton_->setVisible(drawn && low);
    strip_->setShort(low);
}

void TimelinePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    adjustHeight();
}

QString TimelinePage::clockText() const
{
    if (!timeline_ || timeline_->empty())
        return {};
    QStringList sentences = clockSentences(timeline_->clock);
    if (timeline_->thinned)
        sentences << tr(
            "Of a kind with more than 2,000 events in a log, the first and last 1,000 are drawn.");
    QString text;
    for (const QString& sentence : sentences) {
        if (!text.isEmpty() && !text.endsWith(QChar(0x3002))) // a Chinese full stop brings its own space
            text += QLatin1Char(' ');
        text += sentence;
    }
    return text;
}

void TimelinePage::showList(bool on)
{
    actions_->list->setChecked(on);
}

void TimelinePage::retranslate()
{
    actions_->retranslate();
    fillSteps();
    steps_->setAccessibleName(tr("Steps shown"));
    legendButton_->setText(tr("Legend"));
    view_->setAccessibleName(tr("Timeline"));
    view_->setWhatsThis(tr(
        "Errors, warnings and milestones of every process on one axis. Left and right go from event to event "
        "of a lane, with Ctrl of all lanes; up and down change the lane; Enter opens the line. Ctrl and the "
        "wheel zoom, Shift and the wheel move. Drag across the lanes to choose a stretch, Z zooms to it."));
    list_->setAccessibleName(tr("Events in order of time"));
    list_->setWhatsThis(tr("The events of the timeline as a list. Enter opens the line."));
    if (timeline_)
        legend_->setTimeline(timeline_.get());
    showState();
}

void TimelinePage::mute()
{
    QPalette palette = clock_->palette();
    palette.setColor(QPalette::WindowText, theme_.colors().muted);
    clock_->setPalette(palette);
    legendButton_->setIcon(markIcon(MarkKind::Cascade, theme_.colors()));
}

void TimelinePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        mute();
        legend_->setTimeline(timeline_.get());
        showCurrent();
    }
    QWidget::changeEvent(event);
}

} // namespace triage::app
