// SPDX-License-Identifier: Apache-2.0
#include "app/language/speech.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <string_view>

namespace triage::app {

Language resolved(LanguageChoice choice)
{
    switch (choice) {
    case LanguageChoice::English:
        return Language::English;
    case LanguageChoice::Chinese:
        return Language::Chinese;
    case LanguageChoice::System:
        break;
    }
    return QLocale::system().language() == QLocale::Chinese ? Language::Chinese : Language::English;
}

QString ClassTranslator::translate(const char* context, const char* source, const char* disambiguation,
                                   int n) const
{
    if (QString found = QTranslator::translate(context, source, disambiguation, n); !found.isEmpty())
        return found;
    const std::string_view full(context != nullptr ? context : "");
    const auto colons = full.rfind("::");
    const char* bare = colons == std::string_view::npos ? context : context + colons + 2;
    return QTranslator::translate(bare, source, disambiguation, n);
}

Speech::Speech(Language language, QObject* parent) : QObject(parent), texts_(language)
{
    install();
}

void Speech::setLanguage(Language language)
{
    if (language == texts_.language())
        return;
    texts_ = workflow::Texts(language); // first: widgets ask for it when the event arrives
    install();
}

void Speech::install()
{
    const bool chinese = language() == Language::Chinese;
    QLocale::setDefault(QLocale(chinese ? QLocale::Chinese : QLocale::English));
    QCoreApplication::removeTranslator(&qt_);
    QCoreApplication::removeTranslator(&own_);
    if (qt_.load(chinese ? QStringLiteral("qtbase_zh_CN") : QStringLiteral("qtbase_en"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt_);
    if (own_.load(chinese ? QStringLiteral(":/i18n/npugraph-triage_zh.qm")
                          : QStringLiteral(":/i18n/npugraph-triage_en.qm")))
        QCoreApplication::installTranslator(&own_);
}

QString Speech::say(const Message& message) const
{
    return qstring(texts_.render(message));
}

QString Speech::say(const Bilingual& text) const
{
    return qstring(texts_.render(text));
}

} // namespace triage::app
