// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "view/diff/scroll_tie.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace triage::view {

/// Over two texts side by side: differences or the texts as they are, from one difference to the next, how
/// scrolling is tied, beside or below each other.
class PairBar : public QWidget
{
    Q_OBJECT

public:
    explicit PairBar(QWidget* parent = nullptr);

    [[nodiscard]] bool showsDifferences() const;
    void setShowsDifferences(bool on);
    [[nodiscard]] bool ignoresBlanks() const;
    [[nodiscard]] bool stacked() const;
    [[nodiscard]] ScrollTie::By tie() const;
    void setTie(ScrollTie::By by);
    /// "3 of 12", "no differences", what went wrong.
    void setState(const QString& text, bool wrong);
    void setMovable(bool on);

signals:
    void modeChanged();
    void blanksChanged();
    void tieChanged();
    void stackedChanged();
    void nextRequested();
    void previousRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void showParts();
    void retranslate();

    QToolButton* differences_;
    QToolButton* texts_;
    QToolButton* previous_;
    QToolButton* next_;
    QCheckBox* blanks_;
    QComboBox* tie_;
    QLabel* state_;
    QToolButton* stacked_;
};

} // namespace triage::view
