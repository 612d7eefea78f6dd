// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/mark_request.h"
#include "app/files/quote_request.h"
#include "review/review.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace triage::app {

class Theme;

/// Below the tree: the engineer's marks and quotes of the whole case, with their notes. Enter goes there,
/// F2 changes the note, Delete takes one away. Not there while there is none.
class MarksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MarksPanel(const Theme& theme, QWidget* parent = nullptr);

    void setReview(const review::Review& review);

signals:
    void openRequested(const QString& path, triage::LineNumber line);
    void markRequested(const triage::app::MarkRequest& mark);
    void quoteRequested(const triage::app::QuoteRequest& quote);
    /// The user wants to change the note of a mark or a quote.
    void noteRequested(const QString& path, triage::LineNumber line, bool quote);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry
    {
        QString path;
        LineNumber line;
        QString words;
        bool quote = false;
        bool operator==(const Entry&) const = default;
    };

    void showEntries(std::vector<Entry> entries);
    void open(const QListWidgetItem* item);
    void remove(const QListWidgetItem* item);
    void editNote(const QListWidgetItem* item);
    void showMenu(QPoint at);
    [[nodiscard]] const Entry* entryOf(const QListWidgetItem* item) const;
    void retranslate();
    void fitHeight();

    std::vector<Entry> entries_;
    QLabel* heading_;
    QListWidget* list_;
};

} // namespace triage::app
