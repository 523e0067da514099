"""Position error of an observer who follows one person over the rounds of a budget period.

The observer knows that exactly one person of intensity 1 is there all the time, and how people move: as by
`Motion` without restless people, or on a graph as by `GraphMotion`. After the last round it infers where the
person was in each round, by the exact hidden Markov model (`one_person`). No tracker with the same knowledge
has a smaller mean error for such people.

It is not a bound: an observer who knows more, such as habits, is more accurate.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.checks import interval_operator_or_none
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion, Motion, folded
from heatcloak_aggregator.recovery.tracking.one_person import one_person
from heatcloak_aggregator.theory import MeanError
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.position_error import position_errors
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.zone import Zone

Way = npt.NDArray[Any]
"""The place of a person in each round: in corridor lengths, or a vertex, shape (rounds,)."""

MOST_ROUNDS = 100
"""Rounds that are followed at most: over a longer period the error is at most as large."""
_CALM = Motion(restless=0.0)
_FEWEST_CELLS, _MOST_CELLS = 100, 1000
"""Cells of the grid in a corridor: with fewer, speeds are too coarse."""
_CELLS_PER_ERROR = 3.0
"""Cells of the grid in a distance as large as the least error of any figure."""
_FEWEST_CELLS_PER_ERROR = 2.0
"""A figure of fewer cells is not stated: with 2 of them it is at most 5 % below that of a fine grid."""
_FEWEST_WORLDS, _MOST_WORLDS = 8, 24
"""Simulated people who stand; twice as many walk."""
_MOST_STEPS = 8e7
"""States of the model times rounds times worlds: about 20 ns each."""
_DRAWS = 500
"""Simulated readings for the Bayes limit."""


@dataclass(frozen=True, slots=True)
class FollowingError:
    """Mean distances between a person and the estimate of an observer, over all rounds of a period.

    Attributes:
        rounds: listed rounds that the observer follows: those of a period, at most `MOST_ROUNDS`.
        at_most: whether the period has more rounds. Then the errors over a whole period are at most these.
        worlds: simulated people who stand; twice as many walk.
        stands: error for a person who stands, in the unit of the domain's distance; None if it is not
            computed: in a domain that is neither a corridor nor a graph, with more than 500 vertices, if the
            zone's range clamps readings of one person, or with noise too small for the grid.
        walks: error for a person who walks through a corridor once in these rounds, but not faster than 0.1
            corridor lengths per listed round, and turns back at its ends; None outside of corridors, and
            otherwise as for ``stands``.
        speed: the speed of a person who walks, in corridor lengths per listed round; None with ``walks``.
    """

    rounds: int
    at_most: bool
    worlds: int = 0
    stands: MeanError | None = None
    walks: MeanError | None = None
    speed: float | None = None


def following_error(zone: Zone, seed: int = 0) -> FollowingError:
    """Return the errors of an observer who follows one person in ``zone``.

    Differences from exact figures make the errors smaller, not larger: the speed is one of the grid, and what
    the grid cannot resolve is not stated. The error of a person who stands is the Bayes limit of a person
    known to stand, plus the simulated difference between both observers. It takes about a second.

    Args:
        zone: the zone.
        seed: of the simulation, an integer ≥ 0. Equal seeds give equal results.

    Raises:
        ParameterError: no plugin for the domain is installed, or ``seed`` is out of range.
    """
    check_integer("seed", seed, 0, 1 << 64)
    releases = zone.schedule.releases
    rounds = min(releases, MOST_ROUNDS)
    nothing = FollowingError(rounds, releases > rounds)
    op = operator_of(zone.domain)
    if op.motion_model is None:
        return nothing
    limit = position_errors(zone, rounds, draws=_DRAWS, seed=seed).known.bayes
    if limit is None:
        return nothing
    sigmas = np.array(zone.noise.sigmas)
    if interval_operator_or_none(op) is None:
        distances = op.domain.distances(np.arange(op.shape[1]))
        worlds = _MOST_WORLDS
        places = np.floor(op.shape[1] * _spread_out(worlds, seed)).astype(np.intp)
        standing = np.repeat(places[:, None], rounds, axis=1)
        stands = _error_of_standing(_OnGraph(op, sigmas, distances), standing, limit, seed)
        return FollowingError(rounds, nothing.at_most, worlds, stands)
    cells = _cells(limit.mean, rounds)
    worlds = int(min(_MOST_WORLDS, _MOST_STEPS / (3 * _states(cells) * rounds)))
    observer = _InCorridor(op, sigmas, cells)
    starts = _spread_out(worlds, seed)
    stands = _error_of_standing(observer, np.repeat(starts[:, None], rounds, axis=1), limit, seed)
    if rounds == 1:
        # One round does not show whether a person walks.
        return FollowingError(rounds, nothing.at_most, worlds, limit, limit, _CALM.top_speed)
    speed = max(round(min(1.0 / rounds, _CALM.top_speed) * cells), 1) / cells
    # On a circle of twice the corridor's length: the second half is the way back.
    ways = folded(2.0 * _spread_out(2 * worlds, seed)[:, None] + speed * np.arange(rounds))
    walks = _mean(_errors(observer, ways, seed + 1).mean(axis=1))
    least = _FEWEST_CELLS_PER_ERROR / cells
    return FollowingError(
        rounds,
        nothing.at_most,
        worlds,
        stands if stands.mean >= least else None,
        walks if walks.mean >= least else None,
        speed if walks.mean >= least else None,
    )


def _cells(error: float, rounds: int) -> int:
    """Return the cells of a grid for errors of at least ``error`` that is not too slow."""
    cells = min(max(math.ceil(_CELLS_PER_ERROR / error), _FEWEST_CELLS), _MOST_CELLS)
    while cells > _FEWEST_CELLS and 3 * _FEWEST_WORLDS * _states(cells) * rounds > _MOST_STEPS:
        cells -= 1
    return cells


def _states(cells: int) -> int:
    return 2 * cells * (round(_CALM.top_speed * cells) + 1)


def _spread_out(count: int, seed: int) -> FloatArray:
    """Return a random number in each of ``count`` equal parts of [0, 1)."""
    return np.asarray((np.arange(count) + np.random.default_rng([seed, 0]).random(count)) / count)


@dataclass(frozen=True)
class _InCorridor:
    """An observer of a corridor, by the posterior median on a grid of ``cells`` cells."""

    op: Operator
    sigmas: FloatArray
    cells: int

    def readings(self, way: Way) -> FloatArray:
        interval = interval_operator_or_none(self.op)
        assert interval is not None  # noqa: S101  by the caller
        return np.asarray(interval.responses(way))

    def errors(self, readings: FloatArray, sigmas: FloatArray, way: Way) -> FloatArray:
        found = one_person(self.op, [(each, None) for each in readings], sigmas, _CALM, cells=self.cells)
        below = np.cumsum(found.smoothed, axis=1)
        middle = np.minimum((below < 0.5).sum(axis=1), self.cells - 1)
        rows = np.arange(len(way))
        chances = found.smoothed[rows, middle]
        share = (0.5 - below[rows, middle] + chances) / chances
        return np.asarray(np.abs((middle + share) / self.cells - way))


@dataclass(frozen=True)
class _OnGraph:
    """An observer of a graph, by the vertex of least expected distance."""

    op: Operator
    sigmas: FloatArray
    distances: FloatArray

    def readings(self, way: Way) -> FloatArray:
        return np.asarray(self.op.matrix()[:, way].T)

    def errors(self, readings: FloatArray, sigmas: FloatArray, way: Way) -> FloatArray:
        found = one_person(self.op, [(each, None) for each in readings], sigmas, GraphMotion())
        best = (found.smoothed @ self.distances).argmin(axis=1)
        return np.asarray(self.distances[best, way])


def _error_of_standing(observer: _InCorridor | _OnGraph, ways: Way, limit: MeanError, seed: int) -> MeanError:
    """Return the error for people who stand: the limit, plus the mean difference from it.

    The observer who knows that they stand has the same noise, so the difference has little variance.
    """
    moving = _errors(observer, ways, seed).mean(axis=1)
    standing = _errors(observer, ways, seed, pooled=True)[:, 0]
    more = _mean(moving - standing)
    return MeanError(limit.mean + max(more.mean, 0.0), math.hypot(limit.standard_error, more.standard_error))


def _errors(observer: _InCorridor | _OnGraph, ways: Way, seed: int, *, pooled: bool = False) -> FloatArray:
    """Return the distance from each of the ``ways``, shape (worlds, rounds), in each round.

    Args:
        observer: who infers the places from the readings.
        ways: places, of a corridor or a graph.
        seed: of the noise.
        pooled: give the observer the means of the readings instead, as one round; shape (worlds, 1).
    """
    found = []
    for world, way in enumerate(ways):
        noise = np.random.default_rng([seed, 1, world]).standard_normal((way.size, observer.sigmas.size))
        readings = observer.readings(way) + observer.sigmas * noise
        if pooled:
            mean, sigmas = readings.mean(axis=0, keepdims=True), observer.sigmas / math.sqrt(way.size)
            found.append(observer.errors(mean, sigmas, way[:1]))
        else:
            found.append(observer.errors(readings, observer.sigmas, way))
    return np.array(found)


def _mean(values: FloatArray) -> MeanError:
    return MeanError(float(values.mean()), float(values.std(ddof=1)) / math.sqrt(values.size))
