// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "workflow/terms.h"

#include <memory>
#include <string>

class QTranslator;

namespace triage::workflow {

/// Renders Messages in one language with a translator of its own, installed nowhere: the window can
/// speak English while the Chinese handoff is written. Immutable after construction; each thread that
/// renders has its own.
class Texts
{
public:
    explicit Texts(Language language);
    ~Texts();
    Texts(Texts&&) noexcept;
    Texts& operator=(Texts&&) noexcept;

    [[nodiscard]] Language language() const { return language_; }
    /// UTF-8. Falls back to the English source text where there is no translation.
    [[nodiscard]] std::string render(const Message& message) const;
    [[nodiscard]] const std::string& render(const Bilingual& text) const;

private:
    Language language_;
    std::unique_ptr<QTranslator> translator_;
};

/// Both languages of one message, as the contract wants them.
Bilingual renderBoth(const Message& message, const Texts& zh, const Texts& en);

} // namespace triage::workflow
