// SPDX-License-Identifier: Apache-2.0
#include "engine/event_cache.h"

#include "base/whole_file.h"
#include "engine/event_archive.h"
#include "engine/scan_plan.h"

#include <QCryptographicHash>
#include <QFile>

#include <spdlog/spdlog.h>

#include <map>

namespace triage::engine {
namespace {

constexpr int layoutVersion = 1; ///< of this file, besides the scanner's

/// What must be the same for a scan to hold good.
struct Key
{
    std::string stored;
    std::int64_t size = 0;
    std::int64_t changed = 0; ///< the file system's own unit
    int kind = 0;
    int year = 0;
    auto operator<=>(const Key&) const = default;
};

QString qtPath(const std::filesystem::path& path)
{
    return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

std::optional<Key> keyOf(const bundle::Bundle& bundle, const bundle::BundleFile& file)
{
    const auto options = planScan(file, yearOf(bundle));
    std::error_code error;
    const auto location = bundle.locationOf(file);
    const auto size = std::filesystem::file_size(location, error);
    const auto changed = std::filesystem::last_write_time(location, error);
    if (!options || error)
        return std::nullopt;
    return Key{file.stored, static_cast<std::int64_t>(size), changed.time_since_epoch().count(),
               static_cast<int>(options->kind), options->year.value_or(0)};
}

QByteArray checksum(const QByteArray& payload)
{
    return QCryptographicHash::hash(payload, QCryptographicHash::Sha1);
}

QByteArray heading()
{
    return "npugraph-triage events " + QByteArray::number(layoutVersion) + '.' +
           QByteArray::number(log::scannerVersion) + '\n';
}

/// Empty when the file is not there, damaged or of another version.
QByteArray payloadOf(const std::filesystem::path& eventsFile)
{
    QFile file(qtPath(eventsFile));
    if (!file.open(QIODevice::ReadOnly) || file.read(heading().size()) != heading())
        return {};
    const QByteArray sum = file.read(QCryptographicHash::hashLength(QCryptographicHash::Sha1));
    QByteArray payload = file.readAll();
    return checksum(payload) == sum ? payload : QByteArray();
}

using Known = std::map<Key, std::shared_ptr<log::LogEvents>>;

Known parse(const QByteArray& payload)
{
    Known known;
    QDataStream in(payload);
    archive::Reader read(in);
    std::int64_t count = 0;
    read(count);
    for (std::int64_t i = 0; i < count; ++i) {
        Key key;
        auto events = std::make_shared<log::LogEvents>();
        read(key.stored, key.size, key.changed, key.kind, key.year);
        archive::members(read, *events);
        if (in.status() != QDataStream::Ok)
            break;
        known.emplace(std::move(key), std::move(events));
    }
    return known;
}

QByteArray serialise(const bundle::Bundle& bundle, const check::LogSet& logs)
{
    std::vector<std::pair<Key, const log::LogEvents*>> kept;
    for (const auto& [path, events] : logs) {
        const bundle::BundleFile* file = bundle.file(path);
        const auto key = file != nullptr ? keyOf(bundle, *file) : std::nullopt;
        if (key && events->unread.empty())
            kept.emplace_back(*key, events.get());
    }
    QByteArray payload;
    QDataStream out(&payload, QIODevice::WriteOnly);
    archive::Writer write(out);
    write(static_cast<std::int64_t>(kept.size()));
    for (const auto& [key, events] : kept) {
        write(key.stored, key.size, key.changed, key.kind, key.year);
        archive::members(write, *events);
    }
    return payload;
}

} // namespace

check::LogSet loadEvents(const std::filesystem::path& eventsFile, const bundle::Bundle& bundle)
{
    check::LogSet logs;
    const QByteArray payload = payloadOf(eventsFile);
    if (payload.isEmpty())
        return logs;
    const Known known = parse(payload);
    for (const bundle::BundleFile& file : bundle.files) {
        const auto key = keyOf(bundle, file);
        const auto found = key ? known.find(*key) : known.end();
        if (found == known.end())
            continue;
        found->second->file = file.path;
        logs.emplace(file.path, found->second);
    }
    return logs;
}

void saveEvents(const std::filesystem::path& eventsFile, const bundle::Bundle& bundle,
                const check::LogSet& logs)
{
    const QByteArray payload = serialise(bundle, logs);
    if (const auto trouble =
            writeWhole(qtPath(eventsFile), (heading() + checksum(payload) + payload).toStdString()))
        spdlog::warn("{} was not written: {}", eventsFile.string(), *trouble);
}

} // namespace triage::engine
