// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace triage::app {

class ElidedLabel;
class Theme;

/// Below the timeline: the event under the mouse, or else the current one, in words, and what can be done
/// with it. Its height never changes.
class EventStrip : public QWidget
{
    Q_OBJECT
public:
    explicit EventStrip(const Theme& theme, QWidget* parent = nullptr);

    enum class Pin {
        Offered,
        Needless, ///< it is the causal line already
        Pinned,   ///< by the engineer
    };
    /// `more`: events drawn as one with it.
    void show(const Timeline& timeline, EventId id, int more, Pin pin, bool isCurrent);
    /// Nothing is chosen: says how to choose.
    void showHint();
    /// One line instead of two, where height is scarce.
    void setShort(bool on);

signals:
    void openRequested();
    void pinRequested();
    void unpinRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setActions(bool current, Pin pin);

    const Theme& theme_;
    QLabel* icon_;
    ElidedLabel* head_;
    ElidedLabel* text_;
    QPushButton* open_;
    QPushButton* pin_;
    QPushButton* unpin_;
};

} // namespace triage::app
