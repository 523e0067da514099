"""Send the spool's readings, and resend them until the aggregator has stored them.

A broker's acknowledgement is not enough: a broker that is killed may forget what it acknowledged.
"""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.rate_limiter import RateLimiter
from heatcloak_node.reactor import Timer, Timers
from heatcloak_node.spool import Spool

MAX_IN_FLIGHT = 100
RESEND_WINDOW = 100
"""Positions from the oldest kept reading on that are resent while nothing is stored."""
RESEND_FIRST = 10.0
RESEND_LONGEST = 300.0


class Outbox:
    """Send new readings of a spool in order, and resend the oldest ones until they are stored.

    Resending costs no privacy: it repeats the same bytes. But resending a day of readings to a broker without
    subscribers would fill its queues. So only the oldest `RESEND_WINDOW` positions are resent; once they are
    stored, the next ones follow, as fast as they are stored.

    A reading that the broker denied counts as not sent. Then only the oldest reading is sent, at intervals,
    until the broker accepts it.

    Args:
        timers: schedules the resends.
        spool: the readings.
        send: publishes one payload; returns its ticket, or None while the link is down.
        boot: the boot in which readings are released now.
        limiter: limits the rate of sending.

    Attributes:
        stored_count: how many readings the aggregator has stored, so that the spool dropped them.
    """

    def __init__(
        self,
        timers: Timers,
        spool: Spool,
        send: Callable[[bytes], int | None],
        boot: str,
        limiter: RateLimiter,
    ) -> None:
        self.stored_count = 0
        self._timers = timers
        self._spool = spool
        self._send = send
        self._boot = boot
        self._limiter = limiter
        self._rate_timer = Timer()
        self._in_flight: dict[int, int] = {}  # positions by ticket
        # Positions in the spool, each the last one of a range.
        self._highest_sent = 0  # ever sent: never falls
        self._sent_through = 0  # sent: falls if the broker denies a reading
        self._resent_through = 0  # resent since the resend began
        self._resend_until = 0  # sent before the resend began: where it ends
        self._is_up = False
        self._is_denied = False
        self._probe: int | None = None
        self._is_silent = False  # no new `stored` message has arrived since the resend began
        self._resend_timer = Timer()
        self._resend_delay = RESEND_FIRST

    def resume(self) -> None:
        """Start sending when the link is up: first resend, then send new readings."""
        self._is_up = True
        self._is_denied = False
        self._is_silent = True
        self._in_flight.clear()
        self._resend_delay = RESEND_FIRST
        self._restart_resend()
        self.drain()

    def pause(self) -> None:
        """Stop sending when the link is down. Messages in flight stay in the spool."""
        self._is_up = False
        self._in_flight.clear()
        self._resend_timer.cancel()

    def drain(self) -> None:
        """Send as many readings as the window and the rate allow."""
        if not self._is_up:
            return
        # Refill only once: if resends and new readings saw different amounts, the order could be lost.
        self._limiter.refill()
        if not self._is_denied and self._resend():
            self._send_new()
        self._schedule_resend()
        if not self._rate_timer.is_pending and not self._limiter.available:
            self._rate_timer = self._timers.call_later(self._limiter.pause, self.drain)

    def publish_answered(self, ticket: int, *, denied: bool = False) -> None:
        """Handle the broker's answer to a publish: the window has room again."""
        position = self._in_flight.pop(ticket, None)
        if position is None:
            return
        if denied:
            self._is_denied = True
            self._resent_through = min(self._resent_through, position - 1)
            if position > self._resend_until:
                self._sent_through = min(self._sent_through, position - 1)
        elif ticket == self._probe:
            # The probe is the oldest reading, so nothing before it waits to be sent.
            self._is_denied = False
            self._sent_through = max(self._sent_through, position)
        self.drain()

    def stored(self, boot: str, through: int, *, live: bool = True) -> bool:
        """Drop the readings of ``boot`` up to and including ``through``, which are stored or given up.

        Args:
            boot: the boot.
            through: the sequence number.
            live: the message is new, not one that the broker had retained.

        Returns:
            False if it names readings that were never sent; then nothing is dropped.
        """
        position = self._spool.position(boot, through)
        if position is None:
            return True
        # A full spool may have dropped readings unsent; the aggregator learns of them from the node.
        if boot == self._boot and position > max(self._highest_sent, self._spool.first - 1):
            return False
        dropped = self._spool.forget(boot, through)
        if dropped:
            self.stored_count += dropped
            self._resend_delay = RESEND_FIRST
            self._resend_timer.cancel()
        if self._is_silent and live:
            # The aggregator is back and may have missed the oldest readings: resend without delay.
            self._restart_resend()
        self._is_silent = self._is_silent and not live
        self.drain()
        return True

    def _restart_resend(self) -> None:
        self._resent_through, self._resend_until = 0, self._sent_through

    def _resend(self) -> bool:
        """Resend a window of readings from the oldest on. Return whether all of it was sent."""
        start = max(self._resent_through, self._spool.first - 1)
        last = min(self._resend_until, self._spool.first - 1 + RESEND_WINDOW)
        if start >= last:
            return True
        in_flight = set(self._in_flight.values())
        for position, payload in self._spool.after(start, min(self._room, last - start)):
            if position > last:
                return True
            if position not in in_flight and not self._send_one(position, payload):
                return False
            self._resent_through = position
        return self._room > 0

    def _send_new(self) -> None:
        """Send readings that were never sent."""
        if self._room <= 0:
            return
        for position, payload in self._spool.after(self._sent_through, self._room):
            if not self._send_one(position, payload):
                return
            self._sent_through = position

    def _send_one(self, position: int, payload: bytes) -> bool:
        ticket = self._send(payload)
        if ticket is None:
            return False
        self._limiter.spend()
        self._in_flight[ticket] = position
        self._highest_sent = max(self._highest_sent, position)
        return True

    @property
    def _room(self) -> int:
        return min(MAX_IN_FLIGHT - len(self._in_flight), self._limiter.available)

    def _schedule_resend(self) -> None:
        if not self._resend_timer.is_pending and self._is_up and len(self._spool):
            self._resend_timer = self._timers.call_later(self._resend_delay, self._resend_due)

    def _resend_due(self) -> None:
        if not self._in_flight and len(self._spool):
            self._resend_delay = min(2 * self._resend_delay, RESEND_LONGEST)
            self._is_silent = True
            self._restart_resend()
            if self._is_denied:
                self._send_probe()
        self.drain()

    def _send_probe(self) -> None:
        """Send the oldest reading, to find out whether the broker still denies it."""
        for position, payload in self._spool.after(0, 1):
            if self._send_one(position, payload):
                self._resent_through = position
                self._probe = next(reversed(self._in_flight))
