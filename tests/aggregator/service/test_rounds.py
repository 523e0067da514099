"""Rounds: complete, closed without missing nodes, changed by late readings. The clock is passed in."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.service import rounds
from heatcloak_aggregator.service.rounds import QUIET, RoundCollector
from heatcloak_aggregator.store import ReadingVerdict
from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]
GRACE, WINDOW = 2.0, 60.0


@pytest.fixture
def collector(zone: Zone) -> RoundCollector:
    """A collector that waits two seconds after a round, and takes late readings for a minute."""
    return RoundCollector(zone, GRACE, WINDOW)


def take(collector: RoundCollector, reading: Reading, now: float) -> ReadingVerdict:
    """Reserve a place for a reading and commit it."""
    verdict = collector.reserve(reading, now)
    if verdict is ReadingVerdict.ACCEPTED:
        collector.confirm(reading, now)
    return verdict


def test_a_round_closes_when_every_node_has_reported(
    zone: Zone, collector: RoundCollector, make_reading: Make
) -> None:
    """Before its end; readings are in the zone's order of nodes."""
    for node in ("n03", "n01", "n04"):
        assert take(collector, make_reading(node), 100.5) is ReadingVerdict.ACCEPTED
    assert collector.close_due(100.6) == []
    take(collector, make_reading("n02"), 100.7)
    (closed,) = collector.close_due(100.7)
    assert (closed.number, tuple(closed.readings), closed.missing) == (100, zone.nodes, ())
    assert collector.close_due(200.0) == []


def test_a_round_closes_without_missing_nodes_when_its_time_is_over(
    collector: RoundCollector, make_reading: Make
) -> None:
    take(collector, make_reading("n02"), 100.5)
    assert collector.close_due(102.999) == []
    (closed,) = collector.close_due(103.0)
    assert (tuple(closed.readings), closed.missing) == (("n02",), ("n01", "n03", "n04"))


def test_readings_of_one_batch_open_one_round(collector: RoundCollector, make_reading: Make) -> None:
    """All of a batch reserve their places before one is committed."""
    batch = [make_reading(node) for node in ("n01", "n02", "n03")]
    assert [collector.reserve(reading, 100.5) for reading in batch] == [ReadingVerdict.ACCEPTED] * 3
    for reading in batch:
        collector.confirm(reading, 100.6)
    assert (collector.n_open, collector.n_to_estimate) == (1, 0)
    (closed,) = collector.close_due(103.0)
    assert closed.missing == ("n04",)


def test_rounds_close_in_order_of_their_numbers(collector: RoundCollector, make_reading: Make) -> None:
    for number in (102, 100, 101):
        take(collector, make_reading("n01", number), 100.5)
    assert [closed.number for closed in collector.close_due(150.0)] == [100, 101, 102]


def test_a_second_reading_of_a_node_in_a_round_is_not_accepted(
    collector: RoundCollector, make_reading: Make
) -> None:
    """With another sequence number or another boot, also after the round closed."""
    first = make_reading("n01", seq=0)
    take(collector, first, 100.5)
    assert take(collector, make_reading("n01", seq=1), 100.6) is ReadingVerdict.SECOND
    (closed,) = collector.close_due(150.0)
    assert closed.readings["n01"] == first
    assert take(collector, make_reading("n01", boot="0" * 32), 150.0) is ReadingVerdict.SECOND


def test_a_late_reading_changes_its_round_which_is_due_after_a_quiet_second(
    collector: RoundCollector, make_reading: Make
) -> None:
    take(collector, make_reading("n01"), 100.5)
    assert len(collector.close_due(103.0)) == 1
    assert take(collector, make_reading("n02"), 110.0) is ReadingVerdict.ACCEPTED
    assert collector.changed_due(110.0 + QUIET / 2) == []
    assert collector.changed_due(110.0 + QUIET) == [100]
    assert collector.close_due(150.0) == []
    collector.clear_changed(100)
    assert collector.changed_due(150.0) == []
    take(collector, make_reading("n03"), 150.0)
    assert collector.changed_due(150.0 + QUIET) == [100]


def test_a_changed_round_that_is_complete_is_due_immediately(
    zone: Zone, collector: RoundCollector, make_reading: Make
) -> None:
    for node in zone.nodes:
        assert collector.changed_due(110.0) == []
        take(collector, make_reading(node), 110.0)
    assert collector.changed_due(110.0) == [100]


def test_a_round_without_readings_in_time_is_estimated_from_late_ones(
    collector: RoundCollector, make_reading: Make
) -> None:
    """As after an outage."""
    assert take(collector, make_reading("n01", 90, seq=0), 110.0) is ReadingVerdict.ACCEPTED
    assert collector.close_due(110.0) == []
    assert collector.changed_due(110.0 + QUIET) == [90]


