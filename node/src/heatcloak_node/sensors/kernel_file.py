"""Reading what a driver of the kernel offers as a file."""

from __future__ import annotations

from pathlib import Path

PAGE = 4096


def read_page(path: Path) -> bytes:
    """What one read of the file at ``path`` gives, at most 4096 bytes.

    One read and no more: each may start a measurement.

    Raises:
        OSError: it can't be opened or read.
    """
    with path.open("rb", buffering=0) as file:
        return file.read(PAGE) or b""
