// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/prefix.h"

namespace triage::log {

/// Keeps the clock that knows more.
inline void setClock(Prefixed& p, const Clock& clock)
{
    if (!p.clock || clock.fine || !p.clock->fine)
        p.clock = clock;
}

/// Takes the prefix `probe` has read.
inline void finish(Cursor& c, Cursor& probe, Prefixed& p, PrefixKind kind, Level level)
{
    probe.take(' ');
    p.kind = kind;
    p.level = level;
    c = probe;
}

} // namespace triage::log
