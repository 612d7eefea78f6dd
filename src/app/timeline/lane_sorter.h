// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/timeline/timeline.h"

#include <map>
#include <string>
#include <tuple>

namespace triage::app {

/// Which lane an event belongs to. Lanes are made as they are needed.
class LaneSorter
{
public:
    LaneSorter(Timeline& timeline, const engine::Analysis& analysis);

    /// The events that follow are of this log.
    void beginFile(const bundle::BundleFile& file, const log::LogEvents& log, std::uint32_t index);
    Lane& laneOf(const log::Event& event);

private:
    /// step, rank, pid, worker, plog, file: in the order in which lanes are read. -1 where it is not known;
    /// of plogs, which are split by size, only the process counts, not the file.
    using Key = std::tuple<int, int, int, std::string, bool, int>;

    [[nodiscard]] std::optional<int> rankOf(const std::optional<int>& rank,
                                            const std::optional<int>& pid) const;
    [[nodiscard]] Key keyOf(const log::Event& event) const;
    Lane& open(const Key& key);

    Timeline& timeline_;
    std::map<int, int> rankOfPid_;
    std::map<int, int> pidOfRank_;
    std::map<Key, std::size_t> lanes_;
    const bundle::BundleFile* file_ = nullptr;
    std::uint32_t index_ = 0;
    bool plog_ = false;
    bool byRank_ = false;   ///< the file's lines name ranks
    bool byWorker_ = false; ///< … or the launcher's names
    bool byPid_ = false;    ///< … or several pids
    std::optional<int> onlyPid_;
};

} // namespace triage::app
