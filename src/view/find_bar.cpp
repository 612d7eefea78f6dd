// SPDX-License-Identifier: Apache-2.0
#include "view/find_bar.h"

#include "view/finder.h"
#include "view/text_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

namespace triage::view {
namespace {

constexpr int typingPause = 120; // milliseconds

/// Errors of the engine rooms carry their English text; this bar has few of them and says them itself.
QToolButton* plainButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

FindBar::FindBar(TextView* view, QWidget* parent)
    : QWidget(parent), view_(view), text_(new QLineEdit(this)), case_(addToggle(QStringLiteral("Aa"))),
      word_(addToggle(QStringLiteral("ab"))), regex_(addToggle(QStringLiteral(".*"))),
      previous_(plainButton(this)), next_(plainButton(this)), stop_(plainButton(this)),
      close_(plainButton(this)), count_(new QLabel(this))
{
    previous_->setText(QStringLiteral("↑"));
    next_->setText(QStringLiteral("↓"));
    close_->setText(QStringLiteral("✕"));
    QFont underlined = word_->font();
    underlined.setUnderline(true);
    word_->setFont(underlined);
    text_->setClearButtonEnabled(true);
    text_->setMinimumWidth(160);
    count_->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(text_, 2);
    for (QToolButton* button : {case_, word_, regex_, previous_, next_})
        row->addWidget(button);
    row->addSpacing(8);
    row->addWidget(count_, 1);
    row->addWidget(stop_);
    row->addWidget(close_);

    delay_.setSingleShot(true);
    delay_.setInterval(typingPause);
    connect(&delay_, &QTimer::timeout, this, &FindBar::search);
    connect(text_, &QLineEdit::textChanged, &delay_, qOverload<>(&QTimer::start));
    connect(previous_, &QToolButton::clicked, view_, &TextView::findPrevious);
    connect(next_, &QToolButton::clicked, view_, &TextView::findNext);
    connect(stop_, &QToolButton::clicked, &view_->finder(), &Finder::cancel);
    connect(close_, &QToolButton::clicked, this, &FindBar::close);
    connect(&view_->finder(), &Finder::changed, this, &FindBar::showState);
    connect(view_, &TextView::selectionChanged, this, &FindBar::showCount);
    setFocusProxy(text_);
    retranslate();
    showState();
    hide();
}

QToolButton* FindBar::addToggle(const QString& text)
{
    QToolButton* button = plainButton(this);
    button->setText(text);
    button->setCheckable(true);
    connect(button, &QToolButton::toggled, this, &FindBar::search);
    return button;
}

void FindBar::open()
{
    show();
    const std::int64_t selected = view_->selectionEnd().value - view_->selectionBegin().value;
    const QString text = selected > 0 && selected < 200 ? view_->selectedText() : QString();
    if (!text.isEmpty() && !text.contains(QLatin1Char('\n')))
        text_->setText(text);
    text_->setFocus(Qt::ShortcutFocusReason);
    text_->selectAll();
    if (!text_->text().isEmpty())
        search();
}

void FindBar::close()
{
    delay_.stop();
    view_->find({});
    hide();
    view_->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void FindBar::setText(const QString& text)
{
    text_->setText(text);
}

void FindBar::search()
{
    delay_.stop();
    text::Pattern pattern;
    pattern.text = isVisible() ? text_->text().toStdString() : std::string();
    pattern.caseSensitive = case_->isChecked();
    pattern.wholeWord = word_->isChecked();
    pattern.regex = regex_->isChecked();
    view_->find(pattern);
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (delay_.isActive())
            return search();
        if (event->modifiers() & Qt::ShiftModifier)
            view_->findPrevious();
        else
            view_->findNext();
        return;
    case Qt::Key_F3:
        if (event->modifiers() & Qt::ShiftModifier)
            view_->findPrevious();
        else
            view_->findNext();
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
}

void FindBar::showState()
{
    const Finder& finder = view_->finder();
    stop_->setVisible(finder.running());
    const bool wrong = finder.error().has_value();
    QPalette colours = palette();
    const bool none = !finder.pattern().text.empty() && !finder.running() && finder.hitCount() == 0;
    if (wrong || none)
        colours.setColor(QPalette::Text, roleColour(LineRole::Error, palette()));
    text_->setPalette(colours);
    count_->setToolTip(wrong ? QString::fromStdString(finder.error()->detail) : QString());
    showCount();
}

void FindBar::showCount()
{
    const Finder& finder = view_->finder();
    QString text;
    if (finder.error())
        text = finder.error()->kind == ErrorKind::Invalid ? tr("Not a valid expression")
                                                          : tr("The file cannot be read");
    else if (!finder.pattern().text.empty()) {
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
    }
    count_->setText(text);
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FindBar::retranslate()
{
    text_->setPlaceholderText(tr("Find in this file"));
    text_->setAccessibleName(tr("Find in this file"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(case_, tr("Match case"));
    name(word_, tr("Whole words"));
    name(regex_, tr("Regular expression"));
    name(previous_, tr("Previous hit (Shift+F3)"));
    name(next_, tr("Next hit (F3)"));
    name(close_, tr("Close (Esc)"));
    stop_->setText(tr("Stop"));
    name(stop_, tr("Stop searching"));
    showCount();
}

} // namespace triage::view
