// SPDX-License-Identifier: Apache-2.0
// What a reader waits for, in milliseconds, each with its limit:
//   bench_view FILE
// first screen of FILE, paging through lines of 1 MB, the longest stall of the window's thread while
// millions of hits stream in, folding everything. What counts is the processor's time of the window's
// thread, so that other programs do not; the clock's is printed beside it. Exit 1 when a limit is passed.
// Run it twice: the first run warms the cache.
#include "view/document.h"
#include "view/finder.h"
#include "view/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace triage;
using namespace triage::view;

namespace {

/// Milliseconds.
struct Spent
{
    double processor = 0;
    double clock = 0;
};

double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Stopwatch
{
public:
    Stopwatch() { clock_.start(); }
    [[nodiscard]] Spent spent() const
    {
        return {threadTime() - begun_, static_cast<double>(clock_.nsecsElapsed()) / 1e6};
    }

private:
    double begun_ = threadTime();
    QElapsedTimer clock_;
};

Spent longer(const Spent& a, const Spent& b)
{
    return {std::max(a.processor, b.processor), std::max(a.clock, b.clock)};
}

bool report(const char* what, const Spent& spent, double limit)
{
    const bool kept = spent.processor <= limit;
    std::printf("%-46s %7.1f ms  (clock %7.1f ms)  limit %4.0f ms  %s\n", what, spent.processor, spent.clock,
                limit, kept ? "" : "PASSED");
    return kept;
}

/// The longest of some, which the limit is for; the one in the middle is printed beside it.
template <typename Deed>
Spent longest(int times, Deed deed)
{
    Spent most;
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const Stopwatch watch;
        deed(i);
        all.push_back(watch.spent().processor);
        most = longer(most, watch.spent());
    }
    std::sort(all.begin(), all.end());
    std::printf("%-46s %7.1f ms\n", "  half of the following at most", all[all.size() / 2]);
    return most;
}

void waitUntilReady(const TextView& view)
{
    while (view.document()->state() == Document::State::Indexing)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

bool firstScreen(TextView& view, const char* path)
{
    const Stopwatch watch;
    view.setDocument(Document::open(path));
    view.viewport()->repaint();
    return report("first screen", watch.spent(), 100);
}

bool paging(TextView& view, const char* what, double limit)
{
    const Spent frame = longest(60, [&view](int) {
        view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        view.viewport()->repaint();
    });
    return report(what, frame, limit);
}

bool longLines(TextView& view)
{
    std::string text;
    for (int i = 0; i < 300; ++i)
        text += std::string(1'000'000, static_cast<char>('a' + i % 26)) + "\n";
    DocumentSource source;
    source.source = text::fromBytes(std::move(text));
    view.setDocument(std::make_shared<Document>(source));
    waitUntilReady(view);
    return paging(view, "a page of lines of 1 MB", 16);
}

bool hits(TextView& view)
{
    std::string text;
    for (int i = 0; i < 5'000'000; ++i)
        text += "step of the loop\n";
    DocumentSource source;
    source.source = text::fromBytes(std::move(text));
    view.setDocument(std::make_shared<Document>(source));
    waitUntilReady(view);
    view.find({"loop", false, true, false});
    Spent most;
    while (view.finder().running()) {
        const Stopwatch watch;
        QApplication::processEvents();
        view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        view.viewport()->repaint();
        most = longer(most, watch.spent());
    }
    std::printf("%lld hits\n", static_cast<long long>(view.finder().hitCount()));
    return report("longest stall while 5 million hits stream in", most, 50);
}

bool folding(TextView& view, const char* path)
{
    view.setDocument(Document::open(path));
    waitUntilReady(view);
    const Stopwatch watch;
    view.setAllFolded(true);
    view.viewport()->repaint();
    const bool kept = report("fold everything", watch.spent(), 50);
    return paging(view, "a page, all folded", 16) && kept;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    if (argc < 2)
        return 2;
    TextView view;
    view.resize(1200, 800);
    view.show();
    QApplication::processEvents();
    bool kept = firstScreen(view, argv[1]);
    waitUntilReady(view);
    kept = paging(view, "a page of the file", 16) && kept;
    kept = longLines(view) && kept;
    kept = hits(view) && kept;
    kept = folding(view, argv[1]) && kept;
    return kept ? 0 : 1;
}
