"""Fit a room to a heater at known positions, and bound the sensitivity to people from above.

The rise of sensor j for a heater of P_k watts at position k is

    rise_jk = (P_k/P₁)·r_j·A_jk(ℓ, κ, T) + error,

with A the steady heat of unit strength, ℓ the loss length, κ the conductance of the walls, T the spread of
the heater's own heat, and r_j = q·g_j the strength of the heater at sensor j: the gains g_j of sensors differ
by a tenth or so. They are estimated with q, log ℓ, κ/(κ + 0.3) and log T by least squares, with
log g_j ~ N(0, 0.1²) and log T ~ N(log 0.2, 1). Readings are nearly linear in κ/(κ + 0.3): a wall is in series
with the air on both sides of it.

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

_LENGTH, _WALLS, _SPREAD, _SHAPE = range(4)
"""Index of log ℓ, κ/(κ + 0.3) and log T, and the number of these."""
_HALF = 0.3
"""In 1/m: about the conductance of walls that halves the heat through them."""
_LOW = np.array([math.log(0.3), 0.0, math.log(0.02)])
_HIGH = np.array([math.log(50.0), 0.99, math.log(4.0)])
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
    strengths: FloatArray
    gain_errors: FloatArray
    air_conductance: Uncertain
    watts: float
    discrepancy: float
    expected: FloatArray
    residuals: FloatArray
    margin: float

    @property
    def is_good(self) -> bool:
        """Whether the model describes the room well enough for a promise."""
        return self.discrepancy <= MOST_DISCREPANCY

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
    room, strengths = _parameters(solution), np.exp(solution[_SHAPE + 1 :])
    shares = strengths / strengths.sum()
    mean_error = math.sqrt(float(shares @ covariance[_SHAPE + 1 :, _SHAPE + 1 :] @ shares))
    # An end of an interval is within the limits of its parameter.
    low, high = (
        _parameters(np.clip(solution[:_SHAPE] + sign * _Z95 * errors[:_SHAPE], _LOW, _HIGH))
        for sign in (-1.0, 1.0)
    )
    length, conductance, spread = map(Uncertain, room, low, high)
    air = float(trials.watts[0] / strengths.mean())
    return RoomFit(
        length=length,
        conductance=conductance,
        spread=spread,
        strengths=strengths,
        gain_errors=errors[_SHAPE + 1 :],
        air_conductance=Uncertain(air, air * math.exp(-_Z95 * mean_error), air * math.exp(_Z95 * mean_error)),
        watts=float(trials.watts[0]),
        discrepancy=discrepancy,
        expected=problem.expected(solution),
        residuals=problem.residuals(solution, discrepancy),
        margin=_margin(model, solution, covariance, discrepancy),
    )


def _margin(model: RoomModel, solution: FloatArray, covariance: FloatArray, discrepancy: float) -> float:
    """Return the bound of the sensitivity over its estimate."""
    even = np.ones(solution.size - _SHAPE - 1)
    here = math.log(model.sensitivity(_parameters(solution), even))

    def change(point: FloatArray) -> float:
        weights = np.exp(point[_SHAPE + 1 :] - solution[_SHAPE + 1 :])
        return math.log(model.sensitivity(_parameters(point), weights)) - here

    gradient = np.zeros(solution.size)
    for index in (_LENGTH, _WALLS):
        # Only towards greater sensitivities: insulated walls cannot conduct less.
        step = max(_Z * math.sqrt(covariance[index, index]), _WIDE)
        raised = 0.0
        for sign in (-1.0, 1.0):
            moved = solution.copy()
            moved[index] = np.clip(moved[index] + sign * step, _LOW[index], _HIGH[index])
            if change(moved) > raised:
                raised = change(moved)
                gradient[index] = sign * raised / step
    gradient[_SHAPE + 1 :] = model.shares(_parameters(solution))
    spread = math.sqrt(float(gradient @ covariance @ gradient))
    worst = solution + _Z / spread * (covariance @ gradient)
    worst[:_SHAPE] = np.clip(worst[:_SHAPE], _LOW, _HIGH)
    return math.exp(min(max(change(worst), _Z * spread), _LONGEST)) * (1.0 + _SLOPE_ERROR * discrepancy)


class _LeastSquares:
    """The weighted residuals of a fit, and their derivatives.

    The parameters are log ℓ, κ/(κ + 0.3), log T, log q and log r of each sensor.
    """

    def __init__(self, trials: HeaterTrials, model: RoomModel) -> None:
        self._trials, self._model = trials, model
        self._relative = trials.watts / trials.watts[0]
        self._known = trials.known
        self._rises = np.where(self._known, trials.rises, 0.0)
        readings, parameters = int(self._known.sum()), _SHAPE + 1 + len(self._rises)
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
        low = np.full(start.size, -np.inf)
        low[:_SHAPE], high = _LOW, np.full(start.size, np.inf)
        high[:_SHAPE] = _HIGH
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
        squares = np.square(self._rises - fitted)[self._known]
        noise = np.square(self._trials.errors)[self._known]
        signal = np.square(fitted)[self._known]
        left = 1.0 - self._used(point) / squares.size

        def excess(eta: float) -> float:
            return float((squares / (noise + eta**2 * signal)).mean()) - left

        if excess(0.0) <= 0.0:
            return 0.0
        high = 1.0
        while excess(high) > 0.0 and high < 1e3:
            high *= 2.0
        return float(scipy.optimize.brentq(excess, 0.0, high, xtol=1e-5)) if excess(high) <= 0.0 else high

    def residuals(self, point: FloatArray, discrepancy: float) -> FloatArray:
        """Return residuals in units of their standard deviations, shape (m, k)."""
        found = (self._rises - self.expected(point)) / self._errors(point, discrepancy)
        return np.where(self._known, found, np.nan)

    def _used(self, point: FloatArray) -> float:
        """Return about how many residuals the parameters use up: gains are known beforehand in part."""
        return float(point.size)

    def _with_strength(self, length: float, conductance: float, spread: float) -> FloatArray:
        room = RoomParameters(length, conductance, spread)
        expected = self._model.responses(room) * self._relative
        weights = self._known / np.square(self._trials.errors)
        products = (weights * expected * self._rises).sum(), (weights * np.square(expected)).sum()
        strength = math.log(max(float(products[0] / products[1]), 1e-9))
        sensors = len(expected)
        walls = conductance / (conductance + _HALF)
        return np.array([math.log(length), walls, math.log(spread), *[strength] * (1 + sensors)])

    def _misfit(self, point: FloatArray) -> float:
        return float(np.square(self._weighted(point, self._errors(point, 0.1))).sum())

    def expected(self, point: FloatArray) -> FloatArray:
        """Return the rises of the model, shape (m, k)."""
        responses = self._model.responses(_parameters(point))
        return np.asarray(responses * self._relative * np.exp(point[_SHAPE + 1 :])[:, None])

    def _errors(self, point: FloatArray, discrepancy: float) -> FloatArray:
        return np.asarray(np.hypot(self._trials.errors, discrepancy * self.expected(point)))

    def _weighted(self, point: FloatArray, errors: FloatArray) -> FloatArray:
        misfits = (self.expected(point) - self._rises) / errors
        gains = (point[_SHAPE + 1 :] - point[_SHAPE]) / GAIN_SPREAD
        return np.concatenate([misfits[self._known], gains, [point[_SPREAD] - _USUAL_SPREAD]])

    def _jacobian(self, point: FloatArray, errors: FloatArray) -> FloatArray:
        sensors = point.size - _SHAPE - 1
        fitted = self.expected(point) / errors
        rows, _ = np.nonzero(self._known)
        matrix = np.zeros((rows.size + sensors + 1, point.size))
        for index in range(_SHAPE):
            moved = point.copy()
            step = _STEP if moved[index] + _STEP < _HIGH[index] else -_STEP
            moved[index] += step
            matrix[: rows.size, index] = ((self.expected(moved) / errors - fitted) / step)[self._known]
        matrix[np.arange(rows.size), _SHAPE + 1 + rows] = fitted[self._known]
        matrix[rows.size : -1, _SHAPE] = -1.0 / GAIN_SPREAD
        matrix[rows.size + np.arange(sensors), _SHAPE + 1 + np.arange(sensors)] = 1.0 / GAIN_SPREAD
        matrix[-1, _SPREAD] = 1.0
        return matrix


def _parameters(point: FloatArray) -> RoomParameters:
    walls = float(point[_WALLS])
    return RoomParameters(math.exp(point[_LENGTH]), _HALF * walls / (1.0 - walls), math.exp(point[_SPREAD]))
