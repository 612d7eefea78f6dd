// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/timestamp.h"

#include <QJsonObject>

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

/// Values as JSON and back. Reading throws Wrong, which leaves case_json.cpp only as an Error.
namespace triage::cases {

struct Wrong : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

QJsonValue toJson(const std::string& text);
/// Paths need not be UTF-8: those that are not are kept as {"base64": …}.
QJsonValue toJson(const std::filesystem::path& path);
QJsonObject toJson(const Message& message);

std::string textIn(const QJsonObject& object, const char* member);
std::optional<std::string> optionalTextIn(const QJsonObject& object, const char* member);
std::filesystem::path pathIn(const QJsonObject& object, const char* member);
std::int64_t numberIn(const QJsonObject& object, const char* member);
Message messageIn(const QJsonObject& object, const char* member);

} // namespace triage::cases
