"""The folder that a command writes its files into: refused early, and written whole."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heatcloak_shared.errors import ConfigError, StoreError


def make_folder(out: Path) -> None:
    """Make ``out`` if need be, and make sure that it takes files before any work is done for it.

    Raises:
        ConfigError: it can't be made or written.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        raise ConfigError(f"--out {out}: {error.strerror}: give a folder that can be written") from None


@contextmanager
def written_whole(out: Path) -> Iterator[Path]:
    """A fresh folder whose files move into ``out`` when all of them are written, each replaced at once.

    Raises:
        StoreError: a file can't be written.
    """
    try:
        with tempfile.TemporaryDirectory(dir=out) as folder:
            fresh = Path(folder)
            yield fresh
            for file in sorted(fresh.iterdir()):
                file.replace(out / file.name)
    except OSError as error:
        text = f"--out {out}: {error.strerror}: give a folder with room that can be written"
        raise StoreError(text) from None
