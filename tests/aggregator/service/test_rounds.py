"""Rounds: complete, late, second, missing, late but in time to count. The clock is passed in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.service.rounds import QUIET, RoundBook
from heatcloak_aggregator.store import Verdict
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]
GRACE, WINDOW = 2.0, 60.0


@pytest.fixture
def book(zone: Zone) -> RoundBook:
    """An empty book that waits two seconds after a round, and takes late readings in for a minute."""
    return RoundBook(zone, GRACE, WINDOW)


def take(book: RoundBook, reading: Reading, now: float) -> Verdict:
    """Judge a reading and commit it."""
    verdict = book.judge(reading, now)
    if verdict is Verdict.ACCEPTED:
        book.confirm(reading, now)
    return verdict


def test_a_round_closes_when_every_node_has_reported(zone: Zone, book: RoundBook, make_reading: Make) -> None:
    """It does not wait for its end; readings are in the zone's order whatever order they came in."""
    for node in ("n03", "n01", "n04"):
        assert take(book, make_reading(node), 100.5) is Verdict.ACCEPTED
    assert book.close_due(100.6) == []
    take(book, make_reading("n02"), 100.7)
    (closed,) = book.close_due(100.7)
    assert (closed.number, tuple(closed.readings), closed.missing) == (100, zone.nodes, ())
    assert book.close_due(200.0) == [], "a round closes once"


def test_a_round_closes_without_the_missing_when_its_time_is_up(book: RoundBook, make_reading: Make) -> None:
    """Missing nodes are named; nothing is filled in for them."""
    take(book, make_reading("n02"), 100.5)
    assert book.close_due(102.999) == []
    (closed,) = book.close_due(103.0)
    assert (tuple(closed.readings), closed.missing) == (("n02",), ("n01", "n03", "n04"))


def test_readings_that_are_committed_together_open_one_round(book: RoundBook, make_reading: Make) -> None:
    """All of a batch are judged before one is committed; the rest of the round is still awaited."""
    batch = [make_reading(node) for node in ("n01", "n02", "n03")]
    assert [book.judge(reading, 100.5) for reading in batch] == [Verdict.ACCEPTED] * 3
    for reading in batch:
        book.confirm(reading, 100.6)
    assert (book.open_rounds, book.to_estimate) == (1, 0)
    (closed,) = book.close_due(103.0)
    assert closed.missing == ("n04",)


def test_rounds_close_in_order(book: RoundBook, make_reading: Make) -> None:
    """Readings of several rounds may come mixed; rounds are told in their order."""
    for number in (102, 100, 101):
        take(book, make_reading("n01", number), 100.5)
    assert [closed.number for closed in book.close_due(150.0)] == [100, 101, 102]


def test_a_second_reading_of_a_node_in_a_round_is_not_taken(book: RoundBook, make_reading: Make) -> None:
    """Another sequence number or another boot: two releases in one round cost twice, and are shown."""
    first = make_reading("n01", seq=0)
    take(book, first, 100.5)
    assert take(book, make_reading("n01", seq=1), 100.6) is Verdict.SECOND
    (closed,) = book.close_due(150.0)
    assert closed.readings["n01"] == first
    assert take(book, make_reading("n01", boot="0" * 32), 150.0) is Verdict.SECOND, "after it closed, too"


def test_a_late_reading_within_the_window_changes_its_round(book: RoundBook, make_reading: Make) -> None:
    """Once no other has come for a second; the round is not closed again, but looked up in the store."""
    take(book, make_reading("n01"), 100.5)
    assert len(book.close_due(103.0)) == 1
    assert take(book, make_reading("n02"), 110.0) is Verdict.ACCEPTED
    assert book.changed_due(110.0 + QUIET / 2) == []
    assert book.changed_due(110.0 + QUIET) == [100]
    assert book.close_due(150.0) == []
    book.begin_look(100)
    assert book.changed_due(150.0) == []
    take(book, make_reading("n03"), 150.0)
    assert book.changed_due(150.0 + QUIET) == [100], "what comes after the look changes it again"


