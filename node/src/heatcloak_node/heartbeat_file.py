"""A sign of life for health checks of containers: a file that is fresh while all is well."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from heatcloak_node.reactor import Timers
from heatcloak_shared.errors import ConfigError

INTERVAL = 2.0
"""Seconds between two signs of life."""


class Alive:
    """An empty file whose time of change is renewed: whoever watches looks at how old it is.

    From the beginning it is there, and as old as files can be: what an earlier run left tells nothing.

    Args:
        path: the file. No link is followed, and no file that holds anything is touched.

    Raises:
        ConfigError: it can't be made, or is no empty file.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._mark((0, 0))
        except OSError as error:
            raise ConfigError(f"{path}: {error.strerror}: give --alive a file that can be written") from None

    def keep(self, timers: Timers, is_well: Callable[[], bool]) -> None:
        """Give a sign now and from time to time, as long as ``is_well`` and ``timers`` go on."""
        if is_well():
            self.touch()
        timers.call_later(INTERVAL, lambda: self.keep(timers, is_well))

    def touch(self) -> None:
        """Give one sign. Where the file can't be written any more, its age tells of it."""
        with suppress(OSError, ConfigError):
            self._mark(None)

    def _mark(self, times: tuple[int, int] | None) -> None:
        # Not to wait for whoever reads a pipe of this name.
        flags = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
        descriptor = os.open(self._path, flags, 0o644)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or status.st_size:
                raise ConfigError(f"{self._path}: no empty file: give --alive a file of its own")
            os.utime(descriptor, times)
        finally:
            os.close(descriptor)
