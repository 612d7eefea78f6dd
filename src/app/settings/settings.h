// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/language/speech.h"
#include "app/settings/text_choices.h"
#include "app/theme/theme.h"

#include <QObject>
#include <QString>

namespace triage::app {

/// Steps and verdict above the tabs: in one line where the height is small, or always, or never.
enum class FoldChoice : std::uint8_t { ByHeight, Always, Never };

/// What the user can choose. A plain value.
struct Choices
{
    LanguageChoice language = LanguageChoice::System;
    ThemeChoice theme = ThemeChoice::System;
    QString engineer;       ///< signs overrides, waivers, answers; asked once
    QString monospace;      ///< empty: the default face
    QString rulePack;       ///< empty: the built-in rules
    QString storeDirectory; ///< empty: `defaultStoreDirectory()`
    FoldChoice fold = FoldChoice::ByHeight;
    TextChoices text;
    bool operator==(const Choices&) const = default;
};

QString defaultStoreDirectory();
QString logDirectory();

/// The choices, kept in QSettings. Lives on the window's thread.
class Settings : public QObject
{
    Q_OBJECT
public:
    explicit Settings(QObject* parent = nullptr);

    [[nodiscard]] const Choices& choices() const { return choices_; }
    void setChoices(const Choices& choices);
    void setEngineer(const QString& name);
    void setFold(FoldChoice fold);
    void setText(const TextChoices& text);
    [[nodiscard]] QString storeDirectory() const;

signals:
    void changed(const triage::app::Choices& before, const triage::app::Choices& now);

private:
    Choices choices_;
};

} // namespace triage::app
