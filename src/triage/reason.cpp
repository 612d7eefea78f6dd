// SPDX-License-Identifier: Apache-2.0
#include "log/grammar.h"
#include "triage/failure.h"

#include <algorithm>

namespace triage {
namespace {

using log::DetailLine;
using log::Event;

/// The message behind "Type:".
std::string_view reasonText(const Event& e)
{
    std::string_view text = e.message;
    if (!e.type.empty() && text.starts_with(e.type)) {
        text.remove_prefix(e.type.size());
        if (text.starts_with(":"))
            text.remove_prefix(1);
    }
    return log::trimmed(text);
}

class ReasonFinder
{
public:
    ReasonFinder(Failure& failure, const RulePack::Data& pack) : failure_(&failure), pack_(&pack) {}

    void find()
    {
        const auto& blocks = failure_->blocks;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (blocks.size() > 1 && pack_->is("control-flow", blocks[i]->type))
                continue;
            if (i + 1 < blocks.size() &&
                (handled(*blocks[i], *blocks[i + 1]) || saysNothing(*blocks[i], *blocks[i + 1])))
                continue;
            if (take(*blocks[i], i))
                return;
        }
        for (std::size_t i = 0; i < blocks.size(); ++i) // only wrappers and handled attempts
            if (!reportedAbove(*blocks[i]) && carry(*blocks[i], i))
                return;
        carry(*blocks.front(), 0);
    }

private:
    bool wrapper(std::string_view text) const { return pack_->is("wrapper", text); }
    bool reportedAbove(const Event& e) const { return pack_->is("reported-above", e.message); }

    /// An attempt that explains nothing, followed by what was made of it.
    bool handled(const Event& e, const Event& next) const
    {
        return next.link == log::ChainLink::DuringHandling && next.type != e.type &&
               pack_->is("handled-attempt", e.message) && !wrapper(next.message);
    }

    /// A wait that ended without a word, raised again with one: "TimeoutError", then who waited for what.
    bool saysNothing(const Event& e, const Event& next) const
    {
        return pack_->is("bare-timeout", e.message) && next.link == log::ChainLink::DirectCause &&
               next.message.size() > next.type.size();
    }

    bool take(const Event& e, std::size_t i)
    {
        if (reportedAbove(e))
            return takeDetail(e, i, firstNative(e));
        if (wrapper(e.message))
            return takeDetail(e, i, firstReason(e));
        if (e.type.empty() && e.kind == log::EventKind::PythonException)
            return false; // frames without a message line
        const bool announces =
            e.kind == log::EventKind::PythonException
                ? (e.message.size() > e.type.size() && reasonText(e).empty()) || announcement(e.message)
                : announcement(e.message);
        if (announces && takeDetail(e, i, firstReason(e)))
            return true;
        settle(e, i, nullptr);
        return true;
    }

    bool announcement(std::string_view text) const { return pack_->is("announcement", text); }

    const DetailLine* firstReason(const Event& e) const
    {
        for (const auto& d : e.detail) {
            const auto text = log::trimmed(d.text);
            if (text.empty() || wrapper(text) || announcement(text))
                continue;
            return pack_->is("boilerplate", text) ? nullptr : &d;
        }
        return nullptr;
    }

    /// The first line of the block that names a native error itself.
    const DetailLine* firstNative(const Event& e) const
    {
        const auto found = std::find_if(e.detail.begin(), e.detail.end(), [&](const DetailLine& d) {
            const auto text = log::trimmed(d.text);
            return !log::isTrailer(text) && !announcement(text) &&
                   (!log::cannCodeIn(text).empty() ||
                    text.find("NPU function error") != std::string_view::npos);
        });
        return found == e.detail.end() ? nullptr : &*found;
    }

    bool takeDetail(const Event& e, std::size_t i, const DetailLine* d)
    {
        if (!d)
            return false;
        settle(e, i, d);
        return true;
    }

    bool carry(const Event& e, std::size_t i)
    {
        settle(e, i, nullptr);
        failure_->tier = Tier::Carrier;
        return true;
    }

    void settle(const Event& e, std::size_t i, const DetailLine* d)
    {
        failure_->causal = &e;
        failure_->detail = d;
        failure_->message = d ? std::string(log::trimmed(d->text)) : e.message;
        failure_->type = e.type;
        if (d) {
            const auto inner = log::exceptionIn(failure_->message, true);
            failure_->type = inner ? std::string(inner->type) : std::string();
        }
        failure_->frames = &e.frames;
        const auto& blocks = failure_->blocks; // the causal frames may stand in the nested copy only
        if (i + 1 < blocks.size() && blocks[i + 1]->link == log::ChainLink::Nested &&
            !blocks[i + 1]->frames.empty())
            failure_->frames = &blocks[i + 1]->frames;
    }

    Failure* failure_;
    const RulePack::Data* pack_;
};

} // namespace

void settleReason(Failure& failure, const RulePack::Data& pack)
{
    ReasonFinder(failure, pack).find();
}

} // namespace triage
