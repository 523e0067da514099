"""Bayes limits on a floor: how often the right room is found, and how near to a person an estimate is.

As in `heatcloak_aggregator.theory`, one person of known intensity 1 is equally likely anywhere. No method is
better on average than one that knows this and computes the posterior exactly. People also stand between the
middles of places, while the posterior knows places only.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.drift import check_directions, drift_basis, without_drift
from heatcloak_aggregator.domains.floor import FloorDomain, SteadyOperator

DRAWS = 300
"""Simulated readings for one limit: a probability is right to 0.03, as a standard error."""
_MOST_ANSWERS = 1500
"""Places that an estimate may be; with more places, evenly chosen ones."""
_AT_ONCE = 64


class FloorAccuracy(NamedTuple):
    """How well one person is found.

    Attributes:
        room: probability that the likeliest room is the right one.
        error: mean length of the way from the best estimate to the person, in metres.
        error_spread: standard error of ``error``.
        blind_room: probability that the largest room is the right one, without any reading.
        blind_error: mean length of the way from the best fixed place.
    """

    room: float
    error: float
    error_spread: float
    blind_room: float
    blind_error: float


class FloorLimits:
    """Bayes limits on one floor; distances and random draws are common to all noise.

    Args:
        domain: the floor.
        rooms: the number of the room of each place, shape (n,).
        draws: number of simulated people.
        seed: seed of their places and of the noise.

    Attributes:
        people: x and y of each simulated person, shape (draws, 2).
        noise: standard normal noise of their readings, shape (draws, m).
    """

    def __init__(self, domain: FloorDomain, rooms: IntArray, draws: int = DRAWS, seed: int = 1) -> None:
        self._domain, self._rooms = domain, rooms
        self._chance = np.random.default_rng(seed)
        self.people = self._draw_people(draws)
        # The nearest place by a straight line is in the same room: walls are further than half of a cell.
        apart = np.linalg.norm(self.people[:, None] - domain.places, axis=2)
        self._nearest = apart.argmin(axis=1)
        count = min(domain.n_sources, _MOST_ANSWERS)
        self._answers = np.unique(np.linspace(0, domain.n_sources - 1, count).round().astype(np.intp))
        self._distances = domain.distances(self._answers)
        self.noise = self._chance.standard_normal((draws, domain.n_sensors))

    def _draw_people(self, draws: int) -> FloatArray:
        found = np.empty((0, 2))
        cell, places = self._domain.cell, self._domain.places
        while len(found) < draws:
            at = places[self._chance.integers(len(places), size=draws)]
            at = at + self._chance.uniform(-0.5 * cell, 0.5 * cell, at.shape)
            found = np.concatenate([found, at[self._domain.shape.holds(at)]])
        return found[:draws]

    def of_noise(
        self, op: SteadyOperator, sigmas: FloatArray, releases: int = 1, drift: FloatArray | None = None
    ) -> FloorAccuracy:
        """Return the limits for noise of the scales ``sigmas`` (m,), over pooled rounds.

        Args:
            op: the operator of the same floor.
            sigmas: the scale of each sensor's noise, in units of reading.
            releases: number of rounds in which the person stands still.
            drift: directions in which readings drift by unknown amounts, shape (m, k); None for no drift.
        """
        scales = sigmas / math.sqrt(releases)
        columns = op.matrix() / scales[:, None]
        readings = op.readings_at(self.people) / scales + self.noise
        if drift is not None:
            basis = drift_basis(check_directions(drift, len(scales)), None, 1.0 / scales)
            columns = without_drift(columns.T, basis).T
            readings = without_drift(readings, basis)
        return self.of_columns(columns, readings)

    def of_columns(self, columns: FloatArray, readings: FloatArray) -> FloorAccuracy:
        """Return the limits for readings (draws, m) and columns (m, n) in units of the noise."""
        half = 0.5 * np.square(columns).sum(axis=0)
        count = int(self._rooms.max()) + 1
        errors, hits = [], 0
        for start in range(0, len(readings), _AT_ONCE):
            some = slice(start, start + _AT_ONCE)
            logs = readings[some] @ columns - half
            chances = np.exp(logs - logs.max(axis=1, keepdims=True))
            chances /= chances.sum(axis=1, keepdims=True)
            of_rooms = np.stack([np.bincount(self._rooms, row, count) for row in chances])
            hits += int(np.count_nonzero(of_rooms.argmax(axis=1) == self._rooms[self._nearest[some]]))
            best = (chances @ self._distances.T).argmin(axis=1)
            errors.append(self._distances[best, self._nearest[some]])
        all_errors = np.concatenate(errors)
        blind = self._distances.mean(axis=1)
        return FloorAccuracy(
            room=hits / len(readings),
            error=float(all_errors.mean()),
            error_spread=float(all_errors.std() / math.sqrt(len(readings))),
            blind_room=float(np.bincount(self._rooms).max() / self._rooms.size),
            blind_error=float(blind.min()),
        )
