"""Fit a room to a heater at known positions, and bound the sensitivity to people from above.

The rise of sensor j for a heater of P_k watts at position k is

    rise_jk = (P_k/P₁)·r_j·A_jk(ℓ, κ, T) + error,

with A the steady heat of unit strength, ℓ the loss length, κ the conductances of the walls and of each shut
door, T the spread of the heater's own heat, and r_j = q·g_j the strength of the heater at sensor j: the gains
g_j of sensors differ by a tenth or so. They are estimated with q, log ℓ, κ/(κ + 0.3) and log T by least
squares, with log g_j ~ N(0, 0.1²) and log T ~ N(log 0.2, 1). Readings are nearly linear in κ/(κ + 0.3): a
wall is in series with the air on both sides of it.

A shut door has a conductance of its own, because a door that was open although the plan has it shut would
otherwise raise that of all walls. Before the fit nothing is taken for granted about it: κ/(κ + 0.3), which is
0 for an insulated door and 1 for an open one, has a standard deviation of 0.5.

No room is exactly as its model. The variance of an error is therefore that of the reading plus that of a
relative discrepancy η, which is estimated from the residuals and is at least 1 %. A room of more than 5 % is
refused: the model is wrong there.

The promise uses a bound of the sensitivity Δ₂ that holds with probability 0.999. By the delta method, log Δ₂
is normal around its estimate, with gradient d and the covariance Σ of the parameters. Δ₂ is computed again at
the least favourable parameters, z·Σd/√(dᵀΣd) away for z = 3.09, and 4η is added to it: readings that differ
from their model by η have slopes that differ by more.

A heater tells neither how much heat a person gives off nor how concentrated it is: both stay declared.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.fit.observations import HeaterTrials
from heatcloak_aggregator.fit.room_model import RoomModel, RoomParameters
from heatcloak_shared.errors import ParameterError

GAIN_SPREAD = 0.1
"""Standard deviation of the logarithm of a sensor's gain before the fit."""
LEAST_DISCREPANCY = 0.01
MOST_DISCREPANCY = 0.05
"""Relative discrepancy between a room and its model beyond which a fit is refused."""
_ROUGH = 0.1
"""Discrepancy with which the fit starts."""
CONFIDENCE = 0.999
"""Probability with which the bound of the sensitivity holds."""

_LENGTH, _WALLS, _SPREAD, _DOORS = range(4)
"""Index of log ℓ, κ/(κ + 0.3) and log T, and of the first shut door."""
_HALF = 0.3
"""In 1/m: about the conductance of walls that halves the heat through them."""
_LOW = (math.log(0.3), 0.0, math.log(0.02))
_HIGH = (math.log(50.0), 0.99, math.log(4.0))
_MIDDLE_DOOR, _DOOR_SPREAD = 0.5, 0.5
"""Mean and standard deviation of κ/(κ + 0.3) of a shut door before the fit."""
_STARTS = ((2.0, 6.0), (0.01, 0.5), (0.1, 0.4))
"""Loss lengths, conductances of the walls, and spreads of which the best is the start."""
_SLOPE_ERROR = 4.0
"""Relative error of the sensitivity, in units of η. It was below 3.6 in 999 of 1000 rooms whose heat differed
from that of the model by a random factor with a deviation of 0.03 and a correlation length of 1 m."""
_LONGEST = 50.0
"""Greatest logarithm of the margin: that of a room which its readings do not tell is finite, too."""
_USUAL_SPREAD = math.log(0.2)
"""Of log T before the fit, with a standard deviation of 1. Heaters far from all sensors do not tell T."""
_STEP = 1e-3
"""Step of numeric derivatives of the responses."""
_WIDE = 0.02
"""Least step of those of the sensitivity, which has kinks."""
_TURNS = 4
_MOST_TURNS = 30
_Z95 = float(scipy.special.ndtri(0.975))
_Z = float(scipy.special.ndtri(CONFIDENCE))


class Uncertain(NamedTuple):
    """An estimate and its interval of probability 0.95.

    Attributes:
        value: the estimate.
        low: the lower end.
        high: the upper end.
    """

    value: float
    low: float
    high: float


