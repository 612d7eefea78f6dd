// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace triage::app {

class IconLabel;
class Speech;
class Theme;

/// What happened, said in the window instead of in a box: an error with details to copy, or something
/// done that can be undone. It lies where nothing is written, and at the lower end of its parent where there
/// is no such room or an error needs more of it. What goes by itself lies over what is there, so that nothing
/// moves; an error stays, so it covers nothing: the parent's layout gives it room at its lower end.
class MessageBar : public QWidget
{
    Q_OBJECT
public:
    MessageBar(const Speech& speech, const Theme& theme, QWidget* parent);

    /// Where nothing is written now, in the parent's coordinates; asked whenever a message is placed.
    void setRoom(std::function<QRect()> room) { room_ = std::move(room); }

    /// Words that are asked for again when the language changes.
    using Said = std::function<QString()>;
    /// A way on that a message offers.
    struct WayOn
    {
        Said text;
        std::function<void()> go;
    };
    /// Until when an error is shown, unless it is closed before.
    enum class Stay {
        Closed, ///< until it is closed
        Left,   ///< until leave()
    };
    /// `about`: the file or case it is about.
    void showError(const Error& error, const Said& about, Stay stay, const WayOn& wayOn = {});
    /// Goes after some seconds; `lapsed` is called when it was not undone.
    void showUndo(const QString& text, std::function<void()> undo, std::function<void()> lapsed);
    void showNote(const QString& text);
    /// The last change to the case was undone elsewhere: nothing is left to offer.
    void undone();
    /// Something else is looked at now.
    void leave();
    /// Closes what is shown; what waits for an undo is done.
    void dismiss();
    /// Does now what waits for the undo to lapse.
    void settle();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectParts();
    void place();
    bool placeInRoom();
    void show(const QString& text, bool isError);
    void sayError();
    void makeRoom(int height);
    [[nodiscard]] bool closesBy(const QObject& watched, QEvent& event);
    void retranslate();

    const Speech& speech_;
    const Theme& theme_;
    IconLabel* icon_;
    QLabel* text_;
    QPushButton* wayOn_;
    QPushButton* details_;
    QPushButton* undo_;
    QToolButton* close_;
    QTimer timer_;
    Error error_; ///< shown, while `isError_`
    Said about_;
    WayOn wayOnOf_;
    Stay stay_ = Stay::Closed;
    QString detailText_;
    std::function<QRect()> room_;
    std::function<void()> undoAction_;
    std::function<void()> lapsed_;
    bool isError_ = false;
};

} // namespace triage::app
