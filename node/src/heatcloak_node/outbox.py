"""Sending what the spool holds until the aggregator has it: a broker's acknowledgement is not enough."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.reactor import Timer, Timers
from heatcloak_node.spool import MemorySpool

IN_FLIGHT = 100
RESEND_FIRST = 10.0
RESEND_LONGEST = 300.0


class Outbox:
    """Sends a spool's readings in order, a window at a time, and again when they are not stored in time.

    Resending costs no privacy: it repeats the same bytes.

    Args:
        timers: what calls back when patience ends.
        spool: what is to be stored.
        send: publishes one payload; returns its ticket, or None while there is no link.
    """

    def __init__(self, timers: Timers, spool: MemorySpool, send: Callable[[bytes], int | None]) -> None:
        self._timers = timers
        self._spool = spool
        self._send = send
        self._in_flight: set[int] = set()
        self._sent_through = -1
        self._up = False
        self._timer: Timer | None = None
        self._patience = RESEND_FIRST
        self.stored_count = 0

    def resume(self) -> None:
        """The link is up: send everything that the spool holds."""
        self._up = True
        self._in_flight.clear()
        self._sent_through = -1
        self._patience = RESEND_FIRST
        self.drain()

    def pause(self) -> None:
        """The link is down: what was in flight is unknown and stays in the spool."""
        self._up = False
        self._in_flight.clear()
        self._disarm()

    def drain(self) -> None:
        """Send what waits, as far as the window allows."""
        room = IN_FLIGHT - len(self._in_flight)
        if not self._up or room <= 0:
            return
        for seq, payload in self._spool.after(self._sent_through, room):
            ticket = self._send(payload)
            if ticket is None:
                return
            self._in_flight.add(ticket)
            self._sent_through = seq
        self._arm()

    def answered(self, ticket: int) -> None:
        """The broker answered a publish: the window has room again."""
        self._in_flight.discard(ticket)
        self.drain()

    def stored(self, through: int) -> None:
        """The aggregator waits for no reading up to and with ``through``: forget them."""
        forgotten = self._spool.forget(through)
        if forgotten:
            self.stored_count += forgotten
            self._patience = RESEND_FIRST
            self._disarm()
            self._arm()

    def _arm(self) -> None:
        if self._timer is None and self._up and len(self._spool):
            self._timer = self._timers.call_later(self._patience, self._resend)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _resend(self) -> None:
        self._timer = None
        if not self._in_flight and len(self._spool):
            self._sent_through = -1
            self._patience = min(2 * self._patience, RESEND_LONGEST)
        self.drain()
        self._arm()
