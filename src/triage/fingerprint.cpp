// SPDX-License-Identifier: Apache-2.0
#include "log/cursor.h"
#include "triage/evidence.h"

#include <QCryptographicHash>

#include <algorithm>

namespace triage {
namespace {

constexpr int framesCounted = 3;

/// Paths to their last part, numbers and addresses to '#': what differs from run to run.
std::string normalised(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size() && out.size() < 400;) {
        if (text[i] == '/') {
            std::size_t n = i;
            while (n < text.size() &&
                   (log::isWord(text[n]) || text[n] == '/' || text[n] == '.' || text[n] == '-'))
                ++n;
            const auto path = text.substr(i, n - i);
            const auto name = path.substr(path.rfind('/') + 1);
            if (path.find('/', 1) != std::string_view::npos) {
                out += name;
                i = n;
                continue;
            }
        }
        if (log::isDigit(text[i])) {
            while (i < text.size() && (log::isDigit(text[i]) || (text[i] == 'x' && text[i - 1] == '0') ||
                                       (text[i] >= 'a' && text[i] <= 'f') || text[i] == '.'))
                ++i;
            out += '#';
            continue;
        }
        out += text[i++];
    }
    return out;
}

/// Codes say what failed; they stay.
std::string codesOf(const log::Event& e)
{
    std::string out;
    for (const auto& code : e.codes)
        out += code + ',';
    return out;
}

bool independent(const std::string& file)
{
    return file.find("/torch") != std::string::npos || file.find("npugraph") != std::string::npos ||
           file.find("site-packages") != std::string::npos || file.find("dist-packages") != std::string::npos;
}

} // namespace

std::string fingerprintOf(const Failure& failure)
{
    std::string text =
        failure.type + '\n' + normalised(failure.message) + '\n' + codesOf(*failure.causal) + '\n';
    int counted = 0;
    if (failure.frames)
        for (auto it = failure.frames->rbegin(); it != failure.frames->rend() && counted < framesCounted;
             ++it)
            if (independent(it->file)) {
                text += it->file.substr(it->file.rfind('/') + 1) + ':' + it->function + '\n';
                ++counted;
            }
    const auto hash = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return hash.toHex().left(16).toStdString();
}

} // namespace triage
