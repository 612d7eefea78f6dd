// SPDX-License-Identifier: Apache-2.0
#include "check/check.h"
#include "text/byte_source.h"
#include "text/encoding.h"

namespace triage::check {
namespace {

using bundle::ArtefactKind;

constexpr std::size_t wholeLimit = 1 << 20;
constexpr std::size_t headLimit = 64 << 10;
constexpr std::size_t mostHeads = 64; // loose files can be many; versions stand in the first few

/// Empty when the file is gone or cannot be read: what is not there is a finding, not an error.
std::string readStart(const std::filesystem::path& path, std::size_t limit)
{
    const auto source = text::openFile(path);
    if (!source)
        return {};
    std::string bytes(limit, '\0');
    const auto got = (*source)->read(ByteOffset(0), bytes);
    bytes.resize(got ? *got : 0);
    return text::toUtf8(bytes, text::detectEncoding(bytes));
}

bool isSmall(ArtefactKind kind)
{
    return kind == ArtefactKind::FirstFailure || kind == ArtefactKind::Warnings || kind == ArtefactKind::Env;
}

bool isOutput(ArtefactKind kind)
{
    return kind == ArtefactKind::StepLog || kind == ArtefactKind::OtherLog;
}

} // namespace

SmallFiles readSmallFiles(const bundle::Bundle& bundle, const workflow::Workflow&)
{
    SmallFiles small;
    for (const bundle::BundleFile& file : bundle.files) {
        if (isSmall(file.kind))
            small.text[file.path] = readStart(bundle.locationOf(file), wholeLimit);
        else if (isOutput(file.kind) && small.heads.size() < mostHeads)
            small.heads[file.path] = readStart(bundle.locationOf(file), headLimit);
    }
    return small;
}

} // namespace triage::check
