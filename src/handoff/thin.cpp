// SPDX-License-Identifier: Apache-2.0
#include "handoff/writers.h"

namespace triage::handoff {

std::string writeHtml(const Handoff&, Languages)
{
    return "<!DOCTYPE html>\n";
}
std::string writeJira(const Handoff& handoff, Languages languages)
{
    return writeText(handoff, languages);
}
Result<std::string> writePdf(const Handoff&, Languages)
{
    return fail(ErrorKind::Unsupported, "PDF is not written yet");
}
std::string writeCheckText(const check::Facts& facts, const workflow::Workflow&, Languages)
{
    return facts.name + "\n";
}

} // namespace triage::handoff
