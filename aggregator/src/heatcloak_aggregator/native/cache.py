"""Folders that keep machine code: the file of a function is valid for one processor and one source."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PACKAGE = Path(__file__).parent


def _folders() -> Iterator[Path]:
    """Yield the cache folders in order of preference."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    yield PACKAGE / "__pycache__"
    with suppress(RuntimeError):
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "heatcloak"


def find(name: str, digest: str) -> bytes | None:
    """Return the machine code of a function that was stored with the same digest, or ``None``."""
    for folder in _folders():
        with suppress(OSError):
            found = (folder / f"{name}.o").read_bytes()
            head, content = found[:64], found[64:]
            # Ignore files of other sources, of another processor, or truncated.
            if head == hashlib.sha256(digest.encode() + content).hexdigest().encode():
                return content
    return None


def store(name: str, digest: str, content: bytes) -> None:
    """Store machine code in the first writable folder; without one, every process compiles."""
    head = hashlib.sha256(digest.encode() + content).hexdigest().encode()
    for folder in _folders():
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            temporary = folder / f"{name}.{os.getpid()}.new"
            try:
                temporary.write_bytes(head + content)  # readable for others by the umask, like bytecode
                temporary.replace(folder / f"{name}.o")
            except OSError:
                temporary.unlink(missing_ok=True)
                raise
            return
