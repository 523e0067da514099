"""Limiting the rate of a backlog: `heatcloak_node.rate_limiter`."""

from __future__ import annotations

from heatcloak_node.outbox import RESEND_WINDOW, Outbox
from heatcloak_node.rate_limiter import BURST, RATE, RateLimiter
from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.spool import MemorySpool

BOOT = "ab" * 16


class TimedOutbox:
    """An outbox and a broker that answers; time passes whenever the clock is read."""

    def __init__(self) -> None:
        self.now = 0.0
        self.sent: list[int] = []
        self._answered = 0
        self._timers: list[tuple[float, Timer]] = []
        self._spool = MemorySpool(capacity=10_000)
        self.outbox = Outbox(self, self._spool, self._send, BOOT, RateLimiter(self._clock))

    def call_later(self, delay: float, callback: Callback) -> Timer:
        timer = Timer(callback)
        self._timers.append((self.now + delay, timer))
        return timer

    def release(self, first: int, end: int) -> None:
        for seq in range(first, end):
            self._spool.append(BOOT, seq, b"%d" % seq)

    def connect(self) -> None:
        self.outbox.pause()
        self.sent.clear()
        self._answered = 0
        self.outbox.resume()

    def run(self, seconds: float) -> None:
        until = self.now + seconds
        while self.now < until:
            self.now += 1e-3
            if self._answered < len(self.sent):
                self._answered += 1
                self.outbox.publish_answered(self._answered)
            due = [timer for at, timer in self._timers if at <= self.now]
            self._timers = [each for each in self._timers if each[0] > self.now]
            for timer in due:
                timer.fire()

    def _clock(self) -> float:
        self.now += 2e-5
        return self.now

    def _send(self, payload: bytes) -> int:
        self.now += 2e-4
        self.sent.append(int(payload))
        return len(self.sent)


def test_a_backlog_is_sent_in_order_at_the_limited_rate() -> None:
    """However fast the broker answers."""
    life = TimedOutbox()
    life.release(0, 800)
    life.connect()
    assert life.sent == list(range(BURST))
    while len(life.sent) < 800:
        life.run(0.05)
        assert len(life.sent) <= BURST + RATE * life.now
        assert life.now < (800 - BURST) / RATE + 0.5
    assert life.sent == list(range(800))
    life.run(10.0)
    before = len(life.sent)
    life.release(800, 801)
    life.outbox.drain()
    assert life.sent[before:] == [800], "who sends one a second is never kept waiting"


def test_a_disconnect_during_a_backlog_keeps_the_order() -> None:
    """The oldest readings are resent first, although time passes while they are sent."""
    life = TimedOutbox()
    life.release(0, 400)
    life.connect()
    life.run(1.5)
    assert life.sent == list(range(400))
    life.release(400, 700)
    life.connect()
    life.run(0.05)  # what may be sent at once is spent
    life.connect()
    life.run(2.0)
    assert life.sent == [*range(RESEND_WINDOW), *range(life.sent[RESEND_WINDOW], 700)]
    assert life.sent[RESEND_WINDOW] >= 400
