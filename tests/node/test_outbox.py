"""Spool and outbox: every cloaked reading is sent until the aggregator says that it is stored."""

from __future__ import annotations

import time

import pytest

from heatcloak_node.outbox import MAX_IN_FLIGHT, RESEND_FIRST, RESEND_WINDOW, Outbox, RateLimiter
from heatcloak_node.reactor import Callback, Timer
from heatcloak_node.spool import MemorySpool

BOOT = "ab" * 16


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
        self._answered = 0
        self.outbox = self.make_outbox()

    def make_outbox(self) -> Outbox:
        """One that is never out of breath."""
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
        """The broker answers what it was sent, and what that makes room for."""
        while self._answered < len(self.sent):
            self._answered += 1
            self.outbox.publish_answered(self._answered, denied=denied)

    def take_sent(self) -> list[int]:
        """What was sent since the last call, when the broker has answered it all."""
        before = self._answered
        self.answer_all()
        return numbers(self.sent[before:])


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
    desk.put(MAX_IN_FLIGHT + 50)
    desk.outbox.resume()
    assert len(desk.sent) == MAX_IN_FLIGHT
    desk.outbox.publish_answered(1)
    desk.outbox.publish_answered(2)
    assert numbers(desk.sent) == list(range(MAX_IN_FLIGHT + 2))


def test_a_brokers_answer_forgets_nothing_and_stored_does(desk: Desk) -> None:
    """Only the aggregator's word empties the spool."""
    desk.outbox.resume()
    desk.put(3)
    for ticket in (1, 2, 3):
        desk.outbox.publish_answered(ticket)
    assert len(desk.spool) == 3
    desk.outbox.stored(BOOT, 1)
    assert [payload for _, payload in desk.spool.after(0, 10)] == [b"2"]


def test_what_is_not_stored_in_time_is_sent_again_less_and_less_often(desk: Desk) -> None:
    """The same bytes again; the patience doubles, and starts anew when something was stored."""
    desk.outbox.resume()
    desk.put(2)
    desk.outbox.publish_answered(1)
    desk.outbox.publish_answered(2)
    assert desk.reactor.fire() == RESEND_FIRST
    assert numbers(desk.sent) == [0, 1, 0, 1]
    desk.outbox.publish_answered(3)
    desk.outbox.publish_answered(4)
    assert desk.reactor.fire() == 2 * RESEND_FIRST
    assert numbers(desk.sent) == [0, 1, 0, 1, 0, 1]
    desk.outbox.publish_answered(5)
    desk.outbox.publish_answered(6)
    desk.outbox.stored(BOOT, 0)
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
    desk.outbox.stored(BOOT, 0)
    desk.outbox.pause()
    desk.put(1)
    assert numbers(desk.sent) == [0, 1, 2]
    desk.outbox.resume()
    assert numbers(desk.sent) == [0, 1, 2, 1, 2, 3]


@pytest.mark.alone
def test_a_long_backlog_costs_little() -> None:
    """Draining ten thousand readings through the window is not quadratic."""
    desk = Desk()
    desk.spool = MemorySpool(capacity=20_000)
    desk.outbox = desk.make_outbox()
    for seq in range(10_000):
        desk.spool.append(BOOT, seq, b"%d" % seq)
    began = time.perf_counter()
    desk.outbox.resume()
    for ticket in range(1, 10_001):
        desk.outbox.publish_answered(ticket)
    assert len(desk.sent) == 10_000
    assert time.perf_counter() - began < 2


def test_an_aggregator_that_is_away_is_sent_a_small_window_again(desk: Desk) -> None:
    """A long backlog goes once; then only its oldest, however long nobody stores it."""
    desk.put(700)
    desk.outbox.resume()
    assert desk.take_sent() == list(range(700))
    for _ in range(5):
        desk.reactor.fire()
        assert desk.take_sent() == list(range(RESEND_WINDOW))
    desk.put(1)
    assert desk.take_sent() == [700], "other subscribers listen live"


def test_what_was_sent_in_vain_follows_at_the_pace_of_stored(desk: Desk) -> None:
    """Each time that the oldest are stored as many follow, in order, up to what was sent since; each once."""
    desk.put(450)
    desk.outbox.resume()
    desk.take_sent()
    desk.reactor.fire()
    assert desk.take_sent() == list(range(RESEND_WINDOW))
    desk.outbox.stored(BOOT, 49)
    assert desk.take_sent() == list(range(50, RESEND_WINDOW + 50)), (
        "who was silent may have missed the first time"
    )
    desk.outbox.stored(BOOT, 99)
    assert desk.take_sent() == list(range(RESEND_WINDOW + 50, RESEND_WINDOW + 100))
    desk.outbox.stored(BOOT, 399)
    assert desk.take_sent() == list(range(400, 450))
    desk.outbox.stored(BOOT, 449)
    assert desk.take_sent() == []
    assert len(desk.spool) == 0


