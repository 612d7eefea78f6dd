// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "check/facts.h"
#include "handoff/json_text.h"
#include "handoff/questions.h"
#include "triage/verdict.h"
#include "workflow/texts.h"

/// The members of the contract, each written by one function.
namespace triage::handoff {

/// Writes Messages in both languages at once.
class ContractText : public JsonText
{
public:
    using JsonText::value;
    void value(const Message& message) { JsonText::value(workflow::renderBoth(message, zh_, en_)); }
    template <typename T>
    void member(std::string_view name, const T& value_)
    {
        key(name);
        value(value_);
    }

private:
    workflow::Texts zh_{Language::Chinese};
    workflow::Texts en_{Language::English};
};

// report_input.cpp
void writeTool(ContractText& json, const std::string& rulePack, const std::string& rulePackVersion);
void writeInput(ContractText& json, const check::Facts& facts);
void writeCompleteness(ContractText& json, const check::Facts& facts, const workflow::Workflow& workflow);
void writeFirstFailure(ContractText& json, const check::FirstFailure& failure);
void writeIntake(ContractText& json, const std::vector<check::IntakeFact>& intake);
void writeMissing(ContractText& json, const std::vector<Question>& questions);
void writeFiles(ContractText& json, const check::Facts& facts, const Verdict& verdict,
                const review::Review& review);

// report_verdict.cpp
void writeVerdict(ContractText& json, const Verdict& verdict, const review::Review& review,
                  const workflow::Workflow& workflow);

} // namespace triage::handoff
