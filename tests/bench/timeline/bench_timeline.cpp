// SPDX-License-Identifier: Apache-2.0
// How long the timeline takes to build and to paint: a million events on a hundred lanes, and all on one.
//   QT_QPA_PLATFORM=offscreen bench_timeline
#include "app/theme/theme.h"
#include "app/timeline/timeline_builder.h"
#include "app/timeline/timeline_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>

#include <algorithm>
#include <cstdio>
#include <vector>

using namespace triage;
using namespace triage::app;

namespace {

constexpr std::int64_t total = 1'000'000;

std::shared_ptr<const engine::Analysis> analysisOf(int files)
{
    auto analysis = std::make_shared<engine::Analysis>();
    for (int f = 0; f < files; ++f) {
        auto log = std::make_shared<log::LogEvents>();
        log->file = "rank" + std::to_string(f) + ".log";
        for (std::int64_t i = 0; i < total / files; ++i) {
            log::Event e;
            e.kind = log::EventKind::Milestone;
            e.type = i % 7 == 0 ? "capture-done" : "replay";
            e.line = e.first = e.last = LineNumber(i + 1);
            e.origin.rank = f;
            e.time = Timestamp{std::int64_t{1'796'000'000'000'000} + i * 2'500};
            e.text = "a milestone";
            log->events.push_back(std::move(e));
        }
        bundle::BundleFile file;
        file.path = log->file;
        analysis->facts.files.push_back(file);
        analysis->logs[log->file] = std::move(log);
    }
    return analysis;
}

double paintMs(TimelineView& view)
{
    QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
    std::vector<double> times;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer clock;
        clock.start();
        view.render(&image);
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::nth_element(times, times.begin() + 10);
    return times[10];
}

void run(const Theme& theme, int files)
{
    QElapsedTimer clock;
    const auto analysis = analysisOf(files);
    clock.start();
    auto timeline = std::make_shared<const Timeline>(timelineOf(analysis));
    std::printf("%d lanes, %zu events: built in %lld ms\n", files, timeline->inOrder.size(),
                static_cast<long long>(clock.elapsed()));
    TimelineView view(theme);
    view.resize(1920, 1000);
    view.setTimeline(timeline, false);
    std::printf("  painted, all of it: %.1f ms\n", paintMs(view));
    view.zoomBy(1000);
    std::printf("  painted, a thousandth: %.1f ms\n", paintMs(view));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    Theme theme;
    theme.apply(ThemeChoice::Light, {});
    run(theme, 100);
    run(theme, 1);
}
