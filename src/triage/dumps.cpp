// SPDX-License-Identifier: Apache-2.0
#include "triage/dumps.h"

#include "log/cursor.h"

#include <algorithm>
#include <map>

namespace triage {
namespace {

using bundle::ArtefactKind;
using bundle::BundleFile;
using std::string_view;

/// The run_* folder among the folders of a path, with everything before it; empty when there is none.
string_view runFolderOf(string_view path)
{
    for (std::size_t at = 0; at < path.size();) {
        const auto end = path.find('/', at);
        if (end == string_view::npos)
            break;
        const auto name = path.substr(at, end - at);
        if (name.starts_with("run_") && name.find("-pid_") != string_view::npos)
            return path.substr(0, end);
        at = end + 1;
    }
    return {};
}

/// What the dumps of one graph say.
struct Graph
{
    bool dynamo = false;
    std::string forward; ///< the dump with the highest number
    std::string backward;
    bool forwardCode = false;
    bool backwardCode = false;
};

struct Folder
{
    std::map<int, Graph> graphs;
    bool capture = false;
};

void keepLast(std::string& known, string_view path)
{
    if (known.empty() || known < path) // names begin with three digits
        known = path;
}

void note(Folder& folder, const BundleFile& file, string_view inside)
{
    if (file.kind == ArtefactKind::AclGraphJson)
        folder.capture = true;
    const auto number = numberBehind(inside, "model__");
    if (!number)
        return;
    Graph& graph = folder.graphs[*number];
    const bool backward = inside.find("/backward/") != string_view::npos;
    if (file.kind == ArtefactKind::DynamoGraph)
        graph.dynamo = true;
    else if (file.kind == ArtefactKind::AotGraph)
        keepLast(backward ? graph.backward : graph.forward, inside);
    else if (file.kind == ArtefactKind::OutputCode)
        (backward ? graph.backwardCode : graph.forwardCode) = true;
}

Dumps dumpsIn(const std::string& path, const Folder& folder)
{
    Dumps out;
    out.folder = path;
    const auto name = string_view(path).substr(path.rfind('/') + 1);
    out.pid = numberBehind(name, "-pid_");
    out.rank = numberBehind(name, "-rank_");
    out.graphs = static_cast<int>(folder.graphs.size());
    out.capture = folder.capture;
    if (folder.graphs.empty())
        return out;
    const Graph& last = folder.graphs.rbegin()->second;
    const bool backward = !last.backward.empty();
    out.dynamoGraph = last.dynamo;
    out.lastGraph = backward ? last.backward : last.forward;
    out.outputCode = backward ? last.backwardCode : last.forwardCode;
    return out;
}

} // namespace

std::optional<int> numberBehind(string_view name, string_view key)
{
    const auto at = name.find(key);
    if (at == string_view::npos)
        return std::nullopt;
    log::Cursor c(name.substr(at + key.size()));
    return c.number();
}

std::string passOf(string_view dump)
{
    constexpr string_view mark = "_graph_after_";
    const auto at = dump.rfind(mark);
    if (at == string_view::npos)
        return {};
    const auto name = dump.substr(at + mark.size());
    return std::string(name.substr(0, name.rfind('.')));
}

std::vector<Dumps> dumpsOf(const std::vector<BundleFile>& files, Step step)
{
    std::map<std::string, Folder> folders;
    for (const BundleFile& file : files) {
        const auto folder = file.step == step ? runFolderOf(file.path) : string_view{};
        if (!folder.empty())
            note(folders[std::string(folder)], file, string_view(file.path).substr(folder.size() + 1));
    }
    std::vector<Dumps> out;
    for (const auto& [path, folder] : folders)
        out.push_back(dumpsIn(path, folder));
    return out;
}

} // namespace triage
