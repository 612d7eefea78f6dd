// SPDX-License-Identifier: Apache-2.0
#include "base/logging.h"

#include <QString>
#include <QtGlobal>

#include <spdlog/sinks/null_sink.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <system_error>

namespace triage {
namespace {

constexpr std::size_t logFileSize = 2U * 1024 * 1024;
constexpr std::size_t logFileCount = 3;

spdlog::level::level_enum levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return spdlog::level::debug;
    case QtInfoMsg:
        return spdlog::level::info;
    case QtWarningMsg:
        return spdlog::level::warn;
    case QtCriticalMsg:
        return spdlog::level::err;
    case QtFatalMsg:
        return spdlog::level::critical;
    }
    return spdlog::level::info;
}

void bridge(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    spdlog::log(levelOf(type), "{}: {}", context.category != nullptr ? context.category : "qt",
                text.toStdString());
    if (type == QtFatalMsg)
        spdlog::shutdown(); // Qt aborts next: what was said must be on disk
}

} // namespace

bool setUpLogging(const std::filesystem::path& directory)
{
    auto logger = std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::null_sink_mt>());
    bool writes = false;
    if (!directory.empty()) {
        try {
            std::filesystem::create_directories(directory);
            auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(
                (directory / "npugraph-triage.log").string(), logFileSize, logFileCount);
            logger = std::make_shared<spdlog::logger>("", std::move(sink));
            logger->flush_on(spdlog::level::warn);
            writes = true;
        } catch (const std::exception&) {
            writes = false; // a read-only home must not keep the program from starting
        }
    }
    spdlog::set_default_logger(std::move(logger));
    if (writes)
        qInstallMessageHandler(bridge);
    return writes;
}

} // namespace triage
