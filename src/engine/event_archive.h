// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

#include <QByteArray>
#include <QDataStream>

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

/// LogEvents to a stream and back. One description of each struct serves both directions; a member that is
/// added to one of them breaks its structured binding here, so that none can be forgotten.
namespace triage::engine::archive {

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::Frame>
{
    auto& [file, line, function, code] = value;
    a(file, line, function, code);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::DetailLine>
{
    auto& [line, offset, text, printed] = value;
    a(line, offset, text, printed);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::Origin>
{
    auto& [rank, pid, worker] = value;
    a(rank, pid, worker);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, Timestamp>
{
    auto& [microseconds] = value;
    a(microseconds);
}

template <typename A, typename Tag>
void members(A& a, Strong<Tag>& value)
{
    a(value.value);
}
template <typename A, typename Tag>
void members(A& a, const Strong<Tag>& value)
{
    a(value.value);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, text::LineIndex::Entry>
{
    auto& [line, offset] = value;
    a(line, offset);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, text::LineIndex::Parts>
{
    auto& [entries, lineCount, byteCount, byteStep, encoding] = value;
    a(entries, lineCount, byteCount, byteStep, encoding);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::Event>
{
    auto& [kind, level, line, first, last, offset, text, message, type, codes, frames, chain, link, origin,
           time, fineTime, detail, heading, source, truncated, run, nearPid, exitCode, yearAssumed] = value;
    a(kind, level, line, first, last, offset, text, message, type, codes, frames, chain, link, origin, time,
      fineTime, detail, heading, source, truncated, run, nearPid, exitCode, yearAssumed);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::Counts>
{
    auto& [graphBreaks, restarts, recompiles, guardFailures] = value;
    a(graphBreaks, restarts, recompiles, guardFailures);
}

template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::ClockFacts>
{
    auto& [yearAssumed, yearWrapped, dayWrapped] = value;
    a(yearAssumed, yearWrapped, dayWrapped);
}

/// `index` travels as its parts, `unread` not at all: what could not be read is not kept.
template <typename A, typename E>
void members(A& a, E& value) requires std::is_same_v<std::remove_const_t<E>, log::LogEvents>
{
    auto& [file, events, dropped, lines, bytes, allNul, endsInsideRecord, hasTorchLogLines, hasBackendLines,
           completedCalls, counts, clocks, firstTime, lastTime, encoding, index, unread] = value;
    a(file, events, dropped, lines, bytes, allNul, endsInsideRecord, hasTorchLogLines, hasBackendLines,
      completedCalls, counts, clocks, firstTime, lastTime, encoding, index);
    static_cast<void>(unread);
}

class Writer
{
public:
    explicit Writer(QDataStream& out) : out_(out) {}

    template <typename... T>
    void operator()(const T&... values)
    {
        (put(values), ...);
    }

private:
    template <typename T>
    void put(const T& value)
    {
        if constexpr (std::is_same_v<T, bool>)
            out_ << value;
        else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>)
            out_ << static_cast<qint64>(value);
        else
            members(*this, value);
    }
    void put(const std::string& text)
    {
        out_ << QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size()));
    }
    template <typename T>
    void put(const std::vector<T>& values)
    {
        out_ << static_cast<qint64>(values.size());
        for (const T& value : values)
            put(value);
    }
    template <typename T>
    void put(const std::optional<T>& value)
    {
        out_ << value.has_value();
        if (value)
            put(*value);
    }
    void put(const std::shared_ptr<const text::LineIndex>& index)
    {
        put(index ? index->parts() : text::LineIndex::Parts{});
    }

    QDataStream& out_;
};

/// The stream's status says whether all was there; what is read after its end is empty.
class Reader
{
public:
    explicit Reader(QDataStream& in) : in_(in) {}

    template <typename... T>
    void operator()(T&... values)
    {
        (get(values), ...);
    }

private:
    template <typename T>
    void get(T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            in_ >> value;
        } else if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
            qint64 number = 0;
            in_ >> number;
            value = static_cast<T>(number);
        } else {
            members(*this, value);
        }
    }
    void get(std::string& text)
    {
        QByteArray bytes;
        in_ >> bytes;
        text = bytes.toStdString();
    }
    template <typename T>
    void get(std::vector<T>& values)
    {
        qint64 count = 0;
        in_ >> count;
        for (qint64 i = 0; i < count && in_.status() == QDataStream::Ok; ++i)
            get(values.emplace_back());
    }
    template <typename T>
    void get(std::optional<T>& value)
    {
        bool there = false;
        in_ >> there;
        if (there)
            get(value.emplace());
    }
    void get(std::shared_ptr<const text::LineIndex>& index)
    {
        text::LineIndex::Parts parts;
        get(parts);
        index = text::LineIndex::fromParts(std::move(parts));
    }

    QDataStream& in_;
};

} // namespace triage::engine::archive
