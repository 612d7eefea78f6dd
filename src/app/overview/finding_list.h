// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <QWidget>

#include <memory>

class QVBoxLayout;

namespace triage::app {

class Speech;
class Theme;

/// What is missing or does not fit, worst first: severity, step, message, file, and the command that
/// collects it.
class FindingList : public QWidget
{
    Q_OBJECT
public:
    FindingList(const Speech& speech, const Theme& theme, QWidget* parent = nullptr);
    void setAnalysis(const engine::Analysis* analysis);

signals:
    void opened(const QString& path);
    void waiveRequested(const triage::check::Finding& finding);

private:
    QWidget* row(const check::Finding& finding, const engine::Analysis& analysis);
    QWidget* head(const check::Finding& finding, const engine::Analysis& analysis, QWidget* parent);

    const Speech& speech_;
    const Theme& theme_;
    QVBoxLayout* rows_;
};

} // namespace triage::app
