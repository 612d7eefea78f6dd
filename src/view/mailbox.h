// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <mutex>
#include <utility>

namespace triage::view {

/// Lies between a thread that searches and its reader in the window's thread: what the one puts in is taken
/// out by the other, who is woken once for all that came meanwhile. Derive from it to say what it holds;
/// share it, for the thread may outlive the reader's interest.
class Mailbox
{
public:
    /// `wake` is called in the thread of `reader`, which must close the box before it goes.
    Mailbox(QObject* reader, std::function<void()> wake) : reader_(reader), wake_(std::move(wake)) {}
    Mailbox(const Mailbox&) = delete;
    Mailbox& operator=(const Mailbox&) = delete;

    /// Changes what it holds, alone, and wakes the reader unless that is under way. Any thread.
    template <typename Change>
    void put(const Change& change)
    {
        const std::scoped_lock lock(mutex_);
        change();
        if (posted_ || reader_ == nullptr)
            return;
        posted_ = true;
        QMetaObject::invokeMethod(reader_, wake_, Qt::QueuedConnection);
    }

    /// Takes out what it holds, alone; what comes from now on wakes again. The reader's thread.
    template <typename Take>
    void take(const Take& take)
    {
        const std::scoped_lock lock(mutex_);
        posted_ = false;
        take();
    }

    /// Nobody reads it any more: a newer search took its place.
    void close()
    {
        const std::scoped_lock lock(mutex_);
        reader_ = nullptr;
    }

private:
    std::mutex mutex_;
    bool posted_ = false;
    QObject* reader_;
    std::function<void()> wake_;
};

} // namespace triage::view
