// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>
#include <QWidget>

class QHBoxLayout;

namespace triage::view {

/// Filters within filters, outermost first: a click goes back to one.
class FilterTrail : public QWidget
{
    Q_OBJECT

public:
    explicit FilterTrail(QWidget* parent = nullptr);

    /// None hides the trail.
    void setSteps(const QStringList& steps);

signals:
    /// The filters up to this one stay, and it can be edited; -1: none stays.
    void chosen(int step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addStep(const QString& text, int step);

    QStringList steps_;
    QHBoxLayout* row_;
};

} // namespace triage::view
