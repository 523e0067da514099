"""Sending and resending readings until they are stored: `heatcloak_node.outbox`."""

from __future__ import annotations

import time

import pytest

from heatcloak_node.outbox import MAX_IN_FLIGHT, RESEND_FIRST, RESEND_WINDOW, Outbox
from heatcloak_node.rate_limiter import RateLimiter
from heatcloak_node.spool import MemorySpool
from support.timers import ManualTimers

BOOT = "ab" * 16


class OutboxBench:
    """A spool, an outbox, and a link that records the readings sent."""

    def __init__(self) -> None:
        self.reactor = ManualTimers()
        self.spool = MemorySpool(capacity=1000)
        self.sent: list[bytes] = []
        self.linked = True
        self._next = 0
        self._answered = 0
        self.outbox = self.make_outbox()

    def make_outbox(self) -> Outbox:
        """Return an outbox whose rate is not limited."""
        return Outbox(self.reactor, self.spool, self._send, BOOT, RateLimiter(lambda: 0.0, burst=10**9))

    def _send(self, payload: bytes) -> int | None:
        if not self.linked:
            return None
        self.sent.append(payload)
        return len(self.sent)

    def put(self, count: int) -> None:
        for _ in range(count):
            self.spool.append(BOOT, self._next, b"%d" % self._next)
            self._next += 1
        self.outbox.drain()

    def answer_all(self, *, denied: bool = False) -> None:
        """Answer every publish, and those that the answers cause."""
        while self._answered < len(self.sent):
            self._answered += 1
            self.outbox.publish_answered(self._answered, denied=denied)

    def take_sent(self) -> list[int]:
        """Answer every publish; return the readings sent since the last call."""
        before = self._answered
        self.answer_all()
        return numbers(self.sent[before:])


@pytest.fixture
def bench() -> OutboxBench:
    """Return a bench with an empty spool; the link is down."""
    return OutboxBench()


def numbers(payloads: list[bytes]) -> list[int]:
    return [int(payload) for payload in payloads]


def test_readings_wait_for_the_link_and_are_sent_in_order(bench: OutboxBench) -> None:
    bench.put(5)
    assert bench.sent == []
    bench.outbox.resume()
    assert numbers(bench.sent) == [0, 1, 2, 3, 4]


def test_only_a_window_is_in_flight(bench: OutboxBench) -> None:
    bench.put(MAX_IN_FLIGHT + 50)
    bench.outbox.resume()
    assert len(bench.sent) == MAX_IN_FLIGHT
    bench.outbox.publish_answered(1)
    bench.outbox.publish_answered(2)
    assert numbers(bench.sent) == list(range(MAX_IN_FLIGHT + 2))


def test_only_stored_empties_the_spool(bench: OutboxBench) -> None:
    """A broker's answer does not."""
    bench.outbox.resume()
    bench.put(3)
    for ticket in (1, 2, 3):
        bench.outbox.publish_answered(ticket)
    assert len(bench.spool) == 3
    bench.outbox.stored(BOOT, 1)
    assert [payload for _, payload in bench.spool.after(0, 10)] == [b"2"]


def test_unstored_readings_are_resent_with_a_doubling_delay(bench: OutboxBench) -> None:
    """The delay starts anew once something was stored."""
    bench.outbox.resume()
    bench.put(2)
    bench.outbox.publish_answered(1)
    bench.outbox.publish_answered(2)
    assert bench.reactor.fire() == RESEND_FIRST
    assert numbers(bench.sent) == [0, 1, 0, 1]
    bench.outbox.publish_answered(3)
    bench.outbox.publish_answered(4)
    assert bench.reactor.fire() == 2 * RESEND_FIRST
    assert numbers(bench.sent) == [0, 1, 0, 1, 0, 1]
    bench.outbox.publish_answered(5)
    bench.outbox.publish_answered(6)
    bench.outbox.stored(BOOT, 0)
    assert bench.reactor.fire() == RESEND_FIRST
    assert numbers(bench.sent)[6:] == [1]


def test_readings_in_flight_are_not_resent(bench: OutboxBench) -> None:
    bench.outbox.resume()
    bench.put(2)
    bench.reactor.fire()
    assert numbers(bench.sent) == [0, 1]


def test_readings_in_flight_at_a_disconnect_are_resent(bench: OutboxBench) -> None:
    bench.outbox.resume()
    bench.put(3)
    bench.outbox.stored(BOOT, 0)
    bench.outbox.pause()
    bench.put(1)
    assert numbers(bench.sent) == [0, 1, 2]
    bench.outbox.resume()
    assert numbers(bench.sent) == [0, 1, 2, 1, 2, 3]


@pytest.mark.alone
def test_sending_a_long_backlog_takes_linear_work() -> None:
    bench = OutboxBench()
    bench.spool = MemorySpool(capacity=20_000)
    bench.outbox = bench.make_outbox()
    for seq in range(10_000):
        bench.spool.append(BOOT, seq, b"%d" % seq)
    began = time.perf_counter()
    bench.outbox.resume()
    for ticket in range(1, 10_001):
        bench.outbox.publish_answered(ticket)
    assert len(bench.sent) == 10_000
    assert time.perf_counter() - began < 2


def test_only_the_oldest_window_is_resent_while_nothing_is_stored(bench: OutboxBench) -> None:
    bench.put(700)
    bench.outbox.resume()
    assert bench.take_sent() == list(range(700))
    for _ in range(5):
        bench.reactor.fire()
        assert bench.take_sent() == list(range(RESEND_WINDOW))
    bench.put(1)
    assert bench.take_sent() == [700], "subscribers receive new readings immediately"


