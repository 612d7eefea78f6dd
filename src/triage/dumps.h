// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace triage {

/// So many processes a step are told apart; what more there are is not kept.
inline constexpr std::size_t processLimit = 256;

/// What one process's run_* folder holds of npugraph_ex's dumps. The files come in this order: the graph that
/// Dynamo handed over, AOTAutograd's graph, one graph a pass that finished, the generated code (on the first
/// call, before capture), the captured graph.
struct Dumps
{
    std::string folder;
    std::optional<int> pid;
    std::optional<int> rank;
    int graphs = 0;           ///< model__<N> folders
    std::string lastGraph;    ///< AOT or pass dump with the highest number of the last graph, below `folder`
    bool dynamoGraph = false; ///< of the last graph
    bool outputCode = false;  ///< of the last graph's last direction
    bool capture = false;     ///< of any graph
};

/// Of one step, in order of folders. Folders without a graph count: nothing reached the backend there.
std::vector<Dumps> dumpsOf(const std::vector<bundle::BundleFile>& files, Step step);

/// pid and rank in the name of a run folder, "run_2026_12_01_10_14_42_048353-pid_24366-rank_1".
std::optional<int> numberBehind(std::string_view name, std::string_view key);

/// The pass a dump's name tells of: "view_to_reshape" of "004_aot_forward_graph_after_view_to_reshape.txt";
/// empty for the graph before the first pass.
std::string passOf(std::string_view dump);

} // namespace triage