def test_the_newest_changed_round_comes_first(collector: RoundCollector, make_reading: Make) -> None:
    for number in (95, 99, 92):
        take(collector, make_reading("n01", number, seq=number), 110.0)
    assert collector.changed_due(120.0) == [99, 95, 92]


def test_a_reading_after_the_window_is_late(collector: RoundCollector, make_reading: Make) -> None:
    """Until then the collector knows which nodes have reported."""
    take(collector, make_reading("n01"), 100.5)
    assert len(collector.close_due(100.9 + WINDOW)) == 1
    assert take(collector, make_reading("n01", seq=1), 100.9 + WINDOW) is ReadingVerdict.SECOND
    assert take(collector, make_reading("n02"), 101.0 + WINDOW) is ReadingVerdict.LATE
    assert collector.changed_due(1000.0) == []


def test_a_window_shorter_than_the_grace_period_is_extended_to_it(zone: Zone, make_reading: Make) -> None:
    collector = RoundCollector(zone, GRACE, 0.5)
    assert take(collector, make_reading("n01"), 102.9) is ReadingVerdict.ACCEPTED
    assert take(collector, make_reading("n02"), 103.0) is ReadingVerdict.LATE


def test_a_withdrawn_reading_gives_up_its_place(collector: RoundCollector, make_reading: Make) -> None:
    reading = make_reading("n01")
    assert collector.reserve(reading, 100.5) is ReadingVerdict.ACCEPTED
    collector.withdraw(reading)
    assert collector.reserve(reading, 100.5) is ReadingVerdict.ACCEPTED
    assert collector.close_due(150.0) == []


def test_a_reading_may_be_withdrawn_after_its_window(collector: RoundCollector, make_reading: Make) -> None:
    """A store may fail for longer than the window."""
    reading = make_reading("n01")
    assert collector.reserve(reading, 100.5) is ReadingVerdict.ACCEPTED
    collector.close_due(102.0 + WINDOW)
    collector.withdraw(reading)
    assert collector.reserve(reading, 100.5) is ReadingVerdict.ACCEPTED


def test_a_restored_round_waits_until_its_time_is_over(collector: RoundCollector, make_reading: Make) -> None:
    """It stays closed, because its earlier readings are only in the store."""
    collector.restore({100: ["n01"]}, [], [100], 100.1)
    assert collector.changed_due(101.0 + GRACE) == []
    assert take(collector, make_reading("n02"), 100.2) is ReadingVerdict.ACCEPTED
    assert collector.changed_due(101.0 + GRACE) == []
    assert collector.changed_due(101.0 + GRACE + QUIET) == [100]
    assert collector.close_due(150.0) == []


def test_an_estimate_after_a_restored_one_is_a_repetition(collector: RoundCollector) -> None:
    collector.restore({}, [99], [], 100.0)
    assert [collector.note_estimate(n) for n in (99, 100, 100)] == [True, False, True]


def test_nodes_that_reported_before_a_restart_are_known(
    collector: RoundCollector, make_reading: Make
) -> None:
    """Except those that are not in the zone any more."""
    collector.restore({100: ["n01", "n02", "gone"]}, [], [100], 100.5)
    assert take(collector, make_reading("n02", seq=7), 100.9) is ReadingVerdict.SECOND
    assert take(collector, make_reading("n03"), 100.9) is ReadingVerdict.ACCEPTED


@pytest.mark.parametrize("restarted", [False, True])
def test_a_round_older_than_the_window_stays_closed_when_the_clock_is_set_back(
    collector: RoundCollector, make_reading: Make, restarted: bool
) -> None:
    """It is estimated from the store, which may hold more readings of it."""
    if restarted:
        collector.restore({}, [], [], 4000.0)
    else:
        take(collector, make_reading("n01"), 100.5)
        collector.close_due(4000.0)
    assert take(collector, make_reading("n02"), 100.6) is ReadingVerdict.ACCEPTED
    assert collector.close_due(150.0) == []
    assert collector.changed_due(150.0) == [100]


def test_a_round_with_a_late_reading_stays_closed_when_the_clock_is_set_back(
    collector: RoundCollector, make_reading: Make
) -> None:
    """Opened again, it would be estimated without that reading."""
    take(collector, make_reading("n01"), 110.0)
    take(collector, make_reading("n02"), 100.5)
    assert collector.close_due(150.0) == []
    assert collector.changed_due(150.0) == [100]


def test_memory_is_bounded_by_the_window(zone: Zone, collector: RoundCollector, make_reading: Make) -> None:
    for number in range(100, 300):
        for node in zone.nodes:
            take(collector, make_reading(node, number), number + 0.5)
        assert len(collector.close_due(number + 0.5)) == 1
        collector.note_estimate(number)
    assert len(collector._reported) <= WINDOW + 2
    assert len(collector._estimated) <= WINDOW + 2
    assert collector.n_open == collector.n_to_estimate == 0


