// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "text/background.h"
#include "text/block_cache.h"
#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/line_index.h"
#include "text/line_reader.h"
#include "text/prompt_source.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace triage::view {

class Mailbox;

/// What a document is opened with. Only `source` and `name` must be given.
struct DocumentSource
{
    std::shared_ptr<const text::ByteSource> source;
    QString name; ///< the file's name or path in the bundle: decides how it is coloured
    std::shared_ptr<const text::LineIndex> index; ///< from the import's scan; built in the background without
    std::optional<text::Encoding> encoding;       ///< detected without
    std::filesystem::path path;                   ///< watched for removal; may be empty
};

/// A text that is shown: bytes, where its lines start, how it is decoded. Lives in the window's thread;
/// the index grows in a thread of its own. Several views may show one document. Nothing here waits for a
/// disk: what is not in memory is read in the background, and `arrived` tells.
class Document : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Indexing, ///< what is there so far can be read
        Ready,
        Unreadable, ///< `error()` says why
        Truncated,  ///< became shorter while it was open; what is there now is shown, until it grows again
        Gone,       ///< removed on disk; what was opened can still be read
        Replaced,   ///< another file has its name now (a log was rotated); what was opened can still be read
    };

    explicit Document(DocumentSource source);
    ~Document() override;

    /// Never fails: a file that cannot be opened is a document in state Unreadable.
    static std::shared_ptr<Document> open(const std::filesystem::path& path, const QString& name = {});
    static std::shared_ptr<Document> fromText(const QString& text, const QString& name = {});

    /// For the window's thread: turns away (`text::isBeingRead`) what is not in memory, and asks for it.
    [[nodiscard]] const text::ByteSource& source() const { return *prompt_; }
    [[nodiscard]] std::shared_ptr<const text::ByteSource> promptSource() const { return prompt_; }
    /// Reads turned away so far: who notes it before and after knows whether all was there.
    [[nodiscard]] std::int64_t turnedAway() const { return prompt_->turnedAway() + turnedAwayBefore_; }
    /// For other threads: waits.
    [[nodiscard]] std::shared_ptr<const text::ByteSource> sharedSource() const { return cache_; }
    /// Not through the cache: for searches, which would only push the view's blocks out.
    [[nodiscard]] std::shared_ptr<const text::ByteSource> rawSource() const { return source_; }
    [[nodiscard]] std::shared_ptr<const text::LineIndex> index() const { return index_; }
    [[nodiscard]] text::Encoding encoding() const { return encoding_; }
    [[nodiscard]] QString name() const { return name_; }
    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    /// Known so far.
    [[nodiscard]] std::int64_t lineCount() const { return index_->lineCount(); }
    /// Bytes now.
    [[nodiscard]] std::int64_t size() const;
    /// Bytes the index has passed, of how many: for a progress display.
    [[nodiscard]] std::int64_t indexedBytes() const { return index_->byteCount(); }

    /// Another encoding than the detected one. UTF-16 has other line ends, so the index is built anew.
    void setEncoding(text::Encoding encoding);
    /// For a source that knows its lines itself: what there is now. Agrees with the source's size.
    void setIndex(std::shared_ptr<const text::LineIndex> index);
    /// Looks at the file again: grown, shortened, removed, replaced? Cheap; done every second.
    void refresh();
    /// Opens the file that has the name now. Without one (or without a path) what was opened stays.
    void reload();

signals:
    /// More lines are known, or the state changed.
    void changed();
    /// Text that was there may read differently now (encoding, truncation).
    void reset();
    /// Something that was asked for is there now, or cannot be read.
    void arrived();

private:
    struct Indexing;
    struct IndexNews;
    enum class Resumed { Yes, Impossible, NotYet };

    void setSource(std::shared_ptr<const text::ByteSource> source);
    [[nodiscard]] bool begin(std::optional<text::Encoding> encoding,
                             const std::shared_ptr<const text::LineIndex>& known);
    [[nodiscard]] bool readHead();
    [[nodiscard]] bool indexAnew();
    void goOnIndexing();
    void stopIndexing();
    void takeNews();
    void becameShorter();
    void grew();
    [[nodiscard]] Resumed resumeIndex();
    void whenRead(std::function<bool()> deed);
    void somethingArrived();
    [[nodiscard]] State stateOnDisk() const;
    void failed(Error error);
    void become(State state);

    std::shared_ptr<const text::ByteSource> source_;
    std::shared_ptr<text::BlockCache> cache_;
    std::shared_ptr<const text::PromptSource> prompt_;
    std::int64_t turnedAwayBefore_ = 0; ///< by the sources before this one
    std::shared_ptr<Mailbox> arrivals_;
    std::function<bool()> waiting_; ///< tried again when something has come; true: done
    std::shared_ptr<const text::LineIndex> index_;
    QString name_;
    text::Encoding encoding_ = text::Encoding::Utf8;
    State state_ = State::Indexing;
    std::optional<Error> error_;
    std::filesystem::path path_;
    std::optional<text::FileIdentity> identity_; ///< of what was opened
    bool busy_ = false;                          ///< an index is under way
    std::shared_ptr<IndexNews> news_;            ///< of the index under way
    std::shared_ptr<Indexing> indexing_;         ///< the builder; belongs to the thread while that runs
    QTimer watch_;
    text::Background indexer_;
};

} // namespace triage::view
