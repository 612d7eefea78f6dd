// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "base/result.h"
#include "workflow/texts.h"

#include <mutex>
#include <string>

namespace triage::cli {

/// What is said to people: on standard error, in their language. Standard output belongs to the report.
/// `progress` may be called from any thread, the others from the main thread.
class Console
{
public:
    explicit Console(workflow::Texts texts);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void error(const Error& error);
    void say(const Message& message);
    /// One line that is written over and over, on a terminal only; empty where standard error is none.
    [[nodiscard]] ProgressSink progress();
    [[nodiscard]] const workflow::Texts& texts() const { return texts_; }

private:
    void showProgress(const Progress& progress);
    void clearProgress();

    workflow::Texts texts_;
    std::mutex mutex_;
    bool shown_ = false;
};

} // namespace triage::cli
