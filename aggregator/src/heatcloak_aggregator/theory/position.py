"""Limits of the position error of one person: Cramér–Rao and Bayes.

For one person of intensity a at x the readings are yⱼ = a·Aⱼ(x) + N(0, σⱼ²), independent. Each sensor may
have its own noise scale, and some sensors may be missing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy.special import erfcx

from heatcloak_aggregator.arguments import check_sensors, real_array, whole_number
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator, interval_operator_or_none
from heatcloak_aggregator.domains.operator import check_entries
from heatcloak_aggregator.recovery.posterior.prior import INTENSITY
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_nonnegative

Intensity = float | tuple[float, float]
"""A number if the intensity is known; a range if it is unknown, and uniform within it."""

DRAWS = 1000
_MOST_DRAWS = 1_000_000
_AT_ONCE = 1 << 22
"""Entries of the largest array of a step."""
_STEPS = np.linspace(-3.0, 3.0, 61)
_NODES = 1.0 / (1.0 + np.exp(-math.pi * np.sinh(_STEPS)))
_NODE_WEIGHTS = np.cosh(_STEPS) * _NODES * (1.0 - _NODES)
_NODE_WEIGHTS /= _NODE_WEIGHTS.sum()
"""Nodes and weights of the double exponential rule on [0, 1]."""
_PANELS = 2.0
"""Quadrature panels per √T."""
_MOST_PANELS = 1024
_CELLS_PER_DEVIATION = 4.0
_FEWEST_CELLS, _MOST_CELLS = 256, 1 << 16
_FLAT = 1e-6
"""Decrease of an exponent below which the first two terms of its series are exact to 1e-12."""
_SETS = 8
"""Random sets of missing sensors over which limits are averaged."""


@dataclass(frozen=True, slots=True)
class MeanError:
    """A mean position error that a simulation estimates.

    Attributes:
        mean: the error, in the unit of the domain's distance.
        standard_error: standard error of ``mean``, from the simulation.
    """

    mean: float
    standard_error: float


@dataclass(frozen=True, slots=True)
class PositionLimits:
    """Limits of one person's position error, in the unit of the domain's distance.

    Attributes:
        cramer_rao_known: `cramer_rao` with intensity 1; None where the domain has no length.
        cramer_rao_unknown: the same with an unknown intensity, uniform on [0.2, 1] as in `posterior`.
        bayes_known: `bayes_limit` with intensity 1.
        bayes_unknown: the same with that unknown intensity.
    """

    cramer_rao_known: float | None
    cramer_rao_unknown: float | None
    bayes_known: MeanError
    bayes_unknown: MeanError


def position_limits(
    op: Operator, sigma: float | npt.ArrayLike, missing: float = 0.0, draws: int = DRAWS, seed: int = 0
) -> PositionLimits:
    """Return the limits for known and for unknown intensity, with a share of the sensors missing.

    Args:
        op: the operator.
        sigma: as for `bayes_limit`.
        missing: share of the sensors that are missing, at least 0 and below 1, rounded to a number of
            sensors; at least one sensor remains. The limits are averaged over eight random sets, and the
            standard error is that of the eight means.
        draws: simulated readings in all, as for `bayes_limit`.
        seed: seed of sets and readings, an integer ≥ 0.

    Raises:
        ParameterError: as `bayes_limit`, or ``missing`` is out of range.
    """
    check_operator(op)
    share = check_nonnegative("missing", missing)
    if share >= 1.0:
        raise ParameterError(f"missing must be below 1, got {missing!r}")
    draws, seed = _simulation(draws, seed)
    n_sensors = op.shape[0]
    absent = min(round(share * n_sensors), n_sensors - 1)
    if absent == 0:
        return PositionLimits(
            cramer_rao(op, sigma),
            cramer_rao(op, sigma, INTENSITY),
            bayes_limit(op, sigma, draws=draws, seed=seed),
            bayes_limit(op, sigma, INTENSITY, draws=draws, seed=seed),
        )
    rng = np.random.default_rng(seed)
    sets = [np.sort(rng.permutation(n_sensors)[absent:]) for _ in range(_SETS)]
    seeds = rng.integers(1 << 62, size=_SETS).tolist()
    some = max(2, draws // _SETS)
    (known, bayes_known), (unknown, bayes_unknown) = (
        (
            _mean_or_none([cramer_rao(op, sigma, intensity, present) for present in sets]),
            _mean(
                [
                    bayes_limit(op, sigma, intensity, present, some, own).mean
                    for present, own in zip(sets, seeds, strict=True)
                ]
            ),
        )
        for intensity in (1.0, INTENSITY)
    )
    return PositionLimits(known, unknown, bayes_known, bayes_unknown)


def cramer_rao(
    op: Operator,
    sigma: float | npt.ArrayLike,
    intensity: Intensity = 1.0,
    sensors: npt.ArrayLike | None = None,
) -> float | None:
    """Return the mean over places of the Cramér–Rao bound of the standard deviation, 1/√(Fisher information).

    With each row of A divided by its σⱼ, the information about the place of a person of known intensity a is
    a²‖A'(x)‖². For unknown intensity it is the Schur complement of the 2 × 2 information of place and
    intensity, a²(‖A'‖² − (A·A')²/‖A‖²). It is a bound for unbiased estimates, which use no prior. A mean
    absolute error of a nearly normal estimate is √(2/π) times its deviation: compare √(2/π) times this with
    `bayes_limit`, at small noise. At large noise an estimate with a prior is more accurate.

    Args:
        op: the operator.
        sigma: noise scale σ > 0, one number, or one for each of all m sensors, shape (m,).
        intensity: the intensity if it is known. A range (low, high) if it is unknown: the bound is averaged
            over intensities uniform in the range, as 1/a is ln(high/low)/(high − low) on average.
        sensors: 0-based indices of the sensors present; None for all m.

    Returns:
        The bound in lengths of the interval; infinite if one place has no information in double precision,
        or there is too little information from the sensors, such as one sensor. None for a domain without
        length.

    Raises:
        ParameterError: an argument is out of range.
    """
    check_operator(op)
    scales, present = _scales(op, sigma, sensors)
    low, high = _intensity_range(intensity)
    interval = interval_operator_or_none(op)
    if interval is None:
        return None
    if present.size == 1:
        # A person at the sensor changes its reading by nothing to first order: 1/√I is not integrable there.
        return math.inf
    # Divide by the least scale first, so that squares of very small or large scales stay within range.
    least = float(scales.min())
    weights = least / scales
    places, shares = _quadrature(interval, present)
    lengths = np.empty(places.size)
    for part in _parts(places.size, present.size):
        slopes = interval.slopes(places[part])[:, present] * weights
        if low < high:
            columns = interval.responses(places[part])[:, present] * weights
            columns /= np.maximum(np.linalg.norm(columns, axis=1, keepdims=True), np.finfo(float).tiny)
            slopes = slopes - columns * np.einsum("ij,ij->i", columns, slopes)[:, None]
        lengths[part] = np.linalg.norm(slopes, axis=1)
    with np.errstate(divide="ignore"):
        mean = least * float((shares / lengths).sum())
    return mean / low if low == high else mean * math.log1p((high - low) / low) / (high - low)


def bayes_limit(
    op: Operator,
    sigma: float | npt.ArrayLike,
    intensity: Intensity = 1.0,
    sensors: npt.ArrayLike | None = None,
    draws: int = DRAWS,
    seed: int = 0,
) -> MeanError:
    """Return the least mean distance of any estimate from one person who is equally likely anywhere.

    On the interval the place is uniform on [0, 1] and the best estimate is the posterior median. Elsewhere it
    is uniform over the locations and the best estimate is the location of least expected distance. Readings
    are drawn from the prior; the error of each draw is its posterior mean, which has the expectation of the
    actual error and a smaller variance. The posterior is exact up to the grid of places, of at most a quarter
    of the least standard deviation; an unknown intensity is integrated in closed form.

    The same seed gives the same people and the same noise in units of σⱼ, so that differences between noise
    scales are more accurate than the standard errors suggest.

    Args:
        op: the operator.
        sigma: noise scale σ > 0, one number, or one for each of all m sensors, shape (m,).
        intensity: the intensity if it is known; a range (low, high) if it is unknown, and uniform within it.
        sensors: 0-based indices of the sensors present; None for all m.
        draws: number of simulated readings, at least 2. 1000 give a standard error of about 2 %.
        seed: their seed, an integer ≥ 0.

    Raises:
        ParameterError: an argument is out of range, the noise is so small that the posterior is narrower than
            the finest grid, or the domain is so large that its readings or distances take more than 1 GB.
    """
    check_operator(op)
    scales, present = _scales(op, sigma, sensors)
    low, high = _intensity_range(intensity)
    draws, seed = _simulation(draws, seed)
    interval = interval_operator_or_none(op)
    columns = _columns(op, scales, present, high)
    distances = None if interval is not None else _all_distances(op)
    squares = np.einsum("ij,ij->i", columns, columns)
    people, noise = (np.random.default_rng([seed, stream]) for stream in range(2))
    errors = np.empty(draws)
    # Count multiplications: even a product of small matrices would start threads that wait.
    with one_thread(draws * columns.size):
        for part in _parts(draws, max(len(columns), op.shape[0])):
            some = part.stop - part.start
            where, bright = people.random((some, 2)).T
            if interval is not None:
                clean = interval.responses(where)[:, present] / scales
            else:
                clean = columns[np.minimum((where * len(columns)).astype(np.intp), len(columns) - 1)]
            drawn = noise.standard_normal((some, op.shape[0]))[:, present]
            readings = (low + (high - low) * bright)[:, None] * clean + drawn
            logs = _log_mean_likelihood(readings.dot(columns.T), squares, low, high)
            chances = _chances(logs)
            errors[part] = (
                _error_of_median(chances) if distances is None else chances.dot(distances).min(axis=1)
            )
    return _mean(errors)


def excess_error(
    op: Operator,
    estimate: npt.ArrayLike,
    readings: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    intensity: Intensity = 1.0,
    sensors: npt.ArrayLike | None = None,
) -> float:
    """Return how much further an estimate is from one person than the best one, on average given readings.

    The mean of this over simulated readings, added to `bayes_limit`, is the mean error of the method that
    made the estimates. It needs fewer draws than the mean of actual errors, and is never below the limit.

    Args:
        op: the operator.
        estimate: intensities at the n source locations, shape (n,), ≥ 0, with any sum: shares of the person.
            All 0 counts as equal ones.
        readings: readings of the sensors present, in rising order of the sensors, shape (s,).
        sigma: as for `bayes_limit`.
        intensity: as for `bayes_limit`.
        sensors: as for `bayes_limit`.

    Raises:
        ParameterError: as `bayes_limit`, or ``estimate`` or ``readings`` has a wrong shape.
    """
    check_operator(op)
    scales, present = _scales(op, sigma, sensors)
    low, high = _intensity_range(intensity)
    shares, found = real_array("estimate", estimate), real_array("readings", readings)
    for name, values, count in (("estimate", shares, op.shape[1]), ("readings", found, present.size)):
        if values.shape != (count,):
            raise ParameterError(f"{name} has shape {values.shape}: give {count} numbers")
    mass = float(shares.sum())
    shares = shares / mass if mass > 0.0 else np.full(shares.size, 1.0 / shares.size)
    columns = _columns(op, scales, present, high)
    squares = np.einsum("ij,ij->i", columns, columns)
    chances = _chances(_log_mean_likelihood((found / scales).dot(columns.T)[None], squares, low, high))
    interval = interval_operator_or_none(op)
    if interval is None:
        means = chances[0].dot(_all_distances(op))
        return float(shares.dot(means) - means.min())
    width = 1.0 / len(columns)
    away = np.abs(interval.domain.source_places[:, None] - (np.arange(len(columns)) + 0.5) * width)
    # The mean distance from a cell in which the place lies.
    away = np.where(away < 0.5 * width, away * away / width + 0.25 * width, away)
    return float(shares.dot(away.dot(chances[0])) - _error_of_median(chances)[0])


def _columns(op: Operator, scales: FloatArray, present: IntArray, intensity: float) -> FloatArray:
    """Return readings of one person over their scales, for each cell of [0, 1] or each location, (p, s)."""
    interval = interval_operator_or_none(op)
    if interval is None:
        return np.asarray(op.matrix()[present].T / scales)
    cells = _cells(interval, scales, present, intensity)
    check_entries("the readings", cells, op.shape[0], "choose fewer sensors, or more noise")
    return np.asarray(interval.responses((np.arange(cells) + 0.5) / cells)[:, present] / scales)


def _all_distances(op: Operator) -> FloatArray:
    count = op.shape[1]
    check_entries("the distances", count, count, "choose fewer locations")
    return op.domain.distances(np.arange(count))


def _chances(logs: FloatArray) -> FloatArray:
    """Return the probabilities with these logarithms up to a constant in each row."""
    chances = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(chances / chances.sum(axis=1, keepdims=True))


def _scales(
    op: Operator, sigma: float | npt.ArrayLike, sensors: npt.ArrayLike | None
) -> tuple[FloatArray, IntArray]:
    """Return the noise scale of each sensor present (s,), and the sensors (s,) in rising order."""
    count = op.shape[0]
    scales = real_array("sigma", sigma)
    if scales.ndim and scales.shape != (count,):
        raise ParameterError(
            f"sigma has shape {scales.shape}: give one number, or one for each of all {count} sensors"
        )
    if not ((scales > 0.0) & np.isfinite(scales)).all():
        raise ParameterError("sigma must be positive and finite: give the noise scale of each sensor")
    present = np.arange(count) if sensors is None else np.sort(check_sensors(sensors, count))
    if present.size == 0:
        raise ParameterError("sensors is empty: give at least one")
    return np.broadcast_to(scales, (count,))[present], present


def _intensity_range(intensity: Intensity) -> tuple[float, float]:
    """Return the least and the greatest intensity, the same number twice if it is known."""
    values = real_array("intensity", intensity)
    if values.shape not in ((), (2,)):
        raise ParameterError(f"intensity has shape {values.shape}: give a number, or a range (low, high)")
    low, high = float(values.min()), float(values.max())
    if not (low >= 1e-6 and high <= 1e6) or (values.ndim and values[0] > values[1]):
        raise ParameterError("intensity must be a number or a rising range within 1e-6 to 1e6: correct it")
    return low, high


def _simulation(draws: int, seed: int) -> tuple[int, int]:
    draws = whole_number("draws", draws, _MOST_DRAWS)
    if draws == 1:
        raise ParameterError("draws is 1: give at least 2, for a standard error")
    return draws, check_integer("seed", seed, 0, 1 << 64)


def _quadrature(op: IntervalOperator, present: IntArray) -> tuple[FloatArray, FloatArray]:
    """Return places on [0, 1] and their weights, which sum to one.

    The rule is the double exponential one (Takahasi & Mori 1974) on panels of a fraction of √T. If sensors
    are further apart than panels, they are ends of panels too: at a sensor, 1/‖A'‖ is nearly singular, and
    nodes are dense at the ends.
    """
    panels = min(_MOST_PANELS, math.ceil(_PANELS / min(1.0, math.sqrt(op.spread))))
    ends = np.linspace(0.0, 1.0, panels + 1)
    if present.size < panels:
        ends = np.union1d(ends, op.domain.sensor_places[present])
    widths = np.diff(ends)[:, None]
    return (ends[:-1, None] + widths * _NODES).ravel(), (widths * _NODE_WEIGHTS).ravel()


def _cells(op: IntervalOperator, scales: FloatArray, present: IntArray, intensity: float) -> int:
    """Return the number of cells of [0, 1] that resolve the narrowest posterior."""
    places, _ = _quadrature(op, present)
    steepest = 0.0
    with np.errstate(over="ignore"):
        for part in _parts(places.size, present.size):
            slopes = op.slopes(places[part])[:, present] / scales
            steepest = max(steepest, float(np.square(slopes).sum(axis=1).max()))
    cells = _CELLS_PER_DEVIATION * intensity * math.sqrt(steepest)
    if cells > _MOST_CELLS:
        raise ParameterError(
            "the noise is too small for the Bayes limit: use √(2/π) times the Cramér–Rao bound instead"
        )
    return max(_FEWEST_CELLS, math.ceil(cells))


def _parts(count: int, width: int) -> Iterator[slice]:
    """Yield slices of 0…count − 1 for which an array of ``width`` columns has a limited size."""
    rows = max(1, _AT_ONCE // width)
    return (slice(start, min(start + rows, count)) for start in range(0, count, rows))


def _log_mean_likelihood(products: FloatArray, squares: FloatArray, low: float, high: float) -> FloatArray:
    """Return the log of the mean of exp(c·a − g·a²/2) over a from ``low`` to ``high``.

    Args:
        products: c, shape (draws, places).
        squares: g ≥ 0, shape (places,).
        low: the least a.
        high: the greatest a; the same as ``low`` if a is known.
    """
    if low == high:
        return low * (products - 0.5 * low * squares)
    # The exponent is greatest at a = peak; from there it falls to both sides. Nothing overflows.
    with np.errstate(divide="ignore", invalid="ignore"):
        peak = np.clip(np.where(squares > 0.0, products / squares, high), low, high)
    slope = np.abs(products - squares * peak)
    both = _falling(slope, squares, peak - low) + _falling(slope, squares, high - peak)
    return np.asarray(peak * (products - 0.5 * squares * peak) + np.log(both / (high - low)))


def _falling(slope: FloatArray, squares: FloatArray, width: FloatArray) -> FloatArray:
    """Return ∫ exp(−slope·t − g·t²/2) over t from 0 to ``width``, for slope, g ≥ 0."""
    fall = width * (slope + 0.5 * squares * width)
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = np.sqrt(0.5 / squares)
        ends = erfcx(slope * scale) - np.exp(-fall) * erfcx((slope + squares * width) * scale)
        integral = math.sqrt(math.pi) * scale * ends
    series = width * (1.0 - width * (0.5 * slope + squares * width / 6.0))
    return np.asarray(np.where(fall < _FLAT, series, integral))


def _error_of_median(chances: FloatArray) -> FloatArray:
    """Return the mean distance from the median of densities that are constant on equal cells of [0, 1].

    It is ∫ min(F, 1 − F) of the cumulative function F, a trapezoid on every cell but that of the median.

    Args:
        chances: probabilities of the cells, shape (draws, cells).
    """
    below = np.cumsum(chances, axis=1)
    rows, cells = chances.shape
    areas = np.minimum(below, 1.0 - below)[:, :-1].sum(axis=1)
    middle = np.minimum((below < 0.5).sum(axis=1), cells - 1)
    chance = chances[np.arange(rows), middle]
    above_half = np.clip(below[np.arange(rows), middle] - 0.5, 0.0, chance)
    # The triangle between the chord of the cell and the median.
    return np.asarray((areas + above_half * (chance - above_half) / chance) / cells)


def _mean_or_none(values: list[float | None]) -> float | None:
    numbers = [value for value in values if value is not None]
    return float(np.mean(numbers)) if numbers else None


def _mean(values: npt.ArrayLike) -> MeanError:
    errors = np.asarray(values, dtype=np.float64)
    return MeanError(float(errors.mean()), float(errors.std(ddof=1)) / math.sqrt(errors.size))
