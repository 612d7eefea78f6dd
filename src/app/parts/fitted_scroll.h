// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScrollArea>

namespace triage::app {

/// As tall as its content where there is room for it; scrolls instead of squeezing it where there is not.
class FittedScroll : public QScrollArea
{
    Q_OBJECT
public:
    explicit FittedScroll(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace triage::app
