// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace triage::app {

class IconLabel;
class Speech;
class Theme;

/// The facts the source document asks for, each found, asked or answered; answers are given in place.
/// Rows stay while their facts stay, so that typing is never interrupted by a new judgement.
class IntakeList : public QWidget
{
    Q_OBJECT
public:
    IntakeList(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
               QWidget* parent = nullptr);
    void setFacts(const std::vector<check::IntakeFact>& facts);
    [[nodiscard]] QLineEdit* field(const std::string& key) const;

signals:
    /// An empty value takes the answer back.
    void answered(const QString& key, const QString& value);

private:
    struct Row
    {
        std::string key;
        IconLabel* icon;
        QLabel* label;
        QLabel* value;
        QLineEdit* edit;
    };
    void rebuild(const std::vector<check::IntakeFact>& facts);
    void addRow(const check::IntakeFact& fact, int at);
    void update(Row& row, const check::IntakeFact& fact);
    [[nodiscard]] bool sameKeys(const std::vector<check::IntakeFact>& facts) const;

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    const Theme& theme_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
};

} // namespace triage::app
