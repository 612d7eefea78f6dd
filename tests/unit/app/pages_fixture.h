// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "app/language/speech.h"
#include "app/theme/theme.h"
#include "engine/engine.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include <memory>

/// What the tabs of a case page need, made once a test program, with real bundles of tests/data.
namespace triage::app {

struct PagesFixture
{
    engine::Engine engine;
    Jobs jobs;
    Speech speech{Language::English};
    Theme theme;
    QTemporaryDir folder;

    explicit PagesFixture(engine::Engine made) : engine(std::move(made))
    {
        theme.apply(ThemeChoice::Light, {});
    }

    /// Imported and judged; null (with the reason printed) when that failed.
    std::shared_ptr<const engine::Analysis> open(const QString& bundle)
    {
        bundle::ImportRequest request;
        request.input = (QStringLiteral(TRIAGE_TEST_DATA "/bundles/") + bundle).toStdString();
        request.destination = folder.filePath(QDir(bundle).dirName()).toStdString();
        auto opened = engine.open(request, {}, {}, {});
        if (opened)
            return std::make_shared<const engine::Analysis>(std::move(*opened));
        qWarning("%s", speech.say(opened.error().message).toUtf8().constData());
        return nullptr;
    }
};

inline std::unique_ptr<PagesFixture> makeFixture()
{
    auto made = engine::Engine::create();
    if (made)
        return std::make_unique<PagesFixture>(std::move(*made));
    qWarning("%s", made.error().message.id.c_str());
    return nullptr;
}

/// Keeps a picture to look at, below the build folder.
inline void keepPicture(QWidget& widget, const QString& name)
{
    const QDir folder(QStringLiteral(TRIAGE_BINARY_DIR "/pictures"));
    folder.mkpath(QStringLiteral("."));
    QVERIFY(widget.grab().save(folder.filePath(name + QStringLiteral(".png"))));
}

} // namespace triage::app
