// SPDX-License-Identifier: Apache-2.0
#include "bundle/inflate64.h"

#include "bundle/prefix_code.h"

#include <algorithm>
#include <array>
#include <vector>

namespace triage::bundle {
namespace {

struct Extra
{
    std::uint32_t base;
    unsigned bits;
};

constexpr std::array<Extra, 29> lengths = {
    {{3, 0},  {4, 0},  {5, 0},  {6, 0},   {7, 0},   {8, 0},   {9, 0},   {10, 0},  {11, 1}, {13, 1},
     {15, 1}, {17, 1}, {19, 2}, {23, 2},  {27, 2},  {31, 2},  {35, 3},  {43, 3},  {51, 3}, {59, 3},
     {67, 4}, {83, 4}, {99, 4}, {115, 4}, {131, 5}, {163, 5}, {195, 5}, {227, 5}, {3, 16}}};
constexpr std::array<Extra, 32> distances = {
    {{1, 0},     {2, 0},     {3, 0},     {4, 0},      {5, 1},      {7, 1},      {9, 2},      {13, 2},
     {17, 3},    {25, 3},    {33, 4},    {49, 4},     {65, 5},     {97, 5},     {129, 6},    {193, 6},
     {257, 7},   {385, 7},   {513, 8},   {769, 8},    {1025, 9},   {1537, 9},   {2049, 10},  {3073, 10},
     {4097, 11}, {6145, 11}, {8193, 12}, {12289, 12}, {16385, 13}, {24577, 13}, {32769, 14}, {49153, 14}}};
/// The order in which a block stores the lengths of its length code.
constexpr std::array<std::uint8_t, 19> storedOrder = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                      11, 4,  12, 3, 13, 2, 14, 1, 15};

constexpr std::size_t window = 65536;
constexpr std::size_t longestMatch = 65538;
constexpr std::size_t flushed = std::size_t{256} << 10;
constexpr unsigned endOfBlock = 256;

class Inflater
{
public:
    Inflater(const ZipDecoder::Packed& packed, const ZipDecoder::Plain& plain) : bits_(packed), plain_(plain)
    {
        out_.resize(window + flushed + longestMatch);
    }

    Result<void> run()
    {
        for (bool last = false; !last;) {
            last = bits_.take(1) != 0;
            const unsigned kind = bits_.take(2);
            auto done = kind == 0 ? storedBlock() : codedBlock(kind);
            if (!done)
                return done;
        }
        if (auto done = flush(0); !done)
            return done;
        return bits_.atEnd() ? Result<void>{} : broken("packed bytes are left over behind its end");
    }

private:
    static tl::unexpected<Error> broken(const char* what = "its packed bytes make no sense")
    {
        return fail(ErrorKind::Damaged, {}, what);
    }

    Result<void> storedBlock()
    {
        bits_.toByte();
        std::uint32_t length = bits_.take(16);
        if ((bits_.take(16) ^ 0xFFFFU) != length)
            return broken();
        for (; length > 0; --length) {
            out_[at_++] = static_cast<char>(bits_.take(8));
            if (bits_.exhausted())
                return broken("its packed bytes end too early");
            if (at_ >= window + flushed) {
                if (auto done = flush(window); !done)
                    return done;
            }
        }
        return {};
    }

    Result<void> codedBlock(unsigned kind)
    {
        if (kind == 3 || !(kind == 1 ? fixedCodes() : storedCodes()))
            return broken();
        for (;;) {
            const int symbol = literals_.decode(bits_);
            if (symbol < 0 || bits_.exhausted())
                return broken(symbol < 0 ? "its packed bytes make no sense"
                                         : "its packed bytes end too early");
            if (symbol == endOfBlock)
                return {};
            if (symbol < static_cast<int>(endOfBlock))
                out_[at_++] = static_cast<char>(symbol);
            else if (!copyMatch(static_cast<std::size_t>(symbol) - endOfBlock - 1))
                return broken();
            if (at_ >= window + flushed) {
                if (auto done = flush(window); !done)
                    return done;
            }
        }
    }

