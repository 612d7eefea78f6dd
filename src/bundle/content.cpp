// SPDX-License-Identifier: Apache-2.0
#include "bundle/content.h"

#include "bundle/glob.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace triage::bundle {
namespace {

using namespace std::string_view_literals;

struct Magic
{
    std::string_view bytes;
    Format format;
};

constexpr std::array<Magic, 14> magics = {{
    {"PK\x03\x04"sv, Format::Zip},
    {"PK\x05\x06"sv, Format::Zip},
    {"PK\x07\x08"sv, Format::Zip},
    {"PK00PK\x03\x04"sv, Format::Zip},
    {"\x1f\x8b\x08"sv, Format::Gzip},
    {"BZh"sv, Format::Bzip2},
    {"\xfd\x37zXZ\x00"sv, Format::Xz},
    {"\x5d\x00\x00\x80\x00\xff\xff\xff\xff"sv, Format::Lzma},
    {"\x28\xb5\x2f\xfd"sv, Format::Zstd},
    {"\x04\x22\x4d\x18"sv, Format::Lz4},
    {"\x1f\x9d"sv, Format::Compress},
    {"7z\xbc\xaf\x27\x1c"sv, Format::SevenZip},
    {"Rar!\x1a\x07\x00"sv, Format::Rar},
    {"Rar!\x1a\x07\x01\x00"sv, Format::Rar},
}};

constexpr std::size_t tarBlock = 512;

/// The octal number of a tar field; -1 for what is none.
long octal(std::string_view field)
{
    const auto first = field.find_first_not_of(' ');
    if (first == std::string_view::npos)
        return -1;
    long value = 0;
    bool any = false;
    for (char c : field.substr(first)) {
        if (c == ' ' || c == '\0')
            break;
        if (c < '0' || c > '7')
            return -1;
        value = value * 8 + (c - '0');
        any = true;
    }
    return any ? value : -1;
}

bool anyOf(std::string_view head, auto& words)
{
    return std::ranges::any_of(words,
                               [&](std::string_view w) { return head.find(w) != std::string_view::npos; });
}

/// Line shapes of torch logging, npugraph_ex, CANN and launchers; enough to tell a log from a note.
constexpr std::array logSigns = {"Traceback (most recent call last)"sv,
                                 "[ERROR]"sv,
                                 "[WARNING]"sv,
                                 "[INFO]"sv,
                                 "[DEBUG]"sv,
                                 "] [__"sv,
                                 "NPU function error"sv,
                                 "Segmentation fault"sv,
                                 " ERROR "sv,
                                 " WARNING "sv,
                                 " INFO "sv};
constexpr std::array plogSigns = {"[ERROR] RUNTIME("sv, "[INFO] RUNTIME("sv,   "[EVENT] RUNTIME("sv,
                                  "[ERROR] HCCL("sv,    "[INFO] HCCL("sv,      "[ERROR] GE("sv,
                                  "[INFO] GE("sv,       "[ERROR] ASCENDCL("sv, "[INFO] ASCENDCL("sv};
constexpr std::array pythonSigns = {"import "sv, "from "sv, "def "sv, "class "sv, "#!/usr/bin/env python"sv};

bool isUtf16(std::string_view head)
{
    return head.starts_with("\xff\xfe"sv) || head.starts_with("\xfe\xff"sv);
}

bool looksLikePython(std::string_view head)
{
    int lines = 0;
    for (std::string_view sign : pythonSigns) {
        for (std::size_t at = head.find(sign); at != std::string_view::npos; at = head.find(sign, at + 1))
            lines += at == 0 || head[at - 1] == '\n' ? 1 : 0;
    }
    return lines >= 2 && head.find("torch") != std::string_view::npos;
}

constexpr std::array archiveNames = {"**/*.zip"sv, "**/*.tar"sv,  "**/*.tar.*"sv, "**/*.tgz"sv, "**/*.txz"sv,
                                     "**/*.tbz"sv, "**/*.tbz2"sv, "**/*.tzst"sv,  "**/*.gz"sv,  "**/*.xz"sv,
                                     "**/*.zst"sv, "**/*.bz2"sv,  "**/*.7z"sv,    "**/*.rar"sv, "**/*.lz4"sv};
struct Ending
{
    Format format;
    std::string_view glob;
};
constexpr std::array<Ending, 19> endings = {{{Format::Zip, "**/*.zip"},
                                             {Format::Gzip, "**/*.gz"},
                                             {Format::Gzip, "**/*.tgz"},
                                             {Format::Bzip2, "**/*.bz2"},
                                             {Format::Bzip2, "**/*.tbz"},
                                             {Format::Bzip2, "**/*.tbz2"},
                                             {Format::Xz, "**/*.xz"},
                                             {Format::Xz, "**/*.txz"},
                                             {Format::Zstd, "**/*.zst"},
                                             {Format::Zstd, "**/*.tzst"},
                                             {Format::Lz4, "**/*.lz4"},
                                             {Format::Lzma, "**/*.lzma"},
                                             {Format::Compress, "**/*.Z"},
                                             {Format::Compress, "**/*.taz"},
                                             {Format::Tar, "**/*.tar"},
                                             {Format::SevenZip, "**/*.7z"},
                                             {Format::Rar, "**/*.rar"},
                                             {Format::SevenZip, "**/*.7z.001"},
                                             {Format::Zip, "**/*.zipx"}}};

constexpr std::array documentNames = {"**/*.pt"sv,   "**/*.pth"sv,    "**/*.npz"sv,  "**/*.whl"sv,
                                      "**/*.egg"sv,  "**/*.jar"sv,    "**/*.docx"sv, "**/*.xlsx"sv,
                                      "**/*.pptx"sv, "**/*.odt"sv,    "**/*.ckpt"sv, "**/*.apk"sv,
                                      "**/*.ods"sv,  "**/*.mindir"sv, "**/*.pt2"sv};

bool matchesAny(const auto& globs, std::string_view path)
{
    return std::ranges::any_of(globs, [&](std::string_view glob) { return matches(glob, path); });
}

} // namespace

