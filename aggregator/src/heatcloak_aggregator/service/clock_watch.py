"""A clock that was set back: what it means for the service. Pure: both clocks are passed in."""

from __future__ import annotations

TOLERANCE = 1.0
"""Seconds that a clock may be corrected by without a word."""


class ClockWatch:
    """Compares the clock with one that only goes forward.

    Rounds are closed and readings judged by the clock. While it is behind, what nodes with a right clock send
    is of rounds to come and refused; they keep it, and send it again.
    """

    def __init__(self) -> None:
        self._offset: float | None = None
        self._behind = 0.0

    @property
    def problem(self) -> str | None:
        """What is wrong with the clock; None while nothing is."""
        if self._behind <= TOLERANCE:
            return None
        return (
            f"the clock was set back by {self._behind:.0f} s: readings of rounds that it has not reached are "
            "refused for now, and kept by their nodes; set it right, or wait"
        )

    def look(self, clock: float, monotonic: float) -> None:
        """See what both clocks say in one moment."""
        offset = clock - monotonic
        if self._offset is None:
            self._offset = offset
        self._behind = max(self._offset - offset, 0.0)
        # Set forward it is taken at its word: rounds that close early take late readings in.
        self._offset = max(self._offset, offset)

    def confirmed(self) -> None:
        """Readings of the round that is on by the clock come in: it is the nodes' time."""
        if self._offset is not None:
            self._offset -= self._behind
        self._behind = 0.0
