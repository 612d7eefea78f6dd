// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "text/search.h"
#include "view/document.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace triage::view {

/// Searches one document in the background; hits stream in, in file order. Lives in the window's thread.
class Finder : public QObject
{
    Q_OBJECT

public:
    /// Hits kept with their places (16 bytes each); further ones are counted only.
    static constexpr std::int64_t maxKept = 2'000'000;

    explicit Finder(QObject* parent = nullptr);
    ~Finder() override;

    void setDocument(std::shared_ptr<Document> document);
    /// Starts anew; an empty text clears. What was found by the search before is dropped.
    void search(const text::Pattern& pattern);
    void cancel();

    [[nodiscard]] const text::Pattern& pattern() const { return pattern_; }
    [[nodiscard]] bool running() const { return running_; }
    /// Some lines were given up: too long, or too hard for the expression.
    [[nodiscard]] bool incomplete() const { return incomplete_; }
    /// Set when the expression does not compile or the file cannot be read.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] std::int64_t hitCount() const { return count_; }
    [[nodiscard]] const std::vector<text::Hit>& hits() const { return hits_; }
    /// All hits, kept or not, counted by where they are: the file in `binCount` stretches of equal size.
    [[nodiscard]] const std::vector<std::uint32_t>& bins() const { return bins_; }
    static constexpr std::size_t binCount = 2048;
    /// The kept hits that touch [from, to).
    [[nodiscard]] std::span<const text::Hit> hitsBetween(ByteOffset from, ByteOffset to) const;
    /// The first kept hit at or behind / the last before, going round at the ends; nothing when there is
    /// none.
    [[nodiscard]] std::optional<text::Hit> next(ByteOffset from) const;
    [[nodiscard]] std::optional<text::Hit> previous(ByteOffset before) const;
    /// Hits that were not kept may lie nearer than what `next` or `previous` tells: they must be sought.
    [[nodiscard]] bool mustSeek(ByteOffset from, bool forward) const;
    /// 1-based, for "3 of 17"; 0 when it is none of the kept ones.
    [[nodiscard]] std::int64_t ordinalOf(const text::Hit& hit) const;
    /// How many bytes of the file were searched, of how many.
    [[nodiscard]] Progress progress() const { return progress_; }

signals:
    /// More hits, progress, an end, or an error.
    void changed();
    /// The search came to its end (not when it was cancelled).
    void finished();

private:
    struct Mailbox;
    void drop();
    void collect();

    std::shared_ptr<Document> document_;
    text::Pattern pattern_;
    std::vector<text::Hit> hits_;
    std::vector<std::uint32_t> bins_;
    std::int64_t count_ = 0;
    Progress progress_;
    bool running_ = false;
    bool incomplete_ = false;
    std::optional<Error> error_;
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::view
