// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace triage::app {

class DocumentView;

/// A tab with several texts of the bundle. One of them is in use: what is asked of the text in front is asked
/// of that one.
class TextPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QList<DocumentView*> texts() const = 0;
    [[nodiscard]] virtual DocumentView* inUse() const = 0;
    /// Moves the focus from the text in use to the next one.
    virtual void useNext() = 0;
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString tip() const = 0;

signals:
    void inUseChanged();
};

} // namespace triage::app
