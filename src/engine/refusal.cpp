// SPDX-License-Identifier: Apache-2.0
#include "engine/refusal.h"

#include "base/visible.h"
#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/line_end.h"

#include <QtGlobal>

#include <algorithm>

namespace triage::engine {
namespace {

constexpr std::size_t headBytes = 64 * 1024;

/// What no text holds. NUL is none of them: a log that was cut while it was written to begins with many.
bool isForeign(char c)
{
    constexpr std::string_view inText = "\a\b\t\n\v\f\r\x1b";
    const auto byte = static_cast<unsigned char>(c);
    return byte == 0x7F || (byte < 0x20 && byte != 0 && inText.find(c) == std::string_view::npos);
}

bool isText(const bundle::Bundle& bundle, const bundle::BundleFile& file, const log::LogEvents& events)
{
    const auto source = text::openFile(bundle.locationOf(file));
    std::string head(headBytes, '\0');
    const auto read = source ? (*source)->read(ByteOffset(0), head) : Result<std::size_t>(0);
    head.resize(read.value_or(0));
    if (head.empty() || text::lineEndWidth(events.encoding) > 1)
        return true;
    const auto foreign = static_cast<std::size_t>(std::ranges::count_if(head, isForeign));
    return foreign * 20 < head.size();
}

/// Anything but plain lines.
bool saysSomething(const log::LogEvents& events)
{
    return std::ranges::any_of(events.events,
                               [](const log::Event& e) { return e.kind != log::EventKind::Message; });
}

Result<void> requireText(const bundle::Bundle& bundle, const bundle::BundleFile& file,
                         const log::LogEvents& events)
{
    const std::string name = visible(bundle.name);
    if (!events.unread.empty())
        return fail(ErrorKind::NotReadable, events.unread.front());
    if (file.size == 0)
        return fail(ErrorKind::Damaged,
                    {QT_TRANSLATE_NOOP("engine", "%1 is empty. Ask for it to be sent again."), {name}});
    if (events.allNul)
        return fail(
            ErrorKind::Damaged,
            {QT_TRANSLATE_NOOP("engine", "%1 holds nothing but NUL bytes. Ask for it to be sent again."),
             {name}});
    if (!saysSomething(events) && !isText(bundle, file, events))
        return fail(
            ErrorKind::Unsupported,
            {QT_TRANSLATE_NOOP("engine",
                               "%1 is no text, whatever its name says. Give an archive, a folder or a log."),
             {name}});
    return {};
}

} // namespace

Result<void> requireContent(const bundle::Bundle& bundle, const check::LogSet& logs)
{
    if (bundle.files.empty())
        return fail(
            ErrorKind::NotFound,
            {QT_TRANSLATE_NOOP("engine", "%1 holds no file that can be read. Give the folder or archive "
                                         "that the triage run wrote."),
             {visible(bundle.name)}});
    if (bundle.kind != bundle::InputKind::Log)
        return {};
    const bundle::BundleFile& file = bundle.files.front();
    const auto events = logs.find(file.path);
    return events != logs.end() ? requireText(bundle, file, *events->second) : Result<void>();
}

} // namespace triage::engine
