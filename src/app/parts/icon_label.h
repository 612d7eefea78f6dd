// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

namespace triage::app {

/// A drawing of resources/icons in one colour, as large as a line of text.
class IconLabel : public QWidget
{
    Q_OBJECT
public:
    IconLabel(QString iconName, QColor color, QWidget* parent = nullptr);
    void setIcon(const QString& iconName, const QColor& color);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString iconName_;
    QColor color_;
};

} // namespace triage::app
