// SPDX-License-Identifier: Apache-2.0
#include "bundle/bundle.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triage::bundle {
namespace {

constexpr std::array<std::pair<ArtefactKind, std::string_view>, 21> spellings = {{
    {ArtefactKind::Env, "env"},
    {ArtefactKind::FirstFailure, "first-failure"},
    {ArtefactKind::Warnings, "warnings"},
    {ArtefactKind::OriginalScript, "original-script"},
    {ArtefactKind::StepScript, "step-script"},
    {ArtefactKind::StepLog, "step-log"},
    {ArtefactKind::SuccessMarker, "success-marker"},
    {ArtefactKind::Plog, "plog"},
    {ArtefactKind::PlogRun, "plog-run"},
    {ArtefactKind::DeviceLog, "device-log"},
    {ArtefactKind::BackendDebugLog, "backend-debug-log"},
    {ArtefactKind::DynamoDebugLog, "dynamo-debug-log"},
    {ArtefactKind::DynamoGraph, "dynamo-graph"},
    {ArtefactKind::AotGraph, "aot-graph"},
    {ArtefactKind::OutputCode, "output-code"},
    {ArtefactKind::AclGraphJson, "acl-graph-json"},
    {ArtefactKind::InductorFile, "inductor-file"},
    {ArtefactKind::OtherLog, "other-log"},
    {ArtefactKind::Script, "script"},
    {ArtefactKind::Archive, "archive"},
    {ArtefactKind::Other, "other"},
}};

} // namespace

std::string_view spelling(ArtefactKind kind)
{
    const auto* found = std::ranges::find(spellings, kind, [](const auto& s) { return s.first; });
    return found == spellings.end() ? "other" : found->second;
}

const BundleFile* Bundle::file(std::string_view path) const
{
    const auto found = std::ranges::lower_bound(files, path, std::less<>{}, &BundleFile::path);
    return found != files.end() && found->path == path ? &*found : nullptr;
}

} // namespace triage::bundle
