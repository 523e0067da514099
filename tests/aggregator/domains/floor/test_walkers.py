"""Simulated people who walk: their readings never differ by more than the sensitivity for people who move.

Two people start together and are never more than alpha apart, by a straight way within the walking space.
Heat is simulated by implicit Euler steps on the oracle's grid; time is in m², as everywhere on floors.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
import scipy

from support.floor_oracle import Grid, Plan
from support.floors import domain_of
from support.ten_floors import lattice, rectangle

SIDE = 0.0625
ALPHA = 3 * SIDE
LENGTH, AGE = 2.0, 0.25
ROOM = Plan(rectangle(4.0, 3.0), sensors=lattice(4.0, 3.0, 1.4))
DOOR = Plan(
    rectangle(4.0, 2.5),
    ((((2.0, 0.0), (2.0, 1.0)), 0.0), (((2.0, 1.75), (2.0, 2.5)), 0.0)),
    sensors=((1.1, 1.2), (2.9, 0.7), (1.8, 1.4)),
)
PLANS = pytest.mark.parametrize("plan", [ROOM, DOOR], ids=["room", "door"])


def walks(grid: Grid, steps: int, rng: np.random.Generator) -> Iterator[tuple[int, int]]:
    """Yield the cells of two people, who stand, stroll and run to random places, around walls."""
    standing = np.flatnonzero(grid.plan.holds(grid.middles))
    places = grid.middles[standing]
    near = scipy.spatial.KDTree(places)
    pairs = np.array(sorted(near.query_pairs(1.5 * SIDE)))
    lengths = np.linalg.norm(places[pairs[:, 0]] - places[pairs[:, 1]], axis=1)
    graph = scipy.sparse.coo_array((lengths, tuple(pairs.T)), shape=(len(places),) * 2).tocsr()
    at, way, pace = 0, np.zeros(0, dtype=np.int64), 1
    angle = 0.0
    for _ in range(steps):
        if not way.size:
            goal = int(rng.integers(len(places)))
            _, before = scipy.sparse.csgraph.dijkstra(
                graph, directed=False, indices=[at], return_predecessors=True
            )
            found = [goal]
            while found[-1] != at:
                found.append(int(before[0, found[-1]]))
            way, pace = np.array(found[::-1]), int(rng.choice([1, 3, 12]))
        at, way = int(way[min(pace, way.size - 1)]), way[pace + 1 :]
        if rng.random() < 0.2:
            way = way[:0]
        angle += rng.normal(0.0, 0.5)
        wanted = places[at] + ALPHA * np.array([np.cos(angle), np.sin(angle)])
        allowed = np.array(near.query_ball_point(places[at], ALPHA + 1e-9))
        seen = grid.plan.sees(np.broadcast_to(places[at], (allowed.size, 2)), places[allowed])
        allowed = allowed[seen]
        other = allowed[np.linalg.norm(places[allowed] - wanted, axis=1).argmin()]
        yield int(standing[at]), int(standing[other])


@PLANS
@pytest.mark.parametrize("seed", [1, 2])
def test_readings_of_two_walks_never_differ_by_more_than_the_sensitivity(plan: Plan, seed: int) -> None:
    grid, step = Grid(plan, SIDE), 0.04
    bound = domain_of(plan).steady(LENGTH, AGE).sensitivity(ALPHA, off_grid=True)
    pulse = grid.pulses(AGE) * grid.areas[:, None]
    matrix = grid.stiffness + (LENGTH**-2.0 + 1.0 / step) * scipy.sparse.diags_array(grid.areas)
    factors = scipy.sparse.linalg.splu(matrix.tocsc())
    difference, differences = np.zeros(len(grid.middles)), []
    for one, other in walks(grid, 300, np.random.default_rng(seed)):
        load = grid.areas * difference / step
        load[one] += 1.0
        load[other] -= 1.0
        difference = factors.solve(load)
        differences.append(float(np.linalg.norm(pulse.T @ difference)))
    assert 0.1 * bound < max(differences) < bound


def worst_difference(grid: Grid) -> float:
    """Return the greatest difference that two people make who know the sensors, at any speed.

    At each age of the heat they were at the two places, alpha apart, whose pulses differ most in one
    direction of the readings, which is then improved.
    """
    steps = [(3, 0), (0, 3), (2, 2), (2, -2)]
    pairs = np.concatenate([grid.neighbours(*step) for step in steps])
    pairs = pairs[grid.plan.holds(grid.middles)[pairs].all(axis=1)]
    pairs = pairs[grid.plan.sees(grid.middles[pairs[:, 0]], grid.middles[pairs[:, 1]])]
    later = list(grid.later(grid.pulses(AGE), AGE, 6.0 * LENGTH**2, 1.1))
    times = np.array([time for time, _ in later])
    shares = np.gradient(times) * np.exp(-times / LENGTH**2)
    shares[[0, -1]] *= 0.5
    changes = [
        share * (field[pairs[:, 0]] - field[pairs[:, 1]])
        for share, (_, field) in zip(shares, later, strict=True)
    ]

    def total(direction: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        found = np.zeros_like(direction)
        for change in changes:
            along = change @ direction
            best = int(np.abs(along).argmax())
            found += np.sign(along[best]) * change[best]
        return found

    worst = 0.0
    for direction in np.random.default_rng(8).standard_normal((12, changes[0].shape[1])):
        for _ in range(10):
            direction = total(direction / np.linalg.norm(direction))
        worst = max(worst, float(np.linalg.norm(direction)))
    return worst


@PLANS
def test_the_worst_two_walks_are_close_below_the_sensitivity(plan: Plan) -> None:
    """In the room the sensitivity to people who stand still does not cover them."""
    op, worst = domain_of(plan).steady(LENGTH, AGE), worst_difference(Grid(plan, SIDE))
    bound = op.sensitivity(ALPHA, off_grid=True)
    assert 0.85 * bound < worst < bound
    if plan is ROOM:
        assert worst > op.sensitivity(ALPHA)
