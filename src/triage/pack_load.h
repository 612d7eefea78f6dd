// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <QByteArray>

namespace triage {

/// Parses and compiles a pack. `file` is named in errors, with the line and the rule.
Result<RulePack> parsePack(const QByteArray& json, const std::string& file);

/// Ids of classes and texts the engine asks for: a pack must bring them.
const std::vector<std::string>& requiredClasses();
const std::vector<std::string>& requiredTexts();

} // namespace triage
