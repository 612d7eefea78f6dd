// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/filter/line_filter.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QSpinBox;
class QToolButton;

namespace triage::view {

class FilterSearch;
class PatternEdit;
class TwoRows;

/// What a filter is made of: the text with its switches, exclude, lines around, a filter within; what came of
/// it; stop and close.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);
    ~FilterBar() override;

    [[nodiscard]] PatternEdit& edit() const { return *edit_; }
    [[nodiscard]] text::FilterStep step() const;
    void setStep(const text::FilterStep& step);
    [[nodiscard]] int around() const;
    /// Count, progress, what is wrong. `chain`: filters before the one that is edited.
    void showState(const FilterSearch& search, std::size_t chain);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// After a pause in typing, or at once when a switch was changed.
    void changed();
    void withinRequested();
    void stopRequested();
    void closeRequested();
    /// Return in the field: to the lines.
    void linesRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void retranslate();
    void showWrong(const FilterSearch& search, std::size_t chain);
    [[nodiscard]] QString stateText(const FilterSearch& search) const;

    std::unique_ptr<TwoRows> rows_;
    PatternEdit* edit_;
    QToolButton* exclude_;
    QToolButton* within_;
    QLabel* aroundLabel_;
    QSpinBox* around_;
    QLabel* count_;
    QProgressBar* progress_;
    QToolButton* stop_;
    QToolButton* close_;
    QLabel* wrong_;
    QTimer delay_;
};

} // namespace triage::view
