// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace triage::app {

/// An action's or a label's text as it reads outside its menu: without the mark of its mnemonic, be it
/// "&Open" or "打开(&O)". A doubled ampersand is one.
QString plainText(const QString& text);
/// The same without the ellipsis that says a dialog follows.
QString plainName(const QString& text);

} // namespace triage::app
