// SPDX-License-Identifier: Apache-2.0
// The filter view over one file, as its user meets it:
//   QT_QPA_PLATFORM=offscreen bench_filter FILE TEXT [LINES_AROUND]
// Prints when the first lines were there, when all were, and the longest time the window's thread was busy at
// a stretch: a timer of 0 ms measures the pauses between its turns.
#include "view/filter/filter_bar.h"
#include "view/filter/filter_pane.h"
#include "view/filter/filter_search.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>

using namespace triage;
using namespace triage::view;

namespace {

long long peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:"))
            return std::strtoll(line.c_str() + 6, nullptr, 10) / 1024;
    }
    return -1;
}

/// Of the calling thread.
double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    if (argc < 3)
        return 2;
    QElapsedTimer clock;
    TextPane pane;
    pane.resize(1200, 900);
    pane.show();
    clock.start();
    pane.setDocument(Document::open(argv[1]));
    pane.view().viewport()->repaint();
    std::printf("first screen: %lld ms\n", static_cast<long long>(clock.elapsed()));
    while (pane.view().document()->state() == Document::State::Indexing)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("index: %lld ms\n", static_cast<long long>(clock.elapsed()));

    double longest = 0;
    double turn = cpuMilliseconds();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &pane, [&] {
        const double now = cpuMilliseconds();
        longest = std::max(longest, now - turn);
        turn = now;
    });
    beat.start(0);
    pane.filter().open();
    if (argc > 3)
        pane.filter().bar().findChild<QSpinBox*>()->setValue(std::atoi(argv[3]));
    clock.restart();
    pane.filter().setStep({argv[2], false, true});
    FilterSearch& search = pane.filter().search();
    if (!search.active())
        return 2; // blank, or no expression
    long long first = -1;
    while (search.running() || clock.elapsed() < 500) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (first < 0 && search.result())
            first = clock.elapsed();
        if (search.result() && search.result()->lineCount() > 0) // somebody scrolls meanwhile
            pane.filter().view().scrollToTop(
                LineNumber{1 + (clock.elapsed() * 7919) % search.result()->lineCount()});
    }
    std::printf("first lines: %lld ms; all %lld: %lld ms\n", first,
                static_cast<long long>(search.lines()->matches()), static_cast<long long>(clock.elapsed()));
    std::printf("longest turn of the window's thread: %.1f ms of its CPU\n", longest);
    std::printf("list: %zu KiB; resident at most %lld MiB\n", search.lines()->memory() / 1024, peakMemory());
    return 0;
}
