"""The posterior of sources at vertices: from checked readings to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.result import status_of
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.verdict import judge
from heatcloak_aggregator.recovery.posterior.vertices.distances import distances_on
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced, reduce
from heatcloak_aggregator.recovery.posterior.vertices.result import VertexPosteriorResult
from heatcloak_aggregator.recovery.posterior.vertices.worlds import Worlds

_ALARM = 4
"""How many times shorter than a first run the chains are that only look for a crowd."""


class _Found(NamedTuple):
    """Samples, and what is known of them; worlds where all were weighed, with a bound of the crowding."""

    samples: Samples
    diagnostics: tuple[Diagnostic, ...]
    moves: int
    energy: float
    worlds: Worlds | None
    crowding: float


def recover_vertices(
    op: GraphOperator,
    observation: Observation,
    belief: Prior,
    seed: int,
    moves: int | None,
    pursue: Callable[[], FloatArray],
) -> VertexPosteriorResult:
    """The posterior of sources at the vertices of a graph.

    Args:
        op: the heat operator.
        observation: checked readings.
        belief: the prior.
        seed: an integer ≥ 0.
        moves: moves of a first run, None for about a fifth of a second's worth.
        pursue: gives an estimate (n,) for readings that ask for more sources than the prior knows.
    """
    domain, most = op.domain, belief.max_sources
    projection = op.projection(observation.sensors, observation.weights)
    reduced = reduce(projection, observation.readings, observation.sigma, belief)
    found = _find(reduced, belief, domain, seed, moves)
    worlds, misfit = found.worlds, 2.0 * found.energy + reduced.outside
    verdict = judge(found.samples, belief, misfit, observation.readings.size)
    count, crowding = verdict.count, verdict.crowding
    if worlds is None:
        probability, intensity = _marginals(verdict.samples, domain.n_vertices)
    else:
        probability, intensity = worlds.probability, worlds.intensity
        count = np.zeros(most + 1)
        count[:3] = worlds.count[: most + 1]
        crowding = found.crowding
    estimate = pursue() if verdict.fallback else _estimate(verdict.samples, worlds, domain)
    for array in (estimate, count, probability, intensity):
        array.setflags(write=False)
    return VertexPosteriorResult(
        estimate=estimate,
        count=count,
        status=status_of(crowding, found.diagnostics),
        samples=verdict.samples,
        diagnostics=found.diagnostics,
        crowding=crowding,
        fallback=verdict.fallback,
        sigma=reduced.sigma,
        misfit=misfit,
        plausible=verdict.plausible,
        moves=found.moves,
        prior=belief,
        probability=probability,
        intensity=intensity,
        domain=domain,
        worlds=worlds,
        reduced=reduced,
    )


def _find(reduced: Reduced, belief: Prior, domain: GraphDomain, seed: int, moves: int | None) -> _Found:
    """Weigh all worlds where they are few and the floor is not crowded, or else run chains."""
    # Numba takes a while to import: only those who ask for a posterior wait for it.
    from heatcloak_aggregator.recovery.posterior.vertices import enumeration
    from heatcloak_aggregator.recovery.posterior.vertices.chains import explore, moves_for
    from heatcloak_aggregator.recovery.posterior.vertices.states import least_energy

    first, made = moves_for(domain.n_vertices) if moves is None else moves, 0

    distances = distances_on(domain)
    if enumeration.enumerable(belief, domain.n_vertices):
        worlds = enumeration.weigh_worlds(reduced, belief)
        crowding = enumeration.most_crowding(worlds, reduced, belief)
        if crowding >= 0.5:
            # The bound does not exclude a crowd: a few moves tell.
            look = explore(reduced, belief, distances, seed, max(1, first // _ALARM))
            crowding, made = float((look.samples.counts > belief.max_sources).mean()), look.moves
        if crowding < 0.5:
            samples = enumeration.draw_worlds(worlds, reduced, belief, seed)
            known = Diagnostic("every world", 1.0, float(samples.size))
            energy = least_energy(
                reduced.columns, reduced.target, samples.counts, samples.places, samples.intensities
            )
            return _Found(samples, (known,), made, energy, worlds, crowding)
    run = explore(reduced, belief, distances, seed, first)
    return _Found(run.samples, run.diagnostics, made + run.moves, run.energy, None, 0.0)


def _marginals(samples: Samples, n: int) -> tuple[FloatArray, FloatArray]:
    """The share of samples with a source at each vertex, and their mean intensity there."""
    size = max(samples.size, 1)
    places, owners = samples.points()
    at = np.unique(places.astype(np.int64) * size + owners) // size
    present = np.arange(samples.places.shape[1]) < samples.counts[:, None]
    warmth = np.bincount(samples.places[present].astype(np.int64), samples.intensities[present], n)
    return np.bincount(at, minlength=n) / size, warmth / size


def _estimate(samples: Samples, worlds: Worlds | None, domain: GraphDomain) -> FloatArray:
    from heatcloak_aggregator.recovery.posterior.vertices.median import best_vertex, median_shares

    n, present = domain.n_vertices, samples.where(samples.counts > 0)
    estimate = np.zeros(n)
    if not present.size:
        return estimate
    total = float(samples.totals.mean() if worlds is None else worlds.intensity.sum())
    distances, alone = distances_on(domain), None
    if worlds is not None and worlds.pairs is None:
        alone = best_vertex(worlds.single, distances, n)
    if alone is None:
        return median_shares(present, distances, n).shares * total
    estimate[alone] = total
    return estimate
