// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cases/case_session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace triage::app {

class Theme;

/// Title, ticket and customer of the case, and which bundle of it and which run of that is shown.
class CaseHeader : public QWidget
{
    Q_OBJECT
public:
    explicit CaseHeader(const Theme& theme, QWidget* parent = nullptr);
    void setCase(const CaseSession& session);
    void setName(const QString& name); ///< while importing

signals:
    void editRequested();
    void runChosen(const QString& name);
    void bundleChosen(int number);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillRuns(const engine::Analysis& analysis);
    void fillBundles(const CaseSession& session);

    const Theme& theme_;
    QLabel* title_;
    QLabel* about_;
    QToolButton* edit_;
    QLabel* bundleLabel_;
    QComboBox* bundles_;
    QLabel* runLabel_;
    QComboBox* runs_;
};

} // namespace triage::app
