// SPDX-License-Identifier: Apache-2.0
#include "log/anchors.h"

#include <hs/hs.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace triage::log {
namespace {

/// What can start something worth reading. Rare in healthy output: what is frequent costs time here and
/// room in the lists. Words of the rules do not belong here; they are tried on the causal chain only.
constexpr AnchorPattern patterns[] = {
    {"Traceback \\(most recent call last", AnchorKind::Block},
    {"The above exception was the direct cause", AnchorKind::Block},
    {"During handling of the above exception", AnchorKind::Block},
    {"function error: ", AnchorKind::Block},
    {"rror code is [0-9]", AnchorKind::Block},
    {"rror code:[0-9]", AnchorKind::Block},
    {"call aclnn", AnchorKind::Block},
    {"[EW][0-9A-Z][0-9]{4}[:\\[(]", AnchorKind::Block},
    {"\\(E[0-9A-Z][0-9]{4}\\)", AnchorKind::Block},
    {"\\) ERR[0-9]{5}", AnchorKind::Block},
    {"Segmentation fault", AnchorKind::Block},
    {"core dumped", AnchorKind::Block},
    {"Fatal Python error", AnchorKind::Block},
    {"Segfault encountered|\\*\\*\\* SIG[A-Z]+|段错误|核心已转储", AnchorKind::Block},
    {"OOMKilled", AnchorKind::Block},
    {"= (FAILURES|ERRORS) =", AnchorKind::Block},
    {"[Ee]xit(ed|s)?( with)?( return)? (code|status)[ :=]+(13[4-79]|-[46-9]|-11)", AnchorKind::Line},
    {"terminate called", AnchorKind::Block},
    {"  what\\(\\):", AnchorKind::Block},
    {"Watchdog caught", AnchorKind::Block},
    {"[Oo]ut of memory", AnchorKind::Block},
    {"oom-kill", AnchorKind::Block},
    {"^(Aborted|Killed|Bus error|Illegal instruction|Terminated)", AnchorKind::Block},
    {"^\\[ERROR\\] ", AnchorKind::Line},
    {"[a-z](Error|Exception)[:(]", AnchorKind::Line},
    {"(Error|Exception)\\r?$", AnchorKind::Line},
    {"\\.exc\\.[A-Z]", AnchorKind::Line},
    {"^(\\[rank[0-9]+\\]:)?\\[?[EWF]([0-9]{3,8}) [0-9]{2}:", AnchorKind::Line},
    {" ERROR ", AnchorKind::Line},
    {"^(ERROR|CRITICAL|FATAL) ", AnchorKind::Line},
    {"imed? ?out", AnchorKind::Line},
    {"exitcode", AnchorKind::Line},
    {" died ", AnchorKind::Line},
    {"start to capture it", AnchorKind::Milestone},
    {"Success to capture", AnchorKind::Milestone},
    {"Find captured AclGraph", AnchorKind::Milestone},
    {"needs to be recaptured", AnchorKind::Milestone},
    {"capture_limit reached", AnchorKind::Milestone},
    {"Codegen for graph", AnchorKind::Milestone},
    {"\\]compiler inputs|\\][0-9]+ compiler inputs", AnchorKind::Milestone},
    {"FALLS BACK", AnchorKind::Milestone},
    {"runtime outputs", AnchorKind::Call},
    {"[0-9] ?(ms|us|s/it|it/s|samples/s|tok/s|tokens/s|fps|秒|毫秒)", AnchorKind::Statement},
    {"(?i)accuracy|allclose|mismatch|max_?diff|max_? ?abs|cosine|generated text|not close",
     AnchorKind::Statement},
    {"(?i)slower|speedup|baseline|target|throughput|latency|regress", AnchorKind::Statement},
    {"(?i)[- |=:(]eager[ |=:),]|exact_match|perplexity", AnchorKind::Statement},
    {"[ \t|]FAIL|不通过", AnchorKind::Statement},
    {"精度|性能|不一致|变慢|吞吐|时延|关图|开图|单算子|图模式|入图|耗时|基线|余弦|误差",
     AnchorKind::Statement},
    {"(?i)acl ?graph|npu graph|cuda ?graph", AnchorKind::Statement},
    {"^(\\[rank[0-9]+\\]: ?)?([Ss]tep|[Ii]ter|[Ii]teration|[Ee]poch)[ :=]+[0-9]", AnchorKind::Statement},
    {"^real\\t", AnchorKind::Statement},
    {"hit config\\.", AnchorKind::Line},
    {"WON'T CONVERT", AnchorKind::Line},
};

class Database
{
public:
    Database()
    {
        constexpr std::size_t n = std::size(patterns);
        const char* texts[n];
        unsigned flags[n];
        unsigned ids[n];
        for (std::size_t i = 0; i < n; ++i) {
            texts[i] = patterns[i].expression;
            flags[i] = HS_FLAG_MULTILINE;
            ids[i] = static_cast<unsigned>(i);
        }
        hs_compile_error_t* error = nullptr;
        if (hs_compile_multi(texts, flags, ids, n, HS_MODE_BLOCK, nullptr, &database_, &error) != HS_SUCCESS)
            hs_free_compile_error(error); // then nothing is found in big files; a test compiles it
    }
    ~Database() { hs_free_database(database_); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    [[nodiscard]] const hs_database_t* get() const { return database_; }

private:
    hs_database_t* database_ = nullptr;
};

const Database& database()
{
    static const Database compiled; // immutable; compiling it takes some 20 ms
    return compiled;
}

using Hits = std::vector<std::pair<std::uint64_t, AnchorKind>>; ///< end of the match, kind

int onMatch(unsigned id, unsigned long long, unsigned long long to, unsigned, void* context)
{
    static_cast<Hits*>(context)->emplace_back(to, patterns[id].kind);
    return 0;
}

} // namespace

std::span<const AnchorPattern> anchorPatterns()
{
    return patterns;
}

void AnchorList::add(const Anchor& anchor)
{
    auto& list = lists_[static_cast<std::size_t>(anchor.kind)];
    ++list.count;
    if (list.first.size() < keep) {
        if (list.first.empty() || list.first.back().line != anchor.line)
            list.first.push_back(anchor);
        return;
    }
    if (!list.last.empty() && list.last.back().line == anchor.line)
        return;
    list.last.push_back(anchor);
    if (list.last.size() > keep)
        list.last.pop_front();
}

std::vector<Anchor> AnchorList::all() const
{
    std::vector<Anchor> out;
    for (const auto& list : lists_) {
        out.insert(out.end(), list.first.begin(), list.first.end());
        out.insert(out.end(), list.last.begin(), list.last.end());
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const Anchor& a, const Anchor& b) { return a.line < b.line; });
    return out;
}

