// SPDX-License-Identifier: Apache-2.0
#include "bundle/digest.h"

#include <fmt/core.h>
#include <openssl/evp.h>

#include <array>
#include <memory>
#include <vector>

namespace triage::bundle {

std::optional<std::string> sha256Of(const InputFile& file, const std::stop_token& stop)
{
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    if (!context || EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) != 1)
        return std::nullopt;
    std::vector<char> buffer(std::size_t{256} << 10);
    for (std::int64_t offset = 0;;) {
        const std::int64_t got = file.readAt(offset, buffer);
        if (got < 0 || stop.stop_requested())
            return std::nullopt;
        if (got == 0)
            break;
        EVP_DigestUpdate(context.get(), buffer.data(), static_cast<std::size_t>(got));
        offset += got;
    }
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest = {};
    unsigned length = 0;
    if (EVP_DigestFinal_ex(context.get(), digest.data(), &length) != 1)
        return std::nullopt;
    std::string hex;
    for (unsigned i = 0; i < length; ++i)
        hex += fmt::format("{:02x}", digest[i]);
    return hex;
}

} // namespace triage::bundle
