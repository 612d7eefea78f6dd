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
const QString foldKey = QStringLiteral("window/fold");
const QString shortcutsKey = QStringLiteral("text/shortcuts");
const QString highlightersKey = QStringLiteral("text/highlighters");
const QString tabWidthKey = QStringLiteral("text/tabWidth");
const QString wrapKey = QStringLiteral("text/wrap");
const QString pointsKey = QStringLiteral("text/points");

/// A settings file can hold anything; what is out of range is the default.
template <typename Enum>
Enum choiceFrom(const QVariant& value)
{
    return Enum(std::clamp(value.toInt(), 0, 2));
}

TextChoices readTextChoices(const QSettings& file)
{
    TextChoices text;
    const QVariantMap keys = file.value(shortcutsKey).toMap();
    for (auto at = keys.begin(); at != keys.end(); ++at)
        text.shortcuts[at.key()] = at.value().toString();
    text.highlighters = view::highlightersFromJson(file.value(highlightersKey).toByteArray())
                            .value_or(view::HighlighterSets{});
    text.tabWidth = std::clamp(file.value(tabWidthKey, text.tabWidth).toInt(), 1, 16);
    text.wrap = file.value(wrapKey).toBool();
    const double points = file.value(pointsKey).toDouble();
    text.points = points >= 4 && points <= 72 ? points : 0;
    return text;
}

void writeTextChoices(QSettings& file, const TextChoices& text)
{
    QVariantMap keys;
    for (auto at = text.shortcuts.begin(); at != text.shortcuts.end(); ++at)
        keys[at.key()] = at.value();
    file.setValue(shortcutsKey, keys);
    file.setValue(highlightersKey, view::toJson(text.highlighters));
    file.setValue(tabWidthKey, text.tabWidth);
    file.setValue(wrapKey, text.wrap);
    file.setValue(pointsKey, text.points);
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
    choices_.fold = choiceFrom<FoldChoice>(file.value(foldKey));
    choices_.text = readTextChoices(file);
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
    file.setValue(foldKey, int(choices_.fold));
    writeTextChoices(file, choices_.text);
    emit changed(before, choices_);
}

void Settings::setEngineer(const QString& name)
{
    Choices next = choices_;
    next.engineer = name;
    setChoices(next);
}

void Settings::setFold(FoldChoice fold)
{
    Choices next = choices_;
    next.fold = fold;
    setChoices(next);
}

void Settings::setText(const TextChoices& text)
{
    Choices next = choices_;
    next.text = text;
    setChoices(next);
}

QString Settings::storeDirectory() const
{
    return choices_.storeDirectory.isEmpty() ? defaultStoreDirectory() : choices_.storeDirectory;
}

} // namespace triage::app
