"""Maximum likelihood of a few sources that stand anywhere: alternating descent conditional gradient.

Boyd, Schiebinger & Recht 2017, "The Alternating Descent Conditional Gradient Method for Sparse Inverse
Problems", Algorithm 2; as the sliding Frank-Wolfe method of Denoyelle, Duval, Peyré & Soubies 2019 it ends
after as many steps as there are sources. How many there are is chosen by Schwarz's criterion (1978): a source
costs ln(s)/2 in log-likelihood, with s readings, for each number that describes it.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import check_operator, interval_operator
from heatcloak_aggregator.recovery.gridless.data import ReducedData
from heatcloak_aggregator.recovery.gridless.descent import Sources, add_source, nothing
from heatcloak_aggregator.recovery.gridless.result import GridlessResult, Status
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.sanitize import sanitize

_CONFIDENCE = 0.999
_MOST_SOURCES = 1000
_NEGLIGIBLE = 1e-6
_ROUNDED = 1e-6
"""Share of the readings below which a residual is no misfit, whatever the noise is said to be."""


def gridless(
    op: IntervalOperator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    max_sources: int = 6,
    intensity: float | None = None,
    sensors: npt.ArrayLike | None = None,
) -> GridlessResult:
    """Recover few sources at any places: the likeliest ones, and no more of them than gain enough.

    Sources are added one by one, each where it explains most; after each all are moved, and weighted, to a
    local maximum of the likelihood. It ends when one more source gains less log-likelihood than ln(s)/2 for
    its place and as much for its intensity where that is unknown, s being the number of readings.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise, one number, or one for each reading. 0 is taken as the
            rounding of the readings.
        max_sources: most sources that are looked for, 1 to 1000.
        intensity: that of every source, in (0, 1], where it is known; None where each has its own in [0, 1].
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None means all m.

    Returns:
        A `GridlessResult`, whose ``text`` says in words what happened and what to do about it. A maximum of
        the likelihood is local: no certificate comes with it.

        - places: of the k sources found, in lengths of the interval, shape (k,), within [0, 1], ascending.
        - intensities: theirs, shape (k,), within [0, 1].
        - estimate: the same on the grid, shape (n,), each source at the nearest location.
        - status: "converged", "empty", "crowded" or "misfit".
        - log_likelihood: −‖(A f − ỹ)/σ‖²/2; gain: by how much that is above that of no sources. No units.
        - residual: ‖A f − ỹ‖₂, in units of a reading.
        - expected_residual: an upper bound of the noise alone in 999 rounds of 1000, in the same units.
        - iterations: evaluations of the residual that it took.

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
        f"intensity is {sanitize(intensity)}: give what every source has, in (0, 1], or None"
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
