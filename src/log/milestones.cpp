// SPDX-License-Identifier: Apache-2.0
#include "log/milestones.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triage::log {
namespace {

using std::string_view;

constexpr std::array<std::pair<string_view, string_view>, 14> beginnings = {{
    {"compiler inputs", "compile-begin"},
    {"begin graph optimization for graph", "passes-begin"},
    {"After fx graph pass(", "pass-done"},
    {"after graph optimization, graph is", "passes-done"},
    {"Codegen for ", "codegen-done"},
    {"No find captured AclGraph", "capture-begin"},
    {"Success to capture", "capture-done"},
    {"Find captured AclGraph", "replay"},
    {"The current AclGraph needs to be recaptured", "recapture"},
    {"For graph ", "capture-count"},
    {"runtime inputs", "call-begin"},
    {"runtime outputs", "call-done"},
    {"The capture_limit reached", "capture-limit"},
    {"When force_eager=True is enabled", "force-eager"},
}};

} // namespace

string_view milestoneIn(string_view message)
{
    const auto found = std::find_if(beginnings.begin(), beginnings.end(),
                                    [&](const auto& entry) { return message.starts_with(entry.first); });
    if (found != beginnings.end())
        return found->second;
    return message.find("Full debug info saved to:") != string_view::npos ? string_view("debug-saved")
                                                                          : string_view{};
}

} // namespace triage::log
