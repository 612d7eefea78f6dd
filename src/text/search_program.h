// SPDX-License-Identifier: Apache-2.0
// Private to this room.
#pragma once

#include "text/search.h"

#include <hs/hs.h>

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <memory>

namespace triage::text {

struct HsDatabaseFree
{
    void operator()(hs_database_t* database) const { hs_free_database(database); }
};
struct HsScratchFree
{
    void operator()(hs_scratch_t* scratch) const { hs_free_scratch(scratch); }
};
struct Pcre2CodeFree
{
    void operator()(pcre2_code* code) const { pcre2_code_free(code); }
};
using HsDatabase = std::unique_ptr<hs_database_t, HsDatabaseFree>;
using HsScratch = std::unique_ptr<hs_scratch_t, HsScratchFree>;
using Pcre2Code = std::unique_ptr<pcre2_code, Pcre2CodeFree>;

/// What a pattern was compiled to.
///
/// Vectorscan gets literals only. Its engines for expressions (5.4.9, as Debian 12 has it, on a processor
/// with AVX-512) miss matches: `Error[^(]*\(` lost 4 % of them against PCRE2. Its literal matchers are
/// exact, so every match of an expression is found by the literals it cannot do without.
struct SearchProgram
{
    Pattern pattern;
    Pcre2Code code;          ///< always: it says what a match is
    HsDatabase literals;     ///< null where the expression demands none
    bool exact = false;      ///< the literal is the pattern itself: PCRE2 need not be asked
    bool wordBefore = false; ///< exact, whole word: no word character may stand before
    bool wordAfter = false;
    bool anyLength = false; ///< a match may be longer than a window
};

} // namespace triage::text
