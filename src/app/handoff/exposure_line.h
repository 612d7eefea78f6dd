// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"

#include <QWidget>

class QLabel;

namespace triage::app {

class Theme;

/// Says, before anything leaves, that the handoff is not redacted and which hosts and users stand in it.
class ExposureLine : public QWidget
{
    Q_OBJECT

public:
    explicit ExposureLine(const Theme& theme, QWidget* parent = nullptr);
    void setExposure(const handoff::Exposure& exposure);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    const Theme& theme_;
    handoff::Exposure exposure_;
    QLabel* text_;
};

} // namespace triage::app
