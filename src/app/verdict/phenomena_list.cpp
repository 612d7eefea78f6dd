// SPDX-License-Identifier: Apache-2.0
#include "app/verdict/phenomena_list.h"

#include "app/language/speech.h"
#include "app/parts/buttons.h"
#include "app/parts/icon_label.h"
#include "app/parts/rich_text.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

namespace triage::app {
namespace {

QString placeText(const Place& place)
{
    return QStringLiteral("%1:%2").arg(qstring(visible(place.file))).arg(place.line.value);
}

} // namespace

PhenomenaList::PhenomenaList(const Speech& speech, const Theme& theme, QWidget* parent)
    : QWidget(parent), speech_(speech), theme_(theme), head_(new QLabel(this)), rows_(new QVBoxLayout)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::xs);
    layout->addWidget(head_);
    layout->addLayout(rows_);
    rows_->setSpacing(2);
    head_->setProperty("role", QStringLiteral("muted"));
    head_->setWordWrap(true);
    setObjectName(QStringLiteral("phenomena"));
}

void PhenomenaList::setPhenomena(const std::vector<Phenomenon>& phenomena, bool asked)
{
    clearLayout(*rows_);
    setVisible(!phenomena.empty());
    head_->setText(asked ? tr("What the logs show, to help answer (phenomena only):")
                         : tr("What the logs show (phenomena only):"));
    for (const Phenomenon& phenomenon : phenomena)
        rows_->addWidget(row(phenomenon));
}

QWidget* PhenomenaList::row(const Phenomenon& phenomenon)
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::s);
    layout->addWidget(new IconLabel(QStringLiteral("note"), theme_.colors().notRun.ink, row), 0,
                      Qt::AlignTop);
    auto* text = new QLabel(richText(speech_.say(phenomenon.message)), row);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(text, 1);
    const std::vector<Place>& places = phenomenon.places;
    if (places.empty())
        return row;
    auto* show = linkButton(row, tr("Show line(s)", nullptr, int(places.size())));
    show->setToolTip(placeText(places.front()));
    show->setAccessibleName(QStringLiteral("%1: %2").arg(show->text(), speech_.say(phenomenon.message)));
    connect(show, &QPushButton::clicked, this, [this, show, places] { offerPlaces(places, show); });
    layout->addWidget(show, 0, Qt::AlignTop);
    return row;
}

/// One line opens at once; of several a menu lists the first ones.
void PhenomenaList::offerPlaces(const std::vector<Place>& places, QWidget* below)
{
    const auto open = [this](const Place& place) { emit opened(qstring(place.file), place.line); };
    if (places.size() == 1)
        return open(places.front());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Place& place : places) {
        const QString line = qstring(visible(place.text)).trimmed();
        const QString shown = line.size() > 90 ? line.left(90) + QChar(0x2026) : line;
        QAction* action = menu->addAction(QStringLiteral("%1   %2")
                                              .arg(placeText(place), shown)
                                              .replace(QLatin1Char('&'), QLatin1String("&&")));
        connect(action, &QAction::triggered, this, [open, place] { open(place); });
    }
    menu->popup(below->mapToGlobal(QPoint(0, below->height())));
}

} // namespace triage::app
