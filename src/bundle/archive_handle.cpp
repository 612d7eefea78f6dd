// SPDX-License-Identifier: Apache-2.0
#include "bundle/archive_handle.h"

namespace triage::bundle {

ReadHandle newReadHandle()
{
    return ReadHandle(archive_read_new());
}

std::string errorOf(archive* handle)
{
    const char* text = archive_error_string(handle);
    return text ? text : "libarchive gives no reason";
}

Result<void> readBlocks(archive* handle, const std::function<Result<void>(std::span<const char>)>& plain)
{
    for (;;) {
        const void* bytes = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        const int state = archive_read_data_block(handle, &bytes, &size, &offset);
        if (state == ARCHIVE_EOF)
            return {};
        if (state != ARCHIVE_OK)
            return fail(ErrorKind::Damaged, {}, errorOf(handle));
        if (auto taken = plain({static_cast<const char*>(bytes), size}); !taken)
            return taken;
    }
}

} // namespace triage::bundle
