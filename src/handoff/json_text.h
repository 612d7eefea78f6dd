// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace triage::handoff {

/// Writes JSON in the order in which it is told, two blanks a level. QJsonDocument sorts members, and a
/// report that people also read should begin with what it is. Characters that nobody sees are escaped.
class JsonText
{
public:
    void beginObject();
    void endObject();
    void beginArray();
    void endArray();
    /// Inside an object, before each value.
    void key(std::string_view name);

    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(bool flag);
    void value(const Bilingual& text);
    void null();
    template <std::integral T>
    requires(!std::same_as<T, bool>) void value(T number) { raw(std::to_string(number)); }
    template <typename T>
    void value(const std::optional<T>& value_)
    {
        if (value_)
            value(*value_);
        else
            null();
    }

    template <typename T>
    void member(std::string_view name, const T& value_)
    {
        key(name);
        value(value_);
    }

    /// The whole text, ending in LF. Call once, when everything is closed.
    std::string take();

private:
    void raw(std::string_view token);
    void comma();
    void open(char bracket);
    void close(char bracket);

    std::string out_;
    int depth_ = 0;
    bool first_ = true; ///< nothing stands in this object or array yet
    bool afterKey_ = false;
};

} // namespace triage::handoff
