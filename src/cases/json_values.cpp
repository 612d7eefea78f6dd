// SPDX-License-Identifier: Apache-2.0
#include "cases/json_values.h"

#include <QJsonArray>

namespace triage::cases {
namespace {

constexpr const char* encoded = "base64";

QString name(const char* member)
{
    return QString::fromLatin1(member);
}

Bilingual bilingualIn(const QJsonObject& object)
{
    return {textIn(object, "zh"), textIn(object, "en")};
}

} // namespace

QJsonValue toJson(const std::string& text)
{
    return QString::fromStdString(text);
}

QJsonValue toJson(const std::filesystem::path& path)
{
    const QByteArray bytes = QByteArray::fromStdString(path.string());
    const QString text = QString::fromUtf8(bytes);
    if (text.toUtf8() == bytes)
        return text;
    return QJsonObject{{name(encoded), QString::fromLatin1(bytes.toBase64())}};
}

QJsonObject toJson(const Message& message)
{
    QJsonObject out;
    if (!message.id.empty())
        out[name("id")] = toJson(message.id);
    QJsonArray args;
    for (const std::string& arg : message.args)
        args.append(toJson(arg));
    if (!args.isEmpty())
        out[name("args")] = args;
    if (message.count)
        out[name("count")] = *message.count;
    if (message.own)
        out[name("own")] =
            QJsonObject{{name("zh"), toJson(message.own->zh)}, {name("en"), toJson(message.own->en)}};
    return out;
}

std::string textIn(const QJsonObject& object, const char* member)
{
    const QJsonValue value = object[name(member)];
    if (!value.isString())
        throw Wrong(std::string(member) + ": no text");
    return value.toString().toStdString();
}

std::optional<std::string> optionalTextIn(const QJsonObject& object, const char* member)
{
    const QJsonValue value = object[name(member)];
    return value.isNull() || value.isUndefined() ? std::nullopt : std::optional(textIn(object, member));
}

std::filesystem::path pathIn(const QJsonObject& object, const char* member)
{
    const QJsonValue value = object[name(member)];
    if (value.isObject())
        return QByteArray::fromBase64(value.toObject()[name(encoded)].toString().toLatin1()).toStdString();
    return textIn(object, member);
}

std::int64_t numberIn(const QJsonObject& object, const char* member)
{
    const QJsonValue value = object[name(member)];
    if (!value.isDouble())
        throw Wrong(std::string(member) + ": no number");
    return value.toInteger();
}

Message messageIn(const QJsonObject& object, const char* member)
{
    const QJsonObject from = object[name(member)].toObject();
    Message message;
    message.id = optionalTextIn(from, "id").value_or("");
    for (const auto& arg : from[name("args")].toArray())
        message.args.push_back(arg.toString().toStdString());
    if (from.contains(name("count")))
        message.count = static_cast<int>(numberIn(from, "count"));
    if (from.contains(name("own")))
        message.own = bilingualIn(from[name("own")].toObject());
    return message;
}

} // namespace triage::cases
