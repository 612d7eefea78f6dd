// SPDX-License-Identifier: Apache-2.0
#include "view/filter/filter_bar.h"

#include "text/filter/expression.h"
#include "view/decoration.h"
#include "view/filter/filter_search.h"
#include "view/flat_button.h"
#include "view/pattern/pattern_edit.h"
#include "view/pattern/two_rows.h"
#include "view/said.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace triage::view {
namespace {

constexpr int filterPause = 150; // milliseconds
constexpr int mostAround = 99;

} // namespace

FilterBar::~FilterBar() = default;

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent), edit_(new PatternEdit(this)), exclude_(flatButton(this)), within_(flatButton(this)),
      aroundLabel_(new QLabel(this)), around_(new QSpinBox(this)), count_(new QLabel(this)),
      progress_(new QProgressBar(this)), stop_(flatButton(this)), close_(flatButton(this)),
      wrong_(new QLabel(this))
{
    build();
    delay_.setSingleShot(true);
    delay_.setInterval(filterPause);
    connect(&delay_, &QTimer::timeout, this, &FilterBar::changed);
    connect(edit_, &PatternEdit::changed, &delay_, qOverload<>(&QTimer::start));
    connect(edit_, &PatternEdit::returnPressed, this, [this] {
        edit_->remember();
        if (delay_.isActive()) {
            delay_.stop();
            emit changed();
        } else {
            emit linesRequested();
        }
    });
    connect(exclude_, &QToolButton::toggled, &delay_, qOverload<>(&QTimer::start));
    connect(around_, &QSpinBox::valueChanged, &delay_, qOverload<>(&QTimer::start));
    connect(within_, &QToolButton::clicked, this, &FilterBar::withinRequested);
    connect(stop_, &QToolButton::clicked, this, &FilterBar::stopRequested);
    connect(close_, &QToolButton::clicked, this, &FilterBar::closeRequested);
    setFocusProxy(edit_);
    retranslate();
}

void FilterBar::build()
{
    exclude_->setCheckable(true);
    around_->setRange(0, mostAround);
    around_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    around_->setMaximumWidth(44);
    around_->setAlignment(Qt::AlignRight);
    aroundLabel_->setBuddy(around_);
    count_->setTextFormat(Qt::PlainText);
    count_->setContentsMargins(8, 0, 4, 0);
    count_->setMinimumWidth(1); // what does not fit is in its tool tip
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedSize(56, 4);
    close_->setText(QStringLiteral("✕"));
    wrong_->setTextFormat(Qt::PlainText);
    wrong_->setWordWrap(true);
    wrong_->setContentsMargins(0, 2, 0, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(0);
    rows_ = std::make_unique<TwoRows>(
        column,
        TwoRows::Parts{edit_, {exclude_, within_, aroundLabel_, around_, count_, progress_, stop_}, close_});
    column->addWidget(wrong_);
}

text::FilterStep FilterBar::step() const
{
    const text::Pattern pattern = edit_->pattern();
    return {pattern.text, pattern.regex, pattern.caseSensitive, pattern.wholeWord, exclude_->isChecked()};
}

void FilterBar::setStep(const text::FilterStep& step)
{
    const QSignalBlocker blocker(exclude_);
    exclude_->setChecked(step.exclude);
    edit_->setPattern({step.typed, step.regex, step.caseSensitive, step.wholeWord});
    delay_.stop();
}

int FilterBar::around() const
{
    return around_->value();
}

void FilterBar::showState(const FilterSearch& search, std::size_t chain)
{
    showWrong(search, chain);
    count_->setText(stateText(search));
    count_->setToolTip(count_->text()); // it may be cut off
    const Progress p = search.progress();
    progress_->setVisible(search.running());
    progress_->setValue(p.total > 0 ? static_cast<int>(p.done * 1000 / p.total) : 0);
    stop_->setVisible(search.running());
    within_->setEnabled(search.active());
    const bool vain = search.active() && !search.running() && search.lines()->matches() == 0;
    edit_->setVain(vain);
    const auto read = text::parseExpression(step().typed);
    edit_->setToolTip(search.active() && read && read->kind != text::Expression::Kind::Term
                          ? QString::fromStdString(text::toString(*read))
                          : tr("AND, OR and NOT in capitals join texts; brackets group; quotes keep a text "
                               "as it is."));
}

void FilterBar::showWrong(const FilterSearch& search, std::size_t chain)
{
    QString text;
    std::optional<std::size_t> at;
    if (const auto& wrong = search.wrong(); wrong && wrong->step == chain) {
        text = said(wrong->error.message);
        at = wrong->error.at;
    } else if (search.error()) {
        text = said(search.error()->message);
    }
    edit_->setWrongAt(at);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, roleColour(LineRole::Error, palette()));
    wrong_->setPalette(colours);
    wrong_->setText(text);
    wrong_->setVisible(!text.isEmpty());
}

QString FilterBar::stateText(const FilterSearch& search) const
{
    if (!search.active())
        return {};
    const std::int64_t matches = search.lines()->matches();
    QString text = matches == 0 && search.running()
                       ? tr("Searching…")
                       : tr("Lines: %1").arg(locale().toString(static_cast<qlonglong>(matches)));
    if (search.lines()->full())
        text = tr("%1, the first %2 shown")
                   .arg(text, locale().toString(static_cast<qlonglong>(search.lines()->lines())));
    else if (search.stopped())
        text = tr("%1, stopped").arg(text);
    else if (search.shortened())
        text = tr("%1, the file became shorter meanwhile").arg(text);
    else if (search.incomplete())
        text = tr("%1, some lines were given up as too long or too slow").arg(text);
    return text;
}

void FilterBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

QSize FilterBar::minimumSizeHint() const
{
    return TwoRows::least(QWidget::minimumSizeHint());
}

void FilterBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    rows_->setWidth(width());
}

void FilterBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FilterBar::retranslate()
{
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    edit_->setPrompt(tr("Show only lines with…"));
    exclude_->setText(tr("Exclude"));
    name(exclude_, tr("Show only the lines that do not match"));
    within_->setText(tr("Within"));
    name(within_, tr("Filter within these lines"));
    aroundLabel_->setText(tr("±"));
    aroundLabel_->setToolTip(tr("Lines shown around each match"));
    around_->setToolTip(tr("Lines shown around each match"));
    around_->setAccessibleName(tr("Lines shown around each match"));
    stop_->setText(tr("Stop"));
    name(stop_, tr("Stop filtering"));
    name(close_, tr("Close the filter (Esc)"));
    progress_->setAccessibleName(tr("Filtering"));
}

} // namespace triage::view
