// SPDX-License-Identifier: Apache-2.0
// Shows a file in the text view and saves a picture of it, to be looked at:
//   view_picture FILE LINE OUT.png [dark] [wrap] [find=TEXT] [size=WxH] [causal=N] [cascade=N] [mark=N]
// QT_SCALE_FACTOR=2 for 200 %.
#include "view/find_bar.h"
#include "view/finder.h"
#include "view/text_pane.h"
#include "view/text_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QStyleFactory>

using namespace triage;
using namespace triage::view;

namespace {

QPalette darkPalette()
{
    QPalette p;
    p.setColor(QPalette::Base, QColor(0x1e2125));
    p.setColor(QPalette::Window, QColor(0x25292e));
    p.setColor(QPalette::Text, QColor(0xd7dade));
    p.setColor(QPalette::WindowText, QColor(0xd7dade));
    p.setColor(QPalette::ButtonText, QColor(0xd7dade));
    p.setColor(QPalette::Button, QColor(0x2d3238));
    p.setColor(QPalette::Highlight, QColor(0x2f5fb3));
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Mid, QColor(0x3a4047));
    return p;
}

QString option(const QStringList& arguments, const QString& name)
{
    for (const QString& argument : arguments) {
        if (argument.startsWith(name + QLatin1Char('=')))
            return argument.mid(name.size() + 1);
    }
    return {};
}

std::vector<LineDecoration> decorations(const QStringList& arguments)
{
    std::vector<LineDecoration> all;
    const std::vector<std::pair<QString, LineRole>> roles = {
        {QStringLiteral("causal"), LineRole::Causal},
        {QStringLiteral("cascade"), LineRole::Cascade},
        {QStringLiteral("candidate"), LineRole::Candidate},
        {QStringLiteral("mark"), LineRole::Mark}};
    for (const auto& [name, role] : roles) {
        if (const qlonglong line = option(arguments, name).toLongLong(); line > 0)
            all.push_back(
                {LineNumber{line}, LineNumber{line + (role == LineRole::Cascade ? 3 : 0)}, role, {}});
    }
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() < 4)
        return 2;
    if (arguments.contains(QStringLiteral("dark")))
        QApplication::setPalette(darkPalette());
    TextPane pane;
    const QStringList size = option(arguments, QStringLiteral("size")).split(QLatin1Char('x'));
    pane.resize(size.size() == 2 ? QSize(size[0].toInt(), size[1].toInt()) : QSize(1000, 600));
    QElapsedTimer clock;
    clock.start();
    pane.setDocument(Document::open(arguments[1].toStdString()));
    pane.show();
    pane.view().setFocus();
    pane.view().setDecorations(decorations(arguments));
    pane.view().setSoftWrap(arguments.contains(QStringLiteral("wrap")));
    QApplication::processEvents();
    qInfo("first screen: %lld ms", clock.elapsed());
    while (pane.view().document()->state() == Document::State::Indexing)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    qInfo("index: %lld ms, %lld lines", clock.elapsed(),
          static_cast<long long>(pane.view().document()->lineCount()));
    pane.view().goToLine(LineNumber{arguments[2].toLongLong()});
    if (const QString text = option(arguments, QStringLiteral("find")); !text.isEmpty()) {
        pane.findBar().open();
        pane.findBar().setText(text);
        for (clock.restart(); clock.elapsed() < 500;)
            QApplication::processEvents(QEventLoop::AllEvents, 20);
    }
    for (clock.restart(); clock.elapsed() < 200;)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    return pane.grab().save(arguments[3]) ? 0 : 1;
}
