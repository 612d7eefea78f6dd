// SPDX-License-Identifier: Apache-2.0
#include "cli/pdf_fonts.h"

#include <QGuiApplication>

namespace triage::cli {
namespace {

// QGuiApplication keeps references to both.
int argumentCount = 1;
char argumentName[] = "npugraph-triage-cli";
char* argumentValues[] = {argumentName, nullptr};

} // namespace

PdfFonts::PdfFonts(const std::filesystem::path& temporary)
{
    qputenv("XDG_RUNTIME_DIR", temporary.c_str());
    qputenv("QT_QPA_PLATFORM", "offscreen"); // no window is shown, whatever the display
    application_ = std::make_unique<QGuiApplication>(argumentCount, argumentValues);
}

PdfFonts::~PdfFonts() = default;

} // namespace triage::cli
