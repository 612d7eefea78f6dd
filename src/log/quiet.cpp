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

/// `[2025-02-06 16:46:56,300] [0/0] torch._dynamo.guards.__recompiles: [DEBUG] Recompiling function …`
TorchTags oldTagsOf(string_view line)
{
    TorchTags out;
    const auto level = line.substr(0, 200).find(": [");
    const auto close = level == string_view::npos ? level : line.find("] ", level);
    if (close == string_view::npos)
        return out;
    const auto name = line.substr(0, level);
    if (const auto mark = name.find(".__"); mark != string_view::npos)
        out.artifact = name.substr(mark + 3);
    out.message = line.substr(close + 2);
    return out;
}

} // namespace

TorchTags tagsOf(string_view line)
{
    TorchTags out;
    if (line[0] == '[' && isDigit(line[1]))
        return oldTagsOf(line);
    const auto from = tagsFrom(line);
    if (from == string_view::npos)
        return out;
    const char* const stop = line.data() + std::min<std::size_t>(line.size(), 160);
    const char* at = line.data() + (from == unknownPlace && line[0] == '[' ? std::size_t{8} : from);
    for (int tag = 0; tag < 3 && at < stop; ++tag) {
        at = static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(stop - at)));
        if (at == nullptr)
            return out;
        if (stop - at < 6 || at[1] != ' ' || at[2] != '[')
            break;
        at += 3;
        if (at[0] != '_' || at[1] != '_')
            continue;
        const auto* close =
            static_cast<const char*>(std::memchr(at, ']', static_cast<std::size_t>(stop - at)));
        if (close == nullptr)
            return out;
        out.artifact = string_view(at + 2, static_cast<std::size_t>(close - at - 2));
        at = close;
        break;
    }
    const auto begin = static_cast<std::size_t>(at - line.data()) + 2;
    if (begin < line.size())
        out.message = line.substr(begin);
    return out;
}

} // namespace triage::log
