// SPDX-License-Identifier: Apache-2.0
#include "triage/evidence.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace triage {
namespace {

using log::Event;

constexpr std::size_t processLimit = 256;
constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// What a line tells of its process: either number may be unknown.
struct Key
{
    std::optional<int> rank;
    std::optional<int> pid;
    auto operator<=>(const Key&) const = default;
};

Key keyOf(const Event& e)
{
    return {e.origin.rank, e.origin.pid ? e.origin.pid : e.nearPid};
}

bool conflict(const std::optional<int>& a, const std::optional<int>& b)
{
    return a && b && *a != *b;
}

/// Some lines name the rank, some the pid: one process where a number agrees and none contradicts.
bool samePlace(const Process& p, const Key& key)
{
    if (conflict(p.rank, key.rank) || conflict(p.pid, key.pid))
        return false;
    return (p.rank && key.rank) || (p.pid && key.pid);
}

class Table
{
public:
    explicit Table(std::optional<Step> step) : step_(step) {}

    /// A line that names no process tells of one nobody else has told of.
    void addFirst(const Failure& failure)
    {
        const Key key = keyOf(*failure.causal);
        setError(rows_.emplace_back(Process{step_, key.rank, key.pid, {}}), failure, ProcessRole::First);
        seen_.insert(key);
    }

    void addFailed(const Failure& failure)
    {
        const auto at = add(keyOf(*failure.causal));
        if (at != nowhere && rows_[at].firstError.empty())
            setError(rows_[at], failure, ProcessRole::Follower);
    }

    void addSeen(const Key& key)
    {
        if (seen_.insert(key).second)
            add(key);
    }

    std::vector<Process> take()
    {
        nameTheUnnamed();
        std::sort(rows_.begin(), rows_.end(), [](const Process& a, const Process& b) {
            return std::tie(a.role, a.rank, a.pid) < std::tie(b.role, b.rank, b.pid);
        });
        return std::move(rows_);
    }

private:
    static void setError(Process& row, const Failure& failure, ProcessRole role)
    {
        row.firstError = failure.message;
        row.role = role;
        row.file = failure.source->path;
        row.line = failure.line();
        row.time = failure.causal->time;
    }

    std::size_t add(const Key& key)
    {
        if (!key.rank && !key.pid)
            return nowhere;
        const auto row =
            std::find_if(rows_.begin(), rows_.end(), [&](const Process& p) { return samePlace(p, key); });
        const auto at = static_cast<std::size_t>(row - rows_.begin());
        if (row != rows_.end())
            return join(at, key);
        if (rows_.size() >= processLimit)
            return nowhere;
        rows_.push_back({step_, key.rank, key.pid, {}, ProcessRole::Clean});
        return at;
    }

    /// The key may bring together a row known by its rank and one known by its pid.
    std::size_t join(std::size_t at, const Key& key)
    {
        Process& into = rows_[at];
        into.rank = into.rank ? into.rank : key.rank;
        into.pid = into.pid ? into.pid : key.pid;
        for (std::size_t i = rows_.size(); i-- > at + 1;)
            if (samePlace(rows_[i], {into.rank, into.pid})) {
                if (into.firstError.empty()) {
                    const Process known{into.step, into.rank, into.pid, {}};
                    into = rows_[i];
                    std::tie(into.step, into.rank, into.pid) = std::tie(known.step, known.rank, known.pid);
                }
                rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(i));
            }
        return at;
    }

    /// The causal line names no process, and there is but one.
    void nameTheUnnamed()
    {
        if (rows_.size() != 2 || rows_.front().rank || rows_.front().pid)
            return;
        std::tie(rows_.front().rank, rows_.front().pid) = std::tie(rows_.back().rank, rows_.back().pid);
        rows_.pop_back();
    }

    std::optional<Step> step_;
    std::vector<Process> rows_;
    std::set<Key> seen_;
};

} // namespace

std::vector<Process> processesOf(const Found& found, std::optional<Step> step)
{
    Table table(step);
    if (const auto* cause = found.causal())
        table.addFirst(*cause);
    for (const auto& f : found.failures)
        if (f.rejected.empty() && &f != found.causal())
            table.addFailed(f);
    for (const auto& source : found.sources)
        if (!source.plog)
            for (const auto& e : source.log->events)
                if (e.kind == log::EventKind::Milestone)
                    table.addSeen(keyOf(e));
    return table.take();
}

} // namespace triage
