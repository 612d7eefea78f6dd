// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workflow/terms.h"

#include <QDialog>

#include <memory>
#include <optional>

namespace Ui {
class ReasonDialog;
}

namespace triage::app {

/// Asks why, and once who, before a waiver or an override.
class ReasonDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ReasonDialog(const QString& author, QWidget* parent = nullptr);
    ~ReasonDialog() override;

    void askForWaiver(const QString& what);
    void askForOverride(std::optional<Route> current);
    /// Before another line is judged as the causal error; `place` is "file:line".
    void askForPin(const QString& place, const QString& line);
    /// Only the name.
    void askForName();

    /// What is needed and not there is said, and the dialog stays.
    void accept() override;

    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString author() const;
    [[nodiscard]] Route route() const;

private:
    void setUp(const QString& title, const QString& intro, bool withRoute, bool withReason);
    void demand(QWidget* field, const QString& why);

    std::unique_ptr<Ui::ReasonDialog> ui_;
    bool needsReason_ = true;
};

} // namespace triage::app
