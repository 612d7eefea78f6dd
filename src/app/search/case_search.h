// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "text/filter/file_search.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace triage::app {

/// A file of the case, as a search sees it.
struct SearchedFile
{
    QString path;     ///< as the bundle names it
    QString location; ///< where its bytes are
    qint64 size = 0;
    bool operator==(const SearchedFile&) const = default;
};

/// A search over all files of a case, in the background; results stream in, a file after the other. Lives on
/// the window's thread.
class CaseSearch : public QObject
{
    Q_OBJECT

public:
    /// Lines handed out in all; further ones are counted only.
    static constexpr std::int64_t mostHits = 100'000;

    explicit CaseSearch(QObject* parent = nullptr);
    ~CaseSearch() override;

    /// Starts anew; a blank text clears.
    void start(const text::FilterStep& step, std::vector<SearchedFile> files);
    void cancel();

    [[nodiscard]] const std::vector<SearchedFile>& files() const { return files_; }
    [[nodiscard]] bool active() const { return active_; }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool stopped() const { return stopped_; }
    [[nodiscard]] std::int64_t matches() const { return matches_; }
    [[nodiscard]] std::int64_t filesWithMatches() const { return withMatches_; }
    [[nodiscard]] std::int64_t passedOver() const { return passedOver_; }
    [[nodiscard]] std::int64_t unreadable() const { return unreadable_; }
    /// Files with lines that were given up.
    [[nodiscard]] std::int64_t incomplete() const { return incomplete_; }
    [[nodiscard]] Progress progress() const { return {done_, total_, {}}; }
    [[nodiscard]] const std::optional<text::ExpressionError>& wrong() const { return wrong_; }

signals:
    /// Everything found before is gone.
    void cleared();
    void found(const std::vector<triage::text::FileNews>& news);
    /// Progress, an end, an error.
    void changed();

private:
    struct Mailbox;
    void collect();
    void count(const text::FileNews& news);

    std::vector<SearchedFile> files_;
    std::vector<std::int64_t> counted_; ///< matches a file
    std::int64_t matches_ = 0;
    std::int64_t handedOut_ = 0;
    std::int64_t withMatches_ = 0;
    std::int64_t passedOver_ = 0;
    std::int64_t unreadable_ = 0;
    std::int64_t incomplete_ = 0;
    std::int64_t done_ = 0;
    std::int64_t total_ = 0;
    bool active_ = false;
    bool running_ = false;
    bool stopped_ = false;
    std::optional<text::ExpressionError> wrong_;
    QTimer pause_; ///< results are shown some times a second
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::app