@dataclass(frozen=True, eq=False)
class RoomFit:
    """A fitted room.

    Attributes:
        length: ℓ, the loss length in metres.
        conductance: κ of all walls, in 1/m.
        spread: T of the heater's own heat, in m².
        doors: κ of each shut door, in 1/m.
        strengths: r_j, kelvins of the heater at sensor j for unit responses, shape (m,).
        gain_errors: standard deviations of log r_j, shape (m,).
        air_conductance: of the air on the floor, in watts per kelvin: power over the mean strength.
        watts: the power P₁ to which strengths refer.
        discrepancy: η, the relative difference between the room and the model.
        expected: the rises of the fitted model, shape (m, k).
        residuals: (rise − expected) in units of its standard deviation, shape (m, k); NaN without reading.
        margin: the bound of the sensitivity over the sensitivity at the estimate, at least 1.
    """

    length: Uncertain
    conductance: Uncertain
    spread: Uncertain
    doors: tuple[Uncertain, ...]
    strengths: FloatArray
    gain_errors: FloatArray
    air_conductance: Uncertain
    watts: float
    discrepancy: float
    expected: FloatArray
    residuals: FloatArray
    margin: float

    @property
    def gains(self) -> FloatArray:
        """Return the factor that each node applies, so that all sensors are alike, shape (m,)."""
        return np.asarray(self.strengths.mean() / self.strengths)


def solve(trials: HeaterTrials, model: RoomModel) -> RoomFit:
    """Fit a room.

    Args:
        trials: the readings.
        model: the model of the floor.

    Raises:
        ParameterError: there are too few readings for the number of parameters.
    """
    problem = _LeastSquares(trials, model)
    solution, discrepancy = problem.start(), _ROUGH
    for _ in range(_TURNS):
        solution = problem.minimise(solution, discrepancy)
        estimated = max(problem.discrepancy(solution), LEAST_DISCREPANCY)
        settled = abs(estimated - discrepancy) < 0.05 * discrepancy
        discrepancy = estimated
        if settled:
            break
    covariance = problem.covariance(solution, discrepancy)
    errors = np.sqrt(np.diag(covariance))
    room, sensors = _split(solution, model.n_doors)
    strengths = np.exp(solution[sensors])
    shares = strengths / strengths.sum()
    mean_error = math.sqrt(float(shares @ covariance[sensors, sensors] @ shares))
    low, high = (
        _split(_limited(solution + sign * _Z95 * errors, model.n_doors), model.n_doors)[0]
        for sign in (-1.0, 1.0)
    )
    air, spread = float(trials.watts[0] / strengths.mean()), min(_Z95 * mean_error, _LONGEST)
    return RoomFit(
        length=Uncertain(room.length, low.length, high.length),
        conductance=Uncertain(room.conductance, low.conductance, high.conductance),
        spread=Uncertain(room.spread, low.spread, high.spread),
        doors=tuple(map(Uncertain, room.doors, low.doors, high.doors)),
        strengths=strengths,
        gain_errors=errors[sensors],
        air_conductance=Uncertain(air, air * math.exp(-spread), air * math.exp(spread)),
        watts=float(trials.watts[0]),
        discrepancy=discrepancy,
        expected=problem.expected(solution),
        residuals=problem.residuals(solution, discrepancy),
        margin=_margin(model, solution, covariance, discrepancy),
    )


def _margin(model: RoomModel, solution: FloatArray, covariance: FloatArray, discrepancy: float) -> float:
    """Return the bound of the sensitivity over its estimate."""
    room, sensors = _split(solution, model.n_doors)
    here = math.log(model.sensitivity(room, np.ones(solution[sensors].size)))

    def change(point: FloatArray) -> float:
        moved, _ = _split(point, model.n_doors)
        changes = np.clip(point[sensors] - solution[sensors], -_LONGEST, _LONGEST)
        return math.log(model.sensitivity(moved, np.exp(changes))) - here

    gradient = np.zeros(solution.size)
    for index in (_LENGTH, _WALLS, *range(_DOORS, _DOORS + model.n_doors)):
        # Only towards greater sensitivities: insulated walls cannot conduct less.
        step = max(_Z * math.sqrt(covariance[index, index]), _WIDE)
        raised = 0.0
        for sign in (-1.0, 1.0):
            moved = solution.copy()
            moved[index] += sign * step
            found = change(_limited(moved, model.n_doors))
            if found > raised:
                raised = found
                gradient[index] = sign * raised / step
    gradient[sensors] = model.shares(room)
    spread = math.sqrt(float(gradient @ covariance @ gradient))
    worst = _limited(solution + _Z / spread * (covariance @ gradient), model.n_doors)
    return math.exp(min(max(change(worst), _Z * spread), _LONGEST)) * (1.0 + _SLOPE_ERROR * discrepancy)


