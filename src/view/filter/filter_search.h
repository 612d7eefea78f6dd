// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "text/filter/line_filter.h"
#include "text/filter/selected_lines.h"
#include "view/document.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace triage::view {

/// Filters one document in the background; lines stream in, in file order, into a document of their own.
/// Goes on where the file has grown. Lives in the window's thread.
class FilterSearch : public QObject
{
    Q_OBJECT

public:
    explicit FilterSearch(QObject* parent = nullptr);
    ~FilterSearch() override;

    void setDocument(std::shared_ptr<Document> document);
    /// Starts anew. No steps clear.
    void start(std::vector<text::FilterStep> steps, int around);
    /// What was found so far stays.
    void cancel();

    /// The lines found so far, as a text; null while there is none.
    [[nodiscard]] const std::shared_ptr<Document>& result() const { return result_; }
    [[nodiscard]] std::shared_ptr<const text::LineList> lines() const { return lines_; }
    [[nodiscard]] const text::LineFilter* filter() const { return filter_ ? &*filter_ : nullptr; }
    [[nodiscard]] bool active() const { return filter_.has_value(); }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool stopped() const { return stopped_; } ///< before the end
    [[nodiscard]] bool shortened() const { return shortened_; }
    [[nodiscard]] bool incomplete() const { return incomplete_; }
    [[nodiscard]] Progress progress() const { return progress_; }
    /// Which step cannot be understood, and where.
    [[nodiscard]] const std::optional<text::LineFilter::Wrong>& wrong() const { return wrong_; }
    /// The file cannot be read.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

signals:
    /// More lines, progress, an end, or an error.
    void changed();
    /// `result()` is another document, or none.
    void resultReplaced();

private:
    struct Mailbox;
    void run(ByteOffset from, LineNumber firstLine);
    void collect();
    void sourceChanged();
    void drop();

    std::shared_ptr<Document> document_;
    std::vector<text::FilterStep> steps_;
    int around_ = 0;
    std::optional<text::LineFilter> filter_;
    std::shared_ptr<text::LineList> lines_;
    std::shared_ptr<text::SelectedLines> selected_;
    std::shared_ptr<Document> result_;
    std::optional<text::LineFilter::Wrong> wrong_;
    std::optional<Error> error_;
    std::optional<text::FilterSummary> summary_;
    std::int64_t ranTo_ = 0; ///< the file's size when the search began
    Progress progress_;
    bool running_ = false;
    bool stopped_ = false;
    bool shortened_ = false;
    bool incomplete_ = false;
    QTimer pause_; ///< lines are shown some times a second, not with every block
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::view
