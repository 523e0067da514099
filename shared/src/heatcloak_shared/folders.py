"""Making the names in a folder durable: a file whose content is on the disk may still lose its name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def opened_folder(folder: Path) -> Iterator[int]:
    """A descriptor of ``folder``, which ``os.fsync`` takes.

    Raises:
        OSError: it can't be opened.
    """
    descriptor = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable.

    Raises:
        OSError: they could not be made so.
    """
    with opened_folder(folder) as descriptor:
        os.fsync(descriptor)
