"""A worker's journal: what was cloaked, stored and done, on its way to the disk before it leaves the node.

One short line an event, each appended by one write: what is in it outlives any end of the process. (Not of
the machine: it is not synchronised.) It holds no value, cloaked or not.

    c NODE BOOT SEQ ROUND    a reading was cloaked
    s NODE BOOT SEQ          the node was told that it is stored
    d NODE BOOT SEQ          the node's spool gave it up
    f NODE FAULT KIND ROUND  a fault was done; the round is counted from the run's first one
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from heatcloak_shared.errors import ConfigError

_FIELDS = {"c": 5, "s": 4, "d": 4, "f": 5}


class Journal:
    """The journal at ``path``, made if it is missing, appended to if it is there.

    Raises:
        ConfigError: it can't be written.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)
        except OSError as error:
            raise ConfigError(f"{path}: {error.strerror}: give a folder that can be written") from None

    def note(self, *words: object) -> None:
        """Append one line.

        Raises:
            OSError: it could not be written: what it is about must not leave the node.
        """
        line = (" ".join(map(str, words)) + "\n").encode()
        if os.write(self._descriptor, line) != len(line):
            raise OSError("the journal has no room")

    def close(self) -> None:
        """Close it."""
        os.close(self._descriptor)


def read_journal(path: Path, start: int = 0) -> Iterator[list[str]]:
    """The lines of a journal from byte ``start`` on, as their words; a last line that was cut is left out.

    A file that is missing has none.
    """
    try:
        with path.open("rb") as file:
            file.seek(start)
            content = file.read().decode("ascii", "replace")
    except FileNotFoundError:
        return
    for line in content.splitlines(keepends=True):
        words = line.split()
        if line.endswith("\n") and words and len(words) == _FIELDS.get(words[0]):
            # A fault's name may hold blanks; it is written with dashes.
            yield words
