// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/verdict/verdict_view.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QToolButton;

namespace triage::app {

class Badge;
class Theme;

/// Where the case goes, on what line and whether it is complete, in one line above every tab. What the
/// verdict rests on stands in the card.
class VerdictLine : public QWidget
{
    Q_OBJECT
public:
    explicit VerdictLine(const Theme& theme, QWidget* parent = nullptr);

    void setVerdict(const VerdictView& view, std::optional<Completeness> state);
    /// Small, beside the steps, or in full below them.
    void setFolded(bool folded);

signals:
    void evidenceRequested(const QString& path, triage::LineNumber line);
    void detailsRequested();
    void foldRequested(bool folded);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill();
    void fitLink();
    void announce();

    const Theme& theme_;
    VerdictView view_;
    std::optional<Completeness> state_;
    bool folded_ = false;
    QLabel* headline_;
    QPushButton* link_; ///< the evidence
    Badge* badge_;
    QToolButton* fold_;
};

} // namespace triage::app
