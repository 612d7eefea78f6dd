// SPDX-License-Identifier: Apache-2.0
#include "view/find_bar.h"

#include "view/finder.h"
#include "view/flat_button.h"
#include "view/pattern/pattern_edit.h"
#include "view/pattern/two_rows.h"
#include "view/said.h"
#include "view/text_command.h"
#include "view/text_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace triage::view {
namespace {

constexpr int typingPause = 120; // milliseconds

} // namespace

FindBar::~FindBar() = default;

FindBar::FindBar(TextView* view, QWidget* parent)
    : QWidget(parent), view_(view), edit_(new PatternEdit(this)), previous_(flatButton(this)),
      next_(flatButton(this)), stop_(flatButton(this)), close_(flatButton(this)), count_(new QLabel(this)),
      wrong_(new QLabel(this))
{
    build();
    delay_.setSingleShot(true);
    delay_.setInterval(typingPause);
    connect(&delay_, &QTimer::timeout, this, &FindBar::search);
    connect(edit_, &PatternEdit::changed, &delay_, qOverload<>(&QTimer::start));
    connect(edit_, &PatternEdit::returnPressed, this, [this](bool shift) {
        edit_->remember();
        if (delay_.isActive())
            return search();
        goOn(shift);
    });
    connect(previous_, &QToolButton::clicked, this, [this] { goOn(true); });
    connect(next_, &QToolButton::clicked, this, [this] { goOn(false); });
    connect(stop_, &QToolButton::clicked, &view_->finder(), &Finder::cancel);
    connect(close_, &QToolButton::clicked, this, &FindBar::close);
    connect(&view_->finder(), &Finder::changed, this, &FindBar::showState);
    connect(view_, &TextView::selectionChanged, this, &FindBar::showCount);
    setFocusProxy(edit_);
    retranslate();
    showState();
    hide();
}

void FindBar::build()
{
    previous_->setText(QStringLiteral("↑"));
    next_->setText(QStringLiteral("↓"));
    close_->setText(QStringLiteral("✕"));
    previous_->setProperty(keysProperty, QStringLiteral("text/find-previous"));
    next_->setProperty(keysProperty, QStringLiteral("text/find-next"));
    count_->setTextFormat(Qt::PlainText);
    wrong_->setTextFormat(Qt::PlainText);
    wrong_->setWordWrap(true);
    count_->setMinimumWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(0);
    rows_ =
        std::make_unique<TwoRows>(column, TwoRows::Parts{edit_, {previous_, next_, count_, stop_}, close_});
    column->addWidget(wrong_);
}

void FindBar::goOn(bool back)
{
    if (back)
        view_->findPrevious();
    else
        view_->findNext();
}

void FindBar::open()
{
    show();
    const std::int64_t selected = view_->selectionEnd().value - view_->selectionBegin().value;
    const QString text = selected > 0 && selected < 200 ? view_->selectedText() : QString();
    if (!text.isEmpty() && !text.contains(QLatin1Char('\n')))
        edit_->setText(text);
    edit_->setFocus(Qt::ShortcutFocusReason);
    edit_->selectAll();
    if (!edit_->text().isEmpty())
        search();
}

void FindBar::close()
{
    delay_.stop();
    if (isVisible())
        edit_->remember();
    view_->find({});
    hide();
    view_->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void FindBar::setText(const QString& text)
{
    edit_->setText(text);
}

void FindBar::search()
{
    delay_.stop();
    text::Pattern pattern = edit_->pattern();
    if (!isVisible())
        pattern.text.clear();
    view_->find(pattern);
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return close();
    if (event->key() == Qt::Key_F3)
        return goOn(event->modifiers() & Qt::ShiftModifier);
    QWidget::keyPressEvent(event);
}

void FindBar::showState()
{
    const Finder& finder = view_->finder();
    stop_->setVisible(finder.running());
    const bool invalid = finder.error() && finder.error()->kind == ErrorKind::Invalid;
    std::optional<std::size_t> at;
    if (invalid && finder.error()->message.args.size() > 1) // a byte
        at = std::stoul(finder.error()->message.args[1]);
    edit_->setWrongAt(at);
    edit_->setVain(!finder.pattern().text.empty() && !finder.running() && finder.hitCount() == 0);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, roleColour(LineRole::Error, palette()));
    wrong_->setPalette(colours);
    wrong_->setText(finder.error() ? said(finder.error()->message) : QString());
    wrong_->setToolTip(finder.error() ? QString::fromStdString(finder.error()->detail) : QString());
    wrong_->setVisible(finder.error().has_value());
    showCount();
}

void FindBar::showCount()
{
    const Finder& finder = view_->finder();
    QString text;
    if (!finder.error() && !finder.pattern().text.empty()) {
        const text::Hit at{view_->selectionBegin(),
                           view_->selectionEnd().value - view_->selectionBegin().value};
        const std::int64_t ordinal = finder.ordinalOf(at);
        const QString all = locale().toString(static_cast<qlonglong>(finder.hitCount()));
        if (finder.hitCount() == 0)
            text = finder.running() ? tr("Searching…") : tr("No hits");
        else if (ordinal > 0)
            text = tr("%1 of %2").arg(locale().toString(static_cast<qlonglong>(ordinal)), all);
        else
            text = tr("%n hits", nullptr,
                      static_cast<int>(std::min<std::int64_t>(finder.hitCount(), 2'000'000'000)));
        const Progress p = finder.progress();
        if (finder.running() && p.total > 0)
            text += tr(" · %1 %").arg(p.done * 100 / p.total);
        if (finder.incomplete())
            text = tr("%1, some lines were given up as too long or too slow").arg(text);
    }
    count_->setText(text);
    count_->setToolTip(text); // it may be cut off
}

QSize FindBar::minimumSizeHint() const
{
    return TwoRows::least(QWidget::minimumSizeHint());
}

void FindBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    rows_->setWidth(width());
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBar::retranslate()
{
    edit_->setPrompt(tr("Find in this file"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(previous_, tr("Previous hit"));
    name(next_, tr("Next hit"));
    name(close_, tr("Close (Esc)"));
    stop_->setText(tr("Stop"));
    name(stop_, tr("Stop searching"));
    showCount();
}

} // namespace triage::view
