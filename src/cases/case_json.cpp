// SPDX-License-Identifier: Apache-2.0
#include "cases/case_json.h"

#include "cases/json_values.h"
#include "review/review_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtGlobal>

namespace triage::cases {
namespace {

QJsonObject json(const Summary& s)
{
    QJsonObject out{{"id", toJson(s.id)},
                    {"title", toJson(s.title)},
                    {"ticket", toJson(s.ticket)},
                    {"customer", toJson(s.customer)},
                    {"openedAt", toJson(s.openedAt)},
                    {"withheld", s.withheld},
                    {"rulePackVersion", toJson(s.rulePackVersion)},
                    {"bundleSize", static_cast<qint64>(s.bundleSize)},
                    {"size", static_cast<qint64>(s.size)}};
    if (s.route)
        out[QLatin1String("route")] = toJson(std::string(spelling(*s.route)));
    if (!s.fingerprint.empty())
        out[QLatin1String("fingerprint")] = toJson(s.fingerprint);
    return out;
}

Summary summaryFrom(const QJsonObject& o)
{
    Summary s;
    s.id = textIn(o, "id");
    s.title = textIn(o, "title");
    s.ticket = textIn(o, "ticket");
    s.customer = textIn(o, "customer");
    s.openedAt = textIn(o, "openedAt");
    s.withheld = o[QLatin1String("withheld")].toBool();
    s.rulePackVersion = textIn(o, "rulePackVersion");
    s.bundleSize = numberIn(o, "bundleSize");
    s.size = numberIn(o, "size");
    if (const auto route = optionalTextIn(o, "route"))
        s.route = routeFrom(*route);
    s.fingerprint = optionalTextIn(o, "fingerprint").value_or("");
    return s;
}

QJsonObject json(const StoredBundle& b, const std::filesystem::path& folder)
{
    const bundle::Inventory& i = b.inventory;
    QJsonObject out{{"number", b.number},
                    {"name", toJson(i.name)},
                    {"source", toJson(b.source)},
                    {"receivedAt", toJson(b.receivedAt)},
                    {"referenced", i.referenced},
                    {"singleFile", i.singleFile},
                    {"root", toJson(i.referenced ? i.root : i.root.lexically_relative(folder))}};
    if (i.sha256)
        out[QLatin1String("sha256")] = toJson(*i.sha256);
    return out;
}

StoredBundle bundleFrom(const QJsonObject& o, const std::filesystem::path& folder)
{
    StoredBundle b;
    b.number = static_cast<int>(numberIn(o, "number"));
    b.source = pathIn(o, "source");
    b.receivedAt = textIn(o, "receivedAt");
    b.inventory.name = textIn(o, "name");
    b.inventory.sha256 = optionalTextIn(o, "sha256");
    b.inventory.referenced = o[QLatin1String("referenced")].toBool();
    b.inventory.singleFile = o[QLatin1String("singleFile")].toBool();
    const std::filesystem::path root = pathIn(o, "root");
    b.inventory.root = b.inventory.referenced ? root : (folder / root).lexically_normal();
    return b;
}

QJsonObject json(const bundle::Inventory::Entry& e)
{
    QJsonObject out{{"path", toJson(e.path)}, {"size", static_cast<qint64>(e.size)}};
    if (!e.member.empty())
        out[QLatin1String("member")] = toJson(e.member);
    if (e.modified)
        out[QLatin1String("modified")] = static_cast<qint64>(e.modified->microseconds);
    if (e.folder)
        out[QLatin1String("folder")] = true;
    return out;
}

bundle::Inventory::Entry entryFrom(const QJsonObject& o)
{
    bundle::Inventory::Entry e;
    e.path = textIn(o, "path");
    e.size = numberIn(o, "size");
    e.member = optionalTextIn(o, "member").value_or("");
    if (o.contains(QLatin1String("modified")))
        e.modified = Timestamp{numberIn(o, "modified")};
    e.folder = o[QLatin1String("folder")].toBool();
    return e;
}

template <typename Values, typename Write>
QJsonArray listOf(const Values& values, Write write)
{
    QJsonArray out;
    for (const auto& value : values)
        out.append(write(value));
    return out;
}

QByteArray bytesOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

tl::unexpected<Error> unreadable(std::string detail)
{
    return fail(ErrorKind::Invalid,
                QT_TRANSLATE_NOOP("engine", "The case's file is damaged. It was left as it is."),
                std::move(detail));
}

/// The object, when it is one this program reads.
Result<QJsonObject> objectIn(const QByteArray& bytes)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(bytes, &error).object();
    if (error.error != QJsonParseError::NoError)
        return unreadable(error.errorString().toStdString());
    const int format = object[QLatin1String("format")].toInt();
    if (format > caseFormat)
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP(
                         "engine", "The case was written by a newer version of this program (format %1; this "
                                   "version reads up to %2). It was left as it is."),
                     {std::to_string(format), std::to_string(caseFormat)}});
    if (format < 1)
        return unreadable("no format");
    return object;
}

