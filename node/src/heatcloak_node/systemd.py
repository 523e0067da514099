"""Telling systemd how the node is: ready, stopping, and alive as often as its watchdog asks."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping

from heatcloak_node.reactor import Timers

PATIENCE = 1.0
"""Longest wait for room in systemd's socket, in seconds."""


class Systemd:
    """The service manager that started this process; without one every call does nothing.

    Args:
        environ: where ``NOTIFY_SOCKET``, ``WATCHDOG_USEC`` and ``WATCHDOG_PID`` stand.
    """

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        path = environ.get("NOTIFY_SOCKET", "")
        # "@" stands for the zero byte with which Linux' abstract names begin.
        self._address = "\0" + path[1:] if path.startswith("@") else path
        self._interval = _watchdog_interval(environ) if self._is_there else None

    @property
    def interval(self) -> float | None:
        """Seconds between two signs of life: half of the watchdog's patience. None where nobody watches."""
        return self._interval

    def ready(self, timers: Timers, status: str) -> None:
        """The node runs; from now on ``timers`` feed the watchdog, so that a thread that hangs starves it."""
        self._tell(f"READY=1\nSTATUS={status}")
        if self._interval is not None:
            self._feed(timers, self._interval)

    def stopping(self) -> None:
        """The node was told to stop and is saying goodbye."""
        self._tell("STOPPING=1")

    @property
    def _is_there(self) -> bool:
        return self._address.startswith(("/", "\0"))

    def _feed(self, timers: Timers, interval: float) -> None:
        self._tell("WATCHDOG=1")
        timers.call_later(interval, lambda: self._feed(timers, interval))

    def _tell(self, text: str) -> None:
        if not self._is_there:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as channel:
                channel.settimeout(PATIENCE)
                channel.sendto(text.encode(), self._address)
        except OSError:
            # Nobody listens: a manager that waits for a word will act on its absence.
            return


def _watchdog_interval(environ: Mapping[str, str]) -> float | None:
    microseconds = environ.get("WATCHDOG_USEC", "")
    meant = environ.get("WATCHDOG_PID", str(os.getpid()))
    if meant != str(os.getpid()) or not microseconds.isdecimal() or len(microseconds) > 18:
        return None
    return int(microseconds) / 2e6 or None
