// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/legend.h"

#include "app/parts/flow_layout.h"
#include "app/theme/theme.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_words.h"
#include "app/words/words.h"

#include <QToolButton>

namespace triage::app {

Legend::Legend(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme)
{
    auto* row = new FlowLayout(this, space::xs, 0);
    for (const MarkKind kind : allMarkKinds()) {
        auto* button = new QToolButton(this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setCheckable(true);
        button->setChecked(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("legend", true);
        button->hide();
        connect(button, &QToolButton::toggled, this, &Legend::hiddenChanged);
        row->addWidget(button);
        buttons_[std::size_t(kind)] = button;
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void Legend::setTimeline(const Timeline* timeline)
{
    std::array<std::int64_t, markKindCount> counts{};
    if (timeline != nullptr)
        for (const Lane& lane : timeline->lanes)
            for (const MarkKind kind : lane.kinds)
                ++counts[std::size_t(kind)];
    for (const MarkKind kind : allMarkKinds()) {
        QToolButton* button = buttons_[std::size_t(kind)];
        const std::int64_t count = counts[std::size_t(kind)];
        button->setVisible(count > 0);
        if (count == 0)
            continue;
        const QString name = kindText(*timeline, kind);
        button->setIcon(markIcon(kind, theme_.colors()));
        button->setText(kind == MarkKind::Causal ? name
                                                 : QStringLiteral("%1 %2").arg(name, countText(count)));
        button->setToolTip(tr("Shows or hides: %1").arg(name));
        button->setFont(theme_.small());
    }
    updateGeometry();
}

HiddenKinds Legend::hidden() const
{
    HiddenKinds hidden;
    for (std::size_t i = 0; i < markKindCount; ++i)
        hidden.set(i, !buttons_[i]->isChecked());
    return hidden;
}

} // namespace triage::app