def test_a_sign_of_life_starts_the_resend_at_once(desk: Desk) -> None:
    """An aggregator that comes back and lacks the oldest is not kept waiting; a retained word is no sign."""
    desk.put(3)
    desk.outbox.resume()
    desk.take_sent()
    desk.outbox.stored(BOOT, 0)
    assert desk.take_sent() == [1, 2], "what was sent before anybody was there may be lost"
    desk.reactor.fire()
    assert desk.take_sent() == [1, 2]
    desk.outbox.stored(BOOT, 0, live=False)
    assert desk.take_sent() == []
    desk.outbox.stored(BOOT, 0)
    assert desk.take_sent() == [1, 2]
    desk.outbox.stored(BOOT, 0)
    assert desk.take_sent() == [], "once a silence"


def test_a_link_that_comes_and_goes_does_not_send_a_backlog_every_time(desk: Desk) -> None:
    """What was never sent goes on; of what was, the oldest window."""
    desk.put(300)
    desk.outbox.resume()
    desk.take_sent()
    for _ in range(3):
        desk.outbox.pause()
        desk.put(10)
        desk.outbox.resume()
        sent = desk.take_sent()
        assert sent[:RESEND_WINDOW] == list(range(RESEND_WINDOW))
        assert len(sent) == RESEND_WINDOW + 10


def test_stored_of_an_earlier_boot_is_honoured(desk: Desk) -> None:
    """What a process before this one cloaked and sent; whatever number it had come to."""
    early = "ee" * 16
    desk.spool.append(early, 7, b"7")
    desk.spool.append(early, 8, b"8")
    desk.put(1)
    assert desk.outbox.stored(early, 7)
    assert desk.spool.kept() == [(early, 8), (BOOT, 0)]
    assert desk.outbox.stored(early, 9999)
    assert desk.spool.kept() == [(BOOT, 0)]
    assert desk.outbox.stored_count == 2


def test_stored_beyond_what_was_sent_loses_nothing(desk: Desk) -> None:
    """A lying aggregator makes a node forget at most what it was sent."""
    desk.put(150)
    desk.outbox.resume()
    assert not desk.outbox.stored(BOOT, 120), "sent up to the window only"
    assert not desk.outbox.stored(BOOT, 2**62)
    assert len(desk.spool) == 150
    assert desk.outbox.stored(BOOT, MAX_IN_FLIGHT - 1)
    assert len(desk.spool) == 50


def test_a_denied_reading_was_not_sent(desk: Desk) -> None:
    """It stays; the oldest is tried from time to time; when it is taken everything goes, in order."""
    desk.put(150)
    desk.outbox.resume()
    desk.answer_all(denied=True)
    assert len(desk.sent) == MAX_IN_FLIGHT, "no loop of sending what is denied"
    desk.put(5)
    assert len(desk.sent) == MAX_IN_FLIGHT
    waits = []
    for _ in range(7):
        waits.append(desk.reactor.fire())
        assert numbers(desk.sent[MAX_IN_FLIGHT:]) == [0] * len(waits)
        desk.answer_all(denied=True)
    assert waits == [10, 20, 40, 80, 160, 300, 300]
    desk.reactor.fire()
    sent = desk.take_sent()
    assert sent == list(range(155))
    assert not desk.outbox.stored(BOOT, 155)


def test_a_reading_denied_when_sent_again_is_not_lost(desk: Desk) -> None:
    """An access list that is broken meanwhile, and mended: the rest of the window follows."""
    desk.put(5)
    desk.outbox.resume()
    desk.take_sent()
    desk.reactor.fire()
    desk.answer_all(denied=True)
    desk.reactor.fire()
    assert desk.take_sent() == [0, 1, 2, 3, 4]


def test_a_new_reading_that_is_denied_is_sent_when_it_may_be(desk: Desk) -> None:
    """Also behind a long backlog that was sent and that nobody stores."""
    desk.put(300)
    desk.outbox.resume()
    desk.take_sent()
    desk.put(3)
    desk.answer_all(denied=True)
    desk.reactor.fire()
    assert desk.take_sent() == [*range(RESEND_WINDOW), 300, 301, 302]


def test_stored_of_what_was_given_up_unsent_is_no_lie(desk: Desk) -> None:
    """The status said that it was given up, so the aggregator counts it: neither refused nor sent."""
    desk.outbox.resume()
    desk.put(MAX_IN_FLIGHT)
    desk.put(1500 - MAX_IN_FLIGHT)
    assert len(desk.sent) == MAX_IN_FLIGHT
    assert desk.spool.kept() == [(BOOT, 500)]
    assert desk.outbox.stored(BOOT, 499)
    assert not desk.outbox.stored(BOOT, 500)
    assert len(desk.spool) == 1000
