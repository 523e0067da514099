"""What a node says of itself: at once when it changes, and not too often when only its counts do."""

from __future__ import annotations

import time
from collections.abc import Callable

from heatcloak_node.reactor import Timer, Timers
from heatcloak_shared.wire import NodeState, Status

ASKED_SPACING = 1.0
COUNTS_SPACING = 60.0


class StatusTeller:
    """Publishes a node's status.

    Args:
        timers: what calls back when a status may be told that came too early.
        state: how the node is at first.
        reason: why, fit for the public; None where there is no reason.
        fill: the whole status for a state and a reason: what else there is to say is counted now.
        publish: sends a status, if there is a link.
        clock: seconds that never jump.

    Attributes:
        told: what was told last.
    """

    def __init__(
        self,
        timers: Timers,
        state: NodeState,
        reason: str | None,
        fill: Callable[[NodeState, str | None], Status],
        publish: Callable[[Status], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._timers = timers
        self._state = state
        self._reason = reason
        self._fill = fill
        self._publish = publish
        self._clock = clock
        self._told_at = -COUNTS_SPACING
        self._due = 0.0
        self._timer: Timer | None = None
        self.told = fill(state, reason)

    def tell(self) -> None:
        """Say it now."""
        self.rest()
        self._told_at = self._clock()
        self.told = self._fill(self._state, self._reason)
        self._publish(self.told)

    def change(self, state: NodeState, reason: str | None) -> None:
        """The node is in ``state``, for ``reason``: say so, if it was not before."""
        if (state, reason) != (self._state, self._reason):
            self._state, self._reason = state, reason
            self.tell()

    def answer(self) -> None:
        """Somebody wants to know: say it, at most once a second."""
        self._tell_after(ASKED_SPACING)

    def count(self) -> None:
        """Something may have been counted: if it was, say it, at most once a minute."""
        now = self._fill(self._state, self._reason)
        told = self.told
        if (now.dropped, now.denied, now.refused) != (told.dropped, told.denied, told.refused):
            self._tell_after(COUNTS_SPACING)

    def rest(self) -> None:
        """Forget what was to be told later."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell_after(self, spacing: float) -> None:
        now = self._clock()
        due = max(self._told_at + spacing, now)
        if self._timer is not None and self._due <= due:
            return
        self.rest()
        if due <= now:
            self.tell()
        else:
            self._due = due
            self._timer = self._timers.call_later(due - now, self.tell)
