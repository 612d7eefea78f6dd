// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/jobs/jobs.h"
#include "base/result.h"
#include "engine/engine.h"
#include "handoff/writers.h"

#include <QObject>

#include <memory>
#include <string>

namespace triage::app {

/// What is to be written.
struct ExportRequest
{
    std::shared_ptr<const engine::Analysis> analysis;
    handoff::CaseLabel label;
    handoff::Format format = handoff::Format::Markdown;
    handoff::Languages languages = handoff::Languages::Both;
};

/// Writes handoffs off the window's thread. Every request is answered once, on the window's thread.
class HandoffExporter : public QObject
{
    Q_OBJECT

public:
    HandoffExporter(const engine::Engine& engine, Jobs& jobs, QObject* parent = nullptr);

    /// For the clipboard: the answer is `written`, with formatted text beside the plain one for HTML.
    void write(const ExportRequest& request);
    /// To a file, whole or not at all: the answer is `saved`. An existing file is replaced.
    void save(const ExportRequest& request, const QString& file);
    /// Answers still on their way are dropped: what they are about has changed.
    void drop() { scope_.supersede(); }

signals:
    void written(triage::handoff::Format format, const QString& text, const QString& html);
    void saved(const QString& file);
    void failed(const triage::Error& error);

private:
    const engine::Engine& engine_;
    JobScope scope_;
};

} // namespace triage::app
