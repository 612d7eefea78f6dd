// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/diff/aligned.h"
#include "view/diff/diff_look.h"

#include <QWidget>

#include <array>
#include <memory>

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
/// line or by time. Both may be one text: two places of it. One of them is in use: the one that has or last
/// had the focus.
class PairView : public QWidget
{
    Q_OBJECT

public:
    /// A text and what stands around it. Taken over.
    struct Half
    {
        QWidget* column; ///< the pane itself, or what holds it
        TextPane* pane;
    };
    PairView(Half left, Half right, QWidget* parent = nullptr);
    ~PairView() override;

    /// `differences`: compare them; else show them as they are.
    void show(std::shared_ptr<Document> left, std::shared_ptr<Document> right, bool differences);

    [[nodiscard]] TextView& view(Side side) const;
    [[nodiscard]] Side inUse() const { return inUse_; }
    /// Gives it the focus.
    void use(Side side);
    [[nodiscard]] PairBar& bar() const { return *bar_; }
    [[nodiscard]] ScrollTie& tie() const { return *tie_; }
    [[nodiscard]] const Comparison& comparison() const { return *comparison_; }
    /// To the next or previous difference; stays at the last one. False when there is none that way.
    bool goToDifference(bool forward);

signals:
    /// Return or a double click on a line while differences are shown: to the text itself.
    void openRequested(triage::view::Side side, triage::LineNumber line);
    void inUseChanged();
    /// The views show other lines than before: the texts, or lines that stand for them.
    void linesReplaced();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void connectSide(Side side);
    void compare();
    void focusMoved(const QWidget* now);
    void showMode();
    void showTexts();
    void showResult();
    void showState();
    void goToRow(Side side, LineNumber row);
    void standAlike(Side side);
    /// Bytes from the row's beginning.
    [[nodiscard]] std::int64_t changeIn(Side side, LineNumber row) const;
    void updateStrip();
    void updateWindow();
    [[nodiscard]] std::int64_t currentDifference() const;
    [[nodiscard]] QString stateText() const;

    std::array<std::shared_ptr<Document>, 2> documents_;
    std::array<Half, 2> halves_;
    PairBar* bar_;
    QSplitter* splitter_;
    OverviewStrip* strip_;
    ScrollTie* tie_;
    Comparison* comparison_;
    std::array<std::shared_ptr<const DiffLook>, 2> looks_;
    Side inUse_ = Side::Left;
    bool stale_ = true;     ///< the result is not that of the texts as they are now
    bool shown_ = false;    ///< the result that is there is in the views
    bool timeKnown_ = true; ///< scrolling by time leads somewhere
};

} // namespace triage::view
