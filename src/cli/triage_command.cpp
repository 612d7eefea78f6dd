// SPDX-License-Identifier: Apache-2.0
#include "base/visible.h"
#include "cli/commands.h"
#include "cli/delivery.h"
#include "cli/exit_codes.h"
#include "cli/pdf_fonts.h"
#include "cli/session.h"

#include <QtGlobal>

#include <algorithm>
#include <filesystem>

namespace triage::cli {
namespace {

using handoff::Format;

/// --format, else by the output's extension, else text.
Result<Format> formatOf(const Arguments& arguments)
{
    const auto output = arguments.value("--output");
    Format format = Format::Text;
    if (const auto named = arguments.value("--format")) {
        format = handoff::formatFrom(*named).value_or(Format::Text);
    } else if (output) {
        const auto byExtension = handoff::formatForFile(*output);
        if (!byExtension)
            return fail(
                ErrorKind::Invalid,
                {QT_TRANSLATE_NOOP(
                     "engine",
                     "%1 does not say its format. Allowed extensions: %2; or name one with --format."),
                 {visible(*output), ".txt, .md, .html, .pdf, .json, .jira"}});
        format = *byExtension;
    }
    if (format == Format::Pdf && !output)
        return fail(ErrorKind::Invalid,
                    QT_TRANSLATE_NOOP("engine", "A PDF needs a file to go to: -o FILE.pdf"));
    return format;
}

/// A report in the folder it reports on would be read as one of its logs the next time.
bool liesWithin(const std::filesystem::path& file, const std::filesystem::path& folder)
{
    namespace fs = std::filesystem;
    std::error_code code;
    if (!fs::is_directory(folder, code))
        return false;
    const fs::path inner = fs::weakly_canonical(fs::absolute(file, code).parent_path(), code);
    const fs::path outer = fs::canonical(folder, code);
    return !code &&
           std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end();
}

/// The customer's files are never altered.
Result<void> protectInput(const Arguments& arguments)
{
    std::error_code ignored;
    const auto output = arguments.value("--output");
    if (output && liesWithin(*output, arguments.input))
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "%1 lies in the input folder, which stays as it was "
                                                 "received; the report needs another place."),
                     {visible(*output)}});
    if (output && std::filesystem::equivalent(arguments.input, *output, ignored))
        return fail(ErrorKind::Invalid,
                    {QT_TRANSLATE_NOOP("engine", "%1 is the input; the report needs another file."),
                     {visible(*output)}});
    return {};
}

} // namespace

int runTriage(const Arguments& arguments, Console& console)
{
    const auto format = formatOf(arguments);
    if (!format) {
        console.error(format.error());
        return exitcode::usage;
    }
    if (const auto apart = protectInput(arguments); !apart) {
        console.error(apart.error());
        return exitcode::usage;
    }
    if (const auto target = checkTarget(arguments); !target) {
        console.error(target.error());
        return exitcode::internal;
    }
    return withAnalysis(arguments, console, [&](const Opened& opened) {
        std::optional<PdfFonts> fonts;
        if (*format == Format::Pdf)
            fonts.emplace(opened.folder);
        const auto report = opened.engine.write(opened.analysis, *format, reportLanguages(arguments));
        if (!report) {
            console.error(report.error());
            return exitcode::internal;
        }
        if (!deliver(*report, arguments, console))
            return exitcode::internal;
        return opened.analysis.verdict.withheld ? exitcode::withheld : exitcode::done;
    });
}

} // namespace triage::cli
