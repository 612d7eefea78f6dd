// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "log/events.h"

#include <QObject>
#include <QTextCharFormat>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace triage::view {

class Document;

/// A stretch of a line, in bytes from its start, and how it looks.
struct LineFormat
{
    std::int64_t begin = 0;
    std::int64_t end = 0;
    QTextCharFormat format;
};

struct LineColours
{
    std::vector<LineFormat> formats;
    log::Level level = log::Level::None;
};

/// Colours lines through KSyntaxHighlighting. Definitions of logs keep nothing past a line's end, so any
/// line is coloured alone; for languages that do (Python, JSON) the states are worked out in slices of
/// the event loop, and a line is coloured by a guess until its turn comes. Window's thread.
class Highlighter : public QObject
{
    Q_OBJECT

public:
    /// Bytes of a line that are run to learn the state behind it: its head.
    static constexpr std::int64_t head = 16 * 1024;

    explicit Highlighter(QObject* parent = nullptr);
    ~Highlighter() override;

    /// Picks the definition by the document's name and first lines.
    void setDocument(const Document* document);
    /// Further text was read: goes on where it had to wait for some. True when lines may look otherwise now.
    bool goOn();
    void setDark(bool dark);
    /// The name of the definition in use; empty for plain text.
    [[nodiscard]] QString definition() const;
    /// `raw` is the line's head.
    LineColours colours(LineNumber line, std::string_view raw);
    /// How control signs look.
    [[nodiscard]] QTextCharFormat signFormat() const;

signals:
    /// States of further lines are known: repaint.
    void changed();

private:
    struct Engine;
    void advance();
    void chooseDefinition();

    std::unique_ptr<Engine> engine_;
};

/// The name of the definition for a file, as resources/syntax/files.json says; empty for none.
/// `head` is the text's beginning, which decides where the name does not.
QString definitionFor(const QString& fileName, const QString& head);

} // namespace triage::view