class _LeastSquares:
    """The weighted residuals of a fit, and their derivatives.

    The parameters are log ℓ, κ/(κ + 0.3) of the walls, log T, κ/(κ + 0.3) of each shut door, log q, and
    log r of each sensor.
    """

    def __init__(self, trials: HeaterTrials, model: RoomModel) -> None:
        self._trials, self._model = trials, model
        self._relative = trials.watts / trials.watts[0]
        self._known = trials.known
        self._rises = np.where(self._known, trials.rises, 0.0)
        self._shape = _DOORS + model.n_doors
        """Number of the parameters of the room, and index of log q."""
        readings, parameters = int(self._known.sum()), self._shape + 1 + len(self._rises)
        if readings <= parameters:
            raise ParameterError(
                f"{readings} readings are too few for {parameters} parameters: record more positions of the "
                "heater"
            )

    def start(self) -> FloatArray:
        """Return parameters near to the solution: the best of a few rooms, with equal gains."""
        return min((self._with_strength(*each) for each in product(*_STARTS)), key=self._misfit)

    def minimise(self, start: FloatArray, discrepancy: float) -> FloatArray:
        """Return the parameters of least squares."""
        errors = self._errors(start, discrepancy)
        low, high = _limits(self._model.n_doors, start.size)
        found = scipy.optimize.least_squares(
            self._weighted,
            np.clip(start, low + 1e-6, high - 1e-6),
            jac=self._jacobian,
            args=(errors,),
            bounds=(low, high),
            x_scale="jac",
            xtol=1e-6,
            ftol=1e-8,
            max_nfev=_MOST_TURNS,
        )
        return np.asarray(found.x)

    def covariance(self, point: FloatArray, discrepancy: float) -> FloatArray:
        """Return the covariance of the parameters, in the limit of small errors."""
        jacobian = self._jacobian(point, self._errors(point, discrepancy))
        return np.asarray(np.linalg.pinv(jacobian.T @ jacobian, hermitian=True))

    def discrepancy(self, point: FloatArray) -> float:
        """Return η for which the squares of the residuals have their expected mean."""
        fitted = self.expected(point)
        misfits = self._rises - fitted
        left = 1.0 - self._used(point) / int(self._known.sum())

        def excess(eta: float) -> float:
            errors = np.hypot(self._trials.errors, eta * fitted)
            return float(np.square(self._whitened(misfits, errors)).mean()) - left

        if excess(0.0) <= 0.0:
            return 0.0
        high = 1.0
        while excess(high) > 0.0 and high < 1e3:
            high *= 2.0
        return float(scipy.optimize.brentq(excess, 0.0, high, xtol=1e-5)) if excess(high) <= 0.0 else high

    def residuals(self, point: FloatArray, discrepancy: float) -> FloatArray:
        """Return residuals without the drift, in units of their standard deviations, shape (m, k)."""
        errors = self._errors(point, discrepancy)
        scaled = np.where(self._known, (self._rises - self.expected(point)) / errors, 0.0)
        loadings, squares = self._loadings(errors)
        found = scaled - loadings * ((loadings * scaled).sum(axis=0) / (1.0 + squares))
        return np.where(self._known, found, np.nan)

    def _loadings(self, errors: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Return the drift in units of each reading's error, v of shape (m, k), and ‖v‖² of shape (k,)."""
        loadings = np.where(self._known, self._trials.drift / errors, 0.0)
        return loadings, np.square(loadings).sum(axis=0)

    def _whitened(self, values: FloatArray, errors: FloatArray) -> FloatArray:
        """Return what has independent errors of one: (1 + vvᵀ)^−½ times values/errors of each known reading.

        Readings of a position share the error of the drift, so that their covariance is 1 + vvᵀ in units of
        their own errors.
        """
        scaled = np.where(self._known, values / errors, 0.0)
        loadings, squares = self._loadings(errors)
        safe = np.where(squares > 0.0, squares, 1.0)
        shares = (1.0 - 1.0 / np.sqrt(1.0 + squares)) / safe
        found = scaled - loadings * (shares * (loadings * scaled).sum(axis=0))
        return np.asarray(found[self._known])

    def _used(self, point: FloatArray) -> float:
        """Return about how many residuals the parameters use up: gains are known beforehand in part."""
        return float(point.size)

    def _with_strength(self, length: float, conductance: float, spread: float) -> FloatArray:
        doors = self._model.n_doors
        room = RoomParameters(length, conductance, spread, (conductance,) * doors)
        expected = self._model.responses(room) * self._relative
        weights = self._known / np.square(self._trials.errors)
        products = (weights * expected * self._rises).sum(), (weights * np.square(expected)).sum()
        strength = math.log(max(float(products[0] / products[1]), 1e-9))
        sensors = len(expected)
        walls = conductance / (conductance + _HALF)
        return np.array(
            [math.log(length), walls, math.log(spread), *[walls] * doors, *[strength] * (1 + sensors)]
        )

    def _misfit(self, point: FloatArray) -> float:
        return float(np.square(self._weighted(point, self._errors(point, 0.1))).sum())

    def expected(self, point: FloatArray) -> FloatArray:
        """Return the rises of the model, shape (m, k)."""
        room, sensors = _split(point, self._model.n_doors)
        return np.asarray(self._model.responses(room) * self._relative * np.exp(point[sensors])[:, None])

    def _errors(self, point: FloatArray, discrepancy: float) -> FloatArray:
        return np.asarray(np.hypot(self._trials.errors, discrepancy * self.expected(point)))

    def _weighted(self, point: FloatArray, errors: FloatArray) -> FloatArray:
        misfits = self._whitened(self.expected(point) - self._rises, errors)
        gains = (point[self._shape + 1 :] - point[self._shape]) / GAIN_SPREAD
        doors = (point[_DOORS : self._shape] - _MIDDLE_DOOR) / _DOOR_SPREAD
        return np.concatenate([misfits, gains, doors, [point[_SPREAD] - _USUAL_SPREAD]])

    def _jacobian(self, point: FloatArray, errors: FloatArray) -> FloatArray:
        shape, sensors = self._shape, np.arange(point.size - self._shape - 1)
        doors = np.arange(self._model.n_doors)
        fitted = self.expected(point)
        count = int(self._known.sum())
        matrix = np.zeros((count + sensors.size + doors.size + 1, point.size))
        _, high = _limits(self._model.n_doors, point.size)
        for index in range(shape):
            moved = point.copy()
            step = _STEP if moved[index] + _STEP < high[index] else -_STEP
            moved[index] += step
            matrix[:count, index] = self._whitened((self.expected(moved) - fitted) / step, errors)
        for sensor in sensors:
            alone = np.zeros(fitted.shape)
            alone[sensor] = fitted[sensor]
            matrix[:count, shape + 1 + sensor] = self._whitened(alone, errors)
        matrix[count + sensors, shape] = -1.0 / GAIN_SPREAD
        matrix[count + sensors, shape + 1 + sensors] = 1.0 / GAIN_SPREAD
        matrix[count + sensors.size + doors, _DOORS + doors] = 1.0 / _DOOR_SPREAD
        matrix[-1, _SPREAD] = 1.0
        return matrix


def _split(point: FloatArray, n_doors: int) -> tuple[RoomParameters, slice]:
    """Return the parameters of the room in a point, and where those of the sensors are."""
    walls, *doors = (
        _HALF * share / (1.0 - share) for share in (point[_WALLS], *point[_DOORS : _DOORS + n_doors])
    )
    room = RoomParameters(
        math.exp(point[_LENGTH]), float(walls), math.exp(point[_SPREAD]), tuple(map(float, doors))
    )
    return room, slice(_DOORS + n_doors + 1, None)


def _limits(n_doors: int, size: int) -> tuple[FloatArray, FloatArray]:
    """Return the least and the greatest parameters."""
    low, high = np.full(size, -np.inf), np.full(size, np.inf)
    for ends, limits in ((low, _LOW), (high, _HIGH)):
        ends[:_DOORS] = limits
        ends[_DOORS : _DOORS + n_doors] = limits[_WALLS]
    return low, high


def _limited(point: FloatArray, n_doors: int) -> FloatArray:
    """Return the nearest point within the limits."""
    return np.clip(point, *_limits(n_doors, point.size))
