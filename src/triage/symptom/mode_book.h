// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "triage/symptom/measure.h"
#include "triage/symptom/mode.h"
#include "triage/symptom/quantity.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace triage {

/// What one mode's run gave in one place: a row of a table, a line of output.
struct Outcome
{
    std::string shape;            ///< the place without mode and numbers
    std::string key;              ///< what tells it from others of its shape: batch, step, options
    std::vector<Quantity> values; ///< what was measured; views are dead
    std::vector<double> plain;    ///< a bare list of numbers, for results that measure nothing
    std::optional<double> bare;   ///< or a number alone, of which nothing says what it measures
    std::string text;             ///< or what was generated
    bool series = false;          ///< one of many: step 12, request 7
    bool loose = true;            ///< may go with the only other one, whatever its key
};

/// Results by mode, so that each is compared with what the other mode gave in the same place.
class ModeBook
{
public:
    /// What this result shows beside one of the other mode, if there is one. Of bare numbers that are apart
    /// nobody can say of what they are: the symptom is unknown.
    std::optional<Contrast> add(Mode mode, Outcome outcome);

private:
    using Shapes = std::map<std::string, std::vector<Outcome>>;
    static const Outcome* partnerOf(const Outcome& outcome, const std::vector<Outcome>& others);
    static void remember(Shapes& shapes, Outcome outcome);

    std::array<Shapes, 2> known_;
};

} // namespace triage
