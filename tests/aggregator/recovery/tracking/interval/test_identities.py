"""Identities: the same number for the same person in all rounds."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.tracking import Tracker
from heatcloak_aggregator.recovery.tracking.interval.identities import Identities

PARTICLES, SLOTS = 60, 4


def particles(ways: list[FloatArray], seed: int = 0) -> FloatArray:
    """Return particles that have the ways with some error, in slots of any order; NaN elsewhere."""
    rng = np.random.default_rng(seed)
    places = np.full((ways[0].size, PARTICLES, SLOTS), np.nan)
    for particle in range(PARTICLES):
        slots = rng.permutation(SLOTS)[: len(ways)]
        for slot, way in zip(slots.tolist(), ways, strict=True):
            places[:, particle, slot] = way + 0.01 * rng.standard_normal()
    return places


def test_people_who_cross_keep_their_identities() -> None:
    identities, up, down = Identities(), np.linspace(0.1, 0.9, 20), np.linspace(0.9, 0.1, 20)
    for number in range(1, 20):
        rounds = np.arange(number + 1)
        found = identities.update(rounds, particles([up[: number + 1], down[: number + 1]], number))
        names = {round(each.middle[0], 1): each.identity for each in found}
        if number == 1:
            first = names
        assert names == first
    assert sorted(first.values()) == [1, 2]
    assert all(each.rounds == tuple(range(20)) for each in found)
    assert all(np.all(np.array(each.low) <= each.middle) for each in found)
    assert all(np.all(np.array(each.high) >= each.middle) for each in found)


def test_a_newcomer_never_gets_the_identity_of_a_person_who_left() -> None:
    identities, here = Identities(), np.full(6, 0.2)
    came, left = np.where(np.arange(6) >= 4, 0.7, np.nan), np.where(np.arange(6) < 4, 0.5, np.nan)
    before = identities.update(np.arange(4), particles([here[:4], left[:4]]))
    assert [each.identity for each in before] == [1, 2]
    after = identities.update(np.arange(6), particles([here, left, came]))
    stays = before[0].identity if before[0].middle[0] < 0.3 else before[1].identity
    assert {each.identity: (each.rounds, each.since) for each in after} == {
        stays: (tuple(range(6)), 0),
        3 - stays: (tuple(range(4)), 0),
        3: ((4, 5), 4),
    }


def test_people_who_left_long_ago_are_forgotten_and_newcomers_get_new_identities() -> None:
    identities, rounds = Identities(), np.arange(30)
    one, other = np.where(rounds < 4, 0.5, np.nan), np.where(rounds >= 16, 0.5, np.nan)
    known = [
        identities.update(rounds[:number], particles([one[:number], other[:number]]))
        for number in range(1, 31)
    ]
    assert [[each.identity for each in people] for people in (known[3], known[9], known[14], known[29])] == [
        [1],
        [1],
        [],
        [2],
    ]
    assert [each.since for each in known[29]] == [16]


def test_the_first_round_of_a_person_is_remembered_when_the_window_has_left_it() -> None:
    identities, way = Identities(), np.full(30, 0.4)
    for number in range(1, 31):
        rounds = np.arange(max(0, number - 6), number)
        found = identities.update(rounds, particles([way[: rounds.size]], number))
    assert [(each.identity, each.since, each.rounds) for each in found] == [(1, 0, tuple(range(24, 30)))]


def test_a_person_in_few_particles_has_no_track() -> None:
    assert Identities().update(np.arange(3), np.full((3, PARTICLES, SLOTS), np.nan)) == []
    rare = np.full((3, PARTICLES, SLOTS), np.nan)
    rare[:, : PARTICLES // 3, 0] = 0.9
    assert Identities().update(np.arange(3), rare) == []


def test_a_tracker_follows_a_walker_past_a_person_who_stands() -> None:
    op, rng = IntervalDomain(100, 50).operator(0.05), np.random.default_rng(2)
    tracker, names = Tracker(op, 0.2, intensity=1.0), set()
    for number in range(20):
        people = [0.1 + 0.04 * number, 0.5]
        readings = op.responses(people).sum(axis=0) + 0.2 * rng.standard_normal(50)
        result = tracker.update(number, readings)
        if number >= 3:
            names |= {each.identity for each in result.tracks}
            assert sorted(each.middle[-1] for each in result.tracks) == pytest.approx(
                sorted(people), abs=0.08
            )
    assert len(names) <= 3
    walker = max(result.tracks, key=lambda each: each.middle[-1])
    inside = [
        low - 0.01 <= 0.1 + 0.04 * number <= high + 0.01
        for number, low, high in zip(walker.rounds, walker.low, walker.high, strict=True)
    ]
    assert np.mean(inside) > 0.7
    assert result.tracks == tracker.result(19).tracks
