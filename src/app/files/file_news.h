// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <cstdint>

namespace triage::app {

/// What a running import says about one file, relative to the input's root.
struct FileNews
{
    enum class Kind : std::uint8_t {
        Listed, ///< its archive holds it
        Begun,  ///< its first bytes can be read
        Ready,  ///< it is whole
    };
    Kind kind = Kind::Listed;
    QString path;
    QString location; ///< where its bytes are; empty while it is only listed
    qint64 size = 0;  ///< bytes, as declared until it is whole
};

} // namespace triage::app
