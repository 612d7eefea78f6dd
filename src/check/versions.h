// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/check.h"

#include <map>
#include <string>

namespace triage::check {

struct Version
{
    std::string value;
    std::string source; ///< "env.txt:2"
    bool operator==(const Version&) const = default;
};

/// By intake key ("torch", "torch_npu", "torchair", "cann"): from env.txt, else from the beginnings of the
/// logs. What an import warning or a traceback surrounds is found all the same.
std::map<std::string, Version> findVersions(const bundle::Bundle& bundle, const SmallFiles& small,
                                            const workflow::Workflow& workflow);

} // namespace triage::check
