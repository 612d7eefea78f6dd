// SPDX-License-Identifier: Apache-2.0
#include "app/search/search_panel.h"

#include "app/parts/buttons.h"
#include "app/search/result_delegate.h"
#include "app/search/result_model.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "view/decoration.h"
#include "view/pattern/pattern_edit.h"
#include "view/said.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int typingPause = 300; // milliseconds
constexpr int openGroups = 50;   ///< files whose lines are shown at once; further ones are folded

} // namespace

SearchPanel::SearchPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent), search_(new CaseSearch(this)), model_(new ResultModel(*search_, this)),
      edit_(new view::PatternEdit(this)), count_(new QLabel(this)), progress_(new QProgressBar(this)),
      stop_(new QToolButton(this)), close_(iconButton(this, QStringLiteral("close"))),
      wrong_(new QLabel(this)), tree_(new QTreeView(this)), nothing_(new QLabel(this))
{
    build();
    tree_->setItemDelegate(new ResultDelegate(theme, tree_));
    delay_.setSingleShot(true);
    delay_.setInterval(typingPause);
    connect(&delay_, &QTimer::timeout, this, &SearchPanel::start);
    connect(edit_, &view::PatternEdit::changed, &delay_, qOverload<>(&QTimer::start));
    connect(edit_, &view::PatternEdit::returnPressed, this, [this] {
        edit_->remember();
        if (delay_.isActive() || !search_->active())
            start();
        else
            tree_->setFocus(Qt::OtherFocusReason);
    });
    connect(stop_, &QToolButton::clicked, search_, &CaseSearch::cancel);
    connect(close_, &QToolButton::clicked, this, &SearchPanel::close);
    connect(tree_, &QTreeView::activated, this, &SearchPanel::act);
    connect(tree_, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (index.data(ResultModel::LineRole).toLongLong() > 0)
            act(index);
    });
    connect(search_, &CaseSearch::cleared, model_, &ResultModel::clear);
    connect(search_, &CaseSearch::found, this, &SearchPanel::take);
    connect(search_, &CaseSearch::changed, this, &SearchPanel::showState);
    setFocusProxy(edit_);
    retranslate();
    hide();
}

SearchPanel::~SearchPanel()
{
    search_->disconnect(this);
}

void SearchPanel::build()
{
    count_->setTextFormat(Qt::PlainText);
    wrong_->setTextFormat(Qt::PlainText);
    wrong_->setWordWrap(true);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedSize(56, 4);
    stop_->setAutoRaise(true);
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setWordWrap(true);
    nothing_->setMargin(space::m);
    tree_->setModel(model_);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setIndentation(space::m);
    tree_->setExpandsOnDoubleClick(false);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::xs);
    row->addWidget(edit_, 2);
    row->addSpacing(space::s);
    row->addWidget(count_, 1);
    row->addWidget(progress_);
    row->addWidget(stop_);
    row->addWidget(close_);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::s, space::xs, space::s, space::xs);
    head->setSpacing(0);
    head->addLayout(row);
    head->addWidget(wrong_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(tree_, 1);
    column->addWidget(nothing_, 1);
}

void SearchPanel::setFiles(std::function<std::vector<SearchedFile>()> files)
{
    files_ = std::move(files);
}

void SearchPanel::open(const QString& text)
{
    show();
    if (!text.isEmpty())
        edit_->setText(text);
    edit_->setFocus(Qt::ShortcutFocusReason);
    edit_->selectAll();
    showState();
}

void SearchPanel::close()
{
    edit_->remember();
    search_->cancel();
    hide();
    emit closed();
}

void SearchPanel::clear()
{
    delay_.stop();
    search_->start({}, {});
}

void SearchPanel::start()
{
    delay_.stop();
    const text::Pattern pattern = edit_->pattern();
    search_->start({pattern.text, pattern.regex, pattern.caseSensitive, pattern.wholeWord, false},
                   files_ ? files_() : std::vector<SearchedFile>{});
}

void SearchPanel::take(const std::vector<text::FileNews>& news)
{
    const int before = model_->rowCount({});
    model_->take(news);
    for (int row = std::max(0, before - 1); row < std::min(openGroups, model_->rowCount({})); ++row)
        tree_->expand(model_->index(row, 0, {}));
}

void SearchPanel::act(const QModelIndex& index)
{
    const auto line = index.data(ResultModel::LineRole).toLongLong();
    if (line > 0)
        emit openRequested(index.data(ResultModel::PathRole).toString(), LineNumber{line});
    else
        tree_->setExpanded(index, !tree_->isExpanded(index));
}

void SearchPanel::showState()
{
    const auto& wrong = search_->wrong();
    edit_->setWrongAt(wrong ? std::optional(wrong->at) : std::nullopt);
    edit_->setVain(search_->active() && !search_->running() && search_->matches() == 0);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, view::roleColour(view::LineRole::Error, palette()));
    wrong_->setPalette(colours);
    wrong_->setText(wrong ? view::said(wrong->message) : QString());
    wrong_->setVisible(wrong.has_value());
    count_->setText(stateText());
    const Progress p = search_->progress();
    progress_->setVisible(search_->running());
    progress_->setValue(p.total > 0 ? static_cast<int>(p.done * 1000 / p.total) : 0);
    stop_->setVisible(search_->running());
    const bool any = model_->rowCount({}) > 0;
    tree_->setVisible(any);
    nothing_->setVisible(!any);
    nothing_->setText(search_->active() ? (search_->running() ? QString() : tr("No file holds this."))
                                        : tr("Type what to look for in all files of the case."));
}

QString SearchPanel::stateText() const
{
    if (!search_->active())
        return {};
    QStringList parts;
    parts << (search_->matches() == 0 && search_->running()
                  ? tr("Searching…")
                  : tr("Lines: %1, files: %2")
                        .arg(countText(search_->matches()), countText(search_->filesWithMatches())));
    if (search_->incomplete() > 0)
        parts << tr("lines given up as too long or too slow in files: %1")
                     .arg(countText(search_->incomplete()));
    if (search_->passedOver() > 0)
        parts << tr("not text, passed over: %1").arg(countText(search_->passedOver()));
    if (search_->unreadable() > 0)
        parts << tr("unreadable: %1").arg(countText(search_->unreadable()));
    if (search_->stopped())
        parts << tr("stopped");
    return parts.join(separator());
}

void SearchPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void SearchPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SearchPanel::retranslate()
{
    edit_->setPrompt(tr("Search all files of the case"));
    stop_->setText(tr("Stop"));
    stop_->setToolTip(tr("Stop searching"));
    stop_->setAccessibleName(tr("Stop searching"));
    nameButton(close_, tr("Close the search (Esc)"));
    tree_->setAccessibleName(tr("Lines found in the case"));
    progress_->setAccessibleName(tr("Searching…"));
    showState();
}

} // namespace triage::app
