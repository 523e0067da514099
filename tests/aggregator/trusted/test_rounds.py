"""Opened readings into rounds: by the clock, or as a recording goes on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from heatcloak_aggregator.store import Verdict
from heatcloak_aggregator.trusted import LiveRounds, RecordedRounds
from heatcloak_aggregator.trusted.decryptor import Opened
from heatcloak_aggregator.trusted.rounds import OpenedRound, Rounds
from heatcloak_shared.zone import Zone

NOW = 1e9
Make = Callable[..., Opened]


@pytest.fixture
def opened(zone: Zone, sealer: Callable[..., Any]) -> Make:
    """Makes an opened reading, whose ticks tell node and round."""
    seal = sealer(zone)

    def make(node: str, number: int, seq: int | None = None, **changes: Any) -> Opened:
        ticks = 10 * number + zone.places[node]
        return Opened(seal(node, number, number - 95 if seq is None else seq, ticks, **changes), ticks, 0)

    return make


def taken(rounds: Rounds, opened: Opened, now: float) -> Verdict:
    """What becomes of a reading that is verified, and opened if it has a place."""
    verdict = rounds.accept(opened.reading, now)
    if verdict is Verdict.ACCEPTED:
        rounds.fill(opened)
    return verdict


def replayed(rounds: RecordedRounds, readings: list[Opened]) -> list[OpenedRound]:
    """What a recording of these readings tells, ten lines at a time."""
    told = []
    for place, reading in enumerate(readings):
        taken(rounds, reading, NOW)
        if place % 10 == 9:
            told += rounds.close_due(NOW)
    return told + rounds.close_all()


def test_live_rounds_close_as_the_aggregators_do(zone: Zone, opened: Make) -> None:
    """When all are there, or without the missing when time is up; with the ticks of each node."""
    rounds = LiveRounds(zone, grace=2.0)
    for node in ("n04", "n01", "n03", "n02"):
        assert taken(rounds, opened(node, 100), 100.5) is Verdict.ACCEPTED
    assert taken(rounds, opened("n02", 101), 101.5) is Verdict.ACCEPTED
    (full,) = rounds.close_due(101.5)
    assert full.ticks == {"n01": 1001, "n02": 1002, "n03": 1003, "n04": 1004}
    assert list(full.readings) == list(zone.nodes)
    assert taken(rounds, opened("n02", 101, 50), 101.6) is Verdict.SECOND
    (partial,) = rounds.close_due(104.0)
    assert (partial.number, partial.ticks, partial.missing) == (101, {"n02": 1012}, ("n01", "n03", "n04"))
    assert taken(rounds, opened("n01", 101), 104.1) is Verdict.LATE
    assert rounds._ticks == {}


def test_a_recording_in_any_order_gives_the_same_rounds(zone: Zone, opened: Make) -> None:
    """Shuffled whole, doubled, a tenth lost: no round is split, and all are told in order."""
    readings = [opened(node, number) for number in range(100, 200) for node in zone.nodes]
    for seed in range(10):
        chance = random.Random(seed)
        kept = [reading for reading in readings if chance.random() > 0.1]
        expected: dict[int, dict[str, int]] = {}
        for reading in kept:
            expected.setdefault(reading.reading.round, {})[reading.reading.node] = reading.ticks
        rounds = RecordedRounds(zone)
        told = replayed(rounds, chance.sample(kept * 2, 2 * len(kept)))
        assert [(one.number, one.ticks) for one in told] == sorted(expected.items())
        assert [one.missing for one in told] == [
            tuple(node for node in zone.nodes if node not in one.ticks) for one in told
        ]


def test_a_second_reading_leaves_the_first(zone: Zone, opened: Make) -> None:
    """Another boot in the same round: verified, counted, and not in the round."""
    rounds = RecordedRounds(zone)
    assert taken(rounds, opened("n01", 100), NOW) is Verdict.ACCEPTED
    assert taken(rounds, opened("n01", 100, boot=bytes(16)), NOW) is Verdict.SECOND
    (only,) = rounds.close_all()
    assert only.readings["n01"] == opened("n01", 100).reading


def test_a_round_is_over_when_the_span_has_been_read(zone: Zone, opened: Make) -> None:
    """What comes later than that is late; what comes just before it is not."""
    rounds = RecordedRounds(zone, span=5)
    for number in (100, 101, 102, 103, 104):
        taken(rounds, opened("n01", number), NOW)
    assert rounds.close_due(NOW) == []
    assert taken(rounds, opened("n02", 100), NOW) is Verdict.ACCEPTED
    taken(rounds, opened("n01", 105), NOW)
    (first,) = rounds.close_due(NOW)
    assert (first.number, sorted(first.ticks)) == (100, ["n01", "n02"])
    assert taken(rounds, opened("n03", 100), NOW) is Verdict.LATE
    assert taken(rounds, opened("n03", 99), NOW) is Verdict.LATE
    assert [one.number for one in rounds.close_all()] == [101, 102, 103, 104, 105]


def test_one_clock_far_ahead_splits_no_round(zone: Zone, opened: Make) -> None:
    """A node that lives in another week counts as one later round, not as a thousand."""
    readings = [opened("n01", 60_000, 0)]
    readings += [opened(node, number) for number in range(100, 120) for node in zone.nodes]
    told = replayed(RecordedRounds(zone, span=5), readings)
    assert [one.number for one in told] == [*range(100, 120), 60_000]
    assert all(len(one.ticks) == 4 for one in told[:-1])


def test_a_long_recording_takes_no_more_memory(zone: Zone, opened: Make) -> None:
    """With and without losses: what was told is forgotten."""
    for lost in ("", "n03"):
        rounds, told = RecordedRounds(zone, span=5), 0
        for number in range(100, 600):
            for node in zone.nodes:
                if node != lost:
                    taken(rounds, opened(node, number), NOW)
            told += len(rounds.close_due(NOW))
        assert told >= 494
        assert len(rounds._known) == len(rounds._recent) == 5
        assert len(rounds._untold) == len(rounds._order) <= 5
        book = rounds._rounds._book
        assert len(book._open) <= 5
        assert len(book._closed) <= 70
