"""Maximum likelihood of a few sources at any places: alternating descent conditional gradient.

Boyd, Schiebinger & Recht 2017, "The Alternating Descent Conditional Gradient Method for Sparse Inverse
Problems", Algorithm 2. Like the sliding Frank-Wolfe method of Denoyelle, Duval, Peyré & Soubies 2019, it ends
after as many steps as there are sources. Schwarz's criterion (1978) chooses their number: with s readings, a
source costs ln(s)/2 in log-likelihood for each number that describes it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import check_operator, interval_operator
from heatcloak_aggregator.recovery.gridless_descent import ReducedData, Sources, add_source, nothing
from heatcloak_aggregator.recovery.observation import observe
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
        noise
            exceeds in one round of a thousand; "crowded" if as many sources were found as are allowed, so
            there may be more; else "converged".
        log_likelihood: −‖(A f − ỹ)/σ‖²/2, the log-likelihood without terms that do not depend on the sources.
        gain: ``log_likelihood`` minus that of no sources.
        residual: ‖A f − ỹ‖₂, each row weighted if sensors differ in noise, as in `BpdnResult`.
        expected_residual: σ√χ²ₛ(0.999), the 0.999 quantile of the norm of the noise.
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
    count = observation.readings.size
    noise = max(observation.sigma, data.floor)
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
    expected = noise * math.sqrt(2.0 * float(scipy.special.gammaincinv(count / 2.0, _CONFIDENCE)))
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
