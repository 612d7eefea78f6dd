// SPDX-License-Identifier: Apache-2.0
#include "text/encoding.h"

#include <QString>
#include <QStringDecoder>

namespace triage::text {
namespace {

QString decode(std::string_view bytes, Encoding encoding)
{
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    switch (encoding) {
    case Encoding::Utf8:
        return QStringDecoder(QStringDecoder::Utf8)(view);
    case Encoding::Utf16Le:
        return QStringDecoder(QStringDecoder::Utf16LE)(view);
    case Encoding::Utf16Be:
        return QStringDecoder(QStringDecoder::Utf16BE)(view);
    case Encoding::Utf32Le:
        return QStringDecoder(QStringDecoder::Utf32LE)(view);
    case Encoding::Utf32Be:
        return QStringDecoder(QStringDecoder::Utf32BE)(view);
    case Encoding::Gb18030: {
        // Present where Qt was built with ICU; without it the bytes at least stay readable.
        QStringDecoder decoder("GB18030");
        if (decoder.isValid())
            return decoder(view);
        break;
    }
    case Encoding::Latin1:
        break;
    }
    return QString::fromLatin1(view);
}

} // namespace

std::string toUtf8(std::string_view bytes, Encoding encoding)
{
    bytes.remove_prefix(encoding == Encoding::Gb18030 || encoding == Encoding::Latin1
                            ? 0
                            : bomLength(std::span(bytes.data(), bytes.size())));
    return decode(bytes, encoding).toStdString();
}

} // namespace triage::text
