// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "engine/engine.h"
#include "handoff/handoff.h"
#include "handoff/writers.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace triage::app {

class ExposureLine;
class HandoffBar;
class HandoffExporter;
class SheetPair;
class Speech;
class Theme;

/// The Handoff tab: the Chinese and the English sheet side by side, exactly what will be sent, composed
/// anew on every change. Copies and saves without a modal box; feedback stands in the bar.
/// Window's thread only; what it is given outlives it.
class HandoffPage : public QWidget
{
    Q_OBJECT

public:
    HandoffPage(const engine::Engine& engine, Jobs& jobs, const Speech& speech, const Theme& theme,
                QWidget* parent = nullptr);
    ~HandoffPage() override;

    /// Null empties the page.
    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis, const handoff::CaseLabel& label);

    /// Writes `file` in the background; its end says the format (Markdown when it says none).
    void saveTo(const QString& file, handoff::Languages languages);

public slots:
    /// The chosen format and languages, to the clipboard.
    void copy();
    /// Asks for a file name.
    void saveAs();

signals:
    void statusMessage(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Composed;
    void connectParts();
    void recompose();
    void present(const Composed& composed);
    void copyIn(handoff::Languages languages);
    void putOnClipboard(handoff::Format format, const QString& text, const QString& html);
    void say(const QString& text, bool isError);
    void showParts();
    void retranslate();

    const engine::Engine& engine_;
    const Speech& speech_;
    const Theme& theme_;
    JobScope scope_;
    std::shared_ptr<const engine::Analysis> analysis_;
    handoff::CaseLabel label_;
    HandoffBar* bar_;
    ExposureLine* exposure_;
    SheetPair* sheets_;
    QLabel* empty_;
    HandoffExporter* exporter_;
    QString lastFolder_;
};

} // namespace triage::app
