// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/import/import_run.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace triage::app {

class Badge;
class Theme;

/// Stands where ladder and card will be while a bundle is imported: how far it is, and cancel.
class ImportStrip : public QWidget
{
    Q_OBJECT
public:
    explicit ImportStrip(const Theme& theme, QWidget* parent = nullptr);
    void setState(const ImportState& state);

signals:
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Theme& theme_;
    Badge* badge_;
    QLabel* amount_;
    QProgressBar* bar_;
    QLabel* item_;
    QPushButton* cancel_;
};

} // namespace triage::app
