// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/background.h"
#include "text/search.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace triage::view {

class Document;

/// Looks for the nearest hit before or behind a place, in the background: for what nobody has searched the
/// whole file for, or has too many hits of to keep. Lives in the window's thread.
class Seeker : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const std::optional<text::Hit>&)>;

    explicit Seeker(QObject* parent = nullptr);
    ~Seeker() override;

    /// Forward: the first hit at or behind `from`; else the last one that starts before it. One search at
    /// a time: a newer one drops the older. `done` is called in the window's thread, not before this
    /// returns; never for one that was dropped.
    void seek(const Document& document, const text::Pattern& pattern, ByteOffset from, bool forward,
              Done done);
    void cancel();
    [[nodiscard]] bool running() const { return running_; }

private:
    struct Mailbox;
    void deliver();

    bool running_ = false;
    Done done_;
    std::shared_ptr<Mailbox> mailbox_;
    text::Background background_;
};

} // namespace triage::view
