// SPDX-License-Identifier: Apache-2.0
#include "log/quiet.h"

#include "log/cursor.h"

#include <algorithm>
#include <cstring>

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

constexpr std::size_t unknownPlace = 0;

/// Where to look for the tags of `V1201 10:13:37.276000 23459 torch/_dynamo/x.py:9] [0/0] [__guards] …`.
/// npos when the line comes from another part of torch: only Dynamo writes the artifacts that are counted.
/// By single bytes, since this is asked for every line.
std::size_t tagsFrom(string_view line)
{
    if (line[0] == '[' || line.size() < 48)
        return unknownPlace;
    std::size_t at = 22;
    while (at < 34 && (isDigit(line[at]) || line[at] == ' '))
        ++at;
    if (line[at] != 't' || line[at + 1] != 'o' || line[at + 5] != '/')
        return unknownPlace; // a longer path
    return line[at + 6] == '_' && line[at + 7] == 'd' ? at + 14 : string_view::npos;
}

} // namespace

string_view artifactOf(string_view line)
{
    const auto from = tagsFrom(line);
    if (from == string_view::npos)
        return {};
    const char* const end = line.data() + std::min<std::size_t>(line.size(), 160);
    const char* at = line.data() + (from == unknownPlace && line[0] == '[' ? std::size_t{8} : from);
    for (int tag = 0; tag < 3 && at < end; ++tag) {
        at = static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(end - at)));
        if (at == nullptr || end - at < 6 || at[1] != ' ' || at[2] != '[')
            return {};
        at += 3;
        if (at[0] != '_' || at[1] != '_')
            continue;
        const auto* close =
            static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(end - at)));
        return close == nullptr ? string_view{}
                                : string_view(at + 2, static_cast<std::size_t>(close - at - 2));
    }
    return {};
}

} // namespace triage::log
