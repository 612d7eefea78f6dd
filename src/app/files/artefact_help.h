// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "bundle/bundle.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QToolButton;

namespace triage::workflow {
struct Workflow;
}

namespace triage::app {

class Speech;
class Theme;

/// "What is this file?": one artefact kind explained in the workflow's words. Can be folded to its title.
class ArtefactHelp : public QWidget
{
    Q_OBJECT

public:
    ArtefactHelp(const workflow::Workflow& workflow, const Speech& speech, const Theme& theme,
                 QWidget* parent = nullptr);

    /// An empty `path` says how to use the panel.
    void show(const QString& path, bundle::ArtefactKind kind);
    void setUnfolded(bool on);
    /// As there is room for; what the user chose stays.
    void suggestUnfolded(bool on);
    /// What is shown, as one text.
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] bool isUnfolded() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fitHeight();

    const workflow::Workflow& workflow_;
    const Speech& speech_;
    QString path_;
    bundle::ArtefactKind kind_ = bundle::ArtefactKind::Other;
    QToolButton* title_;
    QLabel* kindLabel_;
    QLabel* text_;
    QScrollArea* area_;
    bool chosen_ = false; ///< folded or unfolded by the user
};

} // namespace triage::app
