// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>

namespace triage::view {

class TextView;

/// Scrolls two views together: at the same distance of lines, or at the same time in both logs.
class ScrollTie : public QObject
{
    Q_OBJECT

public:
    enum class By { Nothing, Line, Time };

    ScrollTie(TextView* left, TextView* right, QObject* parent = nullptr);

    /// The distance is taken anew: as the two stand now.
    void setBy(By by);
    [[nodiscard]] By by() const { return by_; }

signals:
    /// By time: does the line at the top of the view that moved lead anywhere in the other?
    void timeKnown(bool known);

private:
    void follow(TextView* moved, TextView* other);
    void followTime(TextView* moved, TextView* other);

    TextView* left_;
    TextView* right_;
    TextView* moved_ = nullptr; ///< whose time is looked for next
    QTimer pause_;              ///< a time is looked for when the event loop comes round, not with every row
    By by_ = By::Line;
    std::int64_t distance_ = 0; ///< of the right view's first line from the left one's
    bool moving_ = false;
};

} // namespace triage::view
