"""The audit's worst neighbours of zones with rooms."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from heatcloak_aggregator.privacy.audit import worst_move
from heatcloak_aggregator.privacy.audit.graph_sensitivity import worst_edge
from heatcloak_aggregator.privacy.audit.interval_sensitivity import worst_slope
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.zone import Graph, Interval, MoveByRoom, Promise, Room, Zone, move_by_room
from support.zones import with_weighted_sensitivity

CORRIDOR = Interval(100, 30, 0.5, 0.01)
RING = Graph(7, ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 0)), None, (0, 2, 3, 5), 0.5)


def corridor_zone(alpha: float = 0.04) -> Zone:
    rooms = [Room("bedroom", alpha, 0.4, 0.7), Room("store", 0.002, 0.0, 0.1)]
    return new_zone("hall", CORRIDOR, Promise(move_by_room(CORRIDOR, 0.01, rooms), 4.0, 1e-5))


def ring_zone() -> Zone:
    rooms = [Room("ward", 3.0, vertices=(1, 2))]
    return new_zone("ring", RING, Promise(move_by_room(RING, 1.0, rooms), 4.0, 1e-5))


@pytest.mark.parametrize("zone", [corridor_zone(), ring_zone()], ids=["corridor", "ring"])
def test_the_worst_move_is_that_of_the_calibration(zone: Zone) -> None:
    """By other arithmetic: the stated change is above it by the margin for other machines only."""
    worst, stated = worst_move(zone), zone.noise.weighted_sensitivity
    assert worst.most is not None
    assert worst.least <= worst.most <= stated <= worst.most * (1 + 2e-6)
    change = np.linalg.norm((worst.after - worst.before) / zone.noise.sigmas)
    assert 0.998 * worst.least <= change <= worst.most


def test_people_who_move_stay_in_the_room_and_within_the_radius() -> None:
    """A room that is shorter than its radius holds several people."""
    rooms = [Room("closet", 0.3, 0.5, 0.52)]
    zone = new_zone("hall", CORRIDOR, Promise(move_by_room(CORRIDOR, 0.001, rooms), 4.0, 1e-5))
    worst = worst_move(zone)
    words = worst.what.split()
    people, start, stop = int(words[0]), float(words[-3]), float(words[-1])
    assert 0.5 <= start < stop <= 0.52
    # The text has six digits.
    assert people * (stop - start) <= 0.3 + people * 1e-6
    assert worst.what == f"{people} people go together from {words[-3]} to {words[-1]}"
    assert np.linalg.norm((worst.after - worst.before) / zone.noise.sigmas) >= 0.99 * worst.least


def test_a_zone_whose_noise_ignores_the_rooms_is_detected() -> None:
    zone = corridor_zone(0.01)
    hides = zone.promise.hides
    assert isinstance(hides, MoveByRoom)
    rooms = (replace(hides.rooms[0], alpha=0.04), *hides.rooms[1:])
    understated = replace(zone, promise=replace(zone.promise, hides=replace(hides, rooms=rooms)))
    assert worst_move(understated).least > 3.0 * zone.noise.weighted_sensitivity
    assert worst_move(zone).least <= with_weighted_sensitivity(zone.noise, 1.0).weighted_sensitivity


@pytest.mark.parametrize("seed", range(8))
def test_the_steepest_place_is_that_of_a_dense_grid_with_both_sides_of_each_border(seed: int) -> None:
    chance = np.random.default_rng(seed)
    m, spread = int(chance.integers(1, 30)), float(np.exp(chance.uniform(-7.0, 0.0)))
    sigmas = np.exp(chance.uniform(-1.0, 1.0, m))
    cuts = np.sort(np.concatenate([[0.0, 1.0], chance.uniform(0.0, 1.0, 3)]))
    stretches = [(float(a), float(b), float(np.exp(chance.uniform(-5.0, 0.0)))) for a, b in pairwise(cuts)]
    found = worst_slope(0.5, 2.0 * spread, sigmas.tolist(), stretches)
    truth = 0.0
    for low, high, radius in stretches:
        away = np.linspace(low, high, 20_001)[:, None] - np.arange(1, m + 1) / m
        slope = away / (2 * spread) * np.exp(-(away**2) / (4 * spread)) / np.sqrt(4 * np.pi * spread)
        truth = max(truth, radius * float(np.linalg.norm(slope / sigmas, axis=1).max()))
    assert truth * (1 - 1e-12) <= found.most <= truth * (1 + 2e-6)
    assert found.least <= found.most
    low, high, _ = stretches[found.stretch]
    assert low <= found.place <= high


def test_edges_are_compared_with_their_radii() -> None:
    scales = (300, 500, 400, 300)
    plain = worst_edge(RING, scales)
    for number, edge in enumerate(RING.edges):
        radii = [1.0] * len(RING.edges)
        radii[number] = 50.0
        found = worst_edge(RING, scales, radii)
        assert set(found.edge) == set(edge)
        assert found.most is not None
        assert 0 <= found.most - found.least <= found.least / 2**30
    assert plain.least == worst_edge(RING, scales, [1.0] * len(RING.edges)).least
