// SPDX-License-Identifier: Apache-2.0
#include "app/overview/past_case_list.h"

#include "app/language/speech.h"
#include "app/parts/badge.h"
#include "app/parts/buttons.h"
#include "app/parts/rich_text.h"
#include "app/parts/section.h"
#include "app/theme/theme.h"
#include "app/words/words.h"
#include "base/visible.h"

#include <QHBoxLayout>
#include <QLabel>

namespace triage::app {
namespace {

constexpr std::size_t mostCases = 20;
constexpr std::size_t mostNotes = 5;

QString noteText(const cases::PastNote& note)
{
    const QString by = qstring(note.by.author);
    const QString text = qstring(visible(note.text));
    switch (note.kind) {
    case cases::PastNoteKind::Override:
        return PastCaseList::tr("Route chosen by %1: %2").arg(by, text);
    case cases::PastNoteKind::Pin:
        return PastCaseList::tr("Causal line pinned by %1: %2").arg(by, text);
    case cases::PastNoteKind::Mark:
        break;
    }
    return PastCaseList::tr("Noted by %1: %2").arg(by, text);
}

QString aboutText(const cases::Summary& summary)
{
    QStringList parts;
    for (const std::string& part : {summary.ticket, summary.customer})
        if (!part.empty())
            parts << qstring(visible(part));
    parts << qstring(summary.openedAt).left(10);
    return parts.join(separator());
}

} // namespace

PastCaseList::PastCaseList(const Theme& theme, QWidget* parent)
    : QWidget(parent), theme_(theme), rows_(new QVBoxLayout(this))
{
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(space::s);
    setObjectName(QStringLiteral("pastCases"));
}

void PastCaseList::setCases(const std::vector<cases::PastCase>& found)
{
    clearLayout(*rows_);
    for (std::size_t i = 0; i < std::min(found.size(), mostCases); ++i)
        rows_->addWidget(row(found[i]));
    if (found.size() > mostCases)
        rows_->addWidget(new QLabel(tr("and %n older", nullptr, int(found.size() - mostCases)), this));
}

QWidget* PastCaseList::row(const cases::PastCase& past)
{
    auto* row = new QWidget(this);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    auto* title = linkButton(row, qstring(visible(past.summary.title)));
    title->setToolTip(tr("Open this case"));
    connect(title, &QPushButton::clicked, this, [this, id = qstring(past.summary.id)] { emit chosen(id); });
    head->addWidget(title);
    auto* about = new QLabel(aboutText(past.summary), row);
    about->setTextFormat(Qt::PlainText);
    about->setProperty("role", QStringLiteral("muted"));
    head->addWidget(about);
    head->addStretch(1);
    if (const auto route = past.summary.route) {
        auto* badge = new Badge(theme_, row);
        const bool withheld = past.summary.withheld;
        badge->show(
            withheld ? QStringLiteral("withheld") : QStringLiteral("handoff"), shortName(*route),
            [route = *route, withheld](const Colors& c) { return withheld ? c.withheld : c.of(route); });
        head->addWidget(badge);
    }
    auto* layout = new QVBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(head);
    QStringList notes;
    for (std::size_t i = 0; i < std::min(past.notes.size(), mostNotes); ++i)
        notes << noteText(past.notes[i]);
    if (!notes.isEmpty()) {
        auto* text = new QLabel(richBullets(notes), row);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(text);
    }
    return row;
}

} // namespace triage::app
