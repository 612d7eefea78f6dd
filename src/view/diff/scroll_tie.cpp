// SPDX-License-Identifier: Apache-2.0
#include "view/diff/scroll_tie.h"

#include "view/jump/time_search.h"
#include "view/text_view.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace triage::view {
namespace {

constexpr std::int64_t linesToATime = 64; ///< lines without a time (a traceback) that are passed over

/// The time of the first line at or behind `line` that has one.
std::optional<Timestamp> timeAt(const Document& document, LineNumber line)
{
    for (std::int64_t i = 0; i < linesToATime && line.value + i <= document.lineCount(); ++i) {
        if (const auto time = timeOfLine(document, LineNumber{line.value + i}))
            return time;
    }
    return std::nullopt;
}

WantedTime wanted(Timestamp time)
{
    constexpr std::int64_t day = 86'400'000'000;
    std::int64_t ofDay = time.microseconds % day;
    if (ofDay < 0)
        ofDay += day;
    const QDate date = QDate(1970, 1, 1).addDays((time.microseconds - ofDay) / day);
    return {date.year(), date.month(), date.day(), ofDay};
}

} // namespace

ScrollTie::ScrollTie(TextView* left, TextView* right, QObject* parent)
    : QObject(parent), left_(left), right_(right)
{
    pause_.setSingleShot(true);
    pause_.setInterval(0);
    connect(&pause_, &QTimer::timeout, this,
            [this] { followTime(moved_, moved_ == left_ ? right_ : left_); });
    connect(left, &TextView::scrolled, this, [this] { follow(left_, right_); });
    connect(right, &TextView::scrolled, this, [this] { follow(right_, left_); });
    const auto sideways = [this](TextView* from, TextView* to) {
        connect(from->horizontalScrollBar(), &QScrollBar::valueChanged, this, [this, to](int value) {
            if (by_ != By::Nothing)
                to->horizontalScrollBar()->setValue(value);
        });
    };
    sideways(left, right);
    sideways(right, left);
}

void ScrollTie::setBy(By by)
{
    by_ = by;
    distance_ = right_->firstVisibleLine().value - left_->firstVisibleLine().value;
    if (by == By::Time)
        follow(left_, right_);
}

void ScrollTie::follow(TextView* moved, TextView* other)
{
    if (moving_ || by_ == By::Nothing)
        return;
    if (by_ == By::Time) {
        moved_ = moved;
        pause_.start();
        return;
    }
    const QScopedValueRollback guard(moving_, true);
    const std::int64_t distance = moved == left_ ? distance_ : -distance_;
    other->scrollToTop(LineNumber{std::max<std::int64_t>(1, moved->firstVisibleLine().value + distance)});
}

void ScrollTie::followTime(TextView* moved, TextView* other)
{
    if (!moved->document() || !other->document())
        return;
    const auto time = timeAt(*moved->document(), moved->firstVisibleLine());
    const auto line =
        time ? lineAtTime(*other->document(), wanted(*time), other->firstVisibleLine()) : std::nullopt;
    emit timeKnown(line.has_value());
    if (!line)
        return;
    const QScopedValueRollback guard(moving_, true);
    other->scrollToTop(*line);
}

} // namespace triage::view
