// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace triage::app {

class Theme;

/// Says, before anything leaves, that the handoff is not redacted and which hosts and users stand in it.
class ExposureLine : public QWidget
{
    Q_OBJECT

public:
    explicit ExposureLine(const Theme& theme, QWidget* parent = nullptr);
    void setExposure(const handoff::Exposure& exposure);

signals:
    /// Where do these names stand? The next place, at every press.
    void showRequested(const QStringList& names);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    const Theme& theme_;
    handoff::Exposure exposure_;
    QLabel* text_;
    QPushButton* show_;
};

} // namespace triage::app
