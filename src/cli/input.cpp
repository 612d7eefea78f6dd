// SPDX-License-Identifier: Apache-2.0
#include "cli/input.h"

#include "bundle/ending.h"
#include "cli/system.h"

#include <QtGlobal>

namespace triage::cli {
namespace {

const std::string standardInput = "stdin";

/// What `.` and `..` are called in the report; empty for a path that ends in a name.
std::string nameOfFolder(const std::filesystem::path& input)
{
    const std::filesystem::path last = (input.has_filename() ? input : input.parent_path()).filename();
    if (last != "." && last != "..")
        return {};
    std::error_code ignored;
    return std::filesystem::canonical(input.has_filename() ? input : input.parent_path(), ignored)
        .filename()
        .string();
}

/// Copied to a file, which is named by what came: an archive is none of the log's name.
Result<void> takeStandardInput(bundle::ImportRequest& request, const std::filesystem::path& folder,
                               const std::stop_token& stop)
{
    const std::filesystem::path spooled = folder / standardInput;
    if (auto done = spoolInput(spooled, stop); !done)
        return done;
    request.shownName = standardInput + bundle::endingByContent(spooled);
    request.input = folder / request.shownName;
    std::error_code code;
    std::filesystem::rename(spooled, request.input, code);
    return code ? fail(ErrorKind::Internal, QT_TRANSLATE_NOOP("engine", "An internal error occurred."),
                       code.message())
                : Result<void>{};
}

} // namespace

Result<bundle::ImportRequest> requestOf(const Arguments& arguments, const std::filesystem::path& folder,
                                        const std::stop_token& stop)
{
    bundle::ImportRequest request;
    request.input = arguments.input;
    request.shownName = nameOfFolder(request.input);
    request.destination = folder / "files";
    request.hashPlainFiles = arguments.has("--hash");
    if (arguments.input != "-")
        return request;
    if (auto taken = takeStandardInput(request, folder, stop); !taken)
        return tl::unexpected(taken.error());
    return request;
}

} // namespace triage::cli
