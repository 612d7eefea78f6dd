// SPDX-License-Identifier: Apache-2.0
#include "engine/scan_plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace triage::engine {
namespace {

using bundle::ArtefactKind;
using log::LogKind;

struct Plan
{
    ArtefactKind artefact;
    LogKind kind;
};

constexpr std::array scanned = {
    Plan{ArtefactKind::DynamoDebugLog, LogKind::Debug},
    Plan{ArtefactKind::StepLog, LogKind::StepOutput},
    Plan{ArtefactKind::Plog, LogKind::Plog},
    Plan{ArtefactKind::OtherLog, LogKind::StepOutput},
};

/// What a log's name ends in; the empty one stands for names without a dot.
constexpr std::array<std::string_view, 6> endings = {"", ".log", ".out", ".err", ".txt", ".output"};

std::string_view fileNameOf(std::string_view path)
{
    return path.substr(path.rfind('/') + 1); // npos + 1 is 0
}

/// With its dot, lower case; "log" also of rotated names such as "train.log.1".
std::string endingOf(std::string_view name)
{
    auto numbered = [](std::string_view s) {
        return !s.empty() && std::ranges::all_of(s, [](unsigned char c) { return std::isdigit(c) != 0; });
    };
    std::size_t dot = name.rfind('.');
    if (dot != std::string_view::npos && dot > 0 && numbered(name.substr(dot + 1))) {
        name = name.substr(0, dot);
        dot = name.rfind('.');
    }
    if (dot == std::string_view::npos)
        return {};
    std::string ending(name.substr(dot));
    std::ranges::transform(ending, ending.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending;
}

bool holdsFolder(std::string_view path, std::string_view folder)
{
    const std::string inner = '/' + std::string(folder) + '/';
    return !folder.empty() &&
           (path.find(inner) != std::string_view::npos || path.starts_with(inner.substr(1)));
}

/// The year of a folder named <YYYYMMDD-HHMMSS>-pid<N>.
std::optional<int> stampYear(std::string_view folder)
{
    constexpr std::string_view shape = "dddddddd-dddddd-pid";
    if (folder.size() <= shape.size())
        return std::nullopt;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const bool digit = folder[i] >= '0' && folder[i] <= '9';
        if (i < 15 && shape[i] == 'd' ? !digit : folder[i] != shape[i])
            return std::nullopt;
    }
    int year = 0;
    std::from_chars(folder.data(), folder.data() + 4, year);
    return year;
}

std::optional<int> stampYearIn(std::string_view path)
{
    for (std::size_t begin = 0; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        if (const auto year = stampYear(path.substr(begin, end - begin)))
            return year;
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace

std::optional<LogKind> scanKindOf(ArtefactKind kind)
{
    const auto* plan = std::ranges::find(scanned, kind, &Plan::artefact);
    return plan != scanned.end() ? std::optional(plan->kind) : std::nullopt;
}

std::optional<log::ScanOptions> guessScan(const std::string& path, const workflow::Workflow& workflow)
{
    if (holdsFolder(path, workflow.debugFolder) ||
        std::ranges::find(endings, endingOf(fileNameOf(path))) == endings.end())
        return std::nullopt;
    const bool plog = holdsFolder(path, workflow.plogFolder) || fileNameOf(path).starts_with("plog-");
    return log::ScanOptions{path, plog ? LogKind::Plog : LogKind::StepOutput, stampYearIn(path)};
}

std::optional<log::ScanOptions> planScan(const bundle::BundleFile& file, std::optional<int> year)
{
    const auto kind = scanKindOf(file.kind);
    return kind ? std::optional(log::ScanOptions{file.path, *kind, year}) : std::nullopt;
}

std::optional<int> yearOf(const bundle::Bundle& bundle)
{
    return bundle.run ? stampYear(bundle.run->name) : std::nullopt;
}

} // namespace triage::engine
