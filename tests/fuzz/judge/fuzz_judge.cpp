// SPDX-License-Identifier: Apache-2.0
/// Any bytes as a log: read and judged. Start it with the logs of tests/data/corpus as its corpus.
#include "log/scan.h"
#include "triage/judge.h"
#include "triage/rule_pack.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace triage;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

check::Facts oneLog(const log::LogEvents& log)
{
    check::Facts facts;
    facts.kind = bundle::InputKind::Log;
    bundle::BundleFile file;
    file.path = log.file;
    file.size = log.bytes;
    facts.files.push_back(std::move(file));
    return facts;
}

/// What is said of a log stands in it.
void requireSound(const log::LogEvents& log, const Verdict& verdict)
{
    const auto inside = [&](LineNumber line) { return line.value >= 1 && line.value <= log.lines; };
    for (const auto& event : log.events)
        require(inside(event.line) && event.first <= event.line && event.line <= event.last &&
                inside(event.last));
    for (const auto& evidence : verdict.evidence)
        require(inside(evidence.line));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto workflow = workflow::loadBuiltin();
    static const auto rules = loadBuiltinRules();
    const auto source = text::fromBytes(std::string(reinterpret_cast<const char*>(data), size));
    log::ScanOptions options;
    options.file = "a.log";
    const auto log = log::scanFile(*source, options);
    require(log.has_value());
    const check::LogSet logs = {{"a.log", std::make_shared<const log::LogEvents>(*log)}};
    requireSound(*log, judge(oneLog(*log), logs, {}, *rules, *workflow).verdict);
    return 0;
}
