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
struct SearchProgram
{
    Pattern pattern;
    Pcre2Code code;          ///< always: it says what a match is
    HsDatabase bytes;        ///< finds candidates; null where vectorscan cannot
    HsDatabase characters;   ///< the same for blocks that hold UTF-8, where that makes a difference
    bool literal = false;    ///< `bytes` finds exactly the matches, all of the pattern's own length
    bool wordBefore = false; ///< literal, whole word: no word character may stand before
    bool wordAfter = false;
    bool byteSafe = false; ///< `bytes` misses nothing, whatever the block's bytes
};

} // namespace triage::text
