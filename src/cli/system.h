// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

/// What an operating system does in its own way; everything else here is portable.
namespace triage::cli {

/// A standard stream that the caller closed gets a place that refuses to be used: the next file to be opened
/// would take its number, and what is meant for the reader would be written into it. Before anything else.
void occupyStandardStreams();

bool errorIsTerminal();
/// Columns of the terminal standard error goes to; 80 when it does not say.
int errorColumns();

/// The file or folder is this user's own.
bool belongsToUser(const std::filesystem::path& path);

/// Copies standard input to its end into `file`. Fails with Cancelled when stopped.
Result<void> spoolInput(const std::filesystem::path& file, const std::stop_token& stop);

/// Writes all of it. False when it cannot be written; `readerLeft` tells a closed pipe, which is no error of
/// ours.
bool writeOutput(std::string_view bytes, bool& readerLeft);

/// Turns SIGINT, SIGTERM and SIGHUP into a stop for as long as it lives. A second signal, or two seconds
/// without an end, calls `lastResort` (on a thread of its own) and ends the process at once. Made on the main
/// thread before any other thread starts.
class SignalWatch
{
public:
    SignalWatch(std::stop_source stop, std::function<void()> lastResort);
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

    /// The signal that came; 0 for none.
    [[nodiscard]] int received() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace triage::cli
