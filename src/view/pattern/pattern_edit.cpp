// SPDX-License-Identifier: Apache-2.0
#include "view/pattern/pattern_edit.h"

#include "view/decoration.h"
#include "view/flat_button.h"
#include "view/pattern/history_completer.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTextCharFormat>
#include <QToolButton>

#include <algorithm>

namespace triage::view {

PatternEdit::PatternEdit(QWidget* parent)
    : QWidget(parent), field_(new QLineEdit(this)), history_(new HistoryCompleter(field_)),
      case_(addSwitch(QStringLiteral("Aa"))), word_(addSwitch(QStringLiteral("ab"))),
      regex_(addSwitch(QStringLiteral(".*")))
{
    QFont underlined = word_->font();
    underlined.setUnderline(true);
    word_->setFont(underlined);
    field_->setClearButtonEnabled(true);
    field_->setMinimumWidth(64); // in a narrow pane the switches keep their place
    field_->installEventFilter(this);
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(4);
    parts_->addWidget(field_, 1);
    auto* switches = new QHBoxLayout;
    switches->setSpacing(4);
    for (QToolButton* button : {case_, word_, regex_})
        switches->addWidget(button, 0, Qt::AlignLeft);
    parts_->addLayout(switches);
    setFocusProxy(field_);
    connect(field_, &QLineEdit::textChanged, this, &PatternEdit::changed);
    // With the history open the key comes past our filter, straight to the field.
    connect(field_, &QLineEdit::returnPressed, this,
            [this] { emit returnPressed(QGuiApplication::keyboardModifiers() & Qt::ShiftModifier); });
    connect(history_, &HistoryCompleter::chosen, this, &PatternEdit::setPattern);
    retranslate();
}

/// Where the switches would take the field's room they stand below it.
void PatternEdit::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int roomToType = 160;
    const int switches = parts_->itemAt(1)->minimumSize().width();
    parts_->setDirection(width() < roomToType + parts_->spacing() + switches ? QBoxLayout::TopToBottom
                                                                             : QBoxLayout::LeftToRight);
}

QToolButton* PatternEdit::addSwitch(const QString& text)
{
    QToolButton* button = flatButton(this);
    button->setText(text);
    button->setCheckable(true);
    connect(button, &QToolButton::toggled, this, &PatternEdit::changed);
    return button;
}

text::Pattern PatternEdit::pattern() const
{
    return {field_->text().toStdString(), regex_->isChecked(), case_->isChecked(), word_->isChecked()};
}

void PatternEdit::setPattern(const text::Pattern& pattern)
{
    const auto before = this->pattern();
    {
        const QSignalBlocker blocker(this);
        field_->setText(QString::fromStdString(pattern.text));
        case_->setChecked(pattern.caseSensitive);
        word_->setChecked(pattern.wholeWord);
        regex_->setChecked(pattern.regex);
    }
    if (!(before == pattern))
        emit changed();
}

void PatternEdit::setText(const QString& text)
{
    field_->setText(text);
}

QString PatternEdit::text() const
{
    return field_->text();
}

void PatternEdit::setPrompt(const QString& prompt)
{
    field_->setPlaceholderText(prompt);
    field_->setAccessibleName(prompt);
}

void PatternEdit::selectAll()
{
    field_->selectAll();
}

void PatternEdit::remember()
{
    history_->add(pattern());
}

void PatternEdit::setWrongAt(std::optional<std::size_t> at)
{
    if (at == wrongAt_)
        return;
    wrongAt_ = at;
    paintState();
}

void PatternEdit::setVain(bool on)
{
    if (on == vain_)
        return;
    vain_ = on;
    paintState();
}

/// A line edit formats what an input method tells it to: the one way to underline a part of it.
void PatternEdit::paintState()
{
    QPalette colours = palette();
    if (vain_ || wrongAt_)
        colours.setColor(QPalette::Text, roleColour(LineRole::Error, palette()));
    field_->setPalette(colours);
    QList<QInputMethodEvent::Attribute> attributes;
    if (wrongAt_) {
        const std::string typed = field_->text().toStdString();
        const auto unit = static_cast<int>(
            QString::fromStdString(typed.substr(0, std::min(*wrongAt_, typed.size()))).size());
        const int last = std::max(0, static_cast<int>(field_->text().size()) - 1);
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(roleColour(LineRole::Error, palette()));
        format.setBackground(roleFill(LineRole::Error, palette()));
        attributes.push_back(
            {QInputMethodEvent::TextFormat, std::min(unit, last) - field_->cursorPosition(), 1, format});
    }
    QInputMethodEvent event(QString(), attributes);
    QApplication::sendEvent(field_, &event);
}

bool PatternEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != field_)
        return false;
    if (event->type() == QEvent::FocusIn) {
        history_->refresh();
    } else if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down) {
            history_->showAll();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit returnPressed(key->modifiers() & Qt::ShiftModifier);
            return true;
        }
    }
    return false;
}

void PatternEdit::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintState();
}

void PatternEdit::retranslate()
{
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(case_, tr("Match case"));
    name(word_, tr("Whole words"));
    name(regex_, tr("Regular expression"));
}

} // namespace triage::view
