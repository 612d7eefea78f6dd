// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/incoming_files.h"
#include "app/files/jump_history.h"
#include "app/files/mark_request.h"
#include "app/files/quote_request.h"
#include "app/settings/text_choices.h"
#include "app/verdict/pin_request.h"
#include "base/step.h"
#include "base/strong.h"
#include "bundle/bundle.h"
#include "engine/engine.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QSplitter;

namespace triage::app {

class ArtefactHelp;
class DocumentTabs;
class DocumentView;
class FileTreePanel;
class Jobs;
class MarksPanel;
class Speech;
class TextActions;
class TextTools;
class Theme;

/// The Files tab: the bundle's tree by step on the left, texts in tabs on the right. Holds no logic of
/// its own: what the engineer does leaves as a signal, what follows comes back with `setAnalysis`.
/// Window's thread only; what it is given outlives it.
class FilesPage : public QWidget
{
    Q_OBJECT

public:
    FilesPage(const engine::Engine& engine, Jobs& jobs, const Speech& speech, const Theme& theme,
              QWidget* parent = nullptr);
    ~FilesPage() override;

    /// A finished import or a new judgement of the same case; null empties the page. Texts of another
    /// bundle are closed, those of the same one (or of the import that became it) stay as they are.
    void setAnalysis(std::shared_ptr<const engine::Analysis> analysis);

    /// An import has begun: the tree shows what is ready, nothing can be assigned or marked.
    void beginProvisional(const QString& name);
    /// What the running import says of its files.
    void takeNews(const std::vector<FileNews>& news);
    [[nodiscard]] bool isProvisional() const { return provisional_; }

    /// Opens the text (or brings its tab to the front) at a line; line 0 leaves the place as it is. A text
    /// that is seen beside another one is gone to there.
    /// A path the bundle does not hold is said in a note.
    void openAt(const QString& path, LineNumber line);
    /// The path of the text in front; empty when there is none.
    [[nodiscard]] QString currentPath() const;
    /// Find, go to line, next candidate, mark … with their shortcuts: for the window's menu.
    [[nodiscard]] QList<QAction*> textActions() const;
    /// What the text in front can do, separators among it; empty when no text is open.
    [[nodiscard]] QList<QAction*> frontActions() const;
    void focusFilter();
    /// Over all files of the case.
    void searchCase();
    void setTextChoices(const TextChoices& choices);
    /// Nobody has signed yet: the first mark or quote asks for the name too.
    void setAsksName(bool on);
    /// Does what the action of that id does, in the text in front, or says why not. `seen`: the text is; else
    /// what is added to the case at the current line waits for the key to be pressed again. False when there
    /// is no such action.
    bool perform(const QString& id, bool seen);

    [[nodiscard]] QByteArray layoutState() const;
    void restoreLayout(const QByteArray& state);

signals:
    /// The user opened a file that the running import has not come to yet.
    void preferRequested(const QString& path);
    void assignRequested(const QString& path, triage::Step step);
    void markRequested(const triage::app::MarkRequest& mark);
    void quoteRequested(const triage::app::QuoteRequest& quote);
    void textChoicesChanged(const triage::app::TextChoices& choices);
    void pinRequested(const triage::app::PinRequest& pin);
    void unpinRequested();
    void statusMessage(const QString& text);
    /// What a command did not do, and why.
    void note(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void connectActions();
    void connectJumps();
    void leaveCurrent();
    void jump(bool back);
    void showJumps();
    void editHighlighters();
    void keepChoices(const TextChoices& choices);
    void editNote(const QString& path, LineNumber line, bool quote);
    [[nodiscard]] QAction* actionOf(const QString& id) const;
    void showTree();
    void adoptOpenTexts();
    void passNotes(DocumentView* document);
    void adopt(DocumentView* document);
    void openAlone(const QString& path, LineNumber line);
    void arrive(DocumentView* document, LineNumber line);
    DocumentView* openNew(const bundle::BundleFile& file);
    void showInFileManager(const QString& path);
    void showHelp(const QString& path);
    [[nodiscard]] const std::vector<bundle::BundleFile>& files() const;
    [[nodiscard]] const bundle::BundleFile* fileOf(const QString& path) const;
    [[nodiscard]] QString locationOf(const bundle::BundleFile& file) const;
    [[nodiscard]] TextTools* makeTools(Jobs& jobs, const Theme& theme);

    const engine::Engine& engine_;
    std::shared_ptr<const engine::Analysis> analysis_;
    IncomingFiles incoming_; ///< of a running import
    bool provisional_ = false;
    QTimer refresh_;       ///< many small files come at once: the tree is drawn anew now and then
    bool divided_ = false; ///< the user moved the splitter
    QSplitter* splitter_;
    FileTreePanel* tree_;
    ArtefactHelp* help_;
    DocumentTabs* tabs_;
    TextActions* actions_;
    TextTools* tools_;
    MarksPanel* marks_;
    JumpHistory history_;
    bool jumping_ = false; ///< along the history
    TextChoices choices_;
};

} // namespace triage::app
