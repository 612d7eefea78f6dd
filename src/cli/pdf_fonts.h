// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>

class QGuiApplication;

namespace triage::cli {

/// The part of Qt that only a PDF needs (fonts), without a display. Made only then, because it takes longer
/// to start than everything else. What Qt wants to keep for the session goes to `temporary`. Main thread.
class PdfFonts
{
public:
    explicit PdfFonts(const std::filesystem::path& temporary);
    ~PdfFonts();
    PdfFonts(const PdfFonts&) = delete;
    PdfFonts& operator=(const PdfFonts&) = delete;

private:
    std::unique_ptr<QGuiApplication> application_;
};

} // namespace triage::cli
