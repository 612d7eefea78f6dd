// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/engine.h"

#include <QTemporaryDir>

#include <fstream>

/// What the tests of this room share: the engine, real bundles.
namespace triage::engine::test {

inline std::filesystem::path data(const std::string& name)
{
    return std::filesystem::path(TRIAGE_TEST_DATA) / name;
}

inline const Engine& theEngine()
{
    static const auto made = Engine::create();
    if (!made)
        qFatal("no engine: %s", made.error().message.id.c_str());
    return *made;
}

inline bundle::ImportRequest request(const std::filesystem::path& input, const QTemporaryDir& dir,
                                     unsigned threads = 0)
{
    bundle::ImportRequest out;
    out.input = input;
    out.destination = std::filesystem::path(dir.path().toStdString()) / "files";
    out.threads = threads;
    return out;
}

inline Result<Analysis> open(const std::filesystem::path& input, const QTemporaryDir& dir,
                             unsigned threads = 0, const review::Review& review = {})
{
    return theEngine().open(request(input, dir, threads), review, {}, {});
}

inline std::string report(const Analysis& analysis)
{
    return theEngine().write(analysis, handoff::Format::Json, handoff::Languages::Both).value_or("");
}

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

/// Unpacks with the engine's own import: what a customer's folder looks like.
inline std::filesystem::path unpacked(const std::filesystem::path& archive, const QTemporaryDir& dir)
{
    const auto analysis = open(archive, dir);
    return analysis ? analysis->inventory.root : std::filesystem::path();
}

} // namespace triage::engine::test
