// SPDX-License-Identifier: Apache-2.0
#include "app/window/actions.h"

#include "app/parts/allowed.h"
#include "app/parts/plain_text.h"
#include "app/theme/icons.h"

#include <QCoreApplication>
#include <QWidget>

namespace triage::app {
namespace {

enum class Needs { Nothing, Page, Case };

struct Spec
{
    Do what;
    const char* text;
    const char* icon;
    const char* keys;
    Needs needs;
    const char* help;
};

constexpr Spec specs[] = {
    {Do::OpenFile, QT_TRANSLATE_NOOP("Actions", "&Open archive or log…"), "open", "Ctrl+O", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "Takes in a zip, tar, 7z or rar archive, or a single log.")},
    {Do::OpenFolder, QT_TRANSLATE_NOOP("Actions", "Open &folder…"), "folder", "Ctrl+Shift+O", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "Reads an unpacked bundle where it lies.")},
    {Do::Paste, QT_TRANSLATE_NOOP("Actions", "&Paste a log"), "paste", "Ctrl+V", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "Makes a case of the text in the clipboard.")},
    {Do::Sample, QT_TRANSLATE_NOOP("Actions", "Open a &sample"), "archive", "", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "A small bundle to try the program with.")},
    {Do::AddFiles, QT_TRANSLATE_NOOP("Actions", "&Add files to this case…"), "archive", "Ctrl+Shift+A",
     Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Takes in what the customer sent later as one bundle more of this case.")},
    {Do::CloseCase, QT_TRANSLATE_NOOP("Actions", "&Close case"), "close", "Ctrl+Shift+W", Needs::Page,
     QT_TRANSLATE_NOOP("Actions", "Closes the case; it stays in the list.")},
    {Do::EditCase, QT_TRANSLATE_NOOP("Actions", "&Edit title, ticket and customer…"), "edit", "Ctrl+T",
     Needs::Case, ""},
    {Do::DeleteCase, QT_TRANSLATE_NOOP("Actions", "&Delete case"), "delete", "", Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Removes the case and its files from the store.")},
    {Do::Quit, QT_TRANSLATE_NOOP("Actions", "&Quit"), "quit", "Ctrl+Q", Needs::Nothing, ""},
    {Do::Undo, QT_TRANSLATE_NOOP("Actions", "&Undo"), "undo", "Ctrl+Z", Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Takes the last answer, waiver, pin or override back.")},
    {Do::SearchCases, QT_TRANSLATE_NOOP("Actions", "&Search cases"), "search", "Ctrl+E", Needs::Nothing, ""},
    {Do::SearchInCase, QT_TRANSLATE_NOOP("Actions", "Search &all files of the case"), "search",
     "Ctrl+Shift+F", Needs::Page,
     QT_TRANSLATE_NOOP("Actions", "Looks for a text in every file of the open case.")},
    {Do::GoToEvidence, QT_TRANSLATE_NOOP("Actions", "&Go to evidence"), "goto", "Ctrl+J", Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Opens the log at the line that decided.")},
    {Do::CopyHandoff, QT_TRANSLATE_NOOP("Actions", "&Copy handoff"), "copy", "Ctrl+Shift+C", Needs::Case,
     QT_TRANSLATE_NOOP("Actions",
                       "Copies the handoff in the format and languages chosen in the Handoff tab.")},
    {Do::Export, QT_TRANSLATE_NOOP("Actions", "E&xport…"), "export", "Ctrl+S", Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Saves the handoff as Markdown, HTML, PDF, JSON, Jira markup or text.")},
    {Do::CopyQuestions, QT_TRANSLATE_NOOP("Actions", "Copy &questions and commands"), "asked", "Ctrl+Shift+Q",
     Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "What the customer is asked for, with the commands that collect it.")},
    {Do::Override, QT_TRANSLATE_NOOP("Actions", "&Override…"), "override", "", Needs::Case,
     QT_TRANSLATE_NOOP("Actions", "Choose another route, with a reason.")},
    {Do::ShowOverview, QT_TRANSLATE_NOOP("Actions", "&Overview"), "list", "Ctrl+1", Needs::Case, ""},
    {Do::ShowFiles, QT_TRANSLATE_NOOP("Actions", "&Files"), "log", "Ctrl+2", Needs::Page, ""},
    {Do::ShowTimeline, QT_TRANSLATE_NOOP("Actions", "&Timeline"), "timeline", "Ctrl+3", Needs::Case, ""},
    {Do::ShowHandoff, QT_TRANSLATE_NOOP("Actions", "&Handoff"), "handoff", "Ctrl+4", Needs::Case, ""},
    {Do::FoldHead, QT_TRANSLATE_NOOP("Actions", "Fold or show the &steps"), "", "Shift+F9", Needs::Case,
     QT_TRANSLATE_NOOP("Actions",
                       "Steps and verdict in one line, or in full. In a low window they fold by themselves "
                       "where a log needs the room.")},
    {Do::Settings, QT_TRANSLATE_NOOP("Actions", "&Settings…"), "settings", "Ctrl+,", Needs::Nothing, ""},
    {Do::Palette, QT_TRANSLATE_NOOP("Actions", "Command &palette"), "command", "Ctrl+Shift+P", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "Lists every action.")},
    {Do::WhatsThis, QT_TRANSLATE_NOOP("Actions", "&What is this?"), "help", "F1", Needs::Nothing,
     QT_TRANSLATE_NOOP("Actions", "Explains what has the focus.")},
    {Do::About, QT_TRANSLATE_NOOP("Actions", "&About…"), "note", "", Needs::Nothing, ""},
};

QString translated(const char* text)
{
    return QCoreApplication::translate("Actions", text);
}

} // namespace

Actions::Actions(QWidget* window) : QObject(window)
{
    static_assert(std::size(specs) == std::size_t(Do::Count));
    for (const Spec& spec : specs) {
        auto* action = new QAction(window);
        if (*spec.icon != '\0')
            action->setIcon(icon(QLatin1String(spec.icon)));
        action->setObjectName(QStringLiteral("window/") +
                              QLatin1String(spec.text).toString().remove(QLatin1Char('&')));
        action->setShortcut(QKeySequence(QLatin1String(spec.keys)));
        actions_[std::size_t(spec.what)] = action;
        window->addAction(action);
    }
    (*this)[Do::Quit]->setMenuRole(QAction::QuitRole);
    (*this)[Do::About]->setMenuRole(QAction::AboutRole);
    (*this)[Do::Settings]->setMenuRole(QAction::PreferencesRole);
    retranslate();
    enableFor(false, false, false);
}

void Actions::retranslate()
{
    for (const Spec& spec : specs) {
        QAction* action = (*this)[spec.what];
        action->setText(translated(spec.text));
        const QString plain = plainName(action->text());
        action->setToolTip(plain); // keys are added when it is shown
        action->setWhatsThis(*spec.help != '\0' ? translated(spec.help) : plain);
    }
}

void Actions::enableFor(bool pageOpen, bool caseOpen, bool canUndo)
{
    for (const Spec& spec : specs)
        allow(*(*this)[spec.what],
              spec.needs == Needs::Nothing || (spec.needs == Needs::Page && pageOpen) ||
                  (spec.needs == Needs::Case && caseOpen),
              pageOpen ? translated(QT_TRANSLATE_NOOP("Actions", "When the import is through."))
                       : translated(QT_TRANSLATE_NOOP("Actions", "Open a case first.")));
    allow(*(*this)[Do::Undo], canUndo, translated(QT_TRANSLATE_NOOP("Actions", "Nothing to take back.")));
}

} // namespace triage::app