def test_the_last_late_reading_is_not_waited_after(zone: Zone, book: RoundBook, make_reading: Make) -> None:
    """A round that is complete now is looked up at once."""
    for node in zone.nodes:
        assert book.changed_due(110.0) == []
        take(book, make_reading(node), 110.0)
    assert book.changed_due(110.0) == [100]


def test_rounds_that_nobody_reported_in_are_taken_in_late(book: RoundBook, make_reading: Make) -> None:
    """After an outage: such a round is over before it is heard of, and is estimated from the store."""
    assert take(book, make_reading("n01", 90, seq=0), 110.0) is Verdict.ACCEPTED
    assert book.close_due(110.0) == []
    assert book.changed_due(110.0 + QUIET) == [90]


def test_the_latest_changed_round_comes_first(book: RoundBook, make_reading: Make) -> None:
    """Whoever looks, looks at now."""
    for number in (95, 99, 92):
        take(book, make_reading("n01", number, seq=number), 110.0)
    assert book.changed_due(120.0) == [99, 95, 92]


def test_after_the_window_a_reading_is_late(book: RoundBook, make_reading: Make) -> None:
    """It changes nothing any more."""
    assert take(book, make_reading("n01"), 101.0 + WINDOW) is Verdict.LATE
    assert book.changed_due(1000.0) == []


def test_a_reading_that_was_stored_before_gives_its_place_back(book: RoundBook, make_reading: Make) -> None:
    """Another service had stored it: the round does not have it twice."""
    reading = make_reading("n01")
    assert book.judge(reading, 100.5) is Verdict.ACCEPTED
    book.withdraw(reading)
    assert book.judge(reading, 100.5) is Verdict.ACCEPTED
    assert book.close_due(150.0) == []


def test_what_is_given_back_after_its_window_is_nobodys(book: RoundBook, make_reading: Make) -> None:
    """A store may be away for longer than the window lasts."""
    reading = make_reading("n01")
    assert book.judge(reading, 100.5) is Verdict.ACCEPTED
    book.close_due(102.0 + WINDOW)
    book.withdraw(reading)
    assert book.judge(reading, 100.5) is Verdict.ACCEPTED


def test_a_restarted_service_awaits_the_others_as_long_as_ever(book: RoundBook, make_reading: Make) -> None:
    """A round that began before it is not estimated before its time is up, unless it is complete."""
    book.restore({100: ["n01"]}, [], [100], 100.1)
    assert take(book, make_reading("n02"), 100.2) is Verdict.ACCEPTED
    assert book.changed_due(101.0 + GRACE) == []
    assert book.changed_due(101.0 + GRACE + QUIET) == [100]


def test_a_round_is_estimated_for_the_first_time_once(book: RoundBook) -> None:
    """Also where an earlier service did it."""
    book.restore({}, [99], [], 100.0)
    assert [book.note_estimate(n) for n in (99, 100, 100)] == [True, False, True]


def test_a_restarted_service_takes_up_what_was_not_estimated(
    zone: Zone, book: RoundBook, make_reading: Make
) -> None:
    """Rounds without an estimate are looked up when their time is over; who has reported, has."""
    book.restore({99: ["n01"], 100: ["n01", "n02", "gone"]}, [99], [100], 100.5)
    assert book.changed_due(100.9) == []
    assert take(book, make_reading("n02", seq=7), 100.9) is Verdict.SECOND
    assert take(book, make_reading("n03"), 100.9) is Verdict.ACCEPTED
    assert book.close_due(102.0) == [], "it would be estimated without what came before"
    assert book.changed_due(110.0) == [100]


def test_what_is_remembered_is_bounded(zone: Zone, book: RoundBook, make_reading: Make) -> None:
    """By the window, however long it runs."""
    for number in range(100, 1100):
        for node in zone.nodes:
            take(book, make_reading(node, number), number + 0.5)
        assert len(book.close_due(number + 0.5)) == 1
        book.note_estimate(number)
    assert len(book._reported) <= WINDOW + 2
    assert len(book._estimated) <= WINDOW + 2
    assert book.open_rounds == book.to_estimate == 0


