// SPDX-License-Identifier: Apache-2.0
#include "app/parts/command_box.h"

#include "app/parts/buttons.h"
#include "app/parts/sunken.h"
#include "app/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace triage::app {
namespace {

constexpr int shownLines = 4;

QString head(const QString& command)
{
    const QStringList lines = command.trimmed().split(QLatin1Char('\n'));
    QString shown = lines.mid(0, shownLines).join(QLatin1Char('\n'));
    if (lines.size() > shownLines)
        shown += QStringLiteral("\n…");
    return shown;
}

} // namespace

CommandBox::CommandBox(const QString& command, const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::s, space::xs, space::xs, space::xs);
    layout->setSpacing(space::s);
    auto* label = new QLabel(head(command), this);
    label->setTextFormat(Qt::PlainText);
    label->setFont(theme.mono());
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label, 1);
    auto* copy = iconButton(this, QStringLiteral("copy"));
    nameButton(copy, tr("Copy the command"));
    connect(copy, &QToolButton::clicked, this, [command] { copyText(command); });
    layout->addWidget(copy, 0, Qt::AlignTop);
}

void CommandBox::paintEvent(QPaintEvent*)
{
    paintSunken(*this, theme_);
}

} // namespace triage::app
