"""Publish a node's status: immediately when its state changes, and at limited rates otherwise."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from heatcloak_node.reactor import Timer, Timers
from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import Command, NodeState, Status, decode_command

REQUEST_SPACING = 1.0
COUNTS_SPACING = 60.0

log = logging.getLogger(__name__)


class StatusPublisher:
    """Publish a node's status.

    Args:
        timers: schedules a publication that came too early.
        node: the node's id, for the log.
        state: the initial state.
        reason: the initial reason, for the public; None for none.
        status_of: returns the whole status for a state and a reason, with the counts of this moment.
        publish: sends a status, if the link is up.
        clock: monotonic seconds.

    Attributes:
        last: the status that was published last.
        refused_commands: messages on the command topic that were not valid commands, or were retained.
    """

    def __init__(
        self,
        timers: Timers,
        node: str,
        state: NodeState,
        reason: str | None,
        status_of: Callable[[NodeState, str | None], Status],
        publish: Callable[[Status], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._timers = timers
        self._node = node
        self._state = state
        self._reason = reason
        self._status_of = status_of
        self._publish = publish
        self._clock = clock
        self._published_at = -COUNTS_SPACING
        self._due = 0.0
        self._timer = Timer()
        self.refused_commands = 0
        self.last = status_of(state, reason)

    def publish(self) -> None:
        """Publish the status now."""
        self.cancel()
        self._published_at = self._clock()
        self.last = self._status_of(self._state, self._reason)
        self._publish(self.last)

    def set_state(self, state: NodeState, reason: str | None) -> None:
        """Set the state and its reason; publish the status if they changed."""
        if (state, reason) != (self._state, self._reason):
            self._state, self._reason = state, reason
            self.publish()

    def request(self) -> None:
        """Publish the status on request, at most once per second."""
        self._publish_after(REQUEST_SPACING)

    def update_counts(self) -> None:
        """Publish the status if its counts changed, at most once per minute."""
        now, last = self._status_of(self._state, self._reason), self.last
        if (now.dropped, now.denied, now.refused) != (last.dropped, last.denied, last.refused):
            self._publish_after(COUNTS_SPACING)

    def cancel(self) -> None:
        """Cancel a scheduled publication."""
        self._timer.cancel()

    def handle_command(self, payload: bytes, *, retained: bool) -> bool:
        """Execute the command in ``payload``: the only one asks for the status. Return whether it was valid.

        A retained command is refused: the broker repeats it at every connection, without a new request.
        """
        refusal = "it was retained: publish commands without the retain flag" if retained else None
        try:
            if refusal is None and decode_command(payload) is Command.STATUS:
                self.request()
        except WireError as error:
            refusal = str(error)
        if refusal is not None:
            self.refused_commands += 1
            level = logging.WARNING if self.refused_commands == 1 else logging.DEBUG
            log.log(level, "%s: refused a command: %s", self._node, refusal)
        return refusal is None

    def _publish_after(self, spacing: float) -> None:
        now = self._clock()
        due = max(self._published_at + spacing, now)
        if self._timer.is_pending and self._due <= due:
            return
        self.cancel()
        if due <= now:
            self.publish()
        else:
            self._due = due
            self._timer = self._timers.call_later(due - now, self.publish)
