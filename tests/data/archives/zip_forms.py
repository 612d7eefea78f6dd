# SPDX-License-Identifier: Apache-2.0
"""Forms of zip that are taken."""
import bz2
import lzma
import struct
import subprocess
import zlib

from archives.base import LOG, LOG_NAME, maker, deflated, Zip, with_log


@maker("leading.zip")
def _():
    return b"#!/bin/sh\nexit 0\n" + bytes(range(200)) + with_log().bytes()


@maker("trailing.zip")
def _():
    return with_log().bytes() + b"\r\n-- \r\nsent by a mail gateway\r\n" * 5


@maker("trailing-long.zip")
def _():
    return with_log().bytes(comment=b"a comment") + b"\0" * 200_000


@maker("descriptor.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, descriptor=True)
    archive.add("second.log", LOG, descriptor=True)
    return archive.bytes()


@maker("enormous.zip")
def _():
    """Declares 1 EiB."""
    archive = with_log()
    field = struct.pack("<HHQ", 1, 8, 1 << 60)
    archive.add("large.log", LOG, size=0xFFFFFFFF, extra=field, local_extra=field)
    return archive.bytes()


@maker("zip64.zip")
def _():
    return zip64()


@maker("zip64-leading.zip")
def _():
    return b"some bytes before" + zip64()


def zip64():
    """Every size and place in the 64-bit fields."""
    packed = deflated(LOG)
    sizes = struct.pack("<HHQQ", 1, 16, len(LOG), len(packed))
    local = struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 45, 0, 8, 0x6000, 0x5D81, zlib.crc32(LOG), 0xFFFFFFFF, 0xFFFFFFFF,
                        len(LOG_NAME), len(sizes)) + LOG_NAME + sizes + packed
    field = struct.pack("<HHQQQ", 1, 24, len(LOG), len(packed), 0)
    central = struct.pack("<4sBBHHHHHIIIHHHHHII", b"PK\1\2", 45, 3, 45, 0, 8, 0x6000, 0x5D81, zlib.crc32(LOG), 0xFFFFFFFF,
                          0xFFFFFFFF, len(LOG_NAME), len(field), 0, 0, 0, 0o100644 << 16, 0xFFFFFFFF) + LOG_NAME + field
    end = struct.pack("<4sQHHIIQQQQ", b"PK\6\6", 44, 45, 45, 0, 0, 1, 1, len(central), len(local))
    locator = struct.pack("<4sIQI", b"PK\6\7", 0, len(local) + len(central), 1)
    return local + central + end + locator + struct.pack("<4sHHHHIIH", b"PK\5\6", 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF, 0xFFFFFFFF,
                                                         0xFFFFFFFF, 0)


@maker("stored.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=0)
    return archive.bytes()


@maker("bzip2.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=12, packed=bz2.compress(LOG))
    return archive.bytes()


@maker("bzip2-broken.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=12, packed=bz2.compress(LOG)[:-10])
    return archive.bytes()


@maker("xz.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=95, packed=lzma.compress(LOG))
    return archive.bytes()


@maker("lzma.zip")
def _():
    packer = lzma.LZMACompressor(format=lzma.FORMAT_RAW,
                                 filters=[{"id": lzma.FILTER_LZMA1, "preset": 6, "dict_size": 1 << 16}])
    properties = struct.pack("<BBHBI", 9, 4, 5, 0x5D, 1 << 16)
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=14, flags=2, packed=properties + packer.compress(LOG) + packer.flush())
    return archive.bytes()


@maker("zstd.zip")
def _():
    packed = subprocess.run(["zstd", "-q", "-c"], input=LOG, stdout=subprocess.PIPE, check=True).stdout
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=93, packed=packed)
    return archive.bytes()


@maker("empty.zip")
def _():
    return Zip().bytes()
