// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/cursor.h"
#include "log/events.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What single lines say, once their prefixes are off. Formats only: nothing here knows what a word means
/// for the verdict.
namespace triage::log {

/// Position of "Traceback (most recent call last)", npos when there is none. CANN's "TraceBack" is not one.
std::size_t tracebackAt(std::string_view text);
/// Position of what ray prints instead of that before a task's traceback: "ray::Actor.f() (pid=3, ip=…)".
std::size_t rayHeaderAt(std::string_view text);
/// `  File "x.py", line 3, in f`, and IPython's `File ~/x.py:3, in f(x)`, `/x.py in f(x)`.
std::optional<Frame> frameIn(std::string_view text);
/// `File "x.py", line 3` alone, without a function: tracebacks and faulthandler go on differently.
std::optional<Frame> quotedPlace(Cursor& cursor);

struct ExceptionText
{
    std::string_view type;
    std::string_view message;
};
/// `module.Type: message` or `Type` alone. `strict` also wants the type to be named like an exception:
/// for lines that stand without a traceback.
std::optional<ExceptionText> exceptionIn(std::string_view text, bool strict);

/// "The above exception was the direct cause…", "During handling of the above exception…".
ChainLink separatorIn(std::string_view text);

/// Every error code a text names, in order, once each: 507011, EZ9999, ERR00100.
std::vector<std::string> codesIn(std::string_view text);
/// `EZ9999` of `EZ9999: …`, `EZ9999[PID: 3] …`, `[PID: 3] <time> Title(EI0002): …`; empty when `text` does
/// not begin a CANN line.
std::string_view cannCodeIn(std::string_view text);
/// `[ERROR] 2026-12-01-10:11:12 (PID:1, Device:0, RankID:-1) ERR00100 PTA call acl api failed`
bool isTrailer(std::string_view text);
/// A line that belongs to the native block above it: `[Error]: …`, CANN's trace, C++ frames.
bool continuesNative(std::string_view text);
/// "NPU function error: …", "HCCL function error: …", "call aclnnX failed": an error of a native call.
bool namesNativeError(std::string_view text);
/// The time CANN put inside a message: `[PID: 3] 2026-12-01-10:11:12.563.790`.
std::optional<Timestamp> payloadTime(std::string_view text, bool& fine);

/// Segmentation fault, Aborted, Killed, … printed by a shell or by a handler.
std::string_view signalIn(std::string_view text);
bool isOomKiller(std::string_view text);
bool isTimeout(std::string_view text);
/// "terminate called …", "what(): …"
bool isTerminate(std::string_view text);
/// A launcher's report about its children.
bool isLauncherReport(std::string_view text);

std::string_view trimmed(std::string_view text);
std::size_t indentOf(std::string_view text);

} // namespace triage::log
