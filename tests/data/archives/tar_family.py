# SPDX-License-Identifier: Apache-2.0
"""tar and its relations, 7z, rar."""
import bz2
import gzip
import io
import lzma
import struct
import subprocess
import tarfile
import zlib

from archives.base import LOG, NOTE, PLAIN, maker, tar, with_log


@maker("plain.tar")
def _():
    return tar(PLAIN)


@maker("plain.tar.gz")
def _():
    return tar(PLAIN, gzip.compress)


@maker("plain.tar.bz2")
def _():
    return tar(PLAIN, bz2.compress)


@maker("plain.tar.xz")
def _():
    return tar(PLAIN, lzma.compress)


@maker("plain.tar.zst")
def _():
    return subprocess.run(["zstd", "-q", "-c"], input=tar(PLAIN), stdout=subprocess.PIPE, check=True).stdout


@maker("cut.tar")
def _():
    return tar(PLAIN)[:1100]


@maker("no-end.tar")
def _():
    return tar(PLAIN).rstrip(b"\0") + bytes(50)


@maker("cut-between-members.tar")
def _():
    padded = -(-len(LOG) // 512) * 512
    return tar(PLAIN, form=tarfile.USTAR_FORMAT)[:512 + padded]


@maker("cut.tar.gz")
def _():
    data = tar(PLAIN, gzip.compress)
    return data[:len(data) * 2 // 3]


@maker("cut-in-trailer.tar.gz")
def _():
    return tar(PLAIN, gzip.compress)[:-4]


@maker("wrong-crc.tar.gz")
def _():
    data = bytearray(tar(PLAIN, gzip.compress))
    data[-6] ^= 0xFF
    return bytes(data)


@maker("wrong-length.tar.gz")
def _():
    data = bytearray(tar(PLAIN, gzip.compress))
    data[-1] ^= 0xFF
    return bytes(data)


@maker("concatenated.tar.gz")
def _():
    data = tar(PLAIN)
    return gzip.compress(data[:700]) + gzip.compress(data[700:1500]) + gzip.compress(data[1500:])


@maker("concatenated-wrong-crc.tar.gz")
def _():
    data = tar(PLAIN)
    first = bytearray(gzip.compress(data[:700]))
    first[-7] ^= 1
    return bytes(first) + gzip.compress(data[700:])


@maker("trailing.tar.gz")
def _():
    return tar(PLAIN, gzip.compress) + b"mail footer"


@maker("gbk.tar")
def _():
    return tar([("说明.txt", NOTE), ("客户现场/复现日志.log", LOG)], form=tarfile.GNU_FORMAT, encoding="gbk")


@maker("gbk.tar.gz")
def _():
    return tar([("说明.txt", NOTE), ("客户现场/复现日志.log", LOG)], gzip.compress, tarfile.GNU_FORMAT, "gbk")


@maker("utf8.tar")
def _():
    return tar([("客户现场/复现日志.log", LOG)])


@maker("unsafe.tar")
def _():
    return tar([("../up.log", LOG), ("/absolute.log", LOG), ("kept.log", LOG)])


@maker("special.tar")
def _():
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w") as archive:
        for name, kind in (("pipe", tarfile.FIFOTYPE), ("terminal", tarfile.CHRTYPE), ("disk", tarfile.BLKTYPE)):
            info = tarfile.TarInfo(name)
            info.type = kind
            archive.addfile(info)
        for name, kind, target in (("soft.log", tarfile.SYMTYPE, "real.log"), ("hard.log", tarfile.LNKTYPE, "real.log"),
                                   ("out.log", tarfile.SYMTYPE, "/etc/passwd"), ("out2.log", tarfile.LNKTYPE, "../x.log")):
            info = tarfile.TarInfo(name)
            info.type = kind
            info.linkname = target
            archive.addfile(info)
        info = tarfile.TarInfo("real.log")
        info.size = len(LOG)
        info.mode = 0o4000
        archive.addfile(info, io.BytesIO(LOG))
    return out.getvalue()


@maker("sparse.tar")
def _():
    """GNU's old sparse form: 4 KiB of log, a hole of 1 MiB, 4 KiB of log, a hole of 64 KiB at the end."""
    block = (LOG * 2)[:4096]
    size = 4096 + (1 << 20) + 4096 + 65536
    head = bytearray(tar([("sparse.log", b"")], form=tarfile.GNU_FORMAT)[:512])
    head[124:136] = b"%011o\0" % 8192
    head[156:157] = b"S"
    pieces = [(0, 4096), (4096 + (1 << 20), 4096), (size, 0)]
    for i, (place, length) in enumerate(pieces):
        head[386 + i * 24:386 + i * 24 + 24] = b"%011o\0%011o\0" % (place, length)
    head[483:495] = b"%011o\0" % size
    head[148:156] = b" " * 8
    head[148:156] = b"%06o\0 " % sum(head)
    return bytes(head) + block + block + bytes(1024)


@maker("single.log.gz")
def _():
    return gzip.compress(LOG)


@maker("single-wrong-crc.log.gz")
def _():
    data = bytearray(gzip.compress(LOG))
    data[-6] ^= 0xFF
    return bytes(data)


@maker("gzipped.zip.gz")
def _():
    return gzip.compress(with_log().bytes())


@maker("not-what-it-says.log")
def _():
    return with_log().bytes()


@maker("not-an-archive.zip")
def _():
    return LOG


@maker("noise.zip")
def _():
    return bytes((i * 167 + i // 7 + 13) & 0xFF for i in range(5000))


def rar4(files):
    """Stored members; the format as unrar's technote tells it."""
    def block(kind, flags, body, data=b""):
        head = struct.pack("<BHH", kind, flags, 7 + len(body)) + body
        return struct.pack("<H", zlib.crc32(head) & 0xFFFF) + head + data
    out = b"Rar!\x1a\x07\x00" + block(0x73, 0, bytes(6))
    for name, data in files:
        body = struct.pack("<IIBIIBBHI", len(data), len(data), 3, zlib.crc32(data), 0x5D816000, 20, 0x30, len(name),
                           0o100644) + name
        out += block(0x74, 0x8000, body, data)
    return out + block(0x7B, 0x4000, b"")


@maker("stored.rar")
def _():
    return rar4([(b"step1-eager/stdout_stderr.log", LOG), (b"note.md", NOTE)])


@maker("cut.rar")
def _():
    return rar4([(b"step1-eager/stdout_stderr.log", LOG)])[:-300]
