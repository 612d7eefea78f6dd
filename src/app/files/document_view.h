// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/files/document_info.h"
#include "app/files/line_notes.h"
#include "app/files/mark_request.h"
#include "app/files/quote_request.h"
#include "app/jobs/jobs.h"
#include "app/settings/text_choices.h"
#include "app/verdict/pin_request.h"
#include "text/byte_source.h"
#include "text/line_index.h"

#include <QList>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

class QLabel;

class QMenu;

namespace triage::view {
class Document;
class TextPane;
class TextView;
struct Reference;
} // namespace triage::view

namespace triage::app {

class DocumentHeader;
class NoteBar;
class Theme;

/// One open text: its head, its bars and the text itself. Opening reads nothing on the window's thread;
/// the first lines are there at once, whatever the size, while the lines are counted behind them.
class DocumentView : public QWidget
{
    Q_OBJECT

public:
    DocumentView(Jobs& jobs, const Theme& theme, QWidget* parent = nullptr);
    ~DocumentView() override;

    /// Says that the file is being waited for, until it is opened.
    void await(const DocumentInfo& info);
    [[nodiscard]] bool isWaiting() const { return waiting_ != nullptr; }
    /// `index`: of the scan, when the file was scanned; null counts the lines here.
    void open(const DocumentInfo& info, std::shared_ptr<const text::LineIndex> index);
    /// A file that is open already: both share what is known of it.
    void show(const DocumentInfo& info, std::shared_ptr<view::Document> file);
    /// The file itself, whatever lines of it the view shows; null while it is not open.
    [[nodiscard]] const std::shared_ptr<view::Document>& file() const { return file_; }
    /// The view shows other lines than before: those of the file, or such as stand for them.
    void linesReplaced();
    /// One of several texts beside each other: whether it is the one that commands go to.
    void setInUse(bool on);
    /// The same file under its final name, or with more known about it.
    void setInfo(const DocumentInfo& info);
    [[nodiscard]] const DocumentInfo& info() const;
    void setNotes(const LineNotes& notes);
    void setMarkable(bool on);

    /// As soon as the line is known. Line 0 does nothing. Lines are the file's, here and everywhere.
    void goTo(LineNumber line);
    [[nodiscard]] LineNumber currentLine() const;

    void find();
    void findNext(bool forward);
    void askLine();
    void askMark();
    /// The note of the quote that begins at the current line.
    void askQuote();
    /// Nobody has signed yet: the first note asks for the name too.
    void setAsksName(bool on) { asksName_ = on; }
    /// The current line as the causal error.
    void askPin();
    void goToStop(bool forward);
    void setTextChoices(const TextChoices& choices);
    /// Which files of the bundle a path written here may mean; nothing is a link without.
    void setReferenceTargets(std::function<QStringList(const QString& written)> targets);
    [[nodiscard]] view::TextView& text() const;
    /// What the text itself can do, separators among it.
    [[nodiscard]] QList<QAction*> textActions() const;
    [[nodiscard]] view::TextPane& pane() const { return *pane_; }
    /// Single lines as evidence.
    void copyLines(const std::vector<LineNumber>& lines);

signals:
    void opened();
    void markRequested(const triage::app::MarkRequest& mark);
    void quoteRequested(const triage::app::QuoteRequest& quote);
    /// The user follows a reference to a file of the bundle.
    void openRequested(const QString& path, triage::LineNumber line);
    /// The place that is left by a jump.
    void leaving(triage::LineNumber line);
    void wrapChanged(bool on);
    /// Points; 0: as the theme has it.
    void zoomChanged(double points);
    /// What a command did not do, and why: to be seen where one looks.
    void note(const QString& text);
    void pinRequested(const triage::app::PinRequest& pin);
    void unpinRequested();
    void statusMessage(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Opened;
    void connectHead();
    void connectText();
    void present(Opened opened);
    void present(std::shared_ptr<view::Document> file);
    void updateHead();
    void decorate();
    /// Those of the file among the lines shown, at most `most` of them.
    [[nodiscard]] std::vector<LineNumber> numbersOf(LineNumber first, LineNumber last,
                                                    std::int64_t most) const;
    /// The line of the file that stands there or above.
    [[nodiscard]] LineNumber numberAt(LineNumber shown) const;
    [[nodiscard]] QString lineText(LineNumber number) const;
    void addToMenu(QMenu& menu, LineNumber line);
    void requestPin(LineNumber line);
    void copyEvidence(LineNumber first, LineNumber last);
    void applyFont();
    void retranslate();
    void connectJumps();
    void quote(LineNumber first, LineNumber last);
    void openNote(QuoteRequest request);
    void takeNote(const QString& note, const QString& author);
    void removeNoted();
    void follow(const view::Reference& reference, QPoint at);

    JobScope scope_;
    const Theme& theme_;
    std::shared_ptr<view::Document> file_;
    LineNotes notes_;
    std::function<QStringList(const QString&)> targets_;
    bool markable_ = false;
    bool arriving_ = false;             ///< at the place the file was opened for: nothing is left
    std::optional<LineNumber> pending_; ///< gone to as soon as the file is open
    DocumentHeader* header_;
    QLabel* waiting_ = nullptr; ///< in place of a text that has not come yet
    view::TextPane* pane_;
    NoteBar* noteBar_;
    QuoteRequest quote_; ///< what the bar asks a note for
    bool asksName_ = false;
    double points_ = 0; ///< of the zoom; 0: as the theme has it
};

} // namespace triage::app
