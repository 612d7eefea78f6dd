// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cases/store.h"

#include <fstream>

/// Values the tests of this room share.
namespace triage::cases::test {

inline void write(const std::filesystem::path& file, const std::string& text)
{
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

inline std::string read(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A case with every member filled; its bundle's files lie in `files`.
inline Case draft(const std::filesystem::path& files, const std::string& hash = "ab12")
{
    StoredBundle bundle;
    bundle.source = "/home/someone/logs.zip";
    bundle.inventory.name = "logs.zip";
    bundle.inventory.sha256 = hash;
    bundle.inventory.root = files;
    bundle.inventory.entries = {{"run", "run/", 0, std::nullopt, true},
                                {"run/env.txt", "run/env.txt", 5, Timestamp{1'764'584'000'000'000}, false}};
    bundle.inventory.skipped = {{"../outside.txt", Message("leaves the folder")}};
    bundle.inventory.remarks = {{"nested", "inner.zip", {"%n files in %1", {"inner.zip"}, 3}},
                                {"own", std::nullopt, Message(Bilingual{"两种", "both"})}};
    Case value;
    value.summary.title = "捕获失败";
    value.summary.ticket = "T-17";
    value.summary.customer = "Somebody & Co.";
    value.summary.route = Route::CompileError;
    value.summary.withheld = true;
    value.summary.rulePackVersion = "1.2";
    value.summary.fingerprint = "0123456789abcdef";
    value.bundles = {bundle};
    value.review.run = "20261201-101405-pid24055";
    value.review.symptom = review::StatedSymptom{Symptom::Accuracy, {"Li", "2026-12-01T10:20:37+08:00"}};
    return value;
}

/// Imported, as far as the store can tell: one file.
inline std::filesystem::path importInto(const Store& store)
{
    auto files = store.newIncoming(0);
    if (!files)
        return {};
    write(*files / "run/env.txt", "hello");
    return *files;
}

} // namespace triage::cases::test
