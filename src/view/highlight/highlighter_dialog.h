// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/strong.h"
#include "view/highlight/highlighter_set.h"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace triage::view {

class Document;
class RuleTable;
class TextView;

/// Edits a user's highlighters; what they do is seen at once, in the preview and wherever `changed` is
/// heard. Each change can be undone.
class HighlighterDialog : public QDialog
{
    Q_OBJECT

public:
    /// `preview`: a text to show them on, from `line` on; may be null.
    HighlighterDialog(HighlighterSets sets, std::shared_ptr<Document> preview, LineNumber line,
                      QWidget* parent = nullptr);

    [[nodiscard]] const HighlighterSets& sets() const { return sets_; }
    void undo();
    void redo();

    /// What the buttons do; false with the reason said in the dialog when the file cannot be read.
    bool importFrom(const QString& path);
    bool exportTo(const QString& path);

signals:
    void changed(const triage::view::HighlighterSets& sets);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Deed { AddSet, RemoveSet, AddRule, RemoveRule, RuleUp, RuleDown, Undo, Redo, Import, Export };
    static constexpr int deedCount = static_cast<int>(Deed::Export) + 1;

    void build(std::shared_ptr<Document> preview, LineNumber line);
    void connectParts();
    QPushButton* button(Deed deed) const { return buttons_[static_cast<std::size_t>(deed)]; }
    void act(Deed deed);
    void addSet();
    void addRule();
    void moveRule(int by);
    void edit(HighlighterSets next);
    void showSets(const HighlighterSets& sets);
    void choosePath(bool toRead);
    void say(const QString& text);
    [[nodiscard]] HighlighterSet* current(HighlighterSets& sets) const;
    void retranslate();

    HighlighterSets sets_;
    std::vector<HighlighterSets> undo_;
    std::vector<HighlighterSets> redo_;
    QComboBox* active_;
    QLineEdit* name_;
    QLabel* activeLabel_;
    QLabel* nameLabel_;
    RuleTable* rules_;
    TextView* preview_;
    QLabel* message_;
    QDialogButtonBox* ends_;
    std::vector<QPushButton*> buttons_;
    bool showing_ = false;
};

} // namespace triage::view
