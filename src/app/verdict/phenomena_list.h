// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/verdict.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace triage::app {

class Speech;
class Theme;

/// What the logs of a run that went through show (graph breaks, recompiles, limits reached), each with its
/// lines to look at. Phenomena, never causes: they help to say what is wrong.
class PhenomenaList : public QWidget
{
    Q_OBJECT
public:
    PhenomenaList(const Speech& speech, const Theme& theme, QWidget* parent = nullptr);
    /// `asked`: they stand beside the question for the symptom. Hides itself when there are none.
    void setPhenomena(const std::vector<Phenomenon>& phenomena, bool asked);

signals:
    void opened(const QString& path, triage::LineNumber line);

private:
    QWidget* row(const Phenomenon& phenomenon);
    void offerPlaces(const std::vector<Place>& places, QWidget* below);

    const Speech& speech_;
    const Theme& theme_;
    QLabel* head_;
    QVBoxLayout* rows_;
};

} // namespace triage::app
