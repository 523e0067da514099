"""How many log lines of one kind are written in a while."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from heatcloak_shared.sanitize import sanitize

BURST = 20
"""Lines of one kind that are written in one window."""
WINDOW = 10.0
"""Seconds."""
MOST_KINDS = 200
"""Kinds that are told apart at a time; what is beyond counts as one kind."""
_BEYOND = ("", "")


@dataclass(slots=True)
class _Window:
    until: float
    shown: int = 0
    left_out: int = 0


class LogLimit:
    """Lets some lines of each kind through; a kind is a logger and a message template.

    Args:
        clock: seconds that only ever grow.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], _Window] = {}

    def lets_through(self, record: logging.LogRecord) -> bool:
        """Whether a line is written. Call `expired` before."""
        kind = record.name, _template(record)
        if kind not in self._windows and len(self._windows) >= MOST_KINDS:
            kind = _BEYOND
        window = self._windows.setdefault(kind, _Window(self._clock() + WINDOW))
        if window.shown >= BURST:
            window.left_out += 1
            return False
        window.shown += 1
        return True

    def expired(self, *, everything: bool = False) -> list[tuple[str, str, int]]:
        """Logger, template and number of what was left out in windows that are over, and forget them.

        Args:
            everything: those that are not over too.
        """
        now = self._clock()
        over = [kind for kind, window in self._windows.items() if everything or window.until <= now]
        found = [(*kind, self._windows.pop(kind).left_out) for kind in over]
        return [(name or __name__, text or "others", number) for name, text, number in found if number]


def _template(record: logging.LogRecord) -> str:
    # A line made beforehand is its own template; its beginning will do.
    return record.msg[:80] if isinstance(record.msg, str) else sanitize(type(record.msg).__name__)
