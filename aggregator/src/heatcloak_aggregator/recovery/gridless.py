"""Maximum likelihood of a few sources at any places: alternating descent conditional gradient.

Boyd, Schiebinger & Recht 2017, "The Alternating Descent Conditional Gradient Method for Sparse Inverse
Problems", Algorithm 2. Like the sliding Frank-Wolfe method of Denoyelle, Duval, Peyré & Soubies 2019, it ends
after as many steps as there are sources. Schwarz's criterion (1978) chooses their number: with s readings, a
source costs ln(s)/2 in log-likelihood for each number that describes it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import check_operator, interval_operator
from heatcloak_aggregator.ranking import highest
from heatcloak_aggregator.recovery.observation import Observation, observe
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

_CONFIDENCE = 0.999
_MOST_SOURCES = 1000
_NEGLIGIBLE = 1e-6
_ROUNDED = 1e-6
"""Residuals below this share of the readings are never a misfit, whatever the noise scale."""


Status = Literal["converged", "empty", "crowded", "misfit"]


@dataclass(frozen=True, eq=False)
class GridlessResult:
    """Sources with places off the grid, and how well they explain the readings.

    Attributes:
        places: places of the sources, shape (k,), within [0, 1], ascending, read-only.
        intensities: intensities of the sources, shape (k,), within [0, 1], read-only.
        estimate: the same on the grid, shape (n,): each source at the nearest location, read-only. The
            intensities of several sources at one location add up, and may exceed 1.
        status: "empty" if noise alone explains the readings; "misfit" if the sources leave a residual that
            noise exceeds in one round of a thousand; "crowded" if as many sources were found as are allowed,
            so there may be more; else "converged".
        log_likelihood: −‖(A f − ỹ)/σ‖²/2, the log-likelihood without terms that do not depend on the sources.
        gain: ``log_likelihood`` minus that of no sources.
        residual: ‖A f − ỹ‖₂, each row weighted if sensors differ in noise, as in `BpdnResult`.
        expected_residual: σ√χ²ₛ(0.999), the 0.999 quantile of the norm of the noise, with s − k for s if
            the readings drift in k directions.
        iterations: number of evaluations of the residual in the local descents.
    """

    places: FloatArray
    intensities: FloatArray
    estimate: FloatArray
    status: Status
    log_likelihood: float
    gain: float
    residual: float
    expected_residual: float
    iterations: int

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do."""
        count = self.places.size
        sources = f"{count} source{'s' * (count != 1)}"
        if self.status == "empty":
            return (
                "empty: noise alone explains the readings as well as any source, so the estimate is zero and "
                "says nothing about place; pool more rounds or lower the noise"
            )
        if self.status == "misfit":
            return (
                f"misfit: {sources} leave a residual of {self.residual:.6g}, where noise alone stays below "
                f"{self.expected_residual:.6g}; check sigma, look for a faulty sensor, or allow more sources"
            )
        if self.status == "crowded":
            return (
                f"crowded: {sources} were found and no more are allowed, so that there may be others; raise "
                f"max_sources"
            )
        return (
            f"converged: {sources} of total intensity {float(self.intensities.sum()):.6g}, log-likelihood "
            f"{self.gain:.4g} above that of none, and one more would not gain; nothing to do"
        )


