// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/evidence_quote.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/sunken.h"
#include "app/theme/theme.h"
#include "base/visible.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace triage::app {
namespace {

constexpr int linkPad = 3;                 // a link keeps room for its focus frame
constexpr qsizetype shownCharacters = 600; // the whole line is one click away

/// Long tokens (C++ signatures, paths) may break anywhere.
QString breakable(const QString& text)
{
    QString out;
    for (const QChar c : text) {
        out += c;
        if (c == QLatin1Char('/') || c == QLatin1Char(':') || c == QLatin1Char(',') || c == QLatin1Char('_'))
            out += QChar(0x200b);
    }
    return out;
}

} // namespace

EvidenceQuote::EvidenceQuote(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), link_(linkButton(this)), text_(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::m - linkPad, space::s, space::m, space::s);
    layout->setSpacing(space::xs);
    layout->addWidget(link_);
    layout->addWidget(text_);
    text_->setWordWrap(true);
    text_->setContentsMargins(linkPad, 0, 0, 0);
    text_->setTextFormat(Qt::PlainText);
    link_->setObjectName(QStringLiteral("evidenceLink"));
    connect(link_, &QPushButton::clicked, this,
            [this] { emit opened(qstring(evidence_.file), evidence_.line); });
}

void EvidenceQuote::setEvidence(const Evidence& evidence)
{
    evidence_ = evidence;
    QString line = qstring(visible(evidence.text)).trimmed();
    text_->setToolTip(line.size() > shownCharacters ? line.left(4000) : QString());
    if (line.size() > shownCharacters)
        line = line.left(shownCharacters) + QChar(0x2026);
    text_->setText(breakable(line));
    text_->setAccessibleName(line);
    retranslate();
}

void EvidenceQuote::retranslate()
{
    text_->setFont(theme_.mono());
    link_->setFont(theme_.mono());
    link_->setText(QStringLiteral("%1:%2").arg(qstring(visible(evidence_.file))).arg(evidence_.line.value));
    link_->setToolTip(tr("Open the log at this line"));
    link_->setAccessibleName(
        tr("Evidence: %1, line %2").arg(qstring(evidence_.file)).arg(evidence_.line.value));
    link_->setWhatsThis(tr("The line that decided the route. It opens in the Files tab."));
}

void EvidenceQuote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void EvidenceQuote::paintEvent(QPaintEvent*)
{
    paintSunken(*this, theme_);
}

} // namespace triage::app
