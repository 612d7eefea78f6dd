// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"

#include <string>
#include <tl/expected.hpp>

namespace triage {

/// Why something recoverable did not work. The edge (window, command line) translates it; nothing
/// below shows it to anybody.
enum class ErrorKind {
    NotFound,
    NotReadable,
    NotRegular, ///< fifo, device, socket, dangling link
    Damaged,    ///< truncated or structurally broken
    Encrypted,
    Unsupported,   ///< a method or format no library here reads
    LimitExceeded, ///< bomb, nesting, more than fits
    NoSpace,
    Locked,  ///< another program instance holds it
    Invalid, ///< data (rule pack, case file, arguments) that does not hold what it must
    Cancelled,
    Internal,
};

struct Error
{
    ErrorKind kind = ErrorKind::Internal;
    Message message;    ///< what happened, to which file, what to do next
    std::string detail; ///< technical, untranslated: for "copy details" and the program's own log
    bool operator==(const Error&) const = default;
};

template <typename T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(ErrorKind kind, Message message, std::string detail = {})
{
    return tl::unexpected<Error>(Error{kind, std::move(message), std::move(detail)});
}

} // namespace triage
