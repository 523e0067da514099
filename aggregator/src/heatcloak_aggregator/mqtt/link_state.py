"""Where a link to a broker stands."""

from __future__ import annotations

from enum import StrEnum


class LinkState(StrEnum):
    """The states of a link, and what leads from one to the next.

    ``DOWN`` before the first attempt; then ``CONNECTING``, ``SUBSCRIBING`` and ``UP`` in turn; ``WAITING``
    between a connection that failed and the next attempt; ``CLOSED`` at the end.
    """

    DOWN = "down"
    CONNECTING = "connecting"
    SUBSCRIBING = "subscribing"
    UP = "up"
    WAITING = "waiting"
    CLOSED = "closed"

    def may_become(self, other: LinkState) -> bool:
        """Whether ``other`` can follow."""
        return other in _FOLLOWERS[self]


_FOLLOWERS = {
    LinkState.DOWN: {LinkState.CONNECTING, LinkState.CLOSED},
    LinkState.CONNECTING: {LinkState.SUBSCRIBING, LinkState.WAITING, LinkState.CLOSED},
    LinkState.SUBSCRIBING: {LinkState.UP, LinkState.WAITING, LinkState.CLOSED},
    LinkState.UP: {LinkState.WAITING, LinkState.CLOSED},
    LinkState.WAITING: {LinkState.CONNECTING, LinkState.CLOSED},
    LinkState.CLOSED: set(),
}