bool isTarHeader(std::string_view head)
{
    if (head.size() < tarBlock)
        return false;
    head = head.substr(0, tarBlock);
    if (head.front() == '\0')
        return false;
    long sum = 0;
    for (std::size_t i = 0; i < tarBlock; ++i)
        sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(head[i]);
    return octal(head.substr(148, 8)) == sum;
}

Format formatOf(std::string_view head)
{
    for (const Magic& magic : magics) {
        if (head.starts_with(magic.bytes))
            return magic.format;
    }
    return isTarHeader(head) ? Format::Tar : Format::None;
}

bool isStreamFormat(Format format)
{
    constexpr std::array streams = {Format::Gzip, Format::Bzip2, Format::Xz,      Format::Lzma,
                                    Format::Zstd, Format::Lz4,   Format::Compress};
    return std::ranges::find(streams, format) != streams.end();
}

Content contentOf(std::string_view head)
{
    if (head.empty())
        return Content::Empty;
    if (formatOf(head) != Format::None)
        return Content::Archive;
    if (!isUtf16(head) && head.find('\0') != std::string_view::npos)
        return Content::Binary;
    if (anyOf(head, plogSigns))
        return Content::Plog;
    if (looksLikePython(head))
        return Content::Python;
    return anyOf(head, logSigns) ? Content::Log : Content::Text;
}

bool endingFits(Format format, std::string_view path)
{
    return std::ranges::any_of(endings,
                               [&](const Ending& e) { return e.format == format && matches(e.glob, path); });
}

bool namedLikeArchive(std::string_view path)
{
    return matchesAny(archiveNames, path);
}
bool namedLikeDocument(std::string_view path)
{
    return matchesAny(documentNames, path);
}

} // namespace triage::bundle
