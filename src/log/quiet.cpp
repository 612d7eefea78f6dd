// SPDX-License-Identifier: Apache-2.0
#include "log/quiet.h"

#include "log/cursor.h"

namespace triage::log {
namespace {

using std::string_view;

/// `V1201 10:13:37.276000 `
bool torchLine(string_view line)
{
    if (line.size() < 22 || (line[0] != 'V' && line[0] != 'I' && line[0] != 'D'))
        return false;
    return isDigit(line[1]) && isDigit(line[2]) && isDigit(line[3]) && isDigit(line[4]) && line[5] == ' ' &&
           line[8] == ':' && line[11] == ':';
}

bool rankedTorchLine(string_view line)
{
    const auto close = line.substr(0, 16).find("]:");
    return close != string_view::npos && torchLine(line.substr(close + 2));
}

/// `[2025-02-06 16:46:56,300] [0/0] torch._dynamo…: [DEBUG] `
bool oldTorchLine(string_view line)
{
    const auto start = line.substr(0, 200);
    return start.find("] torch.") != string_view::npos &&
           (start.find(": [DEBUG]") != string_view::npos || start.find(": [INFO]") != string_view::npos);
}

bool quietPlog(string_view line)
{
    Cursor c(line);
    if (!c.take("[INFO] ") && !c.take("[DEBUG] ") && !c.take("[EVENT] "))
        return false;
    const auto module = c.word();
    return c.peek() == '(' && module != "NPUGRAPH_EX" && module != "TORCHAIR";
}

} // namespace

Loudness loudnessOf(const char* data, std::size_t size)
{
    if (size < 22)
        return Loudness::Loud;
    const string_view line(data, size);
    if (line[0] != '[')
        return torchLine(line) ? Loudness::Torch : Loudness::Loud;
    switch (line[1]) {
    case 'r':
        return rankedTorchLine(line) ? Loudness::Torch : Loudness::Loud;
    case 'I':
    case 'D':
    case 'E':
        return quietPlog(line) ? Loudness::Plog : Loudness::Loud;
    default:
        return isDigit(line[1]) && oldTorchLine(line) ? Loudness::Torch : Loudness::Loud;
    }
}

namespace {

/// `V1201 10:13:37.276000 23459 torch/fx/proxy.py…`: other parts of torch than Dynamo write no artifact that
/// is counted. Says so by a few bytes, since this is asked for every line.
bool fromElsewhere(string_view line)
{
    if (line.front() == '[' || line.size() < 48)
        return false;
    std::size_t at = 22;
    while (at < 34 && (isDigit(line[at]) || line[at] == ' '))
        ++at;
    return line.compare(at, 6, "torch/") == 0 && line.compare(at + 6, 7, "_dynamo") != 0;
}

} // namespace

string_view artifactOf(string_view line)
{
    if (fromElsewhere(line))
        return {};
    auto at = line.substr(0, 160).find(']', line.front() == '[' ? 8 : 0);
    for (int tag = 0; tag < 2 && at != string_view::npos && line.substr(at, 3) == "] ["; ++tag) {
        const auto name = line.substr(at + 3);
        at = line.find(']', at + 3);
        if (name.starts_with("__") && at != string_view::npos)
            return line.substr(static_cast<std::size_t>(name.data() - line.data()) + 2,
                               at - static_cast<std::size_t>(name.data() - line.data()) - 2);
    }
    return {};
}

} // namespace triage::log
