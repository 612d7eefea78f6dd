// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/filter/line_filter.h"

#include <QWidget>

#include <memory>
#include <vector>

class QLabel;

namespace triage::view {

class Document;
class FilterBar;
class FilterLook;
class FilterSearch;
class FilterTrail;
class TextView;

/// The filter view: below a text, those of its lines that some filters let through. The line one goes to here
/// is gone to there, and the line that is read there is shown here.
class FilterPane : public QWidget
{
    Q_OBJECT

public:
    /// `main`: the view whose text is filtered.
    explicit FilterPane(TextView* main, QWidget* parent = nullptr);
    ~FilterPane() override;

    /// Shows the pane and takes the focus; a short selection of the main view becomes the text.
    void open();
    void close();
    /// As if typed.
    void setStep(const text::FilterStep& step);

    [[nodiscard]] TextView& view() const { return *view_; }
    [[nodiscard]] FilterBar& bar() const { return *bar_; }
    [[nodiscard]] FilterSearch& search() const { return *search_; }
    /// What is edited becomes a step of the chain, and a filter within it can be typed.
    void filterWithin();
    /// The filters whose lines are filtered again, outermost first.
    [[nodiscard]] const std::vector<text::FilterStep>& chain() const { return chain_; }

signals:
    void opened();
    void closed();
    /// Lines of the file, for its marks and as evidence.
    void markRequested(triage::LineNumber line);
    void copyAsEvidenceRequested(const std::vector<triage::LineNumber>& lines);
    void quoteRequested(triage::LineNumber line);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectViews();
    void refilter();
    void showState();
    void takeResult();
    void backTo(int step);
    void goThere(bool focus);
    void followMain();
    [[nodiscard]] LineNumber lineAbove(LineNumber shown) const; ///< of the main view
    [[nodiscard]] QString hint() const;

    TextView* main_;
    FilterTrail* trail_;
    FilterBar* bar_;
    TextView* view_;
    QLabel* nothing_; ///< in place of lines
    FilterSearch* search_;
    std::shared_ptr<FilterLook> look_;
    std::vector<text::FilterStep> chain_;
    std::weak_ptr<Document> filtered_; ///< whose lines are searched
    bool moving_ = false;              ///< one view moves the other
};

} // namespace triage::view
