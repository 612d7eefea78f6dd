// SPDX-License-Identifier: Apache-2.0
#include "cli/console.h"

#include "base/visible.h"
#include "cli/help.h"
#include "cli/system.h"

#include <algorithm>
#include <cstdio>

namespace triage::cli {
namespace {

void print(const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
}

/// Not more than `bytes` of it, and no half character.
std::string shortened(std::string text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U)
        --bytes;
    text.resize(bytes);
    return text;
}

} // namespace

Console::Console(workflow::Texts texts) : texts_(std::move(texts)) {}

Console::~Console()
{
    clearProgress();
}

void Console::error(const Error& error)
{
    std::string text = texts_.render(error.message);
    if (error.kind == ErrorKind::Internal && !error.detail.empty())
        text += " (" + visible(error.detail) + ')';
    clearProgress();
    print(std::string(programName) + ": " + text + '\n');
}

void Console::say(const Message& message)
{
    clearProgress();
    print(texts_.render(message) + '\n');
}

ProgressSink Console::progress()
{
    if (!errorIsTerminal())
        return {};
    return [this](const Progress& p) { showProgress(p); };
}

void Console::showProgress(const Progress& progress)
{
    const std::scoped_lock lock(mutex_);
    std::string line;
    if (progress.total > 0)
        line = std::to_string(std::min<std::int64_t>(100, progress.done * 100 / progress.total)) + " %  ";
    line += visible(progress.item);
    print("\r\x1b[K" + shortened(std::move(line), static_cast<std::size_t>(errorColumns() - 1)));
    std::fflush(stderr);
    shown_ = true;
}

void Console::clearProgress()
{
    const std::scoped_lock lock(mutex_);
    if (shown_)
        print("\r\x1b[K");
    shown_ = false;
}

} // namespace triage::cli
