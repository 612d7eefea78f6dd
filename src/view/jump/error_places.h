// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "text/background.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace triage::view {

class Document;

/// Where the errors of a text stand, for the band beside the scroll bar: what "next error" looks for, over
/// the whole file in the background. Bounded: of each of some thousand stretches one error is kept, and a few
/// lines that look like one are tried. Goes on where a growing file goes on. Lives in the window's thread.
class ErrorPlaces : public QObject
{
    Q_OBJECT

public:
    /// Is there an error at that place? Nothing: it is being read, and is asked again when it is there. In
    /// the window's thread, a few times a turn.
    using IsError = std::function<std::optional<bool>(ByteOffset)>;

    explicit ErrorPlaces(IsError isError, QObject* parent = nullptr);
    ~ErrorPlaces() override;

    /// Null: none.
    void setDocument(std::shared_ptr<Document> document);
    [[nodiscard]] const std::vector<ByteOffset>& places() const { return places_; }
    /// The file was looked through as far as it is known.
    [[nodiscard]] bool complete() const;

    static constexpr std::int64_t stretches = 2048; ///< of a file when it is opened; up to twice as it grows
    static constexpr int mostTries = 4;             ///< in one stretch

signals:
    void changed();

private:
    struct Mailbox;
    struct Stretch
    {
        std::uint8_t tried = 0;
        bool error = false;
    };

    void begin();
    void goOn();
    void stop();
    void collect();
    void confirm();
    [[nodiscard]] Stretch& stretchOf(ByteOffset place);

    IsError isError_;
    std::shared_ptr<Document> document_;
    std::vector<Stretch> known_;
    std::vector<ByteOffset> places_;
    std::vector<ByteOffset> untried_; ///< looked like errors
    std::size_t next_ = 0;            ///< of them
    std::int64_t size_ = 1;           ///< bytes of a stretch
    std::int64_t searched_ = 0;       ///< bytes from the beginning, those under way among them
    bool running_ = false;
    QTimer turn_;
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::view
