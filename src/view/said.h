// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"

#include <QString>

namespace triage::view {

/// An engine room's message in the window's language.
QString said(const Message& message);

} // namespace triage::view
