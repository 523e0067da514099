"""Spool and outbox: every cloaked reading is sent until the aggregator says that it is stored."""

from __future__ import annotations

import time

import pytest

from heatcloak_node.outbox import IN_FLIGHT, RESEND_FIRST, Outbox
from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.spool import MemorySpool


class HandTimers:
    """Timers that a test fires by hand."""

    def __init__(self) -> None:
        self.armed: list[tuple[float, Timer]] = []

    def call_later(self, delay: float, callback: Callback) -> Timer:
        timer = Timer(callback)
        self.armed.append((delay, timer))
        return timer

    def fire(self) -> float:
        """Fire the timers that are armed; the longest delay among them."""
        due = [(delay, timer) for delay, timer in self.armed if timer.is_pending]
        self.armed = []
        for _, timer in due:
            timer.fire()
        return max(delay for delay, _ in due)


class Desk:
    """Spool, outbox and a link that records what is sent."""

    def __init__(self) -> None:
        self.reactor = HandTimers()
        self.spool = MemorySpool(capacity=1000)
        self.sent: list[bytes] = []
        self.linked = True
        self._next = 0
        self.outbox = Outbox(self.reactor, self.spool, self._send)

    def _send(self, payload: bytes) -> int | None:
        if not self.linked:
            return None
        self.sent.append(payload)
        return len(self.sent)

    def put(self, count: int) -> None:
        for _ in range(count):
            self.spool.append(self._next, b"%d" % self._next)
            self._next += 1
        self.outbox.drain()


@pytest.fixture
def desk() -> Desk:
    """A desk with an empty spool and no link yet."""
    return Desk()


def numbers(payloads: list[bytes]) -> list[int]:
    return [int(payload) for payload in payloads]


def test_nothing_is_sent_before_the_link_is_up_and_then_everything_in_order(desk: Desk) -> None:
    """Offline readings wait in the spool."""
    desk.put(5)
    assert desk.sent == []
    desk.outbox.resume()
    assert numbers(desk.sent) == [0, 1, 2, 3, 4]


def test_only_a_window_is_in_flight(desk: Desk) -> None:
    """A long backlog is sent as fast as the broker answers, no faster."""
    desk.put(IN_FLIGHT + 50)
    desk.outbox.resume()
    assert len(desk.sent) == IN_FLIGHT
    desk.outbox.answered(1)
    desk.outbox.answered(2)
    assert numbers(desk.sent) == list(range(IN_FLIGHT + 2))


def test_a_brokers_answer_forgets_nothing_and_stored_does(desk: Desk) -> None:
    """Only the aggregator's word empties the spool."""
    desk.outbox.resume()
    desk.put(3)
    for ticket in (1, 2, 3):
        desk.outbox.answered(ticket)
    assert len(desk.spool) == 3
    desk.outbox.stored(1)
    assert [seq for seq, _ in desk.spool.after(-1, 10)] == [2]


def test_what_is_not_stored_in_time_is_sent_again_less_and_less_often(desk: Desk) -> None:
    """The same bytes again; the patience doubles, and starts anew when something was stored."""
    desk.outbox.resume()
    desk.put(2)
    desk.outbox.answered(1)
    desk.outbox.answered(2)
    assert desk.reactor.fire() == RESEND_FIRST
    assert numbers(desk.sent) == [0, 1, 0, 1]
    desk.outbox.answered(3)
    desk.outbox.answered(4)
    assert desk.reactor.fire() == 2 * RESEND_FIRST
    assert numbers(desk.sent) == [0, 1, 0, 1, 0, 1]
    desk.outbox.answered(5)
    desk.outbox.answered(6)
    desk.outbox.stored(0)
    assert desk.reactor.fire() == RESEND_FIRST
    assert numbers(desk.sent)[6:] == [1]


def test_what_is_in_flight_is_not_sent_twice(desk: Desk) -> None:
    """While the broker has not answered, waiting is right."""
    desk.outbox.resume()
    desk.put(2)
    desk.reactor.fire()
    assert numbers(desk.sent) == [0, 1]


def test_after_a_drop_everything_unstored_is_sent_again(desk: Desk) -> None:
    """What was in flight when the link dropped is unknown, so it goes again."""
    desk.outbox.resume()
    desk.put(3)
    desk.outbox.stored(0)
    desk.outbox.pause()
    desk.put(1)
    assert numbers(desk.sent) == [0, 1, 2]
    desk.outbox.resume()
    assert numbers(desk.sent) == [0, 1, 2, 1, 2, 3]


def test_a_full_spool_drops_the_oldest_and_counts_it() -> None:
    """Bounded memory; the newest readings are worth most."""
    spool = MemorySpool(capacity=3)
    for seq in range(5):
        spool.append(seq, b"%d" % seq)
    assert [seq for seq, _ in spool.after(-1, 10)] == [2, 3, 4]
    assert spool.dropped == 2
    assert spool.lowest_after_append == 3, "what the next reading says is kept will be kept"
    assert spool.forget(3) == 2
    assert spool.lowest_after_append == 4


def test_a_long_backlog_costs_little() -> None:
    """Draining ten thousand readings through the window is not quadratic."""
    desk = Desk()
    desk.spool = MemorySpool(capacity=20_000)
    desk.outbox = Outbox(desk.reactor, desk.spool, desk._send)
    for seq in range(10_000):
        desk.spool.append(seq, b"%d" % seq)
    began = time.perf_counter()
    desk.outbox.resume()
    for ticket in range(1, 10_001):
        desk.outbox.answered(ticket)
    assert len(desk.sent) == 10_000
    assert time.perf_counter() - began < 2
