// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/sheet.h"

#include "app/handoff/handoff_formats.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace triage::app {
namespace {

QRectF rectOf(const QTextDocument& document, const QTextBlock& block)
{
    return document.documentLayout()->blockBoundingRect(block);
}

/// The names as words of their own: "lee" is not in "sleep".
QRegularExpression patternOf(const QStringList& names)
{
    QStringList escaped;
    for (const auto& name : names)
        escaped += QRegularExpression::escape(name);
    return QRegularExpression(QStringLiteral("(?<![\\w])(?:%1)(?![\\w])").arg(escaped.join(u'|')));
}

} // namespace

Sheet::Sheet(Language language, const Theme& theme, QWidget* parent)
    : QWidget(parent), language_(language), theme_(theme), head_(new QWidget(this)),
      title_(new QLabel(head_)), copy_(new QToolButton(head_)), browser_(new QTextBrowser(this))
{
    title_->setFont(theme.strong());
    copy_->setIcon(icon(QStringLiteral("copy")));
    copy_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    browser_->setOpenLinks(false);
    browser_->setFrameShape(QFrame::NoFrame);
    browser_->document()->setDocumentMargin(space::l);

    auto* head = new QHBoxLayout(head_);
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(title_);
    head->addStretch(1);
    head->addWidget(copy_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 1, 1); // the edge of the paper
    column->setSpacing(space::xs);
    column->addWidget(head_);
    column->addWidget(browser_, 1);

    connect(copy_, &QToolButton::clicked, this, [this] { emit copyClicked(language_); });
    connect(browser_->verticalScrollBar(), &QScrollBar::valueChanged, this, &Sheet::scrolled);
    retranslate();
}

void Sheet::setContent(const QString& text, handoff::Format format)
{
    if (text == text_ && format == format_)
        return;
    const auto reading = place();
    const bool sameFormat = format == format_;
    text_ = text;
    format_ = format;
    render();
    if (sameFormat)
        goTo(reading);
}

void Sheet::render()
{
    if (isRendered(format_)) {
        browser_->document()->setDefaultFont(theme_.body());
        browser_->setHtml(text_);
    } else {
        browser_->document()->setDefaultFont(theme_.mono());
        browser_->setPlainText(text_);
    }
    browser_->document()->setDocumentMargin(space::l);
    browser_->document()->pageCount(); // lays all of it out: places are known from now on
    paintMarks();
}

void Sheet::markNames(const QStringList& names)
{
    if (names == names_)
        return;
    names_ = names;
    paintMarks();
}

void Sheet::paintMarks()
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto pattern = patternOf(names_);
    const auto& document = *browser_->document();
    for (auto at = document.find(pattern); !names_.isEmpty() && !at.isNull();
         at = document.find(pattern, at)) {
        QTextCharFormat look;
        look.setBackground(theme_.colors().missing.soft);
        look.setForeground(theme_.colors().missing.ink);
        marks.append({at, look});
    }
    browser_->setExtraSelections(marks);
}

bool Sheet::goToNextName()
{
    const auto marks = browser_->extraSelections();
    if (marks.isEmpty())
        return false;
    const int here = browser_->textCursor().selectionEnd();
    const auto behind = std::ranges::find_if(marks, [here](const QTextEdit::ExtraSelection& mark) {
        return mark.cursor.selectionStart() >= here;
    });
    browser_->setTextCursor(behind == marks.end() ? marks.front().cursor : behind->cursor);
    browser_->ensureCursorVisible();
    return true;
}

int Sheet::markedNames() const
{
    return int(browser_->extraSelections().size());
}

void Sheet::setCopyable(bool on)
{
    copy_->setVisible(on);
}

void Sheet::setHeadVisible(bool on)
{
    head_->setVisible(on);
}

int Sheet::paragraphs() const
{
    return browser_->document()->blockCount();
}

Sheet::Place Sheet::place() const
{
    const auto* bar = browser_->verticalScrollBar();
    const auto& document = *browser_->document();
    const auto position =
        document.documentLayout()->hitTest(QPointF(space::l, bar->value() + 1.0), Qt::FuzzyHit);
    const auto block = document.findBlock(std::max(position, 0));
    const auto rect = rectOf(document, block);
    const double within = rect.height() > 0 ? (bar->value() - rect.top()) / rect.height() : 0;
    return {block.blockNumber(), within, bar->maximum() > 0 && bar->value() == bar->maximum()};
}

void Sheet::goTo(Place place)
{
    auto* bar = browser_->verticalScrollBar();
    const auto& document = *browser_->document();
    const auto block = document.findBlockByNumber(std::min(place.paragraph, paragraphs() - 1));
    const auto rect = rectOf(document, block);
    bar->setValue(place.atEnd ? bar->maximum() : qRound(rect.top() + place.within * rect.height()));
}

void Sheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
    QWidget::changeEvent(event);
}

/// The edge of the paper.
void Sheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(theme_.colors().hairline);
    painter.drawRect(browser_->geometry().adjusted(-1, -1, 0, 0));
}

void Sheet::retranslate()
{
    const bool chinese = language_ == Language::Chinese;
    title_->setText(chinese ? tr("Chinese") : tr("English"));
    copy_->setText(tr("Copy"));
    copy_->setToolTip(chinese ? tr("Copy the Chinese sheet") : tr("Copy the English sheet"));
    copy_->setAccessibleName(copy_->toolTip());
    browser_->setAccessibleName(chinese ? tr("Handoff in Chinese") : tr("Handoff in English"));
}

} // namespace triage::app
