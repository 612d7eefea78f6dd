// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/step.h"
#include "workflow/terms.h"

#include <QAbstractButton>

#include <optional>

namespace triage::app {

class Theme;

/// What one chip shows.
struct ChipContent
{
    Step step = Step::Eager;
    QString name; ///< short name, may hold a space to break at
    StepState state = StepState::Unknown;
    std::optional<int> exitCode;
    std::optional<qint64> durationMs;
    bool firstFailure = false;
    bool incomplete = false; ///< a rerun finding names the step
    QString isolates;        ///< one sentence
    bool hasLog = false;
    bool operator==(const ChipContent&) const = default;
};

/// One step of the ladder: state by colour, shape and word. A button that opens the step's log; files
/// dropped on it are assigned to the step.
class StepChip : public QAbstractButton
{
    Q_OBJECT
public:
    explicit StepChip(const Theme& theme, QWidget* parent = nullptr);

    void setContent(const ChipContent& content);
    /// Its mark and number only; all else stands in the tool tip.
    void setFolded(bool folded);
    [[nodiscard]] const ChipContent& content() const { return content_; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void fileDropped(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void paintFrame(QPainter& painter) const;
    void paintText(QPainter& painter) const;
    void paintFolded(QPainter& painter) const;
    [[nodiscard]] QStringList stateWords() const;
    [[nodiscard]] QString stateLine(int width) const;
    [[nodiscard]] QFont nameFont(int width) const;
    [[nodiscard]] QString label() const;

    const Theme& theme_;
    ChipContent content_;
    bool dropHover_ = false;
    bool folded_ = false;
};

} // namespace triage::app
