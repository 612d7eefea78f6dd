// SPDX-License-Identifier: Apache-2.0
#include "app/theme/theme.h"

#include "app/theme/icons.h"
#include "app/theme/palette.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPalette>
#include <QStyleFactory>

namespace triage::app {
namespace {

/// Latin and Chinese from one family stand on one baseline. Desktops that chose a face keep theirs.
QStringList bodyFamilies(const QString& systemFamily)
{
    static const QStringList faceless = {QStringLiteral("Sans"), QStringLiteral("Sans Serif"),
                                         QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")};
    const QString cjk = QStringLiteral("Noto Sans CJK SC");
    return faceless.contains(systemFamily) ? QStringList{cjk, systemFamily} : QStringList{systemFamily, cjk};
}

QFont sized(QFont font, double factor)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    return font;
}

} // namespace

QString defaultMonospace()
{
    return QStringLiteral("Hack");
}

Theme::Theme(QObject* parent) : QObject(parent), body_(QApplication::font())
{
    // The default face comes along, so that logs look the same on every desktop.
    for (const char* face : {":/fonts/Hack-Regular.ttf", ":/fonts/Hack-Bold.ttf"})
        if (QFontDatabase::addApplicationFont(QString::fromLatin1(face)) < 0)
            qWarning("The font %s cannot be read", face);
    // Qt 6.4 has no QStyleHints::colorScheme: the palette the desktop gave us tells.
    systemDark_ = QApplication::palette().color(QPalette::Window).lightness() < 128;
    connect(&desktop_, &DesktopScheme::changed, this, [this] {
        if (choice_ == ThemeChoice::System)
            apply(choice_, monospace_);
    });
    if (auto* style = QStyleFactory::create(QStringLiteral("Fusion")))
        QApplication::setStyle(style);
}

void Theme::apply(ThemeChoice choice, const QString& monospace)
{
    choice_ = choice;
    monospace_ = monospace;
    const bool systemDark = desktop_.wantsDark().value_or(systemDark_);
    dark_ = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemDark);
    applyFonts(monospace);
    QApplication::setPalette(paletteOf(colors()));
    QFile sheet(QStringLiteral(":/style/window.qss"));
    if (sheet.open(QIODevice::ReadOnly))
        qApp->setStyleSheet(coloured(QString::fromUtf8(sheet.readAll()), colors(),
                                     [this](const QString& icon, const QColor& c) { return draw(icon, c); }));
    emit changed();
}

/// Under a name of its own for each colour, or Qt keeps the old one.
QString Theme::draw(const QString& icon, const QColor& color) const
{
    const QString name = drawings_.filePath(QStringLiteral("%1-%2.svg").arg(icon, color.name().mid(1)));
    QFile file(name);
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.write(colouredIcon(icon, color));
    return name;
}

void Theme::applyFonts(const QString& monospace)
{
    body_.setFamilies(bodyFamilies(body_.families().value(0)));
    body_.setPointSizeF(std::max(body_.pointSizeF(), 9.75));
    QApplication::setFont(body_);
    mono_ = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    mono_.setFamilies({monospace.isEmpty() ? defaultMonospace() : monospace, defaultMonospace(),
                       QStringLiteral("Noto Sans Mono CJK SC")});
    mono_.setStyleHint(QFont::Monospace);
    mono_.setPointSizeF(body_.pointSizeF() * 0.95);
}

QFont Theme::body() const
{
    return body_;
}

QFont Theme::strong() const
{
    QFont font = body_;
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Theme::small() const
{
    return sized(body_, 0.9);
}

QFont Theme::headline() const
{
    QFont font = sized(body_, 1.5);
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont Theme::mono() const
{
    return mono_;
}

} // namespace triage::app
