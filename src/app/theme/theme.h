// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/theme/colors.h"
#include "app/theme/desktop_scheme.h"

#include <QFont>
#include <QObject>
#include <QString>
#include <QTemporaryDir>

namespace triage::app {

enum class ThemeChoice : std::uint8_t { System, Light, Dark };

/// The grid everything is set on, in device-independent pixels.
namespace space {
inline constexpr int xs = 4;
inline constexpr int s = 8;
inline constexpr int m = 16;
inline constexpr int l = 24;
} // namespace space

/// Palette, style sheet and fonts of the program. Lives on the window's thread; widgets read it when
/// they paint, and get a palette change event when it changes.
class Theme : public QObject
{
    Q_OBJECT
public:
    explicit Theme(QObject* parent = nullptr);

    void apply(ThemeChoice choice, const QString& monospace);
    [[nodiscard]] const Colors& colors() const { return dark_ ? darkColors() : lightColors(); }

    [[nodiscard]] QFont body() const;     ///< the text size
    [[nodiscard]] QFont strong() const;   ///< the same, semi-bold
    [[nodiscard]] QFont small() const;    ///< the second text size
    [[nodiscard]] QFont headline() const; ///< the one headline
    [[nodiscard]] QFont mono() const;

signals:
    void changed();

private:
    void applyFonts(const QString& monospace);
    [[nodiscard]] QString draw(const QString& icon, const QColor& color) const;

    bool dark_ = false;
    bool systemDark_ = false; ///< by the palette; the desktop's portal knows better where there is one
    DesktopScheme desktop_;
    ThemeChoice choice_ = ThemeChoice::System;
    QString monospace_;
    QTemporaryDir drawings_; ///< a style sheet can name files only
    QFont body_;
    QFont mono_;
};

/// The bundled face, used when the user chose none.
QString defaultMonospace();

} // namespace triage::app
