// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"
#include "text/search.h"
#include "view/decoration.h"
#include "view/document.h"
#include "view/line_look.h"
#include "view/reference/reference.h"
#include "view/row_text.h"
#include "view/select/block.h"
#include "view/spoken_line.h"
#include "view/text_command.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>
#include <QTextLayout>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QKeyEvent;
class QMenu;
class QPainter;
class QToolButton;

namespace triage::view {

class Copier;
class ErrorPlaces;
class Finder;
class Folds;
class Highlighter;
class OverviewStrip;
class Rows;
class Seeker;
class UserColours;
struct Row;
struct RowsRequest;
struct Selection;

/// Shows a text of any size: only painted lines become QString, lines of any length are laid out in the
/// part that is seen. Reads only; selects, copies, searches.
///
/// The cursor and the selection are places in the raw file (bytes), so they survive a change of width,
/// font or encoding.
class TextView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TextView(QWidget* parent = nullptr);
    ~TextView() override;

    /// Null shows nothing. The view shares the document.
    void setDocument(std::shared_ptr<Document> document);
    [[nodiscard]] const std::shared_ptr<Document>& document() const { return document_; }

    /// Puts the cursor there and brings it into view, near the middle where it was not seen. A line that
    /// the index does not know yet is gone to as soon as it does, and a place that must be read from the disk
    /// first as soon as it is; whatever moves the cursor before takes its place.
    void goToLine(LineNumber line);
    void goToByte(ByteOffset offset);
    [[nodiscard]] LineNumber currentLine() const;
    /// The cursor.
    [[nodiscard]] ByteOffset position() const { return cursor_; }
    [[nodiscard]] LineNumber firstVisibleLine() const { return top_; }
    /// Makes it the first visible line, as far as the text allows; the cursor stays.
    void scrollToTop(LineNumber line);
    /// A line's text, control characters made visible, at most 64 KiB of it.
    [[nodiscard]] QString lineText(LineNumber line) const;

    /// For a screen reader: line number, of how many, its level and what stands out about it.
    [[nodiscard]] QString spokenPlace() const;
    /// The current line as it is told; of one longer than 64 KiB the stretch in which the cursor stands.
    [[nodiscard]] QString spokenText() const;
    /// A place as a UTF-16 unit of that text, clamped to it; and back.
    [[nodiscard]] int unitInLine(ByteOffset place) const;
    [[nodiscard]] ByteOffset placeInLine(int unit) const;
    /// -1 where that text is not.
    [[nodiscard]] int unitAtGlobal(QPoint point) const;
    /// The units of the row in which one stands: of the line unless it is wrapped.
    [[nodiscard]] std::pair<int, int> rowUnits(int unit) const;
    [[nodiscard]] std::pair<int, int> selectedUnits() const;
    /// On the screen. Empty when it is not seen.
    [[nodiscard]] QRect placeRect(ByteOffset place) const;
    /// As `select`, but nothing to come back from.
    void setCursor(ByteOffset anchor, ByteOffset cursor);
    /// The cursor stays.
    void bringIntoView(ByteOffset place);

    void setDecorations(std::vector<LineDecoration> decorations);
    [[nodiscard]] const std::vector<LineDecoration>& decorations() const { return decorations_; }

    /// The search of this view. Find bars drive it; its hits are painted here.
    [[nodiscard]] Finder& finder() const { return *finder_; }
    void find(const text::Pattern& pattern);
    /// Selects the hit behind / before the cursor, round the ends. False when there is none (yet).
    bool findNext();
    bool findPrevious();

    [[nodiscard]] bool hasSelection() const { return anchor_ != cursor_; }
    [[nodiscard]] ByteOffset selectionBegin() const { return std::min(anchor_, cursor_); }
    [[nodiscard]] ByteOffset selectionEnd() const { return std::max(anchor_, cursor_); }
    void select(ByteOffset begin, ByteOffset end);
    void clearSelection();
    /// Does it, and again when further text was read until it returns true: false says that something it
    /// needs is still being read. What is asked for next takes its place.
    void whenRead(std::function<bool()> deed);
    /// Selects the same columns of neighbouring lines; wrapped or not, columns are the line's.
    void selectBlock(const Block& block);
    [[nodiscard]] const std::optional<Block>& block() const { return block_; }
    /// What `copy` would put on the clipboard: at most `maxCopy` bytes of the file. For short selections:
    /// it is read here and now, while `copy` gets long ones in the background.
    [[nodiscard]] QString selectedText() const;
    static constexpr std::int64_t maxCopy = std::int64_t{64} << 20;

