#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes the odd and hostile archives of the import tests, which no packer makes.

Usage: make_archives.py NAME FOLDER        writes FOLDER/NAME
       make_archives.py --all FOLDER       writes all of them; those that need a missing tool stay out
"""
import pathlib
import sys

sys.dont_write_bytecode = True  # nothing is left beside the sources

from archives import bombs, links, names, refused, tar_family, zip_forms  # noqa: E402,F401
from archives.base import MAKERS  # noqa: E402


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
