// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/aligned.h"
#include "view/document.h"

#include <QObject>

#include <memory>
#include <optional>
#include <thread>

namespace triage::view {

/// Compares two documents in the background. Lives in the window's thread.
class Comparison : public QObject
{
    Q_OBJECT

public:
    explicit Comparison(QObject* parent = nullptr);
    ~Comparison() override;

    /// Starts anew; what came of an older one is dropped.
    void compare(const Document& left, const Document& right, const text::DiffOptions& options);

    [[nodiscard]] bool running() const { return running_; }
    /// Null until the comparison is through, and when it failed.
    [[nodiscard]] std::shared_ptr<const text::Aligned> result() const { return result_; }
    /// Too large, or unreadable.
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }

signals:
    void changed();

private:
    struct Mailbox;

    bool running_ = false;
    std::shared_ptr<const text::Aligned> result_;
    std::optional<Error> error_;
    std::shared_ptr<Mailbox> mailbox_;
    std::stop_source stop_;
};

} // namespace triage::view
