"""Recover sources on the interval: from checked readings, by tempered chains, to the result."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.chains import (
    CHAINS,
    Diagnostic,
    Record,
    Run,
    diagnose,
    empty_record,
    run_until_converged,
)
from heatcloak_aggregator.recovery.posterior.interval.median import median_shares
from heatcloak_aggregator.recovery.posterior.interval.moves import Rules
from heatcloak_aggregator.recovery.posterior.interval.sampler import least_energy, run
from heatcloak_aggregator.recovery.posterior.interval.states import Chains, Columns, Targets, start
from heatcloak_aggregator.recovery.posterior.interval.table import Table, table_of
from heatcloak_aggregator.recovery.posterior.prior import Options, Prior
from heatcloak_aggregator.recovery.posterior.result import PosteriorResult, judge, status_of
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import gather

_DROWNED = 0.01
"""Directions whose signal stays below this many σ are dropped; each changes log L by at most about this."""
_RATIO = 0.25
"""Ratio of neighbouring inverse temperatures, for which a fifth to a half of the swaps are accepted."""
_MOST_RUNGS = 40
STIFF = 300.0
"""Strength of a source, in σ, above which joint moves are used."""
_REACH = 0.15
"""Mean distance of the parts of a split source."""
_UNKNOWN = (0.26, 0.17, 0.02, 0.15, 0.13, 0.14)
_KNOWN = (0.4, 0.0, 0.1, 0.25, 0.0, 0.25)
"""Shares of the moves, in the order of `Rules`, if intensities are unknown or known."""
PRECISION = 1e-5
"""Least noise scale, relative to the norm of the strongest source's readings."""


def least_sigma(table: Table, prior: Prior) -> float:
    """Return the least noise scale that is used.

    It is a hundred-thousandth of the readings of one source, at which a single source is placed to within
    about a millionth: below, chains do not find so narrow a posterior. It also covers the interpolation
    error.
    """
    error = 10.0 * table.error * prior.max_intensity * prior.max_sources
    return max(PRECISION * table.norm * prior.max_intensity, error) or 1.0


