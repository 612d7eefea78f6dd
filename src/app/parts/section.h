// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace triage::app {

class Theme;

/// A heading and what stands under it. No frame: space divides.
class Section : public QWidget
{
    Q_OBJECT
public:
    Section(const Theme& theme, QWidget* content, QWidget* parent = nullptr);
    void setHeading(const QString& heading, const QString& aside = {});

private:
    const Theme& theme_;
    QLabel* heading_;
    QLabel* aside_;
};

/// Takes everything out of a layout; widgets are deleted when control returns to the event loop.
void clearLayout(QLayout& layout);

} // namespace triage::app
