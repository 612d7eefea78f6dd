// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "app/language/speech.h"
#include "app/settings/settings.h"
#include "app/theme/theme.h"
#include "app/window/desk.h"
#include "app/window/main_window.h"

#include <QImage>
#include <QTemporaryDir>

#include <memory>

namespace triage::test {

/// The program's window as main() makes it, with settings and case store in a folder of its own.
class WindowUnderTest
{
public:
    /// Null, with the reason printed, when the engine or the store cannot be made.
    static std::unique_ptr<WindowUnderTest> make();

    [[nodiscard]] app::MainWindow& window() { return *window_; }
    [[nodiscard]] const engine::Engine& engine() const { return engine_; }
    [[nodiscard]] QString folder() const { return folder_->path(); }
    /// As the settings dialog does it.
    void choose(app::LanguageChoice language, app::ThemeChoice theme);
    void resize(QSize size);
    /// What the X server shows of it.
    [[nodiscard]] QImage picture();

private:
    WindowUnderTest(std::unique_ptr<QTemporaryDir> folder, engine::Engine engine, cases::Store store);

    std::unique_ptr<QTemporaryDir> folder_;
    engine::Engine engine_;
    app::EngineInUse judging_;
    cases::Store store_;
    app::Settings settings_;
    app::Speech speech_;
    app::Theme theme_;
    app::Jobs jobs_;
    app::Desk desk_;
    std::unique_ptr<app::MainWindow> window_;
};

} // namespace triage::test
