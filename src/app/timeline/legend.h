// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/clusters.h"
#include "app/timeline/timeline.h"

#include <QWidget>

#include <array>

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

signals:
    void hiddenChanged();

private:
    const Theme& theme_;
    std::array<QToolButton*, markKindCount> buttons_{};
};

} // namespace triage::app
