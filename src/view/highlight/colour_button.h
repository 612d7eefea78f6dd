// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QToolButton>

namespace triage::view {

/// Shows a colour and offers others: ten hues that tell well apart, none, and any other.
class ColourButton : public QToolButton
{
    Q_OBJECT

public:
    explicit ColourButton(const QString& name, QWidget* parent = nullptr);

    /// Invalid: none. Emits nothing.
    void setColour(const QColor& colour);
    [[nodiscard]] QColor colour() const { return colour_; }

signals:
    void colourChosen(const QColor& colour);

private:
    void fill();
    void choose(const QColor& colour);

    QString name_;
    QColor colour_;
};

} // namespace triage::view
