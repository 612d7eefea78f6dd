// SPDX-License-Identifier: Apache-2.0
#include "check/check.h"
#include "check/layout.h"
#include "text/byte_source.h"
#include "text/encoding.h"

#include <algorithm>

namespace triage::check {
namespace {

using bundle::ArtefactKind;

constexpr std::size_t wholeLimit = 1 << 20;
constexpr std::size_t headLimit = 64 << 10;
constexpr std::size_t tailLimit = 4 << 10;
constexpr std::size_t mostHeads = 64; // loose files can be many; versions stand in the first few

/// Empty where nothing can be read: what is not there is a finding, not an error.
std::string readBytes(const text::ByteSource& source, std::int64_t at, std::size_t limit)
{
    std::string bytes(limit, '\0');
    const auto got = source.read(ByteOffset(at), bytes);
    bytes.resize(got ? *got : 0);
    return bytes;
}

std::string readStart(const std::filesystem::path& path, std::size_t limit)
{
    const auto source = text::openFile(path);
    const std::string bytes = source ? readBytes(**source, 0, limit) : std::string();
    return text::toUtf8(bytes, text::detectEncoding(bytes));
}

/// What follows the last newline; empty when the file ends in one.
std::string readLastLine(const std::filesystem::path& path)
{
    const auto source = text::openFile(path);
    if (!source)
        return {};
    const std::int64_t size = (*source)->size();
    const std::int64_t at = std::max<std::int64_t>(0, size - static_cast<std::int64_t>(tailLimit));
    const std::string bytes = readBytes(**source, at, tailLimit);
    return bytes.substr(bytes.rfind('\n') + 1);
}

bool isSmall(ArtefactKind kind)
{
    return kind == ArtefactKind::FirstFailure || kind == ArtefactKind::Warnings || kind == ArtefactKind::Env;
}

} // namespace

SmallFiles readSmallFiles(const bundle::Bundle& bundle, const workflow::Workflow&)
{
    SmallFiles small;
    for (const bundle::BundleFile& file : bundle.files) {
        if (file.kind == ArtefactKind::StepLog)
            if (std::string line = readLastLine(bundle.locationOf(file)); !line.empty())
                small.lastLines[file.path] = std::move(line);
        if (isSmall(file.kind))
            small.text[file.path] = readStart(bundle.locationOf(file), wholeLimit);
        else if (isOutput(file) && small.heads.size() < mostHeads)
            small.heads[file.path] = readStart(bundle.locationOf(file), headLimit);
    }
    return small;
}

} // namespace triage::check
