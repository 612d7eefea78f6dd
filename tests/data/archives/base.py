# SPDX-License-Identifier: Apache-2.0
"""What the makers of archives share."""
import io
import struct
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