def test_any_order_of_arrival_gives_the_same_rounds(zone: Zone, make_reading: Make) -> None:
    readings = [make_reading(node, number) for number in range(100, 110) for node in zone.nodes]
    for seed in range(20):
        collector = RoundCollector(zone, GRACE, WINDOW)
        for reading in random.Random(seed).sample(readings, len(readings)):
            assert take(collector, reading, 100.5) is ReadingVerdict.ACCEPTED
        closed = collector.close_due(100.5)
        assert [list(c.readings.values()) for c in closed] == [readings[4 * i : 4 * i + 4] for i in range(10)]


def test_nodes_that_report_within_the_grace_period_confirm_the_clock(
    zone: Zone, collector: RoundCollector, make_reading: Make
) -> None:
    """Readings of older rounds do not count."""
    for node in zone.nodes[:2]:
        take(collector, make_reading(node, 100), 101.6)
    take(collector, make_reading("n03", 60, seq=0), 101.6)
    assert collector.n_in_time(101.7) == 2
    assert collector.n_in_time(103.1) == 0
    for node in zone.nodes:
        take(collector, make_reading(node, 104), 103.9)
    assert collector.n_in_time(104.0) == 4
    assert collector.n_in_time(54.0) == 0, "the clock was set back: these rounds are in the future"


def test_an_open_round_does_not_wait_for_a_clock_that_was_set_back(
    collector: RoundCollector, make_reading: Make
) -> None:
    """A late reading still counts."""
    take(collector, make_reading("n01", 4000), 4000.5)
    assert collector.close_due(4000.6) == []
    (closed,) = collector.close_due(400.6)
    assert closed.number == 4000
    take(collector, make_reading("n02", 4000), 4000.7)
    assert collector.changed_due(4005.0) == [4000]


class Simulation:
    """A collector between a store and an estimator that only count, on a clock that may be wrong."""

    def __init__(self, zone: Zone) -> None:
        self.collector = RoundCollector(zone, GRACE, WINDOW)
        self.stored: dict[int, set[str]] = {}
        self.estimated: dict[int, int] = {}

    def commit(self, readings: list[Reading], judged: float, settled: float) -> None:
        """Reserve places for a batch, and confirm them at another time of the clock."""
        accepted = [
            each for each in readings if self.collector.reserve(each, judged) is ReadingVerdict.ACCEPTED
        ]
        for reading in accepted:
            self.stored.setdefault(reading.round, set()).add(reading.node)
            self.collector.confirm(reading, settled)

    def estimate_due(self, now: float) -> None:
        """Estimate the closed and the changed rounds."""
        for closed in self.collector.close_due(now):
            self.estimated[closed.number] = len(closed.readings)
        for number in self.collector.changed_due(now):
            self.collector.clear_changed(number)
            self.estimated[number] = len(self.stored[number])


# Right, an hour back, seconds off, and so far ahead that all windows are over.
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
def test_the_last_estimate_of_a_round_is_from_all_its_readings(
    zone: Zone,
    make_reading: Make,
    arrivals: list[tuple[int, int]],
    steps: list[tuple[int, float, float]],
) -> None:
    """For any batches, with any clock when a batch arrives, is committed and is estimated."""
    simulation, left, true_time = Simulation(zone), list(arrivals), 104.0
    for size, first, second in steps:
        batch, left = left[:size], left[size:]
        readings = [make_reading(zone.nodes[place], number) for number, place in batch]
        simulation.commit(readings, true_time + first, true_time + second)
        simulation.estimate_due(true_time + second)
        true_time += 0.7
    for _ in range(3):
        true_time += GRACE + 2 * QUIET
        simulation.estimate_due(true_time)
    assert simulation.estimated == {number: len(nodes) for number, nodes in simulation.stored.items()}


def test_of_many_rounds_that_wait_the_oldest_are_left_out_until_there_is_room(
    collector: RoundCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is due once, the newest first."""
    monkeypatch.setattr(rounds, "MOST_CHANGED", 10)
    collector.restore({}, [], range(100, 135), 1000.0)
    seen: list[int] = []
    while collector.n_to_estimate or collector.left_out_through is not None:
        assert collector.n_to_estimate <= 10
        due = collector.changed_due(2000.0)
        for number in due:
            collector.clear_changed(number)
        seen += due
        if not due:
            collector.refill(range(100, 135), 1000.0)
    assert seen == list(range(134, 99, -1))


def test_rounds_whose_window_is_over_are_forgotten_even_after_a_backlog(
    zone: Zone, collector: RoundCollector, make_reading: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "MOST_CHANGED", 10)
    for number in range(100, 400):
        for node in zone.nodes:
            take(collector, make_reading(node, number), number + 0.5)
        for closed in collector.close_due(number + 0.6):
            collector.defer(closed, number + 0.6)
    assert len(collector._reported) <= WINDOW + 10 + 3
    assert collector.n_to_estimate == 10
    assert collector.left_out_through == 389
