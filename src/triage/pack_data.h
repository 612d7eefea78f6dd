// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "triage/regex.h"
#include "triage/rule_pack.h"
#include "workflow/terms.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace triage {

/// Patterns with what they must and must not hit.
struct TextTest
{
    std::string id;
    std::vector<Regex> any;
    std::vector<Regex> none;
    std::vector<std::string> examples;
    std::vector<std::string> counterExamples;

    /// What matched, or nothing.
    [[nodiscard]] std::optional<std::string_view> search(std::string_view text) const;
    [[nodiscard]] bool matches(std::string_view text) const { return search(text).has_value(); }
};

/// Frames of a traceback → the phase they belong to. First row that fits wins.
struct PhaseRow
{
    std::optional<Regex> file;
    std::optional<Regex> function;
    std::optional<Regex> code;
    std::optional<Regex> outer; ///< of the next frame outwards, "file:function"
    std::string phase;
    std::vector<std::string> examples; ///< "file:function" or "file:function:code"
    std::vector<std::string> counterExamples;
};

/// Error codes that mean the same kind of thing.
struct CodeFamily
{
    std::string id;
    std::vector<std::pair<std::string, std::string>> ranges; ///< inclusive; compared as text of equal length
    std::vector<std::string> prefixes;                       ///< "EI", "EZ"
    std::vector<std::string> examples;
    std::vector<std::string> counterExamples;
    [[nodiscard]] bool holds(std::string_view code) const;
};

/// Where a rule's word is looked for.
enum class Scope : std::uint8_t {
    Line,  ///< the causal line without its prefixes
    Type,  ///< its exception class
    Chain, ///< class and message of every block of its chain, wrappers included
    Phase, ///< phase of the innermost frame that has one
    Code,  ///< families of the codes the line names
    Kind,  ///< kind of the event: "signal", "oom-killer", …
    Exit,  ///< exit code of the failed step
    Fact,  ///< what the engine established: "capturing", "replaying", "calls-completed", …
};

struct RuleWord
{
    std::string keyword; ///< as the source document spells it
    TextTest test;
    std::vector<Scope> scopes;
    std::set<std::string> values; ///< for Phase, Code, Kind, Exit, Fact
    std::set<std::string> when;   ///< facts that must hold
    std::set<std::string> unless; ///< facts that must not
    std::optional<Route> alternate;
    std::string note; ///< id of a note to add
};

struct Rule
{
    std::string id;
    Route route = Route::CompileError;
    Bilingual sentence;
    std::optional<Route> alternate;
    std::vector<RuleWord> words;
};

/// How output states a value beside another. Groups of the pattern by name: value, unit, reference.
struct Comparison
{
    TextTest test;
    int value = 0;
    int unit = 0; ///< 0: the unit is `fixedUnit`
    int reference = 0;
    std::string fixedUnit;
};

/// Which way a unit is better, and how much worse counts.
struct UnitKind
{
    std::set<std::string> units;
    std::set<std::string> unsure;         ///< of them those that need a name beside them: "%"
    std::vector<Regex> names;             ///< what such a value is called
    std::map<std::string, double> scales; ///< of units that can be turned into each other
    std::string base;                     ///< the unit whose scale is 1
    bool relative = false;                ///< such a value compares by itself: a difference, a similarity
    bool higherIsBetter = false;
    double tolerance = 0.05; ///< relative
    double noise = 0;        ///< absolute, beside the tolerance
    Symptom symptom = Symptom::Performance;
};

/// A failure the collection itself makes.
struct Artefact
{
    std::string id;
    TextTest test;
    std::set<int> steps;
    Bilingual message;
    std::string command;
};

struct RulePack::Data
{
    std::string name;
    std::string version;
    std::map<std::string, TextTest, std::less<>> classes;
    std::vector<PhaseRow> phases;
    std::vector<CodeFamily> families;
    std::vector<Rule> rules;
    std::vector<Artefact> artefacts;
    std::vector<Comparison> comparisons;
    std::vector<UnitKind> units;
    std::map<std::string, Bilingual, std::less<>> texts;

    [[nodiscard]] bool is(std::string_view cls, std::string_view text) const;
    /// The text of an id with its arguments; the loader saw to it that every id the engine uses is there.
    [[nodiscard]] Message text(std::string_view id, std::vector<std::string> args = {}) const;
    [[nodiscard]] const Rule* rule(std::string_view id) const;
    [[nodiscard]] std::set<std::string> familiesOf(const std::vector<std::string>& codes) const;
};

} // namespace triage