    /// Points, 4..72.
    void setFontSize(double points);
    [[nodiscard]] double fontSize() const;
    /// What zooming is reset to.
    void setStandardFontSize(double points) { standardPoints_ = points; }
    [[nodiscard]] double standardFontSize() const { return standardPoints_; }
    void setFontFamily(const QString& family);
    /// Columns, 1..16.
    void setTabWidth(int columns);
    /// For lines that stand for others; null: each line is itself.
    void setLineLook(std::shared_ptr<const LineLook> look);
    [[nodiscard]] const std::shared_ptr<const LineLook>& lineLook() const { return look_; }
    /// The line of the file that a shown one stands for, 0 where it stands for none; and where a line of
    /// the file is shown. The same as long as no line stands for another.
    [[nodiscard]] LineNumber numberOf(LineNumber line) const;
    [[nodiscard]] LineNumber lineNumbered(LineNumber number) const;
    void setSoftWrap(bool on);
    [[nodiscard]] bool softWrap() const { return softWrap_; }

    /// What becomes of colour escapes and of lines redrawn with carriage returns.
    void setRowText(RowTextOptions options);
    [[nodiscard]] RowTextOptions rowText() const { return rowText_; }
    /// A user's highlighters; null: none.
    void setUserColours(std::shared_ptr<const UserColours> colours);

    /// Folds or opens the block at the line. Works on any size.
    void toggleFold(LineNumber line);
    void setAllFolded(bool on);
    [[nodiscard]] const Folds& folds() const { return *folds_; }

    /// Stays at the end while the file grows, and opens the new file where a log was rotated. Scrolling up
    /// holds it, going to the end takes it up again.
    void setFollowing(bool on);
    [[nodiscard]] bool following() const { return following_; }

    /// The next or previous line of level error or worse; found in the background.
    void goToError(bool forward);
    /// Where such lines stand, beside the scroll bar: looked for in the background. Off at first.
    void setErrorStripes(bool on);
    [[nodiscard]] const ErrorPlaces* errorPlaces() const { return errors_; }

    /// Is there such a file? Asked for what the mouse is over; without it nothing is a link.
    using ReferenceCheck = std::function<bool(const Reference&)>;
    void setReferenceCheck(ReferenceCheck check);
    /// The reference at a place, if its file is there.
    [[nodiscard]] std::optional<Reference> referenceAt(ByteOffset place) const;

