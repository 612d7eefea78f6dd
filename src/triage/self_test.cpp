// SPDX-License-Identifier: Apache-2.0
#include "triage/context.h"
#include "triage/pack_data.h"
#include "triage/symptom/measure.h"

#include <algorithm>

namespace triage {
namespace {

class SelfTest
{
public:
    explicit SelfTest(const RulePack::Data& data) : data_(&data) {}

    std::vector<SelfTestFailure> run()
    {
        for (const auto& [id, test] : data_->classes)
            text(id, test);
        for (const auto& rule : data_->rules)
            for (const auto& word : rule.words)
                text(rule.id + "/" + word.keyword, word.test);
        for (const auto& artefact : data_->artefacts)
            text(artefact.id, artefact.test);
        for (const auto& comparison : data_->comparisons)
            text(comparison.test.id, comparison.test);
        for (const auto& family : data_->families)
            expectAll(family.id, family.examples, family.counterExamples,
                      [&](const std::string& code) { return family.holds(code); });
        for (const auto& row : data_->phases)
            expectAll(row.phase, row.examples, row.counterExamples,
                      [&](const std::string& frame) { return phaseOfExample(row, frame); });
        return std::move(failures_);
    }

private:
    template <typename Hits>
    void expectAll(const std::string& id, const std::vector<std::string>& examples,
                   const std::vector<std::string>& counterExamples, Hits hits)
    {
        for (const auto& example : examples)
            if (!hits(example))
                failures_.push_back({id, example, true});
        for (const auto& example : counterExamples)
            if (hits(example))
                failures_.push_back({id, example, false});
    }

    void text(const std::string& id, const TextTest& test)
    {
        expectAll(id, test.examples, test.counterExamples,
                  [&](const std::string& s) { return test.matches(s); });
    }

    /// "file:function" or "file:function:code"; a row with an outer frame is tried without it.
    static bool phaseOfExample(const PhaseRow& row, const std::string& text)
    {
        const auto first = text.find(':');
        const auto second = text.find(':', first + 1);
        const auto file = text.substr(0, first);
        const auto function =
            first == std::string::npos ? std::string() : text.substr(first + 1, second - first - 1);
        const auto code = second == std::string::npos ? std::string() : text.substr(second + 1);
        return (!row.file || row.file->matches(file)) && (!row.function || row.function->matches(function)) &&
               (!row.code || row.code->matches(code));
    }

    const RulePack::Data* data_;
    std::vector<SelfTestFailure> failures_;
};

} // namespace

std::vector<SelfTestFailure> selfTest(const RulePack& pack)
{
    return SelfTest(pack.data()).run();
}

} // namespace triage
