// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "base/result.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace triage {

/// The words, patterns, classes, frame tables, code ranges, notes and texts of judgement, as data
/// (resources/rules/*.json). Immutable once loaded, patterns compiled; shared between threads.
class RulePack
{
public:
    struct Data; ///< private to the room

    [[nodiscard]] const std::string& name() const;
    [[nodiscard]] const std::string& version() const;
    [[nodiscard]] const Data& data() const { return *data_; }

    explicit RulePack(std::shared_ptr<const Data> data) : data_(std::move(data)) {}

private:
    std::shared_ptr<const Data> data_;
};

Result<RulePack> loadBuiltinRules();
/// Fails with Invalid, naming file, line and rule.
Result<RulePack> loadRules(const std::filesystem::path& file);

/// One example or counter-example of a rule that did not behave as the pack says.
struct SelfTestFailure
{
    std::string rule;
    std::string example;
    bool expectedHit = false;
};
/// Runs every example and counter-example.
std::vector<SelfTestFailure> selfTest(const RulePack& pack);

/// The pack printed for people: rules in order, words, counts of examples.
std::vector<Message> describe(const RulePack& pack);

} // namespace triage
