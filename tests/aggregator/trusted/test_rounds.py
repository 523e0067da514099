"""Collecting decrypted readings into rounds: live by the clock, and in the order of a recording."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from heatcloak_aggregator.store import ReadingVerdict
from heatcloak_aggregator.trusted import LiveRounds, RecordedRounds
from heatcloak_aggregator.trusted.rounds import REMEMBERED_ROUNDS, DecryptedRound
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

NOW = 1e9
GRACE = 2.0


class DecryptedReading(NamedTuple):
    """A reading and the quantised reading behind it."""

    reading: Reading
    ticks: int


Make = Callable[..., DecryptedReading]


@pytest.fixture
def decrypted(zone: Zone, sealer: Callable[..., Any]) -> Make:
    """Return a function that makes decrypted readings, whose ticks encode round and node."""
    seal = sealer(zone)

    def make(node: str, number: int = 100, seq: int | None = None, **changes: Any) -> DecryptedReading:
        ticks = 10 * number + zone.places[node]
        reading = seal(node, number, number - 90 if seq is None else seq, ticks, **changes)
        return DecryptedReading(reading, ticks)

    return make


@pytest.fixture
def live(zone: Zone) -> LiveRounds:
    """Return live rounds with two seconds of grace."""
    return LiveRounds(zone, GRACE)


def add(rounds: LiveRounds, decrypted: DecryptedReading, now: float) -> ReadingVerdict:
    """Offer a reading to its round, and fill it in if it is accepted."""
    verdict = rounds.accept(decrypted.reading, now)
    if verdict is ReadingVerdict.ACCEPTED:
        rounds.fill(decrypted.reading, decrypted.ticks)
    return verdict


def replayed(rounds: RecordedRounds, readings: list[DecryptedReading]) -> list[DecryptedRound]:
    """Return the rounds of a recording of these readings, closed after every ten."""
    closed = []
    for index, reading in enumerate(readings):
        add(rounds, reading, NOW)
        if index % 10 == 9:
            closed += rounds.close_due(NOW)
    return closed + rounds.close_all()


def test_complete_round_closes_once_and_before_its_end(zone: Zone, live: LiveRounds, decrypted: Make) -> None:
    for node in ("n03", "n01", "n04"):
        assert add(live, decrypted(node), 100.5) is ReadingVerdict.ACCEPTED
    assert live.close_due(100.6) == []
    add(live, decrypted("n02"), 100.7)
    (closed,) = live.close_due(100.7)
    assert (closed.number, tuple(closed.readings), closed.missing) == (100, zone.nodes, ())
    assert list(closed.uncovered.items()) == [("n01", 1001), ("n02", 1002), ("n03", 1003), ("n04", 1004)]
    assert live.close_due(200.0) == []
    assert live._uncovered == {}


def test_incomplete_round_closes_without_the_missing_after_the_grace(
    live: LiveRounds, decrypted: Make
) -> None:
    add(live, decrypted("n02"), 100.5)
    assert live.close_due(102.999) == []
    (closed,) = live.close_due(103.0)
    assert (closed.uncovered, closed.missing) == ({"n02": 1002}, ("n01", "n03", "n04"))


def test_rounds_close_in_order(live: LiveRounds, decrypted: Make) -> None:
    for number in (102, 100, 101):
        add(live, decrypted("n01", number), 100.5)
    assert [closed.number for closed in live.close_due(1000.0)] == [100, 101, 102]


def test_same_reading_is_a_duplicate_before_and_after_the_round_closes(
    live: LiveRounds, decrypted: Make
) -> None:
    first = decrypted("n01")
    assert add(live, first, 100.5) is ReadingVerdict.ACCEPTED
    assert add(live, first, 100.6) is ReadingVerdict.DUPLICATE
    live.close_due(1000.0)
    assert add(live, first, 1000.0) is ReadingVerdict.DUPLICATE


@pytest.mark.parametrize("kind", ["live", "recorded"])
def test_second_reading_of_a_node_in_a_round_is_not_taken(zone: Zone, decrypted: Make, kind: str) -> None:
    """With another sequence number or of another boot: the first reading remains."""
    rounds = LiveRounds(zone, GRACE) if kind == "live" else RecordedRounds(zone)
    first = decrypted("n01", seq=0)
    assert add(rounds, first, 100.5) is ReadingVerdict.ACCEPTED
    assert add(rounds, decrypted("n01", seq=1), 100.6) is ReadingVerdict.SECOND
    assert add(rounds, decrypted("n01", seq=0, boot=bytes(16)), 100.6) is ReadingVerdict.SECOND
    (closed,) = rounds.close_all()
    assert closed.readings["n01"] == first.reading


def test_reading_after_the_deadline_is_late(live: LiveRounds, decrypted: Make) -> None:
    """Also in a round without any reading."""
    add(live, decrypted("n01"), 100.5)
    live.close_due(103.0)
    assert add(live, decrypted("n02"), 103.1) is ReadingVerdict.LATE
    assert add(live, decrypted("n02", 90), 103.1) is ReadingVerdict.LATE
    assert live.close_due(1000.0) == []


def test_old_rounds_are_forgotten_and_then_late(zone: Zone, live: LiveRounds, decrypted: Make) -> None:
    rounds = range(100, 100 + 3 * REMEMBERED_ROUNDS)
    for number in rounds:
        for node in zone.nodes:
            add(live, decrypted(node, number), number + 0.5)
        assert len(live.close_due(number + 0.5)) == 1
    assert len(live._closed) == REMEMBERED_ROUNDS
    assert not live._open
    assert add(live, decrypted("n01", 100), rounds[-1] + 0.5) is ReadingVerdict.LATE


def test_closed_round_is_remembered_until_its_deadline(zone: Zone, decrypted: Make) -> None:
    """A resent reading never opens a closed round again, however long the grace."""
    live = LiveRounds(zone, grace=1000.0)
    rounds = range(100, 100 + 5 * REMEMBERED_ROUNDS)
    for number in rounds:
        for node in zone.nodes:
            add(live, decrypted(node, number), number + 0.5)
        live.close_due(number + 0.5)
    assert add(live, decrypted("n01", 100), rounds[-1] + 0.5) is ReadingVerdict.DUPLICATE
    assert live.close_due(rounds[-1] + 0.5) == []


def test_order_and_duplicates_do_not_change_live_rounds(zone: Zone, decrypted: Make) -> None:
    readings = [decrypted(node, number) for number in range(100, 110) for node in zone.nodes]
    for seed in range(20):
        chance = random.Random(seed)
        live = LiveRounds(zone, GRACE)
        shuffled = chance.sample(readings * 2, 2 * len(readings))
        verdicts = [add(live, reading, 100.5) for reading in shuffled]
        assert (
            verdicts.count(ReadingVerdict.ACCEPTED)
            == verdicts.count(ReadingVerdict.DUPLICATE)
            == len(readings)
        )
        closed = [reading for each in live.close_due(100.5) for reading in each.readings.values()]
        assert closed == [each.reading for each in readings]


def test_recording_in_any_order_with_losses_and_duplicates_gives_the_same_rounds(
    zone: Zone, decrypted: Make
) -> None:
    readings = [decrypted(node, number) for number in range(100, 200) for node in zone.nodes]
    for seed in range(10):
        chance = random.Random(seed)
        kept = [reading for reading in readings if chance.random() > 0.1]
        expected: dict[int, dict[str, int]] = {}
        for reading in kept:
            expected.setdefault(reading.reading.round, {})[reading.reading.node] = reading.ticks
        closed = replayed(RecordedRounds(zone), chance.sample(kept * 2, 2 * len(kept)))
        assert [(each.number, each.uncovered) for each in closed] == sorted(expected.items())
        assert [each.missing for each in closed] == [
            tuple(node for node in zone.nodes if node not in each.uncovered) for each in closed
        ]


def test_recorded_round_is_over_after_the_span(zone: Zone, decrypted: Make) -> None:
    rounds = RecordedRounds(zone, span=5)
    for number in (100, 101, 102, 103, 104):
        add(rounds, decrypted("n01", number), NOW)
    assert rounds.close_due(NOW) == []
    assert add(rounds, decrypted("n02", 100), NOW) is ReadingVerdict.ACCEPTED
    add(rounds, decrypted("n01", 105), NOW)
    (first,) = rounds.close_due(NOW)
    assert (first.number, sorted(first.uncovered)) == (100, ["n01", "n02"])
    assert add(rounds, decrypted("n03", 100), NOW) is ReadingVerdict.LATE
    assert add(rounds, decrypted("n03", 99), NOW) is ReadingVerdict.LATE
    assert [each.number for each in rounds.close_all()] == [101, 102, 103, 104, 105]


def test_one_fast_clock_splits_no_recorded_round(zone: Zone, decrypted: Make) -> None:
    """A round far in the future counts as one later round."""
    readings = [decrypted("n01", 60_000, 0)]
    readings += [decrypted(node, number) for number in range(100, 120) for node in zone.nodes]
    closed = replayed(RecordedRounds(zone, span=5), readings)
    assert [each.number for each in closed] == [*range(100, 120), 60_000]
    assert all(len(each.uncovered) == 4 for each in closed[:-1])


@pytest.mark.parametrize("lost", ["", "n03"])
def test_long_recording_takes_constant_memory(zone: Zone, decrypted: Make, lost: str) -> None:
    rounds, closed = RecordedRounds(zone, span=5), 0
    for number in range(100, 600):
        for node in zone.nodes:
            if node != lost:
                add(rounds, decrypted(node, number), NOW)
        closed += len(rounds.close_due(NOW))
    assert closed >= 494
    assert len(rounds._recent_set) == len(rounds._recent) == 5
    assert len(rounds._pending) == len(rounds._order) <= 5
    assert len(rounds._open) <= 5
    assert len(rounds._closed) <= 70
