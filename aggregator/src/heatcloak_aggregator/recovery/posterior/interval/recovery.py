"""Recover sources on the interval: from checked readings to the result."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.interval.chains import explore, least_sigma, targets, whiten
from heatcloak_aggregator.recovery.posterior.interval.median import median_shares
from heatcloak_aggregator.recovery.posterior.interval.table import table_of
from heatcloak_aggregator.recovery.posterior.prior import Options
from heatcloak_aggregator.recovery.posterior.result import PosteriorResult, judge, status_of

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
    found = explore(columns, targets(table, prior, scale), options.seed, moves)
    misfit = 2.0 * found.energy + outside / scale / scale
    verdict = judge(found.samples, prior, misfit, observation.readings.size)
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
