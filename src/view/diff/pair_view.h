// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/diff/aligned.h"
#include "view/diff/diff_look.h"

#include <QWidget>

#include <array>
#include <memory>

class QLabel;
class QSplitter;

namespace triage::view {

class Comparison;
class Document;
class OverviewStrip;
class PairBar;
class ScrollTie;
class TextPane;
class TextView;

/// Two texts beside or below each other: their differences, or the texts as they are with scrolling tied by
/// line or by time. Both may be one text: two places of it.
class PairView : public QWidget
{
    Q_OBJECT

public:
    explicit PairView(QWidget* parent = nullptr);
    ~PairView() override;

    struct Part
    {
        std::shared_ptr<Document> document;
        QString title;
    };
    /// `differences`: compare them; else show them as they are.
    void show(Part left, Part right, bool differences);

    [[nodiscard]] TextView& view(Side side) const;
    [[nodiscard]] PairBar& bar() const { return *bar_; }
    [[nodiscard]] ScrollTie& tie() const { return *tie_; }
    [[nodiscard]] const Comparison& comparison() const { return *comparison_; }
    /// To the next or previous difference; stays at the last one.
    void goToDifference(bool forward);
    void setMonospace(const QString& family, double points);

signals:
    /// Return or a double click on a line: to the text itself.
    void openRequested(triage::view::Side side, triage::LineNumber line);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void showMode();
    void showTexts();
    void showResult();
    void showState();
    void goToRow(Side side, LineNumber row);
    void updateStrip();
    void updateWindow();
    [[nodiscard]] std::int64_t currentDifference() const;
    [[nodiscard]] QString stateText() const;

    std::array<Part, 2> parts_;
    PairBar* bar_;
    QSplitter* splitter_;
    std::array<QLabel*, 2> titles_{};
    std::array<TextPane*, 2> panes_{};
    OverviewStrip* strip_;
    ScrollTie* tie_;
    Comparison* comparison_;
    std::array<std::shared_ptr<const DiffLook>, 2> looks_;
    bool shown_ = false;    ///< the result that is there is in the views
    bool timeKnown_ = true; ///< scrolling by time leads somewhere
};

} // namespace triage::view
