// SPDX-License-Identifier: Apache-2.0
#include "triage/dumps.h"
#include "triage/evidence.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace triage {
namespace {

using log::Event;

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

    /// A launcher knows rank, pid and exit code of its children, and which of them it saw fail first.
    void addReported(const Source& source, const Event& e)
    {
        const Key key{e.origin.rank, e.origin.pid};
        const bool first = e.type == "first-failure";
        if (first && unnamedFirst()) {
            rows_.front().rank = key.rank;
            rows_.front().pid = key.pid;
        }
        const auto at = add(key);
        if (at == nowhere || !rows_[at].firstError.empty())
            return;
        Process& row = rows_[at];
        row.role = first && !hasFirst() ? ProcessRole::First : ProcessRole::Follower;
        row.firstError = e.message;
        row.file = source.path;
        row.line = e.line;
        row.time = e.time;
    }

    /// One rank whose pid no line tells and one process whose rank none does: the same.
    void joinLeftovers()
    {
        const auto only = [&](auto&& test) {
            const auto row = std::ranges::find_if(rows_, test);
            return std::ranges::count_if(rows_, test) == 1 ? row : rows_.end();
        };
        const auto ranked = only([](const Process& p) { return p.rank && !p.pid; });
        const auto other = only([](const Process& p) { return !p.rank && p.pid; });
        if (ranked == rows_.end() || other == rows_.end() || !other->firstError.empty())
            return;
        ranked->pid = other->pid;
        rows_.erase(other);
    }

    void addPlog(int pid, const std::string& path)
    {
        if (const auto at = add({std::nullopt, pid}); at != nowhere)
            rows_[at].plogs.push_back(path);
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
    bool unnamedFirst() const
    {
        return !rows_.empty() && rows_.front().role == ProcessRole::First && !rows_.front().rank &&
               !rows_.front().pid;
    }

    bool hasFirst() const { return std::ranges::count(rows_, ProcessRole::First, &Process::role) > 0; }

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
                    Process known = into;
                    into = rows_[i];
                    std::tie(into.step, into.rank, into.pid) = std::tie(known.step, known.rank, known.pid);
                    std::swap(into.plogs, known.plogs);
                }
                std::ranges::copy(rows_[i].plogs, std::back_inserter(into.plogs));
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
        rows_.front().plogs = rows_.back().plogs;
        rows_.pop_back();
    }

    std::optional<Step> step_;
    std::vector<Process> rows_;
    std::set<Key> seen_;
};

} // namespace

namespace {

void addMilestones(Table& table, const Source& source)
{
    for (const auto& e : source.log->events)
        if (e.kind == log::EventKind::Milestone)
            table.addSeen(keyOf(e));
}

void addReport(Table& table, const Source& source)
{
    for (const auto& e : source.log->events)
        if (e.kind == log::EventKind::Launcher && !e.type.empty())
            table.addReported(source, e);
}

/// "…-pid_N-rank_R" brings the numbers together that single lines name apart.
void addFolders(Table& table, const check::StepFact& step)
{
    for (const auto& folder : step.runDirs) {
        const auto name = std::string_view(folder).substr(folder.rfind('/') + 1);
        table.addSeen({numberBehind(name, "-rank_"), numberBehind(name, "-pid_")});
    }
}

void addPlogs(Table& table, const check::StepFact& step)
{
    for (const auto& path : step.plogs)
        if (const auto pid = numberBehind(std::string_view(path).substr(path.rfind('/') + 1), "plog-"))
            table.addPlog(*pid, path);
}

} // namespace

std::vector<Process> processesOf(const Found& found, const Matter& matter, std::optional<Step> step)
{
    Table table(step);
    if (const auto* cause = found.causal())
        table.addFirst(*cause);
    if (step)
        addFolders(table, matter.facts.steps[indexOf(*step)]);
    for (const auto& f : found.failures)
        if (f.rejected.empty() && &f != found.causal())
            table.addFailed(f);
    for (const auto& source : found.sources)
        if (!source.plog) {
            addMilestones(table, source);
            addReport(table, source);
        }
    table.joinLeftovers();
    if (step)
        addPlogs(table, matter.facts.steps[indexOf(*step)]);
    return table.take();
}

} // namespace triage
