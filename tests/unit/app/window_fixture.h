// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/caselist/case_pane.h"
#include "app/cases/case_page.h"
#include "app/jobs/jobs.h"
#include "app/language/speech.h"
#include "app/messages/message_bar.h"
#include "app/settings/settings.h"
#include "app/theme/theme.h"
#include "app/verdict/verdict_card.h"
#include "app/window/actions.h"
#include "app/window/case_stack.h"
#include "app/window/main_window.h"

#include <QAbstractItemModel>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// Waits as long as it takes on a busy machine; a test that hangs still ends.
#define EVENTUALLY(what) QTRY_VERIFY_WITH_TIMEOUT(what, 60'000)
#define EVENTUALLY_EQUAL(is, wanted) QTRY_COMPARE_WITH_TIMEOUT(is, wanted, 60'000)

namespace triage::app {

inline QString bundlePath(const char* name)
{
    return QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + QLatin1String(name);
}

/// A whole program but for main(): real engine, real store in a folder of its own.
struct Program
{
    engine::Engine engine;
    EngineInUse judging{engine};
    cases::Store store;
    Settings settings;
    Speech speech{Language::English};
    Theme theme;
    Jobs jobs;
    Desk desk{engine, judging, store, jobs, settings, speech, theme};
    MainWindow window{desk};

    Program(engine::Engine e, cases::Store s) : engine(std::move(e)), store(std::move(s))
    {
        theme.apply(ThemeChoice::Light, {});
        window.resize(1280, 800);
        window.show();
    }
    [[nodiscard]] CasePage* page() const { return window.stack().page(); }
    [[nodiscard]] bool hasCase() const { return page() != nullptr && page()->session() != nullptr; }
    [[nodiscard]] QString headline() const { return page()->card().view().headline; }
    [[nodiscard]] int listed() const { return window.pane().list().model()->rowCount(); }
    [[nodiscard]] QString message() const
    {
        return window.messages().isVisible()
                   ? window.messages().findChild<QLabel*>(QStringLiteral("messageText"))->text()
                   : QString();
    }
    /// A button of the message bar that is there to be pressed; null when there is none of that name.
    [[nodiscard]] QPushButton* offer(const QString& name) const
    {
        for (auto* button : window.messages().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == name)
                return button;
        return nullptr;
    }
};

/// What every test of the whole window begins with.
class WindowTestBase : public QObject
{
protected:
    void prepare(const char* testName)
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("npugraph-triage-test"));
        QCoreApplication::setApplicationName(QLatin1String(testName));
    }
    void begin()
    {
        QSettings().clear();
        QSettings().setValue(QStringLiteral("engineer"), QStringLiteral("Li Wei"));
        static int count = 0;
        auto engine = engine::Engine::create();
        QVERIFY(engine.has_value());
        auto store = cases::Store::open(stores_.filePath(QString::number(++count)).toStdString());
        QVERIFY(store.has_value());
        program_ = std::make_unique<Program>(std::move(*engine), std::move(*store));
    }
    void import(const char* bundle)
    {
        program_->window.openPaths({bundlePath(bundle)});
        EVENTUALLY(program_->hasCase());
    }

    QTemporaryDir stores_;
    std::unique_ptr<Program> program_;
};

} // namespace triage::app
