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

    def advance(self, seconds: float) -> None:
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
    """For any speed of the broker."""
    run = TimedOutbox()
    run.release(0, 800)
    run.connect()
    assert run.sent == list(range(BURST))
    while len(run.sent) < 800:
        run.advance(0.05)
        assert len(run.sent) <= BURST + RATE * run.now
        assert run.now < (800 - BURST) / RATE + 0.5
    assert run.sent == list(range(800))
    run.advance(10.0)
    before = len(run.sent)
    run.release(800, 801)
    run.outbox.drain()
    assert run.sent[before:] == [800], "one reading per second is never delayed"


def test_a_disconnect_during_a_backlog_keeps_the_order() -> None:
    """The oldest readings are resent first, although time passes while they are sent."""
    run = TimedOutbox()
    run.release(0, 400)
    run.connect()
    run.advance(1.5)
    assert run.sent == list(range(400))
    run.release(400, 700)
    run.connect()
    run.advance(0.05)  # the burst is spent
    run.connect()
    run.advance(2.0)
    assert run.sent == [*range(RESEND_WINDOW), *range(run.sent[RESEND_WINDOW], 700)]
    assert run.sent[RESEND_WINDOW] >= 400
