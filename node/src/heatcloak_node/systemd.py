"""Notify systemd: ready, stopping, and the watchdog."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping

from heatcloak_node.reactor import Timers

SEND_TIMEOUT = 1.0
"""Longest wait for space in systemd's socket, in seconds."""


class Systemd:
    """The service manager that started this process; without one, every call does nothing.

    Args:
        environ: the environment, with ``NOTIFY_SOCKET``, ``WATCHDOG_USEC`` and ``WATCHDOG_PID``.

    Attributes:
        interval: seconds between two watchdog notifications, half of its timeout; None without a watchdog.
    """

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        path = environ.get("NOTIFY_SOCKET", "")
        # A leading "@" means the zero byte of Linux' abstract socket names.
        self._address = "\0" + path[1:] if path.startswith("@") else path
        self._is_present = self._address.startswith(("/", "\0"))
        self.interval = _watchdog_interval(environ) if self._is_present else None

    def ready(self, timers: Timers, status: str) -> None:
        """Report readiness, and feed the watchdog from ``timers``, so that a hanging thread starves it."""
        self._notify(f"READY=1\nSTATUS={status}")
        self._feed(timers)

    def stopping(self) -> None:
        """Report that the node is stopping."""
        self._notify("STOPPING=1")

    def _feed(self, timers: Timers) -> None:
        if self.interval is not None:
            self._notify("WATCHDOG=1")
            timers.call_later(self.interval, lambda: self._feed(timers))

    def _notify(self, text: str) -> None:
        if not self._is_present:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as channel:
                channel.settimeout(SEND_TIMEOUT)
                channel.sendto(text.encode(), self._address)
        except OSError:
            # If nothing listens, the manager acts on the missing notification.
            return


def _watchdog_interval(environ: Mapping[str, str]) -> float | None:
    microseconds = environ.get("WATCHDOG_USEC", "")
    pid = environ.get("WATCHDOG_PID", str(os.getpid()))
    if pid != str(os.getpid()) or not microseconds.isdecimal() or len(microseconds) > 18:
        return None
    return int(microseconds) / 2e6 or None
