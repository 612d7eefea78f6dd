// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/past_cases.h"

#include <QWidget>

class QVBoxLayout;

namespace triage::app {

class Theme;

/// Cases of the store whose causal error was the same: where they went and what engineers wrote.
class PastCaseList : public QWidget
{
    Q_OBJECT
public:
    explicit PastCaseList(const Theme& theme, QWidget* parent = nullptr);
    void setCases(const std::vector<cases::PastCase>& found);

signals:
    void chosen(const QString& id);

private:
    QWidget* row(const cases::PastCase& past);

    const Theme& theme_;
    QVBoxLayout* rows_;
};

} // namespace triage::app
