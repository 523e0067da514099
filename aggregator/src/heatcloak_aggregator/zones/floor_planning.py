"""What a zone on a floor will be able to see, before anything is bought, and where to put its sensors.

The noise is calibrated as for a zone, with one scale for all sensors, and the accuracy is the Bayes limit of
`floor_accuracy`: no method finds people better.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.floor import FloorDomain, SteadyOperator
from heatcloak_aggregator.domains.floor.fields import Resolvent, pulses
from heatcloak_aggregator.domains.floor.heat_grid import HeatGrid
from heatcloak_aggregator.domains.floor.slopes import sample_points
from heatcloak_aggregator.zones.floor_accuracy import FloorAccuracy, FloorLimits
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up

_CANDIDATES = 200
"""About how many places for a sensor are compared."""
_FROM_WALLS = 0.3
"""Least distance in metres of a suggested sensor from walls."""
_PEOPLE = 150
_MOST_PLACES = 500
"""Simulated people, and places that they are distinguished between, for the choice of sensors."""
_WALKING = 1.3
"""About how many times as much people who walk change the readings as people who stand still."""
_EXCHANGES = 2
"""How often each sensor may be exchanged, once all are chosen."""
_AT_ONCE = 8


@dataclass(frozen=True, slots=True)
class Wish:
    """A promise, and the sensors it is for.

    Attributes:
        alpha: radius of the promise in metres.
        epsilon: bound on the log-odds that an observer gains in a period.
        delta: probability with which it may fail.
        releases: listed rounds of a period.
        resolution: greatest step of a sensor in kelvins.
    """

    alpha: float
    epsilon: float
    delta: float
    releases: int
    resolution: float = 0.0

    def sigma(self, slope: float, sensors: int) -> float:
        """Return the scale of the noise for a greatest slope in kelvins per metre.

        Raises:
            ParameterError: no noise keeps the promise.
        """
        mu = budget.mu_for("rounded-gaussian", self.epsilon, self.delta) / math.sqrt(self.releases)
        return round_up((self.alpha * slope + self.resolution * math.sqrt(sensors)) / mu)


@dataclass(frozen=True, slots=True)
class Outlook:
    """How well people will be found.

    Attributes:
        wish: the promise.
        sigma: the scale of the noise in kelvins.
        one_round: accuracy from one round.
        period: accuracy from all rounds of a period, in which the person stands still.
    """

    wish: Wish
    sigma: float
    one_round: FloorAccuracy
    period: FloorAccuracy

    def as_dict(self) -> dict[str, object]:
        """Return the values for JSON."""
        accuracy = {"round": self.one_round._asdict(), "period": self.period._asdict()}
        return asdict(self.wish) | {"sigma": self.sigma} | accuracy


def outlooks(
    op: SteadyOperator,
    rooms: IntArray,
    wishes: Sequence[Wish],
    draws: int,
    seed: int,
    slope_margin: float = 1.0,
    drift: FloatArray | None = None,
    progress: Callable[[float], object] = lambda share: None,
) -> list[Outlook]:
    """Return how well people will be found for several promises.

    Args:
        op: heat on the floor, in kelvins.
        rooms: the number of the room of each place, shape (n,).
        wishes: the promises.
        draws: simulated people of each limit.
        seed: their seed.
        slope_margin: factor of the sensitivity, for the uncertainty of a fit.
        drift: directions in which readings drift by unknown amounts, shape (m, k); None for no drift.
        progress: called with the share that is done.
    """
    sensors = op.domain.n_sensors
    slope = op.sensitivity(1.0, off_grid=True) * slope_margin
    limits = FloorLimits(op.domain, rooms, draws, seed)
    known: dict[float, FloorAccuracy] = {}

    def accuracy(scale: float) -> FloorAccuracy:
        if scale not in known:
            known[scale] = limits.of_noise(op, np.full(sensors, scale), drift=drift)
        return known[scale]

    found = []
    for number, wish in enumerate(wishes, 1):
        sigma = wish.sigma(slope, sensors)
        pooled = accuracy(sigma / math.sqrt(wish.releases))
        found.append(Outlook(wish, sigma, accuracy(sigma), pooled))
        progress(number / len(wishes))
    return found


def suggest_sensors(
    op: SteadyOperator,
    count: int,
    wish: Wish,
    seed: int = 1,
    progress: Callable[[float], object] = lambda share: None,
) -> FloatArray:
    """Return good places for ``count`` sensors, shape (count, 2): chosen one after the other, then exchanged.

    Each is the candidate with which the expected length of the way from a draw of the posterior to the person
    is least, over a period and given those chosen before. As a sensor near a door raises the sensitivity, and
    with it the noise of all, the noise is calibrated anew for each choice.

    Args:
        op: heat on the floor; its own sensors have no effect.
        count: number of sensors.
        wish: the promise.
        seed: of the simulated people.
        progress: called with the share that is done.

    Raises:
        ParameterError: there are fewer candidates than sensors.
    """
    candidates = _candidates(op.domain)
    if count > len(candidates):
        raise ParameterError(f"{count} sensors are too many for this floor: give at most {len(candidates)}")
    chance = np.random.default_rng(seed)
    places = np.unique(np.linspace(0, op.domain.n_sources - 1, _MOST_PLACES).round().astype(np.intp))
    people = chance.integers(len(places), size=_PEOPLE)
    standard = chance.standard_normal((len(candidates), _PEOPLE))
    slopes, values = _fields_of(op, candidates, op.domain.places[places])
    ways = op.domain.distances(places)[:, places]
    search = _Search(slopes, values, people, standard, ways, wish)
    steps = count * (1 + _EXCHANGES)
    for step in range(steps):
        if step >= count:
            search.remove_first()
        search.add_best()
        progress((step + 1) / steps)
    return candidates[search.chosen]


class _Search:
    """Sensors that are chosen so far, and sums over them.

    Args:
        slopes: derivatives of each candidate's reading by x and y at sample points, shape (c, 2, p).
        values: its readings of a person at each place, shape (c, n).
        people: the place of each simulated person, shape (d,).
        standard: noise of each candidate's reading of each person, in units of σ, shape (c, d).
        ways: lengths of ways between places, shape (n, n).
        wish: the promise.
    """

    def __init__(
        self,
        slopes: FloatArray,
        values: FloatArray,
        people: IntArray,
        standard: FloatArray,
        ways: FloatArray,
        wish: Wish,
    ) -> None:
        self._slopes, self._values, self._people = slopes, values, people
        self._standard, self._wish = standard, wish
        self._ways = ways[people]
        self._gram = np.zeros((3, slopes.shape[2]))
        self._squares = np.zeros(self._ways.shape)
        self._products = np.zeros(self._ways.shape)
        self.chosen: list[int] = []

    def add_best(self) -> None:
        """Choose one more candidate."""
        left = [number for number in range(len(self._values)) if number not in self.chosen]
        best = min(left, key=self._error)
        self._change(best, 1.0)
        self.chosen.append(best)

    def remove_first(self) -> None:
        """Take out the candidate that was chosen first."""
        self._change(self.chosen.pop(0), -1.0)

    def _change(self, candidate: int, sign: float) -> None:
        self._gram += sign * self._products_of_slopes(candidate)
        squares, products = self._changes(candidate)
        self._squares += sign * squares
        self._products += sign * products

    def _error(self, candidate: int) -> float:
        xx, xy, yy = self._gram + self._products_of_slopes(candidate)
        top = 0.5 * (xx + yy) + np.sqrt(0.25 * (xx - yy) ** 2 + xy**2)
        slope = _WALKING * math.sqrt(float(top.max()))
        sigma = self._wish.sigma(slope, len(self.chosen) + 1) / math.sqrt(self._wish.releases)
        squares, products = self._changes(candidate)
        # With readings of the true place plus noise, −½‖(Δ + σz)/σ‖² without the common ‖z‖².
        logs = -0.5 * (self._squares + squares) / sigma**2 - (self._products + products) / sigma
        chances = np.exp(logs - logs.max(axis=1, keepdims=True))
        errors = (chances * self._ways).sum(axis=1) / chances.sum(axis=1)
        return float(errors.mean())

    def _products_of_slopes(self, candidate: int) -> FloatArray:
        by_x, by_y = self._slopes[candidate]
        return np.stack([by_x**2, by_x * by_y, by_y**2])

    def _changes(self, candidate: int) -> tuple[FloatArray, FloatArray]:
        values = self._values[candidate]
        change = values[self._people][:, None] - values
        return np.square(change), change * self._standard[candidate][:, None]


def _candidates(domain: FloorDomain) -> FloatArray:
    """Return a lattice of places for sensors, at some distance from walls, shape (c, 2)."""
    import shapely

    shape = domain.shape
    barriers = [shapely.LineString([piece.start, piece.end]) for piece in shape.wall_pieces]
    near = shapely.buffer([shapely.LinearRing(shape.outline), *barriers], _FROM_WALLS)
    free = shapely.difference(shape.heated, shapely.union_all(near))
    west, south, east, north = shape.bounds
    side = math.sqrt(max(free.area, 1e-6) / _CANDIDATES)
    x, y = np.meshgrid(np.arange(west + side / 2, east, side), np.arange(south + side / 2, north, side))
    inside = shapely.contains_xy(free, x, y)
    # To the centimetre, as one measures with a tape.
    return np.round(np.stack([x[inside], y[inside]], axis=1), 2)


def _fields_of(
    op: SteadyOperator, candidates: FloatArray, places: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Return derivatives of the candidates' readings at sample points, and their values at places."""
    domain = op.domain
    grid = HeatGrid(domain.shape, 0.5 * domain.grid)
    by_x, by_y = grid.gradient(sample_points(domain.shape, 2.0 * domain.grid))
    at_places = grid.interpolation(places)
    resolvent = Resolvent(grid, op.length**-2.0)
    slopes, values = [], []
    for start in range(0, len(candidates), _AT_ONCE):
        pulse = pulses(grid, candidates[start : start + _AT_ONCE], op.spread)
        fields = resolvent.solve(pulse) * op.strength
        slopes.append(np.stack([(by_x @ fields).T, (by_y @ fields).T], axis=1))
        values.append((at_places @ fields).T)
    return np.concatenate(slopes), np.concatenate(values)
