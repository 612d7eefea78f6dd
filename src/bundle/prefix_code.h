// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace triage::bundle {

/// Bits of a Deflate stream, lowest first.
class BitReader
{
public:
    /// Fills a buffer; 0 or less at the end.
    using Fill = std::function<std::int64_t(std::span<char>)>;
    explicit BitReader(Fill fill) : fill_(std::move(fill)), buffer_(std::size_t{64} << 10) {}

    /// The next bits without taking them, zeros behind the end.
    std::uint32_t peek(unsigned count)
    {
        if (count_ < count)
            refill();
        return static_cast<std::uint32_t>(bits_ & ((std::uint64_t{1} << count) - 1));
    }
    void drop(unsigned count)
    {
        bits_ >>= count;
        count_ -= count;
    }
    std::uint32_t take(unsigned count)
    {
        const std::uint32_t value = peek(count);
        drop(count);
        return value;
    }
    void toByte() { drop(count_ % 8); }
    /// More was taken than there is.
    [[nodiscard]] bool exhausted() const { return padded_ * 8 > count_; }
    /// Nothing but the rest of the last byte is left.
    bool atEnd()
    {
        if (exhausted())
            return false;
        return count_ - padded_ * 8 < 8 && (at_ < size_ || more()) == false;
    }

private:
    void refill()
    {
        while (count_ <= 56) {
            const bool there = at_ < size_ || more();
            const auto byte = there ? static_cast<unsigned char>(buffer_[at_++]) : 0U;
            padded_ += there ? 0 : 1;
            bits_ |= static_cast<std::uint64_t>(byte) << count_;
            count_ += 8;
        }
    }
    bool more()
    {
        const std::int64_t got = ended_ ? 0 : fill_(buffer_);
        ended_ = got <= 0;
        at_ = 0;
        size_ = ended_ ? 0 : static_cast<std::size_t>(got);
        return !ended_;
    }

    Fill fill_;
    std::vector<char> buffer_;
    std::size_t at_ = 0;
    std::size_t size_ = 0;
    std::uint64_t bits_ = 0;
    unsigned count_ = 0;
    unsigned padded_ = 0; ///< bytes made up behind the end
    bool ended_ = false;
};

/// A canonical prefix code as Deflate uses it (RFC 1951, 3.2.2).
class PrefixCode
{
public:
    /// From the length of each symbol's code, 0 for none. False when they make no code.
    bool build(std::span<const std::uint8_t> lengths);
    /// The next symbol; -1 for bits that are no code.
    int decode(BitReader& bits) const
    {
        const std::uint16_t entry = fast_[bits.peek(fastBits)];
        if (entry == 0)
            return decodeLong(bits);
        bits.drop(entry & 15U);
        return entry >> 4;
    }

private:
    static constexpr unsigned fastBits = 10;
    static constexpr unsigned longest = 15;
    int decodeLong(BitReader& bits) const;

    std::array<std::uint16_t, std::size_t{1} << fastBits> fast_ = {}; ///< symbol << 4 | length
    std::array<std::uint16_t, longest + 1> counts_ = {};
    std::array<std::uint16_t, 320> symbols_ = {}; ///< in the order of their codes
};

} // namespace triage::bundle
