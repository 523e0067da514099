"""Where the sources can be, given the readings: a Bayesian recovery by reversible jumps."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from scipy.special import chdtri

from heatcloak_aggregator.domains import HeatOperator, Operator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.ladder import least_sigma, targets, whiten
from heatcloak_aggregator.recovery.posterior.prior import INTENSITY, Prior
from heatcloak_aggregator.recovery.posterior.result import PosteriorResult, Status
from heatcloak_aggregator.recovery.posterior.table import table_of
from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]

MOVES = 280_000
"""Moves of a first run, of all chains at all temperatures; about a tenth of a microsecond each."""
_MOST_MOVES = 1_000_000_000
_IMPLAUSIBLE = 1e-6
"""Probability of a misfit as large as this that noise alone is no longer believed to make."""


def posterior(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    max_sources: int = 6,
    intensity: float | None = None,
    seed: int = 0,
    sensors: npt.ArrayLike | None = None,
    *,
    prior: Prior | None = None,
    moves: int = MOVES,
) -> PosteriorResult:
    """Recover where sources can be: equally likely worlds, and the estimate of least expected EMD.

    The noise is Gaussian, which a discrete Gaussian of a few steps of its lattice can't be told from. Sources
    stand anywhere in [0, 1].

    Args:
        op: the heat operator of an interval.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise, one number ≥ 0, or one > 0 for each reading. Readings count
            as no more exact than 1e-5 of the norm of what one source makes the sensors read.
        max_sources: the greatest number of sources believed in; of 0…max_sources each
            one more is a third as likely (see `Prior`).
        intensity: that of every source, where it is known; None for independent ones, uniform on [0.2, 1].
        seed: an integer ≥ 0. The same arguments and seed give the same result.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None means all m.
        prior: what is believed in place of ``max_sources`` and ``intensity``, which it overrules.
        moves: moves of a first run; chains that do not agree make up to twice as many.

    Returns:
        The estimate with the samples behind it, diagnostics and a status.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range.
    """
    if not isinstance(op, HeatOperator):
        raise ParameterError("posterior knows the interval only: give an operator of an IntervalDomain")
    _check_integer("seed", seed, 0, None)
    _check_integer("moves", moves, 1, _MOST_MOVES)
    belief = prior or Prior(max_sources, INTENSITY if intensity is None else intensity)
    observation = observe(cloaked, sigma, sensors, op.domain.n_sensors)
    table = table_of(op, observation)
    inside, outside = table.reduce(observation.readings)
    scale = max(observation.sigma, least_sigma(table, belief))

    # Numba takes a while to import: only those who ask for a posterior wait for it.
    from heatcloak_aggregator.recovery.posterior.chains import explore
    from heatcloak_aggregator.recovery.posterior.median import median_shares

    columns = whiten(table, inside, belief, scale)
    found = explore(columns, targets(table, belief, scale), int(seed), int(moves))
    samples, most = found.samples, belief.max_sources
    crowding = float((samples.counts > most).mean())
    if crowding < 0.5:
        samples = samples.where(samples.counts <= most)
    count = np.bincount(np.minimum(samples.counts, most), minlength=most + 1) / samples.size
    limit = float(chdtri(observation.readings.size, _IMPLAUSIBLE))
    misfit = 2.0 * found.energy + outside / scale / scale
    fallback = crowding >= 0.5 and float((samples.counts == belief.cap).mean()) > 0.5 and misfit > limit
    present = samples.where(samples.counts > 0)
    if fallback:
        # At the papers' radius: the closer fit serves crowds better than the cautious one.
        estimate = bpdn(op, cloaked, sigma, "paper", sensors).estimate.copy()
        samples = samples.where(np.zeros(samples.size, dtype=np.bool_))
    elif present.size:
        shares = median_shares(present.counts, present.places, present.intensities, op.domain.n_sources)
        estimate = shares * float(samples.totals.mean())
    else:
        estimate = np.zeros(op.domain.n_sources)
    for array in (estimate, count):
        array.setflags(write=False)
    return PosteriorResult(
        estimate=estimate,
        count=count,
        status=_status(crowding, found.diagnostics),
        samples=samples,
        diagnostics=found.diagnostics,
        crowding=crowding,
        fallback=fallback,
        sigma=scale,
        misfit=misfit,
        plausible=misfit <= limit,
        moves=found.moves,
        prior=belief,
    )


def _status(crowding: float, diagnostics: tuple[Diagnostic, ...]) -> Status:
    if crowding >= 0.5:
        return "crowded"
    return "converged" if all(one.converged for one in diagnostics) else "unconverged"


def _check_integer(name: str, value: int, least: int, most: int | None) -> None:
    fits = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if not fits or value < least or (most is not None and value > most):
        limit = f"from {least} on" if most is None else f"{least}…{most}"
        raise ParameterError(f"{name} is {value!r}: give an integer {limit}")
