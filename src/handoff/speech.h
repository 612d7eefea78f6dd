// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "handoff/writers.h"
#include "workflow/texts.h"

#include <string>

namespace triage::handoff {

/// One document for each language that was asked for, zh first, joined by `between`.
template <typename Write>
std::string inLanguages(Languages languages, const std::string& between, Write write)
{
    switch (languages) {
    case Languages::English:
        return write(workflow::Texts(Language::English));
    case Languages::Chinese:
        return write(workflow::Texts(Language::Chinese));
    case Languages::Both:
        break;
    }
    return write(workflow::Texts(Language::Chinese)) + between + write(workflow::Texts(Language::English));
}

/// What stands above a sentence that the source document demands.
Message quotedLabel();
/// Between a label and its value where they share a line.
Message colon();

} // namespace triage::handoff
