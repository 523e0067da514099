"""Sending what the spool holds until the aggregator has it: a broker's acknowledgement is not enough."""

from __future__ import annotations

from collections.abc import Callable

from heatcloak_node.rate_limiter import Pace
from heatcloak_node.reactor import Timer, Timers
from heatcloak_node.spool import Spool

IN_FLIGHT = 100
AGAIN = 100
"""Positions from the oldest kept reading on that are sent again while nothing is stored."""
RESEND_FIRST = 10.0
RESEND_LONGEST = 300.0


class Outbox:
    """Sends a spool's readings in order, each once, and the oldest of them again until they are stored.

    It sends no faster than its pace.

    Resending costs no privacy: it repeats the same bytes. But a day of readings sent again and again to a
    broker that nobody listens to would fill its queues. So only the oldest `AGAIN` positions are sent again;
    when they are stored, the next ones follow, at the pace at which they are stored.

    A reading that the broker denied counts as not sent. Nothing more is sent then but the oldest reading,
    from time to time, until the broker takes it.

    Args:
        timers: what calls back when patience ends.
        spool: what is to be stored.
        send: publishes one payload; returns its ticket, or None while there is no link.
        boot: the boot that readings are released in now.
        pace: how fast it catches up.

    Attributes:
        stored_count: how many readings the aggregator let the spool forget.
    """

    def __init__(
        self,
        timers: Timers,
        spool: Spool,
        send: Callable[[bytes], int | None],
        boot: str,
        pace: Pace,
    ) -> None:
        self.stored_count = 0
        self._timers = timers
        self._spool = spool
        self._send = send
        self._boot = boot
        self._pace = pace
        self._resting: Timer | None = None
        self._in_flight: dict[int, int] = {}  # positions by ticket
        self._reached = 0
        self._sent_through = 0
        self._again_through = 0
        self._again_until = 0
        self._up = False
        self._denied = False
        self._probe: int | None = None
        self._silence = False
        self._timer: Timer | None = None
        self._patience = RESEND_FIRST

    def resume(self) -> None:
        """The link is up: begin with the oldest that is not stored, and go on with what was never sent."""
        self._up = True
        self._denied = False
        self._silence = True
        self._in_flight.clear()
        self._patience = RESEND_FIRST
        self._begin_again()
        self.drain()

    def pause(self) -> None:
        """The link is down: what was in flight is unknown and stays in the spool."""
        self._up = False
        self._in_flight.clear()
        self._disarm()

    def drain(self) -> None:
        """Send what waits, as far as the window allows."""
        if not self._up:
            return
        # Once: were there more room for what follows than for what comes first, order would be lost.
        self._pace.refill()
        if not self._denied and self._send_again():
            self._send_on()
        self._arm()
        if self._resting is None and not self._pace.left:
            self._resting = self._timers.call_later(self._pace.pause, self._end_rest)

    def answered(self, ticket: int, *, denied: bool = False) -> None:
        """The broker answered a publish: the window has room again."""
        position = self._in_flight.pop(ticket, None)
        if position is None:
            return
        if denied:
            self._denied = True
            self._again_through = min(self._again_through, position - 1)
            if position > self._again_until:
                self._sent_through = min(self._sent_through, position - 1)
        elif ticket == self._probe:
            # It was the oldest: nothing before it waits to be sent.
            self._denied = False
            self._sent_through = max(self._sent_through, position)
        self.drain()

    def stored(self, boot: str, through: int, *, live: bool = True) -> bool:
        """The aggregator waits for no reading of ``boot`` up to and with ``through``: forget them.

        Args:
            boot: the boot.
            through: the number.
            live: it was said just now, and not kept by the broker.

        Returns:
            False where it speaks of readings that were never sent: nothing is forgotten then.
        """
        position = self._spool.position(boot, through)
        if position is None:
            return True
        # What was given up before it was sent, it says when it has heard so from us.
        if boot == self._boot and position > max(self._reached, self._spool.first - 1):
            return False
        forgotten = self._spool.forget(boot, through)
        if forgotten:
            self.stored_count += forgotten
            self._patience = RESEND_FIRST
            self._disarm()
        if self._silence and live:
            # Somebody is there again, who may have missed the oldest: no need to lose patience first.
            self._begin_again()
        self._silence = self._silence and not live
        self.drain()
        return True

    def _begin_again(self) -> None:
        self._again_through, self._again_until = 0, self._sent_through

    def _send_again(self) -> bool:
        """Send again what was sent before, a window from the oldest on; whether all that may be was sent."""
        start = max(self._again_through, self._spool.first - 1)
        last = min(self._again_until, self._spool.first - 1 + AGAIN)
        if start >= last:
            return True
        under_way = set(self._in_flight.values())
        for position, payload in self._spool.after(start, min(self._room, last - start)):
            if position > last:
                return True
            if position not in under_way and not self._send_one(position, payload):
                return False
            self._again_through = position
        return self._room > 0

    def _send_on(self) -> None:
        """Send what was never sent."""
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
        self._pace.spend()
        self._in_flight[ticket] = position
        self._reached = max(self._reached, position)
        return True

    @property
    def _room(self) -> int:
        return min(IN_FLIGHT - len(self._in_flight), self._pace.left)

    def _end_rest(self) -> None:
        self._resting = None
        self.drain()

    def _arm(self) -> None:
        if self._timer is None and self._up and len(self._spool):
            self._timer = self._timers.call_later(self._patience, self._lose_patience)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _lose_patience(self) -> None:
        self._timer = None
        if not self._in_flight and len(self._spool):
            self._patience = min(2 * self._patience, RESEND_LONGEST)
            self._silence = True
            self._begin_again()
            if self._denied:
                self._ask_whether_denied()
        self.drain()

    def _ask_whether_denied(self) -> None:
        for position, payload in self._spool.after(0, 1):
            if self._send_one(position, payload):
                self._again_through = position
                self._probe = next(reversed(self._in_flight))
