// SPDX-License-Identifier: Apache-2.0
#include "window_under_test.h"

#include <QScreen>
#include <QSettings>
#include <QTest>

namespace triage::test {

std::unique_ptr<WindowUnderTest> WindowUnderTest::make()
{
    auto folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       folder->filePath(QStringLiteral("config")));
    auto engine = engine::Engine::create();
    auto store = cases::Store::open(folder->filePath(QStringLiteral("store")).toStdString());
    if (engine && store)
        return std::unique_ptr<WindowUnderTest>(
            new WindowUnderTest(std::move(folder), std::move(*engine), std::move(*store)));
    qWarning("%s", (engine ? store.error() : engine.error()).message.id.c_str());
    return nullptr;
}

WindowUnderTest::WindowUnderTest(std::unique_ptr<QTemporaryDir> folder, engine::Engine engine,
                                 cases::Store store)
    : folder_(std::move(folder)), engine_(std::move(engine)), judging_(engine_), store_(std::move(store)),
      speech_(Language::English), desk_{engine_, judging_, store_, jobs_, settings_, speech_, theme_}
{
    theme_.apply(app::ThemeChoice::Light, {});
    window_ = std::make_unique<app::MainWindow>(desk_);
    resize({1280, 800});
    window_->show();
}

void WindowUnderTest::choose(app::LanguageChoice language, app::ThemeChoice theme)
{
    auto choices = settings_.choices();
    choices.language = language;
    choices.theme = theme;
    settings_.setChoices(choices);
    QTest::qWait(50);
}

void WindowUnderTest::resize(QSize size)
{
    window_->resize(size);
    QTest::qWait(100);
}

QImage WindowUnderTest::picture()
{
    QTest::qWait(150); // the server has to draw it
    return window_->screen()->grabWindow(window_->winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

} // namespace triage::test
