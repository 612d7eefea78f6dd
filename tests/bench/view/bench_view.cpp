// SPDX-License-Identifier: Apache-2.0
// What a reader waits for, in milliseconds, each with its limit:
//   bench_view FILE
// first screen of FILE, paging through lines of 1 MB, the longest stall of the window's thread while
// millions of hits stream in, folding everything. Exit 1 when a limit is passed. Run it twice: the first
// run warms the cache.
#include "view/document.h"
#include "view/finder.h"
#include "view/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace triage;
using namespace triage::view;

namespace {

bool report(const char* what, double milliseconds, double limit)
{
    const bool kept = milliseconds <= limit;
    std::printf("%-52s %8.1f ms   limit %5.0f ms  %s\n", what, milliseconds, limit, kept ? "" : "PASSED");
    return kept;
}

double since(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

template <typename Deed>
double longest(int times, Deed deed)
{
    double most = 0;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer clock;
        clock.start();
        deed(i);
        most = std::max(most, since(clock));
    }
    return most;
}

void waitUntilReady(const TextView& view)
{
    while (view.document()->state() == Document::State::Indexing)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

bool firstScreen(TextView& view, const char* path)
{
    QElapsedTimer clock;
    clock.start();
    view.setDocument(Document::open(path));
    view.viewport()->repaint();
    return report("first screen", since(clock), 100);
}

bool paging(TextView& view, const char* what, double limit)
{
    const double frame = longest(60, [&view](int) {
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
    double most = 0;
    while (view.finder().running()) {
        QElapsedTimer clock;
        clock.start();
        QApplication::processEvents();
        view.verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
        view.viewport()->repaint();
        most = std::max(most, since(clock));
    }
    std::printf("%lld hits\n", static_cast<long long>(view.finder().hitCount()));
    return report("longest stall while 5 million hits stream in", most, 50);
}

bool folding(TextView& view, const char* path)
{
    view.setDocument(Document::open(path));
    waitUntilReady(view);
    QElapsedTimer clock;
    clock.start();
    view.setAllFolded(true);
    view.viewport()->repaint();
    const bool kept = report("fold everything", since(clock), 50);
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
