// SPDX-License-Identifier: Apache-2.0
#include "app/handoff/exposure_line.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace triage::app {
namespace {

constexpr int warningSign = 16;

QString joined(const std::vector<std::string>& names)
{
    QStringList list;
    for (const auto& name : names)
        list += qstring(name);
    return list.join(QStringLiteral(", "));
}

} // namespace

ExposureLine::ExposureLine(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), text_(new QLabel(this)), show_(linkButton(this))
{
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::s + warningSign + space::s, space::xs, space::s, space::xs);
    row->addWidget(text_, 1);
    row->addWidget(show_, 0, Qt::AlignTop);
    connect(show_, &QPushButton::clicked, this, [this] {
        QStringList names;
        for (const auto* found : {&exposure_.hosts, &exposure_.users})
            for (const auto& name : *found)
                names += qstring(name);
        emit showRequested(names);
    });
    retranslate();
}

void ExposureLine::setExposure(const handoff::Exposure& exposure)
{
    exposure_ = exposure;
    retranslate();
}

void ExposureLine::retranslate()
{
    auto parts = QStringList{tr("Not redacted.")};
    if (!exposure_.hosts.empty())
        parts += tr("Hosts: %1.").arg(joined(exposure_.hosts));
    if (!exposure_.users.empty())
        parts += tr("Users: %1.").arg(joined(exposure_.users));
    if (parts.size() == 1)
        parts += tr("No host or user name was found.");
    const bool wide = parts.front().endsWith(QChar(0x3002)); // a Chinese full stop brings its own space
    text_->setText(parts.join(wide ? QString() : QStringLiteral(" ")));
    show_->setText(tr("Show where"));
    show_->setToolTip(tr("Marks these names in the sheets and goes to the next one"));
    show_->setVisible(!exposure_.hosts.empty() || !exposure_.users.empty());
    auto palette = text_->palette();
    palette.setColor(QPalette::WindowText, theme_.colors().missing.ink);
    text_->setPalette(palette);
}

void ExposureLine::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ExposureLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme_.colors().missing.soft);
    painter.drawRoundedRect(rect(), space::xs, space::xs);
    drawIcon(painter, QRectF(space::s, space::xs + 2, warningSign, warningSign), QStringLiteral("warning"),
             theme_.colors().missing.ink);
}

} // namespace triage::app
