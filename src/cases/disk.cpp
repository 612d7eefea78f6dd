// SPDX-License-Identifier: Apache-2.0
#include "cases/disk.h"

#include "base/visible.h"
#include "base/whole_file.h"
#include "cases/names.h"

#include <QFile>
#include <QLocale>
#include <QtGlobal>

#include <algorithm>

namespace triage::cases {
namespace {

std::string shownSize(std::int64_t bytes)
{
    return QLocale::c().formattedDataSize(bytes).toStdString();
}

} // namespace

tl::unexpected<Error> cannotWrite(const std::filesystem::path& path, std::string detail)
{
    return fail(
        ErrorKind::NotReadable,
        {QT_TRANSLATE_NOOP("engine", "The case store cannot be written: %1"), {visible(path.string())}},
        std::move(detail));
}

Result<QByteArray> readFile(const std::filesystem::path& file)
{
    QFile source(qtPath(file));
    if (!source.exists())
        return fail(ErrorKind::NotFound, {QT_TRANSLATE_NOOP("engine", "The case store has no file %1."),
                                          {visible(file.string())}});
    if (!source.open(QIODevice::ReadOnly))
        return fail(ErrorKind::NotReadable,
                    {QT_TRANSLATE_NOOP("engine", "%1 cannot be read."), {visible(file.string())}},
                    source.errorString().toStdString());
    return source.readAll();
}

Result<void> writeFile(const std::filesystem::path& file, const QByteArray& bytes)
{
    if (auto trouble = writeWhole(qtPath(file), {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
        return cannotWrite(file, *trouble);
    return {};
}

Result<void> renameTo(const std::filesystem::path& from, const std::filesystem::path& to)
{
    std::error_code error;
    std::filesystem::create_directories(to.parent_path(), error);
    std::filesystem::rename(from, to, error);
    return error ? Result<void>(cannotWrite(to, error.message())) : Result<void>();
}

Result<void> requireSpace(const std::filesystem::path& directory, std::int64_t bytes)
{
    std::error_code error;
    const auto space = std::filesystem::space(directory, error);
    if (error || bytes <= 0 || space.available >= static_cast<std::uintmax_t>(bytes))
        return {};
    return fail(ErrorKind::NoSpace,
                {QT_TRANSLATE_NOOP("engine", "The case store needs %1, and %2 is free: %3"),
                 {shownSize(bytes), shownSize(static_cast<std::int64_t>(space.available)),
                  visible(directory.string())}});
}

bool isThere(const std::filesystem::path& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

void removeAll(const std::filesystem::path& path)
{
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

std::vector<std::string> foldersIn(const std::filesystem::path& directory)
{
    std::vector<std::string> names;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(directory, error))
        if (entry.is_directory(error))
            names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

std::int64_t bytesBelow(const std::filesystem::path& directory)
{
    std::int64_t bytes = 0;
    std::error_code error;
    using Walk = std::filesystem::recursive_directory_iterator;
    for (auto entry = Walk(directory, error); !error && entry != Walk(); entry.increment(error)) {
        std::error_code gone; // a file that vanishes meanwhile counts nothing
        if (entry->is_regular_file(gone))
            if (const auto size = entry->file_size(gone); !gone)
                bytes += static_cast<std::int64_t>(size);
    }
    return bytes;
}

std::filesystem::path resolved(const std::filesystem::path& path)
{
    std::error_code error;
    const auto absolute = std::filesystem::absolute(path, error);
    const auto real = std::filesystem::weakly_canonical(absolute, error);
    return error ? absolute.lexically_normal() : real;
}

} // namespace triage::cases