    bool copyMatch(std::size_t code)
    {
        if (code >= lengths.size())
            return false;
        const std::size_t length = lengths[code].base + bits_.take(lengths[code].bits);
        const int far = distances_.decode(bits_);
        if (far < 0 || static_cast<std::size_t>(far) >= distances.size())
            return false;
        const auto& extra = distances[static_cast<std::size_t>(far)];
        const std::size_t distance = extra.base + bits_.take(extra.bits);
        if (distance > at_ - begin_)
            return false;
        char* to = out_.data() + at_;
        const char* from = to - distance;
        for (std::size_t i = 0; i < length; ++i) // the two may overlap: byte by byte
            to[i] = from[i];
        at_ += length;
        return true;
    }

    bool fixedCodes()
    {
        std::array<std::uint8_t, 288> bits = {};
        for (std::size_t i = 0; i < bits.size(); ++i)
            bits[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        std::array<std::uint8_t, 32> five = {};
        five.fill(5);
        return literals_.build(bits) && distances_.build(five);
    }

    bool storedCodes()
    {
        const std::size_t literals = bits_.take(5) + 257;
        const std::size_t far = bits_.take(5) + 1;
        const std::size_t stored = bits_.take(4) + 4;
        std::array<std::uint8_t, 19> order = {};
        for (std::size_t i = 0; i < stored; ++i)
            order[storedOrder[i]] = static_cast<std::uint8_t>(bits_.take(3));
        if (literals > 286 || !literals_.build(order))
            return false;
        std::array<std::uint8_t, 320> bits = {};
        if (!readLengths(std::span(bits).first(literals + far)))
            return false;
        return bits[endOfBlock] != 0 && literals_.build(std::span(bits).first(literals)) &&
               distances_.build(std::span(bits).subspan(literals, far));
    }

    bool readLengths(std::span<std::uint8_t> bits)
    {
        for (std::size_t i = 0; i < bits.size();) {
            const int symbol = literals_.decode(bits_);
            if (symbol < 0 || bits_.exhausted())
                return false;
            if (symbol < 16) {
                bits[i++] = static_cast<std::uint8_t>(symbol);
                continue;
            }
            if (symbol == 16 && i == 0)
                return false;
            const std::uint8_t value = symbol == 16 ? bits[i - 1] : std::uint8_t{0};
            const std::size_t times = symbol == 16   ? 3 + bits_.take(2)
                                      : symbol == 17 ? 3 + bits_.take(3)
                                                     : 11 + bits_.take(7);
            if (times > bits.size() - i)
                return false;
            std::fill_n(bits.begin() + static_cast<std::ptrdiff_t>(i), times, value);
            i += times;
        }
        return true;
    }

    /// Passes on what was not yet, and keeps the last `kept` bytes for matches.
    Result<void> flush(std::size_t kept)
    {
        if (at_ > passed_) {
            if (auto done = plain_({out_.data() + passed_, at_ - passed_}); !done)
                return done;
        }
        kept = std::min(kept, at_ - begin_);
        std::copy_n(out_.begin() + static_cast<std::ptrdiff_t>(at_ - kept), kept, out_.begin());
        begin_ = 0;
        at_ = passed_ = kept;
        return {};
    }

    BitReader bits_;
    const ZipDecoder::Plain& plain_;
    PrefixCode literals_;
    PrefixCode distances_;
    std::vector<char> out_;
    std::size_t begin_ = 0;
    std::size_t at_ = 0;
    std::size_t passed_ = 0;
};

} // namespace

Result<void> inflate64(const ZipDecoder::Packed& packed, const ZipDecoder::Plain& plain)
{
    return Inflater(packed, plain).run();
}

} // namespace triage::bundle
