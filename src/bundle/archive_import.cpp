// SPDX-License-Identifier: Apache-2.0
#include "bundle/archive_import.h"

#include "base/visible.h"
#include "bundle/archive_members.h"
#include "bundle/member_output.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cctype>

namespace triage::bundle {
namespace {

/// Enough to tell a tar header.
constexpr std::size_t peeked = 512;

/// "x.log.gz" → "x.log", "x.tgz" → "x". Other names stay.
std::string withoutEnding(const std::string& name)
{
    constexpr std::array<std::string_view, 12> endings = {".gz",  ".tgz", ".bz2",  ".tbz", ".xz",   ".txz",
                                                          ".zst", ".lz4", ".lzma", ".z",   ".tbz2", ".tzst"};
    std::string lower = name;
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    for (std::string_view ending : endings) {
        if (lower.size() > ending.size() && lower.ends_with(ending))
            return name.substr(0, name.size() - ending.size());
    }
    return name;
}

Result<void> writeAll(ByteStream& stream, std::string begun, MemberOutput& output,
                      const std::stop_token& stop)
{
    if (!begun.empty()) {
        if (auto written = output.write(begun); !written)
            return written;
    }
    std::vector<char> buffer(std::size_t{256} << 10);
    while (!stop.stop_requested()) {
        const auto got = stream.read(buffer);
        if (!got)
            return tl::unexpected<Error>(got.error());
        if (*got == 0)
            return output.finish();
        if (auto written = output.write({buffer.data(), *got}); !written)
            return written;
    }
    return cancelled();
}

void remarkOnTrailing(bool trailing, Unpacking& unpacking)
{
    if (trailing)
        unpacking.catalogue.remark(
            "trailing-bytes", std::nullopt,
            QT_TRANSLATE_NOOP("engine", "There are foreign bytes behind the archive; passed over."));
}

/// A tar of nothing is zeros; so may be the beginning of a log.
bool isEmptyTar(std::string_view begun, std::string_view name)
{
    std::string lower(name);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
    const bool named = lower.find(".tar.") != std::string::npos || lower.ends_with(".tgz") ||
                       lower.ends_with(".txz") || lower.ends_with(".tbz2") || lower.ends_with(".tzst");
    return named && begun.size() == peeked && begun.find_first_not_of('\0') == std::string_view::npos;
}

/// One compressed file without a list of members.
Result<void> importSingle(ByteStream& stream, std::string begun, const std::string& name,
                          const std::string& shownName, std::optional<Timestamp> modified,
                          Unpacking& unpacking, std::vector<std::string>& nested)
{
    auto path = unpacking.catalogue.place(withoutEnding(name), false);
    if (!path)
        return {};
    MemberOutput output(unpacking, *path, 0, unpacking.stop);
    auto done = writeAll(stream, std::move(begun), output, unpacking.stop);
    if (!done)
        return done.error().message.empty() ? damaged(shownName, done.error().detail) : done;
    remarkOnTrailing(stream.hasTrailingBytes(), unpacking);
    if (output.isNested())
        nested.push_back(*path);
    unpacking.catalogue.addFile({*path, *path, output.written(), modified, false});
    unpacking.singleStream = true;
    return {};
}

/// Opens the same archive afresh whenever asked.
using OpenSource = std::function<Result<std::unique_ptr<ArchiveSource>>()>;

Result<void> importMembers(const OpenSource& openSource, const std::string& shownName, Unpacking& unpacking,
                           std::vector<std::string>& nested)
{
    auto source = openSource();
    if (!source)
        return tl::unexpected<Error>(source.error());
    ArchiveMembers members(**source, openSource, shownName, unpacking, nested);
    auto done = members.unpackAll();
    if (done)
        remarkOnTrailing((*source)->hasTrailingBytes(), unpacking);
    return done;
}

} // namespace

bool isSingleFile(const InputFile& file, Format format)
{
    if (!isStreamFormat(format))
        return false;
    ProgressMeter uncounted({});
    std::string head(peeked, '\0');
    const auto got = openStream(file, format, uncounted)->read(head);
    return got && !isTarHeader(std::string_view(head).substr(0, *got));
}

Result<void> importArchive(const InputFile& file, Format format, const std::string& name,
                           const std::string& shownName, std::optional<Timestamp> modified,
                           Unpacking& unpacking, std::vector<std::string>& nested)
{
    const Utf8Locale utf8;
    unpacking.countsPacked = true;
    unpacking.meter.expect(file.size());
    if (format == Format::SevenZip || format == Format::Rar) {
        const auto open = [&]() -> Result<std::unique_ptr<ArchiveSource>> {
            return seekingSource(file, format, unpacking.meter);
        };
        return importMembers(open, shownName, unpacking, nested);
    }
    std::string begun(peeked, '\0');
    auto stream = openStream(file, format, unpacking.meter);
    if (isStreamFormat(format))
        stream = readAhead(std::move(stream));
    const auto got = stream->read(begun);
    if (!got)
        return damaged(shownName, got.error().detail);
    begun.resize(*got);
    if (isEmptyTar(begun, name))
        return {};
    if (!isTarHeader(begun))
        return importSingle(*stream, std::move(begun), name, shownName, modified, unpacking, nested);
    const bool plain = !isStreamFormat(format);
    bool first = true;
    const auto open = [&]() -> Result<std::unique_ptr<ArchiveSource>> {
        if (std::exchange(first, false))
            return tarSource(std::move(stream), begun, plain);
        return tarSource(openStream(file, format, unpacking.meter), {}, plain);
    };
    return importMembers(open, shownName, unpacking, nested);
}

} // namespace triage::bundle
