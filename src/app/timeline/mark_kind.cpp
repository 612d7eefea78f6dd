// SPDX-License-Identifier: Apache-2.0
#include "app/timeline/mark_kind.h"

#include "log/events.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <utility>

namespace triage::app {
namespace {

using log::EventKind;
using log::Level;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

constexpr std::array<std::pair<std::string_view, MarkKind>, 11> milestones = {{
    {"compile-begin", MarkKind::CompileBegun},
    {"passes-begin", MarkKind::CompileBegun},
    {"pass-done", MarkKind::PassesDone},
    {"passes-done", MarkKind::PassesDone},
    {"codegen-done", MarkKind::PassesDone},
    {"capture-begin", MarkKind::CaptureBegun},
    {"capture-done", MarkKind::Captured},
    {"replay", MarkKind::Replayed},
    {"recapture", MarkKind::Recapture},
    {"call-done", MarkKind::CallDone},
    {"capture-limit", MarkKind::Limit},
}};

bool isNotice(const log::Event& event)
{
    static constexpr std::array<std::string_view, 4> notices = {"graph-break", "restart", "recompile",
                                                                "guard-failure"};
    return std::ranges::find(notices, std::string_view(event.type)) != notices.end();
}

bool quotes(Level level)
{
    return level == Level::Debug || level == Level::Verbose || level == Level::Info || level == Level::Event;
}

} // namespace

QString word(MarkKind kind)
{
    switch (kind) {
    case MarkKind::Causal:
        return Words::tr("Causal error");
    case MarkKind::Cascade:
        return Words::tr("Cascade");
    case MarkKind::Error:
        return Words::tr("Error");
    case MarkKind::NativeError:
        return Words::tr("CANN or plog error");
    case MarkKind::Warning:
        return Words::tr("Warning");
    case MarkKind::Notice:
        return Words::tr("Graph break or recompile");
    case MarkKind::Limit:
        return Words::tr("Limit reached");
    case MarkKind::Recapture:
        return Words::tr("Recapture");
    case MarkKind::CaptureBegun:
        return Words::tr("Capture begun");
    case MarkKind::Captured:
        return Words::tr("Captured");
    case MarkKind::Replayed:
        return Words::tr("Replayed");
    case MarkKind::CompileBegun:
        return Words::tr("Compile begun");
    case MarkKind::PassesDone:
        return Words::tr("Passes finished");
    case MarkKind::CallDone:
        return Words::tr("Call completed");
    case MarkKind::Other:
        break;
    }
    return Words::tr("Other milestone");
}

bool onTimeline(const log::Event& event)
{
    switch (event.kind) {
    case EventKind::Message:
        return event.level >= Level::Warning;
    case EventKind::PythonException:
        return !quotes(event.level); // a debug line that quotes a traceback reports none
    default:
        return true;
    }
}

MarkKind markKindOf(const log::Event& event)
{
    switch (event.kind) {
    case EventKind::Milestone: {
        const auto known = std::ranges::find(milestones, std::string_view(event.type),
                                             [](const auto& m) { return m.first; });
        return known == milestones.end() ? MarkKind::Other : known->second;
    }
    case EventKind::Plog:
    case EventKind::Cann:
    case EventKind::TorchNpu:
        return MarkKind::NativeError;
    case EventKind::Warning:
        return isNotice(event) ? MarkKind::Notice : MarkKind::Warning;
    default:
        return event.level == Level::Warning ? MarkKind::Warning : MarkKind::Error;
    }
}

} // namespace triage::app
