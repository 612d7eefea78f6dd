// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/clusters.h"
#include "app/timeline/timeline.h"

#include <QWidget>

#include <array>

class QAction;
class QMenu;
class QToolButton;

namespace triage::app {

class Theme;

/// The shapes that the timeline holds, with their words and counts. Each shows or hides its kind.
class Legend : public QWidget
{
    Q_OBJECT
public:
    explicit Legend(const Theme& theme, QWidget* parent = nullptr);
    void setTimeline(const Timeline* timeline);
    [[nodiscard]] HiddenKinds hidden() const;
    [[nodiscard]] QToolButton* button(MarkKind kind) const { return buttons_[std::size_t(kind)]; }

    /// In a menu, where there is no room for a row of buttons.
    [[nodiscard]] QMenu* menu() const { return menu_; }

signals:
    void hiddenChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();

    const Theme& theme_;
    std::array<QToolButton*, markKindCount> buttons_{};
    std::array<QAction*, markKindCount> actions_{};
    QMenu* menu_;
};

} // namespace triage::app