def whiten(table: Table, target: FloatArray, prior: Prior, sigma: float) -> Columns:
    """Return the visible directions in units of σ, padded with zeros to a multiple of four."""
    signal = table.largest * (prior.max_intensity * prior.cap / sigma)
    seen = max(1, int(np.count_nonzero(signal > _DROWNED)))
    kept = np.flatnonzero(signal > _DROWNED) if seen < signal.size else np.arange(signal.size)
    width = -(-max(kept.size, 1) // 4) * 4
    nodes, whitened = np.zeros((*table.nodes.shape[:2], width)), np.zeros(width)
    nodes[:, :, : kept.size] = table.nodes[:, :, kept] / sigma
    whitened[: kept.size] = target[kept] / sigma
    return Columns(nodes, whitened)


def targets(prior: Prior, strength: float) -> Targets:
    """Return step sizes, and temperatures up to one at which a source of ``strength`` σ is hardly visible."""
    strength = max(strength, 1.0)
    rungs = 1 + min(math.ceil(2.0 * math.log(strength) / -math.log(_RATIO)), _MOST_RUNGS - 1)
    betas = strength ** (-2.0 * np.arange(rungs) / max(rungs - 1, 1))
    # Steps from the whole range down to the resolution of a rung.
    scale_counts = 1 + np.ceil(np.log2(np.maximum(strength * np.sqrt(betas), 2.0))).astype(np.int64)
    joint_moves = 2 if strength > STIFF else 0
    halves = 0.5 ** np.arange(scale_counts[0])
    (low, high), known = prior.places, prior.max_intensity == prior.min_intensity
    shares = np.cumsum(_KNOWN if known else _UNKNOWN).tolist()
    if known:
        shares[-1] = 2.0
    rules = Rules(low, high, prior.min_intensity, prior.max_intensity, _REACH * (high - low), *shares)
    with np.errstate(divide="ignore"):
        log_count = np.log(prior.weights)
    place_steps, intensity_steps = (high - low) * halves, (prior.max_intensity - prior.min_intensity) * halves
    return Targets(rules, log_count, place_steps, intensity_steps, scale_counts, joint_moves, betas)


_MOVES_PER_VISIT = 10
"""Moves of a chain in one sweep."""
_KNOTS = 5
"""Number of places at which the cumulative function is monitored."""


def explore(columns: Columns, targets: Targets, seed: int, moves: int) -> Run:
    """Sample the posterior.

    Args:
        columns: columns and data.
        targets: the distributions to sample.
        seed: seed of all random numbers.
        moves: moves of the first run, over all chains and temperatures.
    """
    rungs, cap = targets.betas.size, targets.log_count.size - 1
    chains = Chains(
        np.zeros((CHAINS, rungs), np.int64),
        np.zeros((CHAINS, rungs, cap)),
        np.zeros((CHAINS, rungs, cap)),
        streams(seed, CHAINS),
    )
    start(targets, chains)

    def advance(sweeps: int, recorded: bool) -> Record:
        record = empty_record(sweeps if recorded else 0, cap, np.float64)
        run(columns, targets, chains, _MOVES_PER_VISIT, sweeps, record, 0 if recorded else -1)
        return record

    monitor_range = partial(monitor, low=targets.rules.low, high=targets.rules.high)
    record, diagnostics, made = run_until_converged(
        moves, CHAINS * rungs * _MOVES_PER_VISIT, advance, monitor_range
    )
    samples = gather(*record)
    return Run(
        samples,
        diagnostics,
        made,
        least_energy(columns, samples.counts, samples.places, samples.intensities),
    )


def monitor(record: Record, low: float, high: float) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, centre of mass, cumulative function and k."""
    counts, places, intensities = record
    present = np.arange(places.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    knots = low + (high - low) * np.arange(1, _KNOTS + 1) / (_KNOTS + 1)
    values = [total, (shares * places).sum(axis=2), counts.astype(np.float64)]
    values += [(shares * (places <= knot)).sum(axis=2) for knot in knots]
    names = ("total intensity", "centre of mass", "k", *(f"share up to {knot:.3g}" for knot in knots))
    return diagnose(names, np.stack(values))


MOVES = 280_000
"""Default number of moves of a first run, over all chains and temperatures; about 0.1 µs each."""


def recover_on_interval(
    op: IntervalOperator,
    observation: Observation,
    options: Options,
    fallback_estimate: Callable[[], FloatArray],
) -> PosteriorResult:
    """Sample the posterior of sources anywhere in [0, 1].

    Args:
        op: the heat operator.
        observation: checked readings.
        options: prior, seed and moves.
        fallback_estimate: returns an estimate (n,) for readings that need more sources than the prior has.
    """
    prior, moves = options.prior, MOVES if options.moves is None else options.moves
    table = table_of(op, observation)
    inside, outside = table.reduce(observation.readings)
    scale = max(observation.sigma, least_sigma(table, prior))
    columns = whiten(table, inside, prior, scale)
    strength = table.norm * prior.max_intensity / scale
    found = explore(columns, targets(prior, strength), options.seed, moves)
    misfit = 2.0 * found.energy + outside / scale / scale
    verdict = judge(found.samples, prior, misfit, observation.degrees(op))
    samples = verdict.samples
    present = samples.where(samples.counts > 0)
    if verdict.fallback:
        estimate = fallback_estimate()
    elif present.size:
        shares = median_shares(present.counts, present.places, present.intensities, op.domain.n_sources)
        estimate = shares * float(samples.totals.mean())
    else:
        estimate = np.zeros(op.domain.n_sources)
    for array in (estimate, verdict.count):
        array.setflags(write=False)
    return PosteriorResult(
        estimate=estimate,
        count=verdict.count,
        status=status_of(verdict.crowding, found.diagnostics),
        samples=samples,
        diagnostics=found.diagnostics,
        crowding=verdict.crowding,
        fallback=verdict.fallback,
        sigma=scale,
        misfit=misfit,
        plausible=verdict.plausible,
        moves=found.moves,
        prior=prior,
    )
