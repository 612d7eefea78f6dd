// SPDX-License-Identifier: Apache-2.0
#include "log/json_line.h"

#include "log/prefix.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace triage::log {
namespace {

using Keys = std::initializer_list<const char*>;

QJsonValue firstOf(const QJsonObject& o, Keys keys)
{
    for (const char* key : keys)
        if (const auto value = o.value(QLatin1String(key)); !value.isUndefined() && !value.isNull())
            return value;
    return {};
}

std::string textOf(const QJsonObject& o, Keys keys)
{
    return firstOf(o, keys).toString().toStdString();
}

std::optional<Clock> clockIn(const std::string& text)
{
    Cursor c(text);
    return longClock(c);
}

} // namespace

std::optional<JsonLine> jsonLineIn(std::string_view line)
{
    if (line.size() < 2 || !line.starts_with("{\"") || !line.ends_with('}'))
        return std::nullopt;
    const auto document =
        QJsonDocument::fromJson(QByteArray::fromRawData(line.data(), static_cast<qsizetype>(line.size())));
    if (!document.isObject())
        return std::nullopt;
    const auto o = document.object();
    JsonLine out;
    out.message = textOf(o, {"msg", "message", "event", "log"});
    if (out.message.empty())
        return std::nullopt;
    if (out.message.ends_with('\n'))
        out.message.pop_back();
    out.exception =
        textOf(o, {"exc", "exception", "exc_info", "traceback", "stacktrace", "stack", "error.stack_trace"});
    out.level = levelNamed(firstOf(o, {"level", "levelname", "severity", "lvl", "log.level"})
                               .toString()
                               .toUpper()
                               .toStdString());
    out.clock = clockIn(textOf(o, {"ts", "time", "timestamp", "@timestamp", "asctime"}));
    if (const auto pid = firstOf(o, {"pid", "process"}).toInt(-1); pid >= 0)
        out.pid = pid;
    return out;
}

} // namespace triage::log
