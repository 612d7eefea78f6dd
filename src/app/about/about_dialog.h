// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/desk.h"

#include <QDialog>

namespace triage::app {

/// Versions, rule pack, where cases and logs lie; all of it can be copied.
class AboutDialog : public QDialog
{
    Q_OBJECT
public:
    AboutDialog(const Desk& desk, QWidget* parent);
    [[nodiscard]] QString facts() const { return facts_; }

private:
    QString facts_;
};

} // namespace triage::app
