// SPDX-License-Identifier: Apache-2.0
#include "triage/pack_load.h"

namespace triage {

const std::vector<std::string>& requiredClasses()
{
    static const std::vector<std::string> ids = {
        "wrapper",           "reported-above", "announcement",       "boilerplate",      "teardown-heading",
        "suppressed",        "control-flow",   "handled-attempt",    "launcher-summary", "benign",
        "interrupted",       "device-fault",   "peer-loss",          "fatal-statement",  "progress",
        "step-done",         "capture-began",  "capture-finished",   "graph-replayed",   "capture-wrapper",
        "capture-call",      "async-stack",    "lost-cause",         "other-backend",    "assertion",
        "closeness",         "limit-reached",  "graph-break-notice", "recompile-limit",  "generated-output",
        "degenerate-output", "label-eager",    "label-graph",        "rate-row",         "says-accuracy",
        "says-performance",  "mode-eager",     "mode-graph",         "eager-wrong",
    };
    return ids;
}

const std::vector<std::string>& requiredTexts()
{
    static const std::vector<std::string> ids = {
        "kept",
        "reject-wrapper",
        "reject-duplicate",
        "reject-handled",
        "reject-chain",
        "reject-teardown",
        "reject-suppressed",
        "reject-control-flow",
        "reject-summary",
        "reject-benign",
        "reject-warning",
        "reject-statement",
        "reject-went-on",
        "reject-plog",
        "reject-plog-noise",
        "reject-peer",
        "reject-cascade",
        "reject-weak",
        "on-line",
        "on-type",
        "on-chain",
        "on-frames",
        "on-code",
        "on-kind",
        "on-exit",
        "on-fact",
        "on-line-itself",
        "on-type-itself",
        "on-chain-itself",
        "rule-not-asked",
        "miss-edge",
        "miss-kw-1",
        "miss-kw-2",
        "miss-no-line",
        "miss-crash",
        "miss-no-crash",
        "pre-hit",
        "pre-miss",
        "pre-unknown",
        "symptom-unknown-why",
        "said-reference",
        "said-label",
        "said-outputs",
        "said-words",
        "said-series",
        "said-limit",
        "said-check",
        "said-stated",
        "note-runtime-in-pre",
        "note-stated-symptom",
        "note-pinned",
        "note-bare-log",
        "note-accuracy-unpublished",
        "note-eager-wrong",
        "note-hang",
        "note-no-causal-line",
        "note-async-stack",
        "note-lost-cause",
        "note-only-wrapper",
        "note-other-backend",
        "note-graph-breaks",
        "note-recompiles",
        "note-capture-limit",
        "note-recaptures",
        "flip-accuracy",
        "flip-performance",
        "flip-step-failed",
        "flip-pre",
        "flip-step",
        "flip-with-calls-completed",
        "flip-without-calls-completed",
        "flip-with-capturing",
        "flip-without-capturing",
        "flip-with-replaying",
        "flip-without-replaying",
    };
    return ids;
}

} // namespace triage
