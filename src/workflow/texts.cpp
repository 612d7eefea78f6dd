// SPDX-License-Identifier: Apache-2.0
#include "workflow/texts.h"

#include <QString>
#include <QTranslator>

// Static libraries lose their resources unless somebody asks for them.
static void initialiseTranslations()
{
    Q_INIT_RESOURCE(triage_i18n);
}

namespace triage::workflow {
namespace {

constexpr const char* context = "engine";

/// %1…%9 by arguments, without QString::arg's surprises when an argument itself holds "%1".
std::string fill(const std::string& text, const std::vector<std::string>& args, std::optional<int> count)
{
    std::string out;
    out.reserve(text.size() + 32);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool marker = text[i] == '%' && i + 1 < text.size();
        if (marker && text[i + 1] == 'n' && count) {
            out += std::to_string(*count);
            ++i;
        } else if (marker && text[i + 1] >= '1' && text[i + 1] <= '9') {
            const auto index = static_cast<std::size_t>(text[i + 1] - '1');
            if (index < args.size())
                out += args[index];
            ++i;
        } else {
            out += text[i];
        }
    }
    return out;
}

} // namespace

Texts::Texts(Language language) : language_(language), translator_(std::make_unique<QTranslator>())
{
    initialiseTranslations();
    const QString name = language == Language::Chinese ? QStringLiteral("npugraph-triage_zh")
                                                       : QStringLiteral("npugraph-triage_en");
    if (!translator_->load(QStringLiteral(":/i18n/") + name))
        translator_.reset(); // the source text stands in
}

Texts::~Texts() = default;
Texts::Texts(Texts&&) noexcept = default;
Texts& Texts::operator=(Texts&&) noexcept = default;

std::string Texts::render(const Message& message) const
{
    if (message.own)
        return fill(render(*message.own), message.args, message.count);
    std::string text;
    if (translator_ && !message.id.empty())
        text = translator_->translate(context, message.id.c_str(), nullptr, message.count.value_or(-1))
                   .toStdString();
    return fill(text.empty() ? message.id : text, message.args, message.count);
}

const std::string& Texts::render(const Bilingual& text) const
{
    return language_ == Language::Chinese ? text.zh : text.en;
}

Bilingual renderBoth(const Message& message, const Texts& zh, const Texts& en)
{
    return {zh.render(message), en.render(message)};
}

} // namespace triage::workflow