def gridless(
    op: IntervalOperator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    max_sources: int = 6,
    intensity: float | None = None,
    sensors: npt.ArrayLike | None = None,
) -> GridlessResult:
    """Recover few sources at any places by maximum likelihood, as many as are significant.

    Sources are added one by one, each where it explains most; after each, all are moved and weighted to a
    local maximum of the likelihood. The search ends when another source gains less log-likelihood than
    ln(s)/2 for its place, and as much for its intensity if that is unknown, where s is the number of
    readings.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise: one number, or one for each reading. 0 means the rounding
            error of the readings.
        max_sources: greatest number of sources, 1 to 1000.
        intensity: intensity of every source, in (0, 1], if known; None if each has its own in [0, 1].
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.

    Returns:
        A `GridlessResult`, whose ``text`` says what happened and what to do. The maximum of the likelihood is
        local and has no certificate.

        - places: places of the k sources, in lengths of the interval, shape (k,), within [0, 1], ascending.
        - intensities: their intensities, shape (k,), within [0, 1].
        - estimate: the same on the grid, shape (n,), each source at the nearest location.
        - status: "converged", "empty", "crowded" or "misfit".
        - log_likelihood: −‖(A f − ỹ)/σ‖²/2; gain: its excess over that of no sources. Dimensionless.
        - residual: ‖A f − ỹ‖₂, in units of a reading.
        - expected_residual: its 0.999 quantile under noise alone, in the same units.
        - iterations: number of evaluations of the residual.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range.
    """
    check_operator(op)
    op = interval_operator(op, "gridless")
    most = check_integer("max_sources", max_sources, 1, _MOST_SOURCES + 1)
    known = None if intensity is None else _check_intensity(intensity)
    observation = observe(cloaked, sigma, sensors, op.domain.n_sensors)
    data = ReducedData(op, observation)
    count = observation.degrees(op)
    noise = max(observation.sigma, data.floor) or 1.0
    penalty = (1.0 if known is not None else 2.0) * 0.5 * math.log(max(count, 2))
    first = sources = nothing(data)
    evaluations, is_crowded = 0, True
    while sources.places.size < most:
        more = add_source(data, sources, known)
        evaluations += more.evaluations
        if not more.gain(sources) / noise / noise > penalty:
            is_crowded = False
            break
        sources = more
    residual = math.hypot(math.sqrt(sources.residual.dot(sources.residual)), data.outside)
    quantile = float(scipy.special.gammaincinv(count / 2.0, _CONFIDENCE)) if count else 0.0
    expected = noise * math.sqrt(2.0 * quantile)
    length = math.hypot(math.sqrt(data.target.dot(data.target)), data.outside)
    is_misfit = residual > max(expected, _ROUNDED * length)
    places, intensities = _in_order(sources)
    return GridlessResult(
        places=places,
        intensities=intensities,
        estimate=_on_grid(places, intensities, op.domain.n_sources),
        status=_status(places.size, is_misfit=is_misfit, is_crowded=is_crowded),
        log_likelihood=-0.5 * (residual / noise) ** 2,
        gain=sources.gain(first) / noise / noise,
        residual=residual,
        expected_residual=expected,
        iterations=evaluations,
    )


def _check_intensity(intensity: float) -> float:
    if isinstance(intensity, (int, float, np.integer, np.floating)) and 0.0 < intensity <= 1.0:
        return float(intensity)
    raise ParameterError(
        f"intensity must be None or in (0, 1], the same for every source, got {sanitize(intensity)}"
    )


def _status(count: int, *, is_misfit: bool, is_crowded: bool) -> Status:
    if is_misfit:
        return "misfit"
    if count == 0:
        return "empty"
    return "crowded" if is_crowded else "converged"


def _in_order(sources: Sources) -> tuple[FloatArray, FloatArray]:
    kept = np.flatnonzero(sources.intensities > _NEGLIGIBLE)
    order = kept[np.argsort(sources.places[kept], kind="stable")]
    places, intensities = sources.places[order], sources.intensities[order]
    for part in (places, intensities):
        part.setflags(write=False)
    return places, intensities


def _on_grid(places: FloatArray, intensities: FloatArray, n_sources: int) -> FloatArray:
    cells = np.clip(np.rint(places * n_sources).astype(np.intp), 1, n_sources) - 1
    estimate = np.zeros(n_sources)
    np.add.at(estimate, cells, intensities)
    estimate.setflags(write=False)
    return estimate


