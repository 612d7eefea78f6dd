// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include <memory>

class QSplitter;
class QVBoxLayout;

namespace triage::view {

class Document;
class FilterPane;
class FindBar;
class GoToBar;
class TextView;

/// A text view with what belongs to it: a place for a header above, find and go-to bars below, which the
/// view's shortcuts open, and the filter view. What an application puts into a tab.
class TextPane : public QWidget
{
    Q_OBJECT

public:
    explicit TextPane(QWidget* parent = nullptr);

    [[nodiscard]] TextView& view() const { return *view_; }
    [[nodiscard]] FindBar& findBar() const { return *findBar_; }
    [[nodiscard]] FilterPane& filter() const { return *filter_; }
    void setDocument(std::shared_ptr<Document> document);
    /// Above the text: file, step, rank, size are the application's to say. Taken over; null removes it.
    void setHeader(QWidget* header);

private:
    QVBoxLayout* column_;
    QWidget* header_ = nullptr;
    QSplitter* parts_; ///< the text above, the filter view below
    TextView* view_;
    FilterPane* filter_;
    FindBar* findBar_;
    GoToBar* goToBar_;
};

} // namespace triage::view
