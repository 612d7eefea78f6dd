// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/lane_sorter.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace triage::app {
namespace {

std::optional<int> pidOf(const log::Event& event)
{
    return event.origin.pid ? event.origin.pid : event.nearPid;
}

/// `plog-<pid>_<time>.log`: lines of a plog name their pid, but not all that were kept are lines of it.
std::optional<int> pidInName(const std::string& path)
{
    static const QRegularExpression name(QStringLiteral("plog-(\\d+)_[^/]*$"));
    const auto match = name.match(QString::fromStdString(path));
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

constexpr int unknown = -1;
constexpr int last = 1 << 30; ///< lines of no rank come after those of all ranks

} // namespace

LaneSorter::LaneSorter(Timeline& timeline, const engine::Analysis& analysis) : timeline_(timeline)
{
    const auto learn = [this](const std::optional<int>& rank, const std::optional<int>& pid) {
        if (rank && pid) {
            rankOfPid_.try_emplace(*pid, *rank);
            pidOfRank_.try_emplace(*rank, *pid);
        }
    };
    for (const Process& process : analysis.verdict.processes)
        learn(process.rank, process.pid);
    for (const auto& [path, log] : analysis.logs)
        for (const log::Event& event : log->events)
            learn(event.origin.rank, event.origin.pid);
}

void LaneSorter::beginFile(const bundle::BundleFile& file, const log::LogEvents& log, std::uint32_t index)
{
    file_ = &file;
    index_ = index;
    plog_ = file.kind == bundle::ArtefactKind::Plog;
    std::set<int> pids;
    byRank_ = byWorker_ = false;
    for (const log::Event& event : log.events) {
        byRank_ = byRank_ || event.origin.rank.has_value();
        byWorker_ = byWorker_ || !event.origin.worker.empty();
        if (event.origin.pid && pids.size() < 2)
            pids.insert(*event.origin.pid);
    }
    byWorker_ = byWorker_ && !byRank_;
    byPid_ = !byRank_ && !byWorker_ && pids.size() > 1;
    onlyPid_ = pids.size() == 1 ? std::optional(*pids.begin()) : std::nullopt;
    if (const auto named = plog_ ? pidInName(file.path) : std::nullopt) {
        onlyPid_ = named;
        byRank_ = byWorker_ = byPid_ = false;
    }
}

std::optional<int> LaneSorter::rankOf(const std::optional<int>& rank, const std::optional<int>& pid) const
{
    if (rank || !pid)
        return rank;
    const auto known = rankOfPid_.find(*pid);
    return known == rankOfPid_.end() ? std::nullopt : std::optional(known->second);
}

LaneSorter::Key LaneSorter::keyOf(const log::Event& event) const
{
    const int step = file_->step ? number(*file_->step) : 0;
    std::optional<int> pid = byPid_ || byRank_ ? pidOf(event) : onlyPid_;
    const auto rank = byRank_ || !byWorker_ ? rankOf(byRank_ ? event.origin.rank : std::nullopt, pid)
                                            : std::optional<int>();
    if (byRank_) // a rank is one process, whether its lines name the pid or not
        pid = std::nullopt;
    return {
        step,  rank.value_or(last),    pid.value_or(unknown), byWorker_ ? event.origin.worker : std::string(),
        plog_, plog_ ? 0 : int(index_)};
}

Lane& LaneSorter::laneOf(const log::Event& event)
{
    Lane& lane = open(keyOf(event));
    if (lane.files.empty() || lane.files.back() != index_)
        lane.files.push_back(index_);
    return lane;
}

Lane& LaneSorter::open(const Key& key)
{
    const auto [found, fresh] = lanes_.try_emplace(key, timeline_.lanes.size());
    if (!fresh)
        return timeline_.lanes[found->second];
    Lane& lane = timeline_.lanes.emplace_back();
    const auto& [step, rank, pid, worker, plog, file] = key;
    lane.step = file_->step;
    lane.rank = rank == last ? std::nullopt : std::optional(rank);
    lane.pid = pid == unknown ? std::nullopt : std::optional(pid);
    if (!lane.pid && lane.rank)
        if (const auto known = pidOfRank_.find(*lane.rank); known != pidOfRank_.end())
            lane.pid = known->second;
    lane.worker = worker;
    lane.unranked = byRank_ && !lane.rank;
    lane.plog = plog;
    return lane;
}

} // namespace triage::app
