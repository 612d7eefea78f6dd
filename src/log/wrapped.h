// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/regions.h"

#include <optional>
#include <string>
#include <string_view>

namespace triage::log {

/// The width, in columns, at which a terminal broke the lines of a text that was copied from it; nothing when
/// the text shows no broken traceback. `head` is the beginning of the file.
std::optional<std::size_t> wrapWidthOf(std::string_view head);

/// Joins lines that a terminal broke. A joined line stands where its first part stands.
class Unwrapper
{
public:
    Unwrapper(std::size_t width, LineSink sink) : width_(width), sink_(std::move(sink)) {}

    void line(LineNumber number, ByteOffset offset, std::string_view text);
    void flush();

private:
    std::size_t width_;
    LineSink sink_;
    std::string held_;
    LineNumber number_{0};
    ByteOffset offset_{0};
    bool holds_ = false;
};

} // namespace triage::log
