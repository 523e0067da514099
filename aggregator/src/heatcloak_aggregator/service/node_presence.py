"""Report which of a zone's nodes are online: at the start, while none is, and on changes, but rarely."""

from __future__ import annotations

from collections.abc import Mapping

from heatcloak_shared.wire import NodeState, Status

SETTLED = 1.0
"""Seconds after connecting in which the broker delivers the retained statuses."""
FIRST_REMINDER = 10.0
REMIND_EVERY = 60.0
REPORT_EVERY = 10.0
"""Seconds between two reports of changes. The first node and the last one are reported immediately."""

_PRESENT = (NodeState.ONLINE, NodeState.FAULTY)


class NodePresence:
    """Decide what to log about one zone's nodes, and when.

    Args:
        zone: the zone's id.
        expected: how many nodes it has.
    """

    def __init__(self, zone: str, expected: int) -> None:
        self._zone, self._expected = zone, expected
        self._since: float | None = None
        self._reported = 0
        self._most = 0
        self._reported_at: float | None = None
        self._remind_at = 0.0

    def report(self, statuses: Mapping[str, Status], monotonic: float) -> str | None:
        """Return the line to log now, if any; call it about every second while the broker is connected.

        Args:
            statuses: the last status of each node that reported one.
            monotonic: seconds of a monotonic clock.
        """
        online = sum(status.state in _PRESENT for status in statuses.values())
        if self._since is None:
            self._since = monotonic
        waited = monotonic - self._since
        if waited < SETTLED:
            return None
        if self._reported_at is None:
            self._remind_at = self._since + FIRST_REMINDER
            which = f"{online} online" if online else "none online yet"
            return self._line(
                f"connected to the broker, {self._expected} nodes expected, {which}", online, monotonic
            )
        if online != self._reported:
            is_new = online > self._most and (self._most == 0 or online == self._expected)
            if is_new or monotonic - self._reported_at >= REPORT_EVERY:
                self._remind_at = monotonic + REMIND_EVERY
                return self._line(f"{online} of {self._expected} nodes online", online, monotonic)
        elif online == 0 and monotonic >= self._remind_at:
            self._remind_at = monotonic + REMIND_EVERY
            remedy = "start them, or check their broker and their zone file"
            return self._line(
                f"none of {self._expected} nodes online after {waited:.0f} s: {remedy}", online, monotonic
            )
        return None

    def _line(self, text: str, online: int, monotonic: float) -> str:
        self._reported, self._reported_at = online, monotonic
        self._most = max(self._most, online)
        return f"zone {self._zone}: {text}"
