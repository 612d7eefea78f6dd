// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/pack_data.h"

#include <QByteArray>

namespace triage {

/// Parses and compiles a pack. `file` is named in errors, with the line and the rule. Texts that the pack
/// leaves out are those of `defaults`; without defaults they must all be there.
Result<RulePack> parsePack(const QByteArray& json, const std::string& file,
                           const RulePack* defaults = nullptr);

/// Classes the engine asks for: a pack must bring them.
const std::vector<std::string>& requiredClasses();
/// Texts the engine says: the built-in pack has them all.
const std::vector<std::string>& engineTexts();

} // namespace triage
