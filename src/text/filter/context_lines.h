// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/byte_source.h"
#include "text/encoding.h"
#include "text/filter/line_list.h"

#include <memory>
#include <span>
#include <vector>

namespace triage::text {

/// Puts the neighbours of matching lines between them. One thread at a time; lines come in file order.
class ContextLines
{
public:
    /// `around`: lines before and after. A neighbour that lies more than 1 MiB away is left out.
    ContextLines(std::shared_ptr<const ByteSource> source, Encoding encoding, int around)
        : source_(std::move(source)), encoding_(encoding), around_(around)
    {
    }

    /// What was handed out ends with this line.
    void goOnBehind(const FoundLine& last);
    /// The lines with what is shown before them and, of those before, after them.
    std::vector<FoundLine> add(std::span<const FoundLine> matches);
    /// What comes after the last match.
    std::vector<FoundLine> finish();

private:
    void before(const FoundLine& match, std::vector<FoundLine>& out);
    void after(std::int64_t until, std::vector<FoundLine>& out);
    std::string_view read(std::int64_t from, std::int64_t to);

    std::shared_ptr<const ByteSource> source_;
    Encoding encoding_;
    int around_;
    std::string buffer_;
    std::int64_t line_ = 0; ///< the last one handed out
    std::int64_t end_ = 0;  ///< behind it
    int owed_ = 0;          ///< lines still to come after it
};

} // namespace triage::text
