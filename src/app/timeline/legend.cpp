// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/legend.h"

#include "app/parts/flow_layout.h"
#include "app/theme/theme.h"
#include "app/timeline/mark_shapes.h"
#include "app/timeline/timeline_words.h"
#include "app/words/words.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace triage::app {

Legend::Legend(const Theme& theme, QWidget* parent) : QWidget(parent), theme_(theme), menu_(new QMenu(this))
{
    auto* row = new FlowLayout(this, space::xs, space::xs);
    for (const MarkKind kind : allMarkKinds()) {
        QAction* action = menu_->addAction(QString());
        action->setCheckable(true);
        action->setChecked(true);
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("legend", true);
        button->hide();
        connect(action, &QAction::toggled, this, [this, action, button](bool on) {
            QFont font = theme_.small();
            font.setStrikeOut(!on); // not by colour alone
            button->setFont(font);
            action->setFont(font);
            emit hiddenChanged();
        });
        row->addWidget(button);
        buttons_[std::size_t(kind)] = button;
        actions_[std::size_t(kind)] = action;
    }
}

/// As tall as its rows: a height that follows the width is guessed too generously above.
void Legend::fitHeight()
{
    setFixedHeight(std::max(layout()->heightForWidth(width()), 1));
}

void Legend::resizeEvent(QResizeEvent*)
{
    fitHeight();
}

void Legend::setTimeline(const Timeline* timeline)
{
    std::array<std::int64_t, markKindCount> counts{};
    if (timeline != nullptr)
        for (const Lane& lane : timeline->lanes)
            for (const MarkKind kind : lane.kinds)
                ++counts[std::size_t(kind)];
    for (const MarkKind kind : allMarkKinds()) {
        QAction* action = actions_[std::size_t(kind)];
        const std::int64_t count = counts[std::size_t(kind)];
        action->setVisible(count > 0);
        buttons_[std::size_t(kind)]->setVisible(count > 0);
        if (count == 0)
            continue;
        const QString name = kindText(*timeline, kind);
        action->setIcon(markIcon(kind, theme_.colors()));
        action->setText(kind == MarkKind::Causal ? name
                                                 : QStringLiteral("%1 %2").arg(name, countText(count)));
        action->setToolTip(tr("Shows or hides: %1").arg(name));
        QFont font = theme_.small();
        font.setStrikeOut(!action->isChecked());
        buttons_[std::size_t(kind)]->setFont(font);
    }
    fitHeight();
}

HiddenKinds Legend::hidden() const
{
    HiddenKinds hidden;
    for (std::size_t i = 0; i < markKindCount; ++i)
        hidden.set(i, !actions_[i]->isChecked());
    return hidden;
}

} // namespace triage::app
