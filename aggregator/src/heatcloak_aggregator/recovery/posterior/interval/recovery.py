"""The posterior of sources on the interval: from checked readings to the result."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.interval.result import PosteriorResult
from heatcloak_aggregator.recovery.posterior.interval.table import table_of
from heatcloak_aggregator.recovery.posterior.interval.tempering import least_sigma, targets, whiten
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.result import status_of
from heatcloak_aggregator.recovery.posterior.verdict import judge

MOVES = 280_000
"""Moves of a first run, of all chains at all temperatures; about a tenth of a microsecond each."""


def recover_places(
    op: IntervalOperator,
    observation: Observation,
    belief: Prior,
    seed: int,
    moves: int | None,
    pursue: Callable[[], FloatArray],
) -> PosteriorResult:
    """The posterior of sources anywhere in [0, 1].

    Args:
        op: the heat operator.
        observation: checked readings.
        belief: the prior.
        seed: an integer ≥ 0.
        moves: moves of a first run, None for 280 000.
        pursue: gives an estimate (n,) for readings that ask for more sources than the prior knows.
    """
    table = table_of(op, observation)
    inside, outside = table.reduce(observation.readings)
    scale = max(observation.sigma, least_sigma(table, belief))

    # Numba takes a while to import: only those who ask for a posterior wait for it.
    from heatcloak_aggregator.recovery.posterior.interval.chains import explore
    from heatcloak_aggregator.recovery.posterior.interval.median import median_shares

    columns = whiten(table, inside, belief, scale)
    found = explore(columns, targets(table, belief, scale), seed, MOVES if moves is None else moves)
    misfit = 2.0 * found.energy + outside / scale / scale
    verdict = judge(found.samples, belief, misfit, observation.readings.size)
    samples = verdict.samples
    present = samples.where(samples.counts > 0)
    if verdict.fallback:
        estimate = pursue()
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
        prior=belief,
    )
