// SPDX-License-Identifier: Apache-2.0
#include "app/settings/settings.h"

#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace triage::app {
namespace {

const QString languageKey = QStringLiteral("language");
const QString themeKey = QStringLiteral("theme");
const QString engineerKey = QStringLiteral("engineer");
const QString monospaceKey = QStringLiteral("monospace");
const QString rulePackKey = QStringLiteral("rulePack");
const QString storeKey = QStringLiteral("storeDirectory");

/// A settings file can hold anything; what is out of range is the default.
template <typename Enum>
Enum choiceFrom(const QVariant& value)
{
    return Enum(std::clamp(value.toInt(), 0, 2));
}

} // namespace

QString defaultStoreDirectory()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/npugraph-triage");
}

QString logDirectory()
{
    return defaultStoreDirectory() + QStringLiteral("/logs");
}

Settings::Settings(QObject* parent) : QObject(parent)
{
    const QSettings file;
    choices_.language = choiceFrom<LanguageChoice>(file.value(languageKey));
    choices_.theme = choiceFrom<ThemeChoice>(file.value(themeKey));
    choices_.engineer = file.value(engineerKey).toString();
    choices_.monospace = file.value(monospaceKey).toString();
    choices_.rulePack = file.value(rulePackKey).toString();
    choices_.storeDirectory = file.value(storeKey).toString();
}

void Settings::setChoices(const Choices& choices)
{
    if (choices == choices_)
        return;
    const Choices before = std::exchange(choices_, choices);
    QSettings file;
    file.setValue(languageKey, int(choices_.language));
    file.setValue(themeKey, int(choices_.theme));
    file.setValue(engineerKey, choices_.engineer);
    file.setValue(monospaceKey, choices_.monospace);
    file.setValue(rulePackKey, choices_.rulePack);
    file.setValue(storeKey, choices_.storeDirectory);
    emit changed(before, choices_);
}

void Settings::setEngineer(const QString& name)
{
    Choices next = choices_;
    next.engineer = name;
    setChoices(next);
}

QString Settings::storeDirectory() const
{
    return choices_.storeDirectory.isEmpty() ? defaultStoreDirectory() : choices_.storeDirectory;
}

} // namespace triage::app
