"""Rounds: complete, late, duplicate, missing, out of order. The clock is passed in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_aggregator.trusted.timed_rounds import REMEMBERED_ROUNDS, TimedRounds
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]
GRACE = 2.0


@pytest.fixture
def book(zone: Zone) -> TimedRounds:
    """An empty book that waits two seconds after a round."""
    return TimedRounds(zone, GRACE)


def test_a_round_closes_when_every_node_has_reported(
    zone: Zone, book: TimedRounds, make_reading: Make
) -> None:
    """It does not wait for its end; readings are in the zone's order whatever order they came in."""
    for node in ("n03", "n01", "n04"):
        assert book.accept(make_reading(node), 100.5) is Verdict.ACCEPTED
    assert book.close_due(100.6) == []
    book.accept(make_reading("n02"), 100.7)
    (closed,) = book.close_due(100.7)
    assert (closed.number, tuple(closed.readings), closed.missing) == (100, zone.nodes, ())
    assert book.close_due(200.0) == [], "a round closes once"


def test_a_round_closes_without_the_missing_when_its_time_is_up(
    book: TimedRounds, make_reading: Make
) -> None:
    """Missing nodes are named; nothing is filled in for them."""
    book.accept(make_reading("n02"), 100.5)
    assert book.close_due(102.999) == []
    (closed,) = book.close_due(103.0)
    assert (tuple(closed.readings), closed.missing) == (("n02",), ("n01", "n03", "n04"))


def test_rounds_close_in_order(book: TimedRounds, make_reading: Make) -> None:
    """Readings of several rounds may come mixed; rounds are told in their order."""
    for number in (102, 100, 101):
        book.accept(make_reading("n01", number), 100.5)
    assert [closed.number for closed in book.close_due(1000.0)] == [100, 101, 102]


def test_the_same_reading_again_is_a_duplicate(book: TimedRounds, make_reading: Make) -> None:
    """Before and after the round has closed; the first one counts."""
    first = make_reading("n01")
    assert book.accept(first, 100.5) is Verdict.ACCEPTED
    assert book.accept(first, 100.6) is Verdict.DUPLICATE
    book.close_due(1000.0)
    assert book.accept(first, 1000.0) is Verdict.DUPLICATE


def test_a_second_reading_of_a_node_in_a_round_is_not_taken(book: TimedRounds, make_reading: Make) -> None:
    """Another sequence number or another boot: two releases in one round cost twice, and are shown."""
    first = make_reading("n01", seq=0)
    book.accept(first, 100.5)
    assert book.accept(make_reading("n01", seq=1), 100.6) is Verdict.SECOND
    assert book.accept(make_reading("n01", boot="0" * 32), 100.6) is Verdict.SECOND
    (closed,) = book.close_due(1000.0)
    assert closed.readings["n01"] == first


def test_a_late_reading_changes_nothing(book: TimedRounds, make_reading: Make) -> None:
    """After the round closed, or after its time, also where nobody reported in it."""
    book.accept(make_reading("n01"), 100.5)
    book.close_due(103.0)
    assert book.accept(make_reading("n02"), 103.1) is Verdict.LATE
    assert book.accept(make_reading("n02", 90, seq=0), 103.1) is Verdict.LATE
    assert book.close_due(1000.0) == []


def test_the_book_forgets_old_rounds(zone: Zone, book: TimedRounds, make_reading: Make) -> None:
    """Its memory is bounded however long it runs; what it forgot is late, not accepted again."""
    rounds = range(100, 100 + 3 * REMEMBERED_ROUNDS)
    for number in rounds:
        for node in zone.nodes:
            book.accept(make_reading(node, number), number + 0.5)
        assert len(book.close_due(number + 0.5)) == 1
    assert len(book._closed) == REMEMBERED_ROUNDS
    assert not book._open
    assert book.accept(make_reading("n01", 100), rounds[-1] + 0.5) is Verdict.LATE


def test_a_closed_round_stays_closed_until_its_time_is_up(zone: Zone, make_reading: Make) -> None:
    """However many rounds the grace spans: a resent reading never opens a finished round again."""
    book = TimedRounds(zone, grace=1000.0)
    rounds = range(100, 100 + 5 * REMEMBERED_ROUNDS)
    for number in rounds:
        for node in zone.nodes:
            book.accept(make_reading(node, number), number + 0.5)
        book.close_due(number + 0.5)
    assert book.accept(make_reading("n01", 100), rounds[-1] + 0.5) is Verdict.DUPLICATE
    assert book.close_due(rounds[-1] + 0.5) == []


def test_any_order_and_any_duplicates_give_the_same_rounds(zone: Zone, make_reading: Make) -> None:
    """What is recovered depends on what was measured, not on how it travelled."""
    readings = [make_reading(node, number) for number in range(100, 110) for node in zone.nodes]
    for seed in range(20):
        chance = random.Random(seed)
        shuffled = chance.sample(readings * 2, 2 * len(readings))
        book = TimedRounds(zone, GRACE)
        verdicts = [book.accept(reading, 100.5) for reading in shuffled]
        assert verdicts.count(Verdict.ACCEPTED) == verdicts.count(Verdict.DUPLICATE) == len(readings)
        closed = book.close_due(100.5)
        assert [list(c.readings.values()) for c in closed] == [readings[4 * i : 4 * i + 4] for i in range(10)]
