// SPDX-License-Identifier: Apache-2.0
#include "handoff/writers.h"

namespace triage::handoff {

Result<std::string> writePdf(const Handoff&, Languages)
{
    return fail(ErrorKind::Unsupported, "PDF is not written yet");
}

} // namespace triage::handoff