    [[nodiscard]] QAction* action(TextCommand command) const;
    using Command = TextCommand;

signals:
    void currentLineChanged(triage::LineNumber line);
    void selectionChanged();
    /// Another line is the first visible one.
    void scrolled();
    /// Double click in the gutter or Return on a line.
    void lineActivated(triage::LineNumber line);
    /// The user wants this line marked or its mark removed.
    void markRequested(triage::LineNumber line);
    /// The user wants these lines as evidence (first..last of the selection, or the current line).
    void copyAsEvidenceRequested(triage::LineNumber first, triage::LineNumber last);
    /// The user wants these lines quoted in the handoff.
    void quoteRequested(triage::LineNumber first, triage::LineNumber last);
    /// The user follows a reference; `at`: on the screen, for a choice between files.
    void referenceActivated(const triage::view::Reference& reference, const QPoint& at);
    /// A reference was to be followed whose file is not there; empty: the line names none.
    void referenceMissing(const QString& path);
    /// The cursor is about to go somewhere else: what stands now is a place to come back to.
    void aboutToJump();
    /// There was no error in that direction.
    void noErrorFound(bool forward);
    void followingChanged(bool on);
    /// Ctrl+F and Ctrl+G: whoever owns the bars shows them.
    void findRequested();
    void goToLineRequested();
    /// The selection holds `wanted` bytes; `copied` of them are on the clipboard.
    void copyTruncated(qint64 copied, qint64 wanted);
    void fontSizeChanged(double points);
    /// Before the context menu is shown: add to it. It is deleted afterwards.
    void contextMenuAboutToShow(QMenu* menu, triage::LineNumber line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    enum class SelectBy { Character, Word, Line };
    void documentChanged();
    void documentReset();
    // text_view/unread.cpp: what is not read yet
    void documentArrived();
    void goOnWaiting();
    [[nodiscard]] bool isKnown(ByteOffset place) const;
    [[nodiscard]] QString unreadText(LineNumber line) const;
    void jumpTo(ByteOffset anchor, ByteOffset cursor, const std::optional<text::Hit>& hit);
    void paintUnread(QPainter& painter, const Row& row, const Row* above, int y) const;
    // text_view/commands.cpp
    void createActions();
    void connectActions();
    void retranslate();
    [[nodiscard]] QAction* actionFor(const QKeyEvent* event) const;
    [[nodiscard]] std::pair<LineNumber, LineNumber> selectedLines() const;
    // text_view/find.cpp
    void hitsChanged();
    bool goToHit(const std::optional<text::Hit>& hit);
    void seekHit(ByteOffset from, bool forward);
    void seekError(ByteOffset from, bool forward, int tries);
    void seekErrorBeside(ByteOffset place, bool forward, int tries);
    [[nodiscard]] bool isError(LineNumber line) const;
    // text_view/geometry.cpp: lines and places
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] int gutterWidth() const;
    [[nodiscard]] int visibleRows() const; ///< whole ones, at least one
    [[nodiscard]] int visibleColumns() const;
    [[nodiscard]] double textLeft() const; ///< where column 0 stands now, in the viewport
    [[nodiscard]] RowsRequest request() const;
    const std::vector<Row>& rows() const;
    [[nodiscard]] const Row* rowAt(int y) const;
    [[nodiscard]] ByteOffset placeAt(QPoint point) const;
    [[nodiscard]] LineNumber lineOf(ByteOffset place) const;
    /// Where a line lies, its CR and LF not counted; nothing when it is not there.
    [[nodiscard]] std::optional<text::LineSpan> spanOf(LineNumber line) const;
    void invalidateRows();
    // text_view/scroll.cpp
    void updateScrollBars();
    void setTop(LineNumber line, std::int64_t part);
    [[nodiscard]] LineNumber lastTop() const;
    [[nodiscard]] LineNumber stepLines(LineNumber line, std::int64_t count) const;
    void scrollRows(std::int64_t rows);
    void scrollAway(std::int64_t rows); ///< the cursor is left where it is
    void scrollWrapped(std::int64_t rows);
    void scrollToCursor(bool middle);
    [[nodiscard]] std::int64_t shownByte() const;
    void scrollSideways(double x);
    void placeStrip();
    void updateStrip();
    // text_view/reveal.cpp
    void reveal();
    void keepInView();
    void revealSideways(ByteOffset begin, ByteOffset end);
    // text_view/stand_ins.cpp
    [[nodiscard]] std::int64_t highestNumber() const;
    [[nodiscard]] std::vector<LineLook::Range> lookRanges(const Row& row) const;
    [[nodiscard]] QColor lookFill(const Row& row) const;
    // text_view/look.cpp
    void fontChanged();
    void lookChanged();
    void zoom(double steps);
    // text_view/fold.cpp
    void foldsChanged();
    void revealCursor();
    // text_view/follow.cpp
    [[nodiscard]] bool atEnd() const;
    void goToEnd();
    void followChange(bool wasAtEnd);
    void showTail();
    void placeTail();
    // text_view/links.cpp: references
    [[nodiscard]] std::optional<Reference> referenceIn(const Row& row, int unit) const;
    void hover(QPoint point);
    bool follow(ByteOffset place, QPoint at);
    void followFromKey();
    // text_view/spoken.cpp
    void announce();
    void announceSelection();
    [[nodiscard]] const SpokenLine& spoken() const;
    [[nodiscard]] QString spokenNumber(LineNumber line) const;
    [[nodiscard]] std::pair<const Row*, int> rowWith(ByteOffset place) const;
    // text_view/paint.cpp
    void paintRow(QPainter& painter, const Row& row, int y) const;
    [[nodiscard]] bool onlyHitSelected() const;
    [[nodiscard]] QList<QTextLayout::FormatRange> rangesOver(const Row& row) const;
    void paintDecorations(QPainter& painter, const Row& row, int y) const;
    void paintSelectedEnd(QPainter& painter, const Row& row, int y) const;
    void paintCursor(QPainter& painter, const Row& row, int y) const;
    void paintState(QPainter& painter) const;
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] std::pair<ByteOffset, ByteOffset> selectedIn(const Row& row) const;
    // text_view/gutter.cpp
    void paintGutter(QPainter& painter, const Row& row, int y) const;
    void paintFold(QPainter& painter, const Row& row, int y) const;
    [[nodiscard]] QRect foldSign(const Row& row, int y) const;
    // text_view/cursor.cpp
    bool navigate(QKeyEvent* event);
    void moveCursor(ByteOffset to, bool select);
    void moveVertically(std::int64_t count, bool select);
    [[nodiscard]] std::optional<std::int64_t> rowOfCursor() const;
    void moveBeside(int direction, bool byWord, bool select);
    void moveToEdge(bool end, bool select);
    void moveIntoLine(LineNumber line, double x, bool select);
    [[nodiscard]] ByteOffset besideCursor(int direction, bool byWord) const;
    [[nodiscard]] ByteOffset lineEdge(bool end) const;
    // text_view/select.cpp
    void placeCursor(ByteOffset anchor, ByteOffset cursor);
    [[nodiscard]] std::pair<ByteOffset, ByteOffset> unitAt(ByteOffset place) const;
    void extendSelection(ByteOffset to);
    ByteOffset placeForMenu(QPoint point);
    [[nodiscard]] Selection selection() const;
    void copy();
    void putOnClipboard(int mode);
    void selectAll();
    [[nodiscard]] ColumnRule columnRule() const;
    [[nodiscard]] std::int64_t columnAt(QPoint point) const;
    bool blockKey(QKeyEvent* event);
    void setBlock(const Block& block);
    // text_view/input.cpp
    void autoScroll();
    void dragTo(QPoint point);
    bool pressInGutter(QPoint point);
    [[nodiscard]] QString noteAt(QPoint point) const;
    void fillMenu(QMenu& menu, ByteOffset place, QPoint at);

    std::shared_ptr<Document> document_;
    std::unique_ptr<Highlighter> highlighter_;
    std::unique_ptr<Folds> folds_;
    std::unique_ptr<Rows> rows_;
    Finder* finder_;
    Seeker* seeker_;
    Copier* copier_;
    OverviewStrip* strip_;
    ErrorPlaces* errors_ = nullptr;        ///< null: not looked for
    std::shared_ptr<const LineLook> look_; ///< null: each line is itself
    QToolButton* tail_;                    ///< "New lines" while following is held
    std::vector<LineDecoration> decorations_;
    std::vector<QAction*> actions_;
    ReferenceCheck referenceCheck_;
    std::shared_ptr<const UserColours> userColours_;

    ByteOffset cursor_{0};
    ByteOffset anchor_{0};
    mutable std::optional<LineNumber> cursorLine_; ///< as soon as it is known
    std::function<bool()> waiting_;                ///< for what is still being read
    bool scrollPending_ = false;                   ///< to the cursor: its row was not there yet
    std::optional<Block> block_;
    LineNumber top_{1};
    std::int64_t topPart_ = 0; ///< soft wrap: which row of the top line
    int heldContext_ = -1;     ///< rows around the cursor that stay seen; -1: one scrolled away from it
    double wantedX_ = -1;      ///< pixels from the line's start; kept while moving up and down
    std::optional<LineNumber> pendingLine_;
    std::optional<text::Hit> currentHit_;
    bool findPending_ = false; ///< go to the first hit when it comes
    ByteOffset findFrom_{0};
    SelectBy selectBy_ = SelectBy::Character;
    std::pair<ByteOffset, ByteOffset> selectionUnit_;
    bool draggingBlock_ = false;
    std::optional<std::pair<ByteOffset, ByteOffset>> link_; ///< the reference under the mouse
    QPoint lastMouse_;
    QElapsedTimer doubleClick_;
    int wheelRest_ = 0;          ///< of a fine wheel, in parts of a notch
    std::int64_t byteScale_ = 1; ///< soft wrap: bytes a step of the scroll bar
    QBasicTimer autoScrollTimer_;
    QBasicTimer cursorTimer_;
    bool cursorShown_ = true;
    bool following_ = false;
    LineNumber announced_{0};                   ///< the line a screen reader heard last
    mutable SpokenLine spoken_;                 ///< what was told last
    std::int64_t widest_ = 0;                   ///< columns of the widest line seen
    mutable std::optional<LineNumber> lastTop_; ///< with folds it takes a walk
    int tabWidth_ = 8;
    RowTextOptions rowText_;
    bool spaces_ = false;
    double standardPoints_ = 10;
    bool softWrap_ = false;
};

} // namespace triage::view