struct AnchorScanner::Scratch
{
    hs_scratch_t* scratch = nullptr;
    std::vector<std::pair<std::uint64_t, AnchorKind>> hits; ///< end of the match, kind
};

AnchorScanner::AnchorScanner() : scratch_(std::make_unique<Scratch>())
{
    if (database().get())
        hs_alloc_scratch(database().get(), &scratch_->scratch);
}

AnchorScanner::~AnchorScanner()
{
    hs_free_scratch(scratch_->scratch);
}

void AnchorScanner::scan(std::span<const char> lines, ByteOffset offset, LineNumber line, AnchorList& into)
{
    auto& hits = scratch_->hits;
    hits.clear();
    if (!scratch_->scratch || lines.empty())
        return;
    hs_scan(database().get(), lines.data(), static_cast<unsigned>(lines.size()), 0, scratch_->scratch,
            onMatch, &scratch_->hits);
    const auto endFrom = [&lines](std::size_t at) { // sought once a line: it may hold many hits
        const auto* nl = static_cast<const char*>(std::memchr(lines.data() + at, '\n', lines.size() - at));
        return nl ? static_cast<std::size_t>(nl - lines.data()) : lines.size();
    };
    std::size_t lineStart = 0;
    std::size_t lineEnd = endFrom(0);
    std::int64_t number = line.value;
    for (const auto& [to, kind] : hits) { // ordered by end: one walk over the line ends does
        while (lineEnd < to && lineEnd < lines.size()) {
            lineStart = lineEnd + 1;
            lineEnd = endFrom(lineStart);
            ++number;
        }
        into.add({kind, ByteOffset(offset.value + static_cast<std::int64_t>(lineStart)), LineNumber(number)});
    }
}

} // namespace triage::log
