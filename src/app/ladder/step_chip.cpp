// SPDX-License-Identifier: Apache-2.0
#include "app/ladder/step_chip.h"

#include "app/files/file_mime.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/words/words.h"

#include <QDragEnterEvent>
#include <QPainter>

#include <algorithm>

namespace triage::app {
namespace {

constexpr int markSize = 18;
constexpr int foldedMark = 16;
constexpr int pad = 8;

} // namespace

StepChip::StepChip(const Theme& theme, QWidget* parent) : QAbstractButton(parent), theme_(theme)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAcceptDrops(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StepChip::setContent(const ChipContent& content)
{
    content_ = content;
    describe();
    update();
}

void StepChip::setFolded(bool folded)
{
    folded_ = folded;
    updateGeometry();
    update();
}

void StepChip::describe()
{
    const QString state = stateWords().join(separator());
    setAccessibleName(tr("Step %1, %2: %3").arg(number(content_.step)).arg(content_.name, state));
    setAccessibleDescription(content_.isolates);
    const QString action = content_.hasLog ? tr("Click to open its log.") : tr("There is no log to open.");
    setToolTip(
        QStringLiteral("<p><b>%1</b>: %2</p><p>%3</p><p>%4</p>")
            .arg(tr("Step %1").arg(number(content_.step)), state, content_.isolates.toHtmlEscaped(), action));
    setWhatsThis(toolTip() +
                 QStringLiteral("<p>%1</p>").arg(tr("Drop a file here to assign it to this step.")));
}

QStringList StepChip::stateWords() const
{
    QStringList words{word(content_.state)};
    if (content_.incomplete)
        words << tr("incomplete");
    if (content_.exitCode)
        words << tr("exit %1").arg(*content_.exitCode);
    if (content_.durationMs)
        words << durationText(*content_.durationMs);
    return words;
}

/// As many of the words as fit; all of them stand in the tool tip and in the accessible name.
QString StepChip::stateLine(int width) const
{
    QStringList words = stateWords();
    const QFontMetrics metrics(theme_.small());
    if (content_.incomplete && words.size() > 1 && metrics.horizontalAdvance(words.join(separator())) > width)
        words.removeAt(1); // its sign stays
    while (words.size() > 1 && metrics.horizontalAdvance(words.join(separator())) > width)
        words.removeLast();
    return words.join(separator());
}

/// The largest size at which the longest word fits.
QFont StepChip::nameFont(int width) const
{
    QFont font = content_.firstFailure ? theme_.strong() : theme_.body();
    const QStringList words = label().split(QLatin1Char(' '));
    const double size = font.pointSizeF();
    for (const double factor : {1.0, 0.95, 0.9, 0.85, 0.8, 0.75}) {
        font.setPointSizeF(size * factor);
        const QFontMetrics metrics(font);
        if (std::ranges::all_of(words,
                                [&](const QString& w) { return metrics.horizontalAdvance(w) <= width; }))
            break;
    }
    return font;
}

QString StepChip::label() const
{
    return QStringLiteral("%1%2%3").arg(number(content_.step)).arg(QChar(0xa0)).arg(content_.name);
}

QSize StepChip::sizeHint() const
{
    const int line = QFontMetrics(theme_.body()).height();
    if (folded_)
        return {2 * space::xs + foldedMark +
                    QFontMetrics(theme_.strong()).horizontalAdvance(QStringLiteral("5!")) + space::xs,
                line + space::s};
    const int smallLine = QFontMetrics(theme_.small()).height();
    return {168, 2 * line + smallLine + space::xs + 2 * space::s};
}

QSize StepChip::minimumSizeHint() const
{
    return folded_ ? sizeHint() : QSize(112, sizeHint().height());
}

void StepChip::paintFrame(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    const Tone& tone = c.of(content_.state);
    const bool strong = content_.firstFailure || dropHover_ || hasFocus();
    QPen pen(content_.firstFailure ? tone.ink : c.hairline, strong ? 2 : 1);
    if (content_.state == StepState::NotRun && !strong)
        pen = QPen(c.line, 1, Qt::DashLine);
    if (content_.state == StepState::Missing)
        pen = QPen(tone.ink, strong ? 2 : 1);
    if (dropHover_ || hasFocus())
        pen = QPen(c.accent, 2);
    const QColor fill = content_.firstFailure ? tone.soft : underMouse() ? c.hover : c.surface;
    const qreal inset = pen.widthF() / 2;
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
}

void StepChip::paintText(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    const Tone& tone = c.of(content_.state);
    const QFontMetrics body(theme_.strong());
    const int left = pad + markSize + space::xs;
    QRect name(left, space::s, width() - left - pad, 2 * body.height());
    drawIcon(painter, QRectF(pad, space::s + (body.height() - markSize) / 2.0, markSize, markSize),
             iconName(content_.state), tone.ink);
    if (content_.incomplete)
        drawIcon(painter, QRectF(pad + 1, space::s + body.height() + 2, markSize - 2, markSize - 2),
                 QStringLiteral("warning"), c.missing.ink);
    painter.setFont(nameFont(name.width()));
    painter.setPen(content_.state == StepState::NotRun ? c.muted : c.text);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, label());
    painter.setFont(theme_.small());
    painter.setPen(tone.ink);
    const QRect state(left, name.bottom() + 1 + space::xs, width() - left - pad,
                      QFontMetrics(theme_.small()).height());
    painter.drawText(state, Qt::AlignLeft | Qt::AlignVCenter, stateLine(state.width()));
}

void StepChip::paintFolded(QPainter& painter) const
{
    const Colors& c = theme_.colors();
    const QString digit = QString::number(number(content_.step));
    const QRectF mark(space::xs, (height() - foldedMark) / 2.0, foldedMark, foldedMark);
    drawIcon(painter, mark, iconName(content_.state), c.of(content_.state).ink);
    const QFont font = content_.firstFailure ? theme_.strong() : theme_.body();
    QRect text = rect().adjusted(space::xs + foldedMark + space::xs, 0, 0, 0);
    painter.setFont(font);
    painter.setPen(content_.state == StepState::NotRun ? c.muted : c.text);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, digit);
    if (!content_.incomplete)
        return;
    text.setLeft(text.left() + QFontMetrics(font).horizontalAdvance(digit));
    painter.setFont(theme_.strong());
    painter.setPen(c.missing.ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("!"));
}

void StepChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (folded_)
        paintFolded(painter);
    else
        paintText(painter);
}

void StepChip::dragEnterEvent(QDragEnterEvent* event)
{
    if (!fileFromMime(event->mimeData()))
        return;
    dropHover_ = true;
    event->acceptProposedAction();
    update();
}

void StepChip::dragLeaveEvent(QDragLeaveEvent*)
{
    dropHover_ = false;
    update();
}

void StepChip::dropEvent(QDropEvent* event)
{
    dropHover_ = false;
    update();
    if (const auto path = fileFromMime(event->mimeData())) {
        event->acceptProposedAction();
        emit fileDropped(*path);
    }
}

void StepChip::enterEvent(QEnterEvent*)
{
    update();
}

void StepChip::leaveEvent(QEvent*)
{
    update();
}

void StepChip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    QAbstractButton::changeEvent(event);
}

} // namespace triage::app
