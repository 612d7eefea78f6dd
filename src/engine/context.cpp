// SPDX-License-Identifier: Apache-2.0
#include "engine/context.h"

#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/line_reader.h"

#include <algorithm>

namespace triage::engine {
namespace {

constexpr std::int64_t contextLines = 3;
constexpr std::size_t maxLineBytes = 1024; ///< of a context line: it is there to be glanced at

std::string shown(const text::Line& line, text::Encoding encoding)
{
    std::string utf8 = text::toUtf8(line.bytes, encoding);
    while (!utf8.empty() && (utf8.back() == '\r' || utf8.back() == '\n'))
        utf8.pop_back();
    return line.cut ? utf8 + "…" : utf8;
}

void fill(Evidence& evidence, const text::ByteSource& source, const log::LogEvents& events)
{
    const LineNumber first(std::max<std::int64_t>(1, evidence.line.value - contextLines));
    const auto lines = text::readLines(source, *events.index, first,
                                       evidence.line.value - first.value + 1 + contextLines, maxLineBytes);
    if (!lines)
        return;
    evidence.before.clear();
    evidence.after.clear();
    for (const text::Line& line : *lines) {
        if (line.number == evidence.line)
            evidence.offset = line.offset;
        else
            (line.number < evidence.line ? evidence.before : evidence.after)
                .push_back(shown(line, events.encoding));
    }
}

} // namespace

void addContext(Verdict& verdict, const bundle::Bundle& bundle, const check::LogSet& logs)
{
    for (Evidence& evidence : verdict.evidence) {
        const bundle::BundleFile* file = bundle.file(evidence.file);
        if (file == nullptr)
            continue;
        evidence.member = file->member;
        const auto events = logs.find(evidence.file);
        if (events == logs.end() || !events->second->index || evidence.line.value < 1)
            continue;
        if (const auto source = text::openFile(bundle.locationOf(*file)))
            fill(evidence, **source, *events->second);
    }
}

} // namespace triage::engine
