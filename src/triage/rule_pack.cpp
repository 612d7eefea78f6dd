// SPDX-License-Identifier: Apache-2.0
#include "triage/rule_pack.h"

#include "base/visible.h"
#include "triage/pack_load.h"

#include <QFile>
#include <QtGlobal>

/// A static library's resources must be asked for; the macro does not work inside a namespace.
static void registerRuleResources()
{
    Q_INIT_RESOURCE(triage_rules);
}

namespace triage {
namespace {

constexpr qint64 packLimit = qint64{16} << 20;

tl::unexpected<Error> unreadable(const std::string& shown, std::string why)
{
    return fail(ErrorKind::NotReadable,
                {QT_TRANSLATE_NOOP("engine", "The rule pack %1 cannot be read."), {shown}}, std::move(why));
}

Result<RulePack> load(const QString& path, const std::string& shown, const RulePack* defaults)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return unreadable(shown, file.errorString().toStdString());
    if (file.size() > packLimit)
        return fail(ErrorKind::LimitExceeded,
                    {QT_TRANSLATE_NOOP("engine", "The rule pack %1 is too large."), {shown}});
    return parsePack(file.readAll(), shown, defaults);
}

std::string textOf(const std::vector<std::string>& words)
{
    std::string out;
    for (const auto& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

} // namespace

const std::string& RulePack::name() const
{
    return data_->name;
}
const std::string& RulePack::version() const
{
    return data_->version;
}

Result<RulePack> loadBuiltinRules()
{
    registerRuleResources();
    return load(QStringLiteral(":/rules/builtin.json"), "builtin.json", nullptr);
}

Result<RulePack> loadRules(const std::filesystem::path& file)
{
    const std::string shown = visible(file.filename().string());
    std::error_code code;
    if (!std::filesystem::is_regular_file(file, code)) // a pipe would be waited for, a device has no end
        return unreadable(shown, code ? code.message() : "not a regular file");
    const auto builtin = loadBuiltinRules();
    if (!builtin)
        return builtin;
    return load(QString::fromStdString(file.string()), shown, &*builtin);
}

std::vector<Message> describe(const RulePack& pack)
{
    const auto& data = pack.data();
    std::vector<Message> out;
    out.emplace_back(QT_TRANSLATE_NOOP("engine", "Rule pack %1, version %2"),
                     std::vector<std::string>{data.name, data.version});
    for (const auto& rule : data.rules) {
        out.emplace_back(QT_TRANSLATE_NOOP("engine", "%1 → %2"),
                         std::vector<std::string>{rule.id, std::string(fullName(rule.route))});
        out.emplace_back(rule.sentence);
        std::vector<std::string> words;
        std::size_t examples = 0;
        for (const auto& word : rule.words) {
            if (words.empty() || words.back() != word.keyword)
                words.push_back(word.keyword);
            examples += word.test.examples.size() + word.test.counterExamples.size();
        }
        if (!words.empty())
            out.emplace_back(QT_TRANSLATE_NOOP("engine", "Words: %1 (%2 examples and counter-examples)"),
                             std::vector<std::string>{textOf(words), std::to_string(examples)});
    }
    return out;
}

} // namespace triage
