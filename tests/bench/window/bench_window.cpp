// SPDX-License-Identifier: Apache-2.0
/// What the user waits for while an archive comes in: until its members are listed, until the first lines of
/// one that is not unpacked yet are there, and how long the window's thread ever works without coming back to
/// its events. Without a display: QT_QPA_PLATFORM=offscreen.
///
///   bench_window ARCHIVE [MEMBER]        MEMBER: the last one listed, unless it is given
#include "app/cases/case_page.h"
#include "app/files/files_page.h"
#include "app/import/import_run.h"
#include "app/jobs/jobs.h"
#include "app/language/speech.h"
#include "app/settings/settings.h"
#include "app/theme/theme.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"
#include "view/document.h"
#include "view/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <utility>

using namespace triage;
using namespace triage::app;

namespace {

/// CPU time, so that other programs of a busy machine do not count.
double threadMs()
{
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6;
}

struct Times
{
    double listed = -1;
    double opened = -1; ///< since it was asked for
    double imported = -1;
    double longest = 0; ///< of the window's thread
};

Times measure(MainWindow& window, const QString& archive, QString member)
{
    Times times;
    QElapsedTimer clock;
    double before = threadMs();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &window, [&] {
        const double now = threadMs();
        times.longest = std::max(times.longest, now - std::exchange(before, now));
    });
    beat.start(2);
    clock.start();
    window.openPaths({archive});
    double asked = -1;
    QObject::connect(window.findChild<ImportRun*>(), &ImportRun::filesTold, &window,
                     [&](const std::vector<FileNews>& news) {
                         if (asked >= 0)
                             return;
                         times.listed = asked = double(clock.elapsed());
                         if (member.isEmpty())
                             member = news.back().path;
                         window.stack().page()->files().openAt(member, LineNumber(1));
                     });
    while (window.stack().page() != nullptr && window.stack().page()->isProvisional()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        auto* text = window.findChild<view::TextView*>();
        const bool there = text != nullptr && text->document() && text->document()->lineCount() > 0;
        if (there && times.opened < 0)
            times.opened = double(clock.elapsed()) - asked;
    }
    times.imported = double(clock.elapsed());
    std::printf("%s\n", qPrintable(member));
    return times;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc < 2)
        return std::fprintf(stderr, "bench_window ARCHIVE [MEMBER]\n"), 2;
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    const auto engine = engine::Engine::create();
    const auto store = cases::Store::open(folder.path().toStdString());
    if (!engine || !store)
        return 1;
    EngineInUse judging(*engine);
    Settings settings;
    Speech speech(Language::English);
    Theme theme;
    Jobs jobs;
    const Desk desk{*engine, judging, *store, jobs, settings, speech, theme};
    MainWindow window(desk);
    window.show();
    const Times times = measure(window, QString::fromLocal8Bit(argv[1]), QString::fromLocal8Bit(argv[2]));
    std::printf("members listed after      %7.0f ms\nfirst lines after         %7.0f ms (since asked for)\n"
                "imported after            %7.0f ms\nwindow's thread at most   %7.0f ms at a stretch\n",
                times.listed, times.opened, times.imported, times.longest);
    return 0;
}
