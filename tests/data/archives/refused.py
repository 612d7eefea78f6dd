# SPDX-License-Identifier: Apache-2.0
"""Zips that are refused whole."""
import struct
import zlib

from archives.base import LOG, NOTE, LOG_NAME, maker, deflated, Zip, with_log


@maker("cut.zip")
def _():
    archive = with_log()
    archive.add("note.md", bytes(range(256)) * 40, method=0)
    return archive.bytes()[:-60]


@maker("garbage-directory.zip")
def _():
    archive = with_log()
    archive.add("note.md", NOTE)
    archive.central[1] = b"XXXX" + archive.central[1][4:]
    return archive.bytes()


@maker("count-lies.zip")
def _():
    return with_log().bytes(count=7)


@maker("names-disagree.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, local={"name": b"step1-eager/other_name.log"})
    return archive.bytes()


@maker("methods-disagree.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, local={"method": 0})
    return archive.bytes()


@maker("sizes-disagree.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, local={"size": 5})
    return archive.bytes()


@maker("crcs-disagree.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, local={"crc": 5})
    return archive.bytes()


@maker("note-disagrees.zip")
def _():
    archive = with_log()
    archive.add("note.md", NOTE, local={"name": b"nota.md"})
    return archive.bytes()


@maker("overlap.zip")
def _():
    archive = Zip()
    here = archive.add(LOG_NAME, LOG)
    archive.add(LOG_NAME, LOG, offset=here)
    return archive.bytes()


@maker("into-the-directory.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=0)
    record = bytearray(archive.central[0])
    struct.pack_into("<I", record, 20, len(LOG) + 30)
    struct.pack_into("<I", record, 24, len(LOG) + 30)
    archive.central[0] = bytes(record)
    return archive.bytes()


@maker("says-less.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG[:100], packed=deflated(LOG))
    return archive.bytes()


@maker("says-less-at-a-block.zip")
def _():
    """The CRC fits what is declared, and the stream goes on behind it."""
    packer = zlib.compressobj(6, zlib.DEFLATED, -15)
    packed = packer.compress(LOG) + packer.flush(zlib.Z_FULL_FLUSH) + packer.compress(LOG) + packer.flush()
    archive = Zip()
    archive.add(LOG_NAME, LOG, packed=packed)
    return archive.bytes()


@maker("left-over.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, packed=deflated(LOG) + b"hidden bytes")
    return archive.bytes()


@maker("says-more.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, size=len(LOG) + 1000)
    return archive.bytes()


@maker("wrong-crc.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, crc=1, local={"crc": 1})
    return archive.bytes()


@maker("wrong-crc-stored.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=0, crc=1)
    return archive.bytes()


@maker("wrong-deflate.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, packed=b"\xff" * 200)
    return archive.bytes()


@maker("encrypted-log.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, flags=1)
    return archive.bytes()


@maker("encrypted-note.zip")
def _():
    archive = with_log()
    archive.add("note.md", NOTE, flags=1)
    return archive.bytes()


@maker("implode-log.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, LOG, method=6)
    return archive.bytes()


@maker("implode-note.zip")
def _():
    archive = with_log()
    archive.add("note.md", NOTE, method=6)
    return archive.bytes()


@maker("part-of-several.zip")
def _():
    data = bytearray(with_log().bytes())
    struct.pack_into("<HH", data, len(data) - 18, 3, 3)
    return bytes(data)


@maker("two-broken.zip")
def _():
    """Two broken logs: the larger is named, whichever thread is faster."""
    archive = Zip()
    archive.add("small.log", LOG, crc=1)
    archive.add("large.log", LOG * 200, method=0, crc=2)
    archive.add("fine.log", LOG * 100)
    return archive.bytes()
