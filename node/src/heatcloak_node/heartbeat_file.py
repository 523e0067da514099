"""A heartbeat file for container health checks: its modification time is recent while the node is healthy."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from heatcloak_node.reactor import Timers
from heatcloak_shared.errors import ConfigError


class HeartbeatFile:
    """An empty file whose modification time is renewed; a health check looks at its age.

    Creating this object creates the file, with the oldest possible time, so that the heartbeat of an earlier
    run does not count.

    Args:
        path: the file. Links are not followed, and a file with content is not touched.

    Raises:
        ConfigError: the file can't be created, or is not an empty regular file.
    """

    INTERVAL = 2.0
    """Seconds between two heartbeats."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._set_times((0, 0))
        except OSError as error:
            raise ConfigError(f"{path}: {error.strerror}: give --alive a writable file") from None

    def start(self, timers: Timers, is_healthy: Callable[[], bool]) -> None:
        """Renew the file now and at every interval, as long as ``is_healthy`` and the timers run."""
        if is_healthy():
            self.touch()
        timers.call_later(self.INTERVAL, lambda: self.start(timers, is_healthy))

    def touch(self) -> None:
        """Renew the file once. If it can't be written any more, its age shows that."""
        with suppress(OSError, ConfigError):
            self._set_times(None)

    def _set_times(self, times: tuple[int, int] | None) -> None:
        # O_NONBLOCK: do not wait for the reader of a pipe.
        flags = os.O_WRONLY | os.O_CREAT | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
        descriptor = os.open(self._path, flags, 0o644)
        try:
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode) or status.st_size:
                raise ConfigError(f"{self._path}: not an empty file: give --alive a file of its own")
            os.utime(descriptor, times)
        finally:
            os.close(descriptor)
