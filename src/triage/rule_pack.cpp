// SPDX-License-Identifier: Apache-2.0
#include "triage/rule_pack.h"

#include "triage/pack_data.h"

namespace triage {

const std::string& RulePack::name() const { return data_->name; }
const std::string& RulePack::version() const { return data_->version; }

Result<RulePack> loadBuiltinRules()
{
    auto data = std::make_shared<RulePack::Data>();
    data->name = "builtin";
    data->version = "1";
    return RulePack(std::move(data));
}

Result<RulePack> loadRules(const std::filesystem::path&) { return loadBuiltinRules(); }

std::vector<SelfTestFailure> selfTest(const RulePack&) { return {}; }

std::vector<Message> describe(const RulePack&) { return {}; }

} // namespace triage