Case readCase(const QJsonObject& object, const std::filesystem::path& folder)
{
    Case value;
    value.summary = summaryFrom(object[QLatin1String("summary")].toObject());
    for (const auto& b : object[QLatin1String("bundles")].toArray())
        value.bundles.push_back(bundleFrom(b.toObject(), folder));
    auto review = review::fromJson(object[QLatin1String("review")].toObject());
    if (!review)
        throw Wrong(review.error().detail);
    value.review = std::move(*review);
    return value;
}

void readInventory(const QJsonObject& object, bundle::Inventory& inventory)
{
    for (const auto& e : object[QLatin1String("entries")].toArray())
        inventory.entries.push_back(entryFrom(e.toObject()));
    for (const auto& s : object[QLatin1String("skipped")].toArray())
        inventory.skipped.push_back({textIn(s.toObject(), "path"), messageIn(s.toObject(), "reason")});
    for (const auto& r : object[QLatin1String("remarks")].toArray()) {
        const QJsonObject o = r.toObject();
        inventory.remarks.push_back({textIn(o, "id"), optionalTextIn(o, "path"), messageIn(o, "message")});
    }
}

} // namespace

QByteArray caseToJson(const Case& value, const std::filesystem::path& folder)
{
    return bytesOf(
        {{"format", caseFormat},
         {"summary", json(value.summary)},
         {"review", review::toJson(value.review)},
         {"bundles", listOf(value.bundles, [&](const StoredBundle& b) { return json(b, folder); })}});
}

Result<Case> caseFromJson(const QByteArray& bytes, const std::filesystem::path& folder)
{
    const auto object = objectIn(bytes);
    if (!object)
        return tl::unexpected(object.error());
    try {
        return readCase(*object, folder);
    } catch (const Wrong& wrong) {
        return unreadable(wrong.what());
    }
}

QByteArray inventoryToJson(const bundle::Inventory& inventory)
{
    const auto skipped = [](const bundle::Skipped& s) {
        return QJsonObject{{"path", toJson(s.path)}, {"reason", toJson(s.reason)}};
    };
    const auto remark = [](const bundle::Remark& r) {
        QJsonObject out{{"id", toJson(r.id)}, {"message", toJson(r.message)}};
        if (r.path)
            out[QLatin1String("path")] = toJson(*r.path);
        return out;
    };
    return bytesOf({{"format", caseFormat},
                    {"entries", listOf(inventory.entries, [](const auto& e) { return json(e); })},
                    {"skipped", listOf(inventory.skipped, skipped)},
                    {"remarks", listOf(inventory.remarks, remark)}});
}

Result<void> inventoryFromJson(const QByteArray& bytes, bundle::Inventory& inventory)
{
    const auto object = objectIn(bytes);
    if (!object)
        return tl::unexpected(object.error());
    try {
        readInventory(*object, inventory);
    } catch (const Wrong& wrong) {
        return unreadable(wrong.what());
    }
    return {};
}

} // namespace triage::cases