def test_any_order_gives_the_same_rounds(zone: Zone, make_reading: Make) -> None:
    """What is recovered depends on what was measured, not on how it travelled."""
    readings = [make_reading(node, number) for number in range(100, 110) for node in zone.nodes]
    for seed in range(20):
        book = RoundBook(zone, GRACE, WINDOW)
        for reading in random.Random(seed).sample(readings, len(readings)):
            assert take(book, reading, 100.5) is Verdict.ACCEPTED
        closed = book.close_due(100.5)
        assert [list(c.readings.values()) for c in closed] == [readings[4 * i : 4 * i + 4] for i in range(10)]


def test_nodes_that_report_after_their_round_agree_with_the_clock(
    zone: Zone, book: RoundBook, make_reading: Make
) -> None:
    """As slow sensors do, who begin in its middle; who sends what lay in a spool, or is late, does not."""
    for node in zone.nodes[:2]:
        take(book, make_reading(node, 100), 101.6)
    take(book, make_reading("n03", 60, seq=0), 101.6)
    assert book.in_time(101.7) == 2
    assert book.in_time(103.1) == 0, "they are not heard any more"
    for node in zone.nodes:
        take(book, make_reading(node, 104), 103.9)
    assert book.in_time(104.0) == 4
    assert book.in_time(54.0) == 0, "the clock was set back: these rounds are to come"


def test_an_open_round_does_not_wait_for_a_clock_that_was_set_back(
    book: RoundBook, make_reading: Make
) -> None:
    """An hour later it would be of no use; what is missing still counts when it comes."""
    take(book, make_reading("n01", 4000), 4000.5)
    assert book.close_due(4000.6) == []
    (closed,) = book.close_due(400.6)
    assert closed.number == 4000
    take(book, make_reading("n02", 4000), 4000.7)
    assert book.changed_due(4005.0) == [4000]


class Bench:
    """A book between a store and an estimator that only count, on a clock that may be wrong."""

    def __init__(self, zone: Zone) -> None:
        self.book = RoundBook(zone, GRACE, WINDOW)
        self.stored: dict[int, set[str]] = {}
        self.estimated: dict[int, int] = {}

    def commit(self, readings: list[Reading], judged: float, settled: float) -> None:
        """A batch comes in, and is in the store a moment later."""
        accepted = [each for each in readings if self.book.judge(each, judged) is Verdict.ACCEPTED]
        for reading in accepted:
            self.stored.setdefault(reading.round, set()).add(reading.node)
            self.book.confirm(reading, settled)

    def look(self, now: float) -> None:
        """Estimate what is closed, and what has changed."""
        for closed in self.book.close_due(now):
            self.estimated[closed.number] = len(closed.readings)
        for number in self.book.changed_due(now):
            self.book.begin_look(number)
            self.estimated[number] = len(self.stored[number])


# A clock an hour back, seconds off, and so far ahead that all windows are over.
OFFSETS = (0.0, 0.0, 0.0, -3600.0, -3.0, 3.0, 2 * WINDOW)


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    arrivals=st.lists(st.tuples(st.integers(100, 103), st.integers(0, 3)), unique=True, max_size=16),
    steps=st.lists(
        st.tuples(st.integers(0, 4), st.sampled_from(OFFSETS), st.sampled_from(OFFSETS)),
        min_size=1,
        max_size=12,
    ),
)
def test_the_last_estimate_of_a_round_is_of_all_its_readings(
    zone: Zone,
    make_reading: Make,
    arrivals: list[tuple[int, int]],
    steps: list[tuple[int, float, float]],
) -> None:
    """However batches fall, and wherever the clock stands while one is judged, settled and looked after."""
    bench, left, true_time = Bench(zone), list(arrivals), 104.0
    for size, first, second in steps:
        batch, left = left[:size], left[size:]
        readings = [make_reading(zone.nodes[place], number) for number, place in batch]
        bench.commit(readings, true_time + first, true_time + second)
        bench.look(true_time + second)
        true_time += 0.7
    for _ in range(3):
        true_time += GRACE + 2 * QUIET
        bench.look(true_time)
    assert bench.estimated == {number: len(nodes) for number, nodes in bench.stored.items()}
