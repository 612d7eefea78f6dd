// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

class QGuiApplication;

namespace triage::cli {

/// The part of Qt that only a PDF needs (fonts), without a display: started when `wanted`, and only then,
/// because it takes longer than everything else. Main thread.
class PdfFonts
{
public:
    explicit PdfFonts(bool wanted);
    ~PdfFonts();
    PdfFonts(const PdfFonts&) = delete;
    PdfFonts& operator=(const PdfFonts&) = delete;

private:
    std::unique_ptr<QGuiApplication> application_;
};

} // namespace triage::cli
