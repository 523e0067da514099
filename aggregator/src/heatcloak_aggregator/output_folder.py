"""The folder that a command writes its files into: checked early and replaced atomically, file by file."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from heatcloak_shared.errors import ConfigError, StoreError
from heatcloak_shared.files import remedy_for
from heatcloak_shared.sanitize import shown_path


def make_folder(out: Path) -> None:
    """Create ``out`` if needed, and check that it is writable before any work is done.

    Raises:
        ConfigError: it can't be created or written.
    """
    try:
        out.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=out):
            pass
    except OSError as error:
        remedy = remedy_for(error, "give a writable folder")
        raise ConfigError(f"--out {shown_path(out)}: {error.strerror}: {remedy}") from None


@contextmanager
def written_whole(out: Path) -> Iterator[Path]:
    """Yield a temporary folder; at the end its files move into ``out``, each replaced atomically.

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
        remedy = remedy_for(error, "give a writable folder with free space")
        raise StoreError(f"--out {shown_path(out)}: {error.strerror}: {remedy}") from None
