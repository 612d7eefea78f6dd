// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/message.h"
#include "workflow/texts.h"

#include <QObject>
#include <QString>
#include <QTranslator>

namespace triage::app {

/// What the user chose; `System` follows the desktop.
enum class LanguageChoice : std::uint8_t { System, English, Chinese };
/// The language a choice stands for here and now.
Language resolved(LanguageChoice choice);

/// Finds a text under the class's full name, which tr() gives, or else under its bare one: lupdate writes the
/// one or the other, as it understands the source.
class ClassTranslator : public QTranslator
{
    Q_OBJECT
public:
    using QTranslator::QTranslator;
    [[nodiscard]] QString translate(const char* context, const char* source, const char* disambiguation,
                                    int n) const override;
};

/// The window's language: renders messages of the engine and installs what tr() needs. Lives on the
/// window's thread. Setting it sends every widget a LanguageChange event.
class Speech : public QObject
{
    Q_OBJECT
public:
    explicit Speech(Language language, QObject* parent = nullptr);

    [[nodiscard]] Language language() const { return texts_.language(); }
    void setLanguage(Language language);

    [[nodiscard]] QString say(const Message& message) const;
    [[nodiscard]] QString say(const Bilingual& text) const;

private:
    void install();

    workflow::Texts texts_;
    ClassTranslator own_;
    QTranslator qt_;
};

/// Bytes of engine rooms, which are UTF-8.
inline QString qstring(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace triage::app
