#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the odd and hostile archives of the import tests, which no packer makes.

Usage: make_archives.py NAME FOLDER        writes FOLDER/NAME
       make_archives.py --all FOLDER       writes all of them; those that need a missing tool stay out
"""
import bz2
import gzip
import io
import lzma
import pathlib
import struct
import subprocess
import sys
import tarfile
import zlib

LOG = b"E1201 10:00:00.000000 1 x.py:1] something went wrong\n" * 40
NOTE = b"a note\n"
LOG_NAME = b"step1-eager/stdout_stderr.log"
MAKERS = {}


def maker(name):
    def register(function):
        MAKERS[name] = function
        return function
    return register


def deflated(data, level=6):
    packer = zlib.compressobj(level, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


class Zip:
    """A zip written record by record, so that every field can lie."""

    def __init__(self):
        self.out = io.BytesIO()
        self.central = []

    def add(self, name, data=b"", method=8, flags=0, packed=None, crc=None, size=None, attributes=0o100644 << 16,
            system=3, local=None, extra=b"", local_extra=b"", descriptor=False, offset=None):
        name = name.encode() if isinstance(name, str) else name
        if packed is None:
            packed = deflated(data) if method == 8 else data
        fields = dict(name=name, method=method, flags=flags | (8 if descriptor else 0),
                      crc=zlib.crc32(data) if crc is None else crc, packed=len(packed),
                      size=len(data) if size is None else size)
        here = self.out.tell() if offset is None else offset
        if offset is None:
            record = dict(fields, **(local or {}))
            if descriptor:
                record.update(crc=0, packed=0, size=0)
            self.out.write(struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 20, record["flags"], record["method"], 0x6000,
                                       0x5D81, record["crc"], record["packed"], record["size"],
                                       len(record["name"]), len(local_extra)))
            self.out.write(record["name"] + local_extra + packed)
            if descriptor:
                self.out.write(struct.pack("<4sIII", b"PK\7\x08", fields["crc"], fields["packed"], fields["size"]))
        self.central.append(struct.pack("<4sBBHHHHHIIIHHHHHII", b"PK\1\2", 20, system, 20, fields["flags"],
                                        fields["method"], 0x6000, 0x5D81, fields["crc"], fields["packed"],
                                        fields["size"], len(name), len(extra), 0, 0, 0, attributes, here)
                            + name + extra)
        return here

    def bytes(self, count=None, size=None, comment=b""):
        directory = b"".join(self.central)
        start = self.out.tell()
        return (self.out.getvalue() + directory
                + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, len(self.central) & 0xFFFF,
                              (len(self.central) if count is None else count) & 0xFFFF,
                              len(directory) if size is None else size, start, len(comment)) + comment)


def with_log():
    archive = Zip()
    archive.add(LOG_NAME, LOG)
    return archive


# --- zips that are refused -------------------------------------------------------------------------------------

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


# --- bombs -----------------------------------------------------------------------------------------------------

@maker("bomb.zip")
def _():
    archive = Zip()
    archive.add(LOG_NAME, bytes(32 << 20))
    return archive.bytes()


@maker("bomb-in-parts.zip")
def _():
    archive = Zip()
    for i in range(16):
        archive.add("part%d.log" % i, bytes(2 << 20))
    return archive.bytes()


@maker("bomb-undeclared.tar.gz")
def _():
    return tar([("zeros.log", bytes(32 << 20))], compress=gzip.compress)


@maker("bomb-in-bomb.zip")
def _():
    inner = Zip()
    inner.add("zeros.log", bytes(24 << 20))
    outer = Zip()
    outer.add("inner.zip", inner.bytes())
    return outer.bytes()


@maker("thousandfold.zip")
def _():
    """A repetitive log of 8 MiB that packs a thousand to one, and is nothing but a log."""
    archive = Zip()
    archive.add(LOG_NAME, (LOG * 5000)[:8 << 20])
    return archive.bytes()


def nest(levels):
    data = with_log().bytes()
    for i in range(levels):
        archive = Zip()
        archive.add("inner%d.zip" % i, data, method=0)
        data = archive.bytes()
    return data


@maker("nested-2.zip")
def _():
    return nest(2)


@maker("nested-3.zip")
def _():
    return nest(3)


@maker("nested-broken.zip")
def _():
    archive = with_log()
    archive.add("inner.zip", with_log().bytes()[:-30], method=0)
    return archive.bytes()


@maker("only-nested-broken.zip")
def _():
    archive = Zip()
    archive.add("inner.zip", with_log().bytes()[:-30], method=0)
    return archive.bytes()


@maker("nested-tar.zip")
def _():
    archive = Zip()
    archive.add("sent/logs.tar.gz", tar([("deep/plog-1_20261201100000000.log", LOG)], compress=gzip.compress), method=0)
    archive.add("sent/stdout_stderr.log.gz", gzip.compress(LOG, mtime=0), method=0)
    return archive.bytes()


@maker("weights.zip")
def _():
    archive = with_log()
    archive.add("model.pt", with_log().bytes(), method=0)
    return archive.bytes()


@maker("fan-of-bombs.zip")
def _():
    """Two hundred archives within, each an honest thousandfold; together they would fill a disk."""
    inner = Zip()
    inner.add(LOG_NAME, (LOG * 5000)[:8 << 20])
    archive = Zip()
    for i in range(200):
        archive.add("part%03d.zip" % i, inner.bytes(), method=0)
    return archive.bytes()


@maker("fan-of-small.zip")
def _():
    archive = Zip()
    for i in range(300):
        inner = Zip()
        inner.add("a.log", b"%d\n" % i)
        archive.add("part%03d.zip" % i, inner.bytes(), method=0)
    return archive.bytes()


@maker("nested-cut-beside.zip")
def _():
    """A compressed log that breaks off, and a plain one of the name it would take."""
    archive = Zip()
    archive.add("a/run.log.gz", gzip.compress(bytes(range(256)) * 4000, mtime=0)[:-2000], method=0)
    archive.add("b/run.log", LOG)
    return archive.bytes()


# --- names -----------------------------------------------------------------------------------------------------

def named(*names, **options):
    archive = with_log()
    for i, name in enumerate(names):
        archive.add(name, b"%d" % i, **options)
    return archive.bytes()


@maker("unsafe-names.zip")
def _():
    return named("../up.txt", "a/../../up.txt", "/etc/absolute.txt", "C:\\temp\\drive.txt", "..\\..\\up.txt",
                 "with\0nul.txt", "sub/CON", "aux.log", "LPT1.txt", "com7", "\\\\host\\share\\unc.txt", "",
                 "x" * 300 + ".txt", "fine/./kept//a.txt", "console.md", "com77.md")


@maker("foreign.zip")
def _():
    return named("__MACOSX/._note.md", ".DS_Store", "sub/Thumbs.db", "sub/desktop.ini", "sub/._note.md", "sub/note.md")


@maker("collisions.zip")
def _():
    return named("Note.md", "note.md", "caf\u00e9.md", "cafe\u0301.md", "same.md", "same.md", "Dir/one.md", "dir/two.md",
                 "thing", "thing/below.md")


@maker("control-names.zip")
def _():
    return named("red\x1b[31m.md", "line\nbreak.md", "turned\u202egnp.md")


@maker("backslashes.zip")
def _():
    archive = Zip()
    archive.add(b"root\\20261201-100000-pid7\\step1-eager\\stdout_stderr.log", LOG, system=0, attributes=0)
    archive.add(b"root\\20261201-100000-pid7\\env.txt", b"torch 2.6.0\n", system=0, attributes=0)
    return archive.bytes()


def encoded(encoding, *names, **options):
    archive = Zip()
    for name in names:
        archive.add(name.encode(encoding) if encoding else name, LOG, system=0, attributes=0, **options)
    return archive.bytes()


@maker("gbk.zip")
def _():
    return encoded("gbk", "客户现场/复现日志.log", "客户现场/说明.txt", "客户现场/第2次/报错信息.log")


@maker("gb18030.zip")
def _():
    return encoded("gb18030", "客户现场/复现日志.log", "客户现场/㐀㐁.log")


@maker("shift-jis.zip")
def _():
    return encoded("shift_jis", "ログ/テスト結果.log", "ログ/エラー報告.txt")


@maker("cp437.zip")
def _():
    return encoded("cp437", "protocole de résultat.log", "Prüfung/Übersicht.log")


@maker("utf8-unflagged.zip")
def _():
    return encoded("utf-8", "客户现场/复现日志.log", "Prüfung.log")


@maker("utf8-flagged.zip")
def _():
    return encoded("utf-8", "客户现场/复现日志.log", flags=0x800)


@maker("unicode-path.zip")
def _():
    plain = "复现.log".encode("gbk")
    utf8 = "复现.log".encode()
    field = struct.pack("<HHBI", 0x7075, 5 + len(utf8), 1, zlib.crc32(plain)) + utf8
    archive = Zip()
    archive.add(plain, LOG, extra=field, system=0, attributes=0)
    return archive.bytes()


@maker("unicode-path-stale.zip")
def _():
    """The field belongs to another name: it does not count."""
    utf8 = b"../../elsewhere.log"
    field = struct.pack("<HHBI", 0x7075, 5 + len(utf8), 1, 1234) + utf8
    archive = Zip()
    archive.add("plain.log", LOG, extra=field)
    return archive.bytes()


@maker("no-folders.zip")
def _():
    archive = Zip()
    for name in ("a/b/c/one.log", "a/b/two.log"):
        archive.add(name, LOG)
    return archive.bytes()


# --- links, devices, modes --------------------------------------------------------------------------------------

@maker("links.zip")
def _():
    archive = Zip()
    archive.add("real/stdout_stderr.log", LOG)
    archive.add("real/more/other.log", LOG)
    link = 0o120777 << 16
    for name, target in (("same.log", "real/stdout_stderr.log"), ("real/up.log", "../same.log"), ("folder", "real"),
                         ("out.log", "../../etc/passwd"), ("absolute.log", "/etc/passwd"), ("nowhere.log", "missing.log"),
                         ("real/round", ".."), ("ring-a", "ring-b"), ("ring-b", "ring-a")):
        archive.add(name, target.encode(), method=0, attributes=link)
    return archive.bytes()


@maker("write-through-link.zip")
def _():
    archive = Zip()
    archive.add("way", b"/tmp", method=0, attributes=0o120777 << 16)
    archive.add("way/planted.log", LOG)
    return archive.bytes()


@maker("special.zip")
def _():
    archive = with_log()
    archive.add("pipe", attributes=0o010644 << 16)
    archive.add("disk", attributes=0o060644 << 16)
    archive.add("terminal", attributes=0o020644 << 16)
    archive.add("socket", attributes=0o140644 << 16)
    return archive.bytes()


@maker("modes.zip")
def _():
    archive = Zip()
    archive.add("setuid.log", LOG, attributes=0o104755 << 16)
    archive.add("nobody.log", LOG, attributes=0o100000 << 16)
    return archive.bytes()


# --- forms of zip ----------------------------------------------------------------------------------------------

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


# --- tar and its relations -------------------------------------------------------------------------------------

def tar(files, compress=None, form=tarfile.PAX_FORMAT, encoding="utf-8"):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=form, encoding=encoding) as archive:
        for name, data in files:
            info = tarfile.TarInfo(name)
            info.size = len(data)
            info.mtime = 1796119200
            archive.addfile(info, io.BytesIO(data))
    return compress(out.getvalue()) if compress else out.getvalue()


PLAIN = [("step1-eager/stdout_stderr.log", LOG), ("step1-eager/SUCCESS", b"")]


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


def main():
    name, folder = sys.argv[1:]
    for each in sorted(MAKERS) if name == "--all" else [name]:
        try:
            (pathlib.Path(folder) / each).write_bytes(MAKERS[each]())
        except FileNotFoundError:
            if name != "--all":
                raise


if __name__ == "__main__":
    main()
