// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"

#include <QWidget>

#include <functional>

namespace triage::app {

class Theme;

/// A word with its shape on a softly coloured ground.
class Badge : public QWidget
{
    Q_OBJECT
public:
    /// Which tone, asked again at every paint, so that the theme can change.
    using ToneOf = std::function<Tone(const Colors&)>;

    explicit Badge(const Theme& theme, QWidget* parent = nullptr);
    void show(const QString& iconName, const QString& text, ToneOf tone);
    [[nodiscard]] QString text() const { return text_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& theme_;
    QString iconName_;
    QString text_;
    ToneOf tone_;
};

} // namespace triage::app
