// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/handoff.h"

#include <QDialog>

#include <memory>

namespace Ui {
class LabelDialog;
}

namespace triage::app {

/// Title, ticket id and customer of a case.
class LabelDialog : public QDialog
{
    Q_OBJECT
public:
    explicit LabelDialog(const handoff::CaseLabel& label, QWidget* parent = nullptr);
    ~LabelDialog() override;
    [[nodiscard]] handoff::CaseLabel label() const;

private:
    std::unique_ptr<Ui::LabelDialog> ui_;
};

} // namespace triage::app