def test_later_readings_are_resent_as_fast_as_earlier_ones_are_stored(bench: OutboxBench) -> None:
    """In order, each once, up to the last one sent."""
    bench.put(450)
    bench.outbox.resume()
    bench.take_sent()
    bench.reactor.fire()
    assert bench.take_sent() == list(range(RESEND_WINDOW))
    bench.outbox.stored(BOOT, 49)
    assert bench.take_sent() == list(range(50, RESEND_WINDOW + 50)), (
        "who was silent may have missed the first time"
    )
    bench.outbox.stored(BOOT, 99)
    assert bench.take_sent() == list(range(RESEND_WINDOW + 50, RESEND_WINDOW + 100))
    bench.outbox.stored(BOOT, 399)
    assert bench.take_sent() == list(range(400, 450))
    bench.outbox.stored(BOOT, 449)
    assert bench.take_sent() == []
    assert len(bench.spool) == 0


def test_a_live_stored_message_starts_the_resend_immediately(bench: OutboxBench) -> None:
    """A retained one does not."""
    bench.put(3)
    bench.outbox.resume()
    bench.take_sent()
    bench.outbox.stored(BOOT, 0)
    assert bench.take_sent() == [1, 2], "readings sent without a subscriber may be lost"
    bench.reactor.fire()
    assert bench.take_sent() == [1, 2]
    bench.outbox.stored(BOOT, 0, live=False)
    assert bench.take_sent() == []
    bench.outbox.stored(BOOT, 0)
    assert bench.take_sent() == [1, 2]
    bench.outbox.stored(BOOT, 0)
    assert bench.take_sent() == [], "only the first live message after a silence"


def test_a_reconnect_resends_only_the_oldest_window(bench: OutboxBench) -> None:
    """Readings never sent before follow."""
    bench.put(300)
    bench.outbox.resume()
    bench.take_sent()
    for _ in range(3):
        bench.outbox.pause()
        bench.put(10)
        bench.outbox.resume()
        sent = bench.take_sent()
        assert sent[:RESEND_WINDOW] == list(range(RESEND_WINDOW))
        assert len(sent) == RESEND_WINDOW + 10


def test_stored_of_an_earlier_boot_is_accepted(bench: OutboxBench) -> None:
    """The last number of that boot is unknown."""
    early = "ee" * 16
    bench.spool.append(early, 7, b"7")
    bench.spool.append(early, 8, b"8")
    bench.put(1)
    assert bench.outbox.stored(early, 7)
    assert bench.spool.kept() == [(early, 8), (BOOT, 0)]
    assert bench.outbox.stored(early, 9999)
    assert bench.spool.kept() == [(BOOT, 0)]
    assert bench.outbox.stored_count == 2


def test_stored_beyond_the_last_reading_sent_is_refused(bench: OutboxBench) -> None:
    """A lying aggregator can make a node drop at most the readings that it received."""
    bench.put(150)
    bench.outbox.resume()
    assert not bench.outbox.stored(BOOT, 120), "only the window was sent"
    assert not bench.outbox.stored(BOOT, 2**62)
    assert len(bench.spool) == 150
    assert bench.outbox.stored(BOOT, MAX_IN_FLIGHT - 1)
    assert len(bench.spool) == 50


def test_a_denied_reading_counts_as_not_sent(bench: OutboxBench) -> None:
    """Only the oldest is tried, until the broker accepts it; then all are sent in order."""
    bench.put(150)
    bench.outbox.resume()
    bench.answer_all(denied=True)
    assert len(bench.sent) == MAX_IN_FLIGHT, "denied readings are not sent in a loop"
    bench.put(5)
    assert len(bench.sent) == MAX_IN_FLIGHT
    waits = []
    for _ in range(7):
        waits.append(bench.reactor.fire())
        assert numbers(bench.sent[MAX_IN_FLIGHT:]) == [0] * len(waits)
        bench.answer_all(denied=True)
    assert waits == [10, 20, 40, 80, 160, 300, 300]
    bench.reactor.fire()
    sent = bench.take_sent()
    assert sent == list(range(155))
    assert not bench.outbox.stored(BOOT, 155)


def test_a_reading_denied_when_resent_is_not_lost(bench: OutboxBench) -> None:
    bench.put(5)
    bench.outbox.resume()
    bench.take_sent()
    bench.reactor.fire()
    bench.answer_all(denied=True)
    bench.reactor.fire()
    assert bench.take_sent() == [0, 1, 2, 3, 4]


def test_a_denied_new_reading_is_sent_once_it_is_allowed(bench: OutboxBench) -> None:
    """Also behind a long backlog that was sent and not stored."""
    bench.put(300)
    bench.outbox.resume()
    bench.take_sent()
    bench.put(3)
    bench.answer_all(denied=True)
    bench.reactor.fire()
    assert bench.take_sent() == [*range(RESEND_WINDOW), 300, 301, 302]


def test_stored_may_cover_readings_that_were_dropped_unsent(bench: OutboxBench) -> None:
    """The status has informed the aggregator that they were dropped."""
    bench.outbox.resume()
    bench.put(MAX_IN_FLIGHT)
    bench.put(1500 - MAX_IN_FLIGHT)
    assert len(bench.sent) == MAX_IN_FLIGHT
    assert bench.spool.kept() == [(BOOT, 500)]
    assert bench.outbox.stored(BOOT, 499)
    assert not bench.outbox.stored(BOOT, 500)
    assert len(bench.spool) == 1000
