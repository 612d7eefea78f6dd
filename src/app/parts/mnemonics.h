// SPDX-License-Identifier: Apache-2.0
#pragma once

class QMenu;

namespace triage::app {

/// Gives every entry of a menu a letter of its own. Entries come from several places and languages, and no
/// translator sees them side by side: the first keeps its letter, a later one takes a free letter of its own
/// text, initials first, or of the alphabet where its script has none. Call when the menu has all its
/// entries.
void separateMnemonics(QMenu& menu);

} // namespace triage::app
