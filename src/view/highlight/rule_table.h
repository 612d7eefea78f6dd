// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/highlight/highlighter_set.h"

#include <QTableWidget>

namespace triage::view {

/// The rules of one set, edited in place. Tells of every change; keeps none.
class RuleTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit RuleTable(QWidget* parent = nullptr);

    /// Emits nothing.
    void setRules(const std::vector<HighlighterRule>& rules);
    void retranslate();

signals:
    void ruleEdited(int row, const triage::view::HighlighterRule& rule);

private:
    void addRow(const HighlighterRule& rule);
    void showRule(int row, const HighlighterRule& rule);
    void showWrong(int row, const QString& wrong);
    [[nodiscard]] HighlighterRule ruleAt(int row) const;

    bool filling_ = false;
};

} // namespace triage::view