_STEP = 0.25
"""Distance of the scanned places in √T; the kernel is √2 such lengths wide."""
_MOST_PLACES = 4096
_ENTRIES_AT_ONCE = 1 << 20
"""Largest number of entries, places × sensors, of an array formed at a time."""
_LOST = 1e-9
"""Share of a column's length that the projection on the grid's columns may lose."""
_ROUNDING = 2.0**-46
"""Residuals below this, relative to the readings and the columns, are rounding errors."""


class ReducedData:
    """‖A f − ỹ‖₂ for sources at any places, as a residual of few entries.

    On a grid that is fine relative to √T, the columns of sources off the grid are in the span of those on it,
    and the residual is that of the projected data. On a coarse grid they are not, and the data are not
    projected.

    Args:
        op: the operator, with its kernel at any place.
        observation: the readings.

    Attributes:
        target: z, the sum that the sources should explain, shape (d,).
        outside: the part of the residual's norm that no source can change.
        floor: residuals below this are rounding errors.
        scan: places that cover [0, 1], closer together than the kernel is wide, shape (p,).
        scanned: their columns, shape (p, d).
        lengths: the squared lengths of these, shape (p,).
    """

    def __init__(self, op: IntervalOperator, observation: Observation) -> None:
        self._op = op
        self._observation = observation
        self._projection = op.projection(observation.sensors, observation.weights)
        self.scan = _scan(op)
        self._is_whole = False
        self.scanned, self.lengths, lost = self._look()
        self.target, self.outside = self._projection.reduce(observation.readings)
        if lost > _LOST:
            self._is_whole = True
            self.scanned, self.lengths, _ = self._look()
            self.target, self.outside = self._projection.weigh(observation.readings), 0.0
        length = math.hypot(math.sqrt(self.target.dot(self.target)), self.outside)
        if self._projection.drift is not None:
            length = self._projection.length(observation.readings)
        self.floor = _ROUNDING * max(math.sqrt(self.lengths.max()), length)

    def columns(self, places: FloatArray) -> FloatArray:
        """Return the readings of a unit source at each of ``places`` (k,), shape (k, d)."""
        return self._reduce(self._rows(self._op.responses(places)))

    def slopes(self, places: FloatArray) -> FloatArray:
        """Return the derivatives of the columns by place, shape (k, d)."""
        return self._reduce(self._rows(self._op.slopes(places)))

    def _look(self) -> tuple[FloatArray, FloatArray, float]:
        """Return columns at all scanned places, their squared lengths, and the greatest share lost."""
        at_once = max(1, _ENTRIES_AT_ONCE // self._op.domain.n_sensors)
        parts, lost, longest = [], 0.0, 0.0
        for start in range(0, self.scan.size, at_once):
            rows = self._rows(self._op.responses(self.scan[start : start + at_once]))
            parts.append(self._reduce(rows))
            if not self._is_whole:
                rest = self._projection.weigh(rows) - parts[-1].dot(self._projection.basis.T)
                lost = max(lost, float(np.square(rest).sum(axis=1).max()))
        columns = np.concatenate(parts)
        lengths = np.square(columns).sum(axis=1)
        longest = float(lengths.max())
        return columns, lengths, math.sqrt(lost / longest) if longest > 0.0 else math.inf

    def _reduce(self, rows: FloatArray) -> FloatArray:
        return self._projection.weigh(rows) if self._is_whole else self._projection.compress(rows)

    def _rows(self, rows: FloatArray) -> FloatArray:
        sensors = self._observation.sensors
        return rows if sensors is None else rows[:, sensors]


def _scan(op: IntervalOperator) -> FloatArray:
    """Return places that cover [0, 1]; if the kernel is too narrow for that, add the places of sensors."""
    count = math.ceil(1.0 / (_STEP * math.sqrt(op.spread))) + 1
    if count <= _MOST_PLACES:
        return np.linspace(0.0, 1.0, max(count, 9))
    everywhere = np.linspace(0.0, 1.0, _MOST_PLACES)
    sensors: FloatArray = op.domain.sensor_places
    return np.unique(np.concatenate([everywhere, sensors[:: max(1, sensors.size // _MOST_PLACES)]]))


_INSIDE = 1e-6
"""The trust-region method starts strictly within its bounds."""
_TOLERANCE = 1e-6
"""Relative decrease of the squared residual that ends a descent: s·1e-6/2 in log-likelihood."""
_SMALLEST_STEP = 1e-9
_MOST_EVALUATIONS = 100


class Sources(NamedTuple):
    """Sources and their residual.

    Attributes:
        places: shape (k,).
        intensities: shape (k,).
        residual: z − Σ intensity · column, shape (d,).
        evaluations: number of evaluations of the residual that were needed.
    """

    places: FloatArray
    intensities: FloatArray
    residual: FloatArray
    evaluations: int

    def gain(self, before: Sources) -> float:
        """Return (‖residual before‖² − ‖residual‖²)/2, without cancellation between the squares."""
        fall = before.residual - self.residual
        return 0.5 * float(fall.dot(before.residual + self.residual))


def nothing(data: ReducedData) -> Sources:
    """Return no sources."""
    return Sources(np.empty(0), np.empty(0), data.target, 0)


def add_source(data: ReducedData, sources: Sources, intensity: float | None) -> Sources:
    """Add the source that lowers the residual most, and move all sources to a local minimum.

    The first is the conditional-gradient step of Boyd, Schiebinger & Recht 2017, Algorithm 2, with the exact
    gain of the best intensity in its box instead of the gradient; the second is its local descent.

    Args:
        data: the reduced readings.
        sources: the present sources.
        intensity: intensity of every source; None if each has its own, within [0, 1].
    """
    correlations = data.scanned.dot(sources.residual)
    # A place that no sensor sees has a column of zeros.
    lengths = np.where(data.lengths > 0.0, data.lengths, 1.0)
    weights = (
        np.clip(correlations / lengths, 0.0, 1.0) if intensity is None else np.full(lengths.size, intensity)
    )
    best = highest(weights * (correlations - 0.5 * weights * data.lengths))
    places = np.append(sources.places, data.scan[best])
    intensities = np.append(sources.intensities, weights[best])
    return _descend(data, places, intensities, is_known=intensity is not None)


def _descend(data: ReducedData, places: FloatArray, intensities: FloatArray, *, is_known: bool) -> Sources:
    count = places.size
    # Scale by the data, so that squares stay within range in any unit.
    scale = max(math.sqrt(data.target.dot(data.target)), math.sqrt(float(data.lengths.max()))) or 1.0

    def split(point: FloatArray) -> tuple[FloatArray, FloatArray]:
        return (point, intensities) if is_known else (point[:count], point[count:])

    def misfit(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        return np.asarray((how_much.dot(data.columns(where)) - data.target) / scale)

    def slope(point: FloatArray) -> FloatArray:
        where, how_much = split(point)
        moved = data.slopes(where) * how_much[:, None]
        rows = moved if is_known else np.concatenate([moved, data.columns(where)])
        return rows.T / scale

    start = places if is_known else np.concatenate([places, intensities])
    # scipy.optimize is slow to import, and only used here.
    from scipy.optimize import least_squares

    found = least_squares(
        misfit,
        np.clip(start, _INSIDE, 1.0 - _INSIDE),
        slope,
        bounds=(0.0, 1.0),
        x_scale=np.repeat([0.1, 1.0], [count, start.size - count]),
        ftol=_TOLERANCE,
        xtol=_SMALLEST_STEP,
        gtol=1e-15,
        max_nfev=_MOST_EVALUATIONS,
    )
    where, how_much = split(found.x)
    return Sources(where, how_much, -scale * found.fun, int(found.nfev))
