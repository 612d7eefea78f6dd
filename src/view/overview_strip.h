// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/decoration.h"

#include <QWidget>

#include <vector>

namespace triage::view {

/// The whole file as a narrow band beside the scroll bar: errors, candidates, marks, hits as stripes.
/// A click goes there.
class OverviewStrip : public QWidget
{
    Q_OBJECT

public:
    static constexpr int width = 12; ///< pixels

    explicit OverviewStrip(QWidget* parent);

    /// A stripe from `from` to `to`, parts of the file's height (0..1).
    struct Stripe
    {
        double from = 0;
        double to = 0;
        QColor colour;
        int lane = 0; ///< 0: whole width, 1: left half, 2: right half
    };
    void setStripes(std::vector<Stripe> stripes);
    /// What is seen of the file, as parts of it.
    void setWindow(double from, double to);

signals:
    /// 0..1
    void clicked(double at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    std::vector<Stripe> stripes_;
    double from_ = 0;
    double to_ = 1;
};

} // namespace triage::view
