// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

class QVBoxLayout;

namespace triage::app {

class Speech;
class Theme;

/// What withholds the route, each with a way to waive it; and the waivers given, each with a way back.
class WithheldList : public QWidget
{
    Q_OBJECT
public:
    WithheldList(const Speech& speech, const Theme& theme, QWidget* parent = nullptr);
    void setView(const VerdictView& view);

signals:
    void waiveRequested(const triage::check::Finding& finding);
    void waiverRevoked(const triage::review::Waiver& waiver);

private:
    void addRow(const QString& iconName, const Tone& tone, const QString& text, QWidget* action);
    void addMissing(const VerdictView& view);
    void addWaivers(const VerdictView& view);

    const Speech& speech_;
    const Theme& theme_;
    QVBoxLayout* rows_;
};

} // namespace triage::app
