"""Recover sources on a graph: from checked readings to the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from weakref import WeakKeyDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphDomain, GraphOperator
from heatcloak_aggregator.recovery.observation import Observation
from heatcloak_aggregator.recovery.posterior.chains import Diagnostic, Run
from heatcloak_aggregator.recovery.posterior.prior import Options
from heatcloak_aggregator.recovery.posterior.result import VertexPosteriorResult, judge, status_of
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.chains import explore, moves_for
from heatcloak_aggregator.recovery.posterior.vertices.enumeration import (
    ExactPosterior,
    draw_samples,
    enumerable,
    enumerate_posterior,
    max_crowding,
)
from heatcloak_aggregator.recovery.posterior.vertices.median import best_vertex, median_shares
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced, reduce
from heatcloak_aggregator.recovery.posterior.vertices.states import least_energy

_CROWDING_CHECK = 4
"""How many times shorter than a first run the run is that estimates the crowding."""


def recover_on_graph(
    op: GraphOperator,
    observation: Observation,
    options: Options,
    fallback_estimate: Callable[[], FloatArray],
) -> VertexPosteriorResult:
    """Enumerate or sample the posterior of sources at the vertices of a graph.

    Args:
        op: the heat operator.
        observation: checked readings.
        options: prior, seed and moves.
        fallback_estimate: returns an estimate (n,) for readings that need more sources than the prior has.
    """
    domain, prior = op.domain, options.prior
    projection = op.projection(observation.sensors, observation.weights)
    reduced = reduce(projection, observation.readings, observation.sigma, prior)
    run, enumerated, most_crowding = _run(reduced, domain, options)
    misfit = 2.0 * run.energy + reduced.outside
    verdict = judge(run.samples, prior, misfit, observation.readings.size)
    count, crowding = verdict.count, verdict.crowding
    if enumerated is None:
        probability, intensity = _marginals(verdict.samples, domain.n_vertices)
    else:
        probability, intensity = enumerated.probability, enumerated.intensity
        count = np.zeros(prior.max_sources + 1)
        count[:3] = enumerated.count[: prior.max_sources + 1]
        crowding = most_crowding
    estimate = fallback_estimate() if verdict.fallback else _estimate(verdict.samples, enumerated, domain)
    for array in (estimate, count, probability, intensity):
        array.setflags(write=False)
    return VertexPosteriorResult(
        estimate=estimate,
        count=count,
        status=status_of(crowding, run.diagnostics),
        samples=verdict.samples,
        diagnostics=run.diagnostics,
        crowding=crowding,
        fallback=verdict.fallback,
        sigma=reduced.sigma,
        misfit=misfit,
        plausible=verdict.plausible,
        moves=run.moves,
        prior=prior,
        probability=probability,
        intensity=intensity,
        domain=domain,
        enumerated=enumerated,
        reduced=reduced,
    )


def _run(reduced: Reduced, domain: GraphDomain, options: Options) -> tuple[Run, ExactPosterior | None, float]:
    """Enumerate the posterior if the prior has few sources and they suffice; otherwise run chains.

    Returns:
        Samples and their diagnostics, and the enumerated posterior with a bound of its crowding, or None
        and 0.
    """
    prior, n, made = options.prior, domain.n_vertices, 0
    moves = moves_for(n) if options.moves is None else options.moves
    distances = distances_on(domain)
    if enumerable(prior, n):
        enumerated = enumerate_posterior(reduced, prior)
        crowding = max_crowding(enumerated, reduced, prior)
        if crowding >= 0.5:
            # The bound does not exclude more sources than max_sources: estimate their probability.
            short = explore(reduced, prior, distances, options.seed, max(1, moves // _CROWDING_CHECK))
            crowding, made = float((short.samples.counts > prior.max_sources).mean()), short.moves
        if crowding < 0.5:
            samples = draw_samples(enumerated, reduced, prior, options.seed)
            diagnostic = Diagnostic("every world", 1.0, float(samples.size))
            energy = least_energy(
                reduced.columns, reduced.target, samples.counts, samples.places, samples.intensities
            )
            return Run(samples, (diagnostic,), made, energy), enumerated, crowding
    run = explore(reduced, prior, distances, options.seed, moves)
    return replace(run, moves=made + run.moves), None, 0.0


def _marginals(samples: Samples, n: int) -> tuple[FloatArray, FloatArray]:
    """Return the share of samples with a source at each vertex, and their mean intensity there."""
    size = max(samples.size, 1)
    places, owners = samples.points()
    at = np.unique(places.astype(np.int64) * size + owners) // size
    present = samples.present
    single_intensity = np.bincount(samples.places[present].astype(np.int64), samples.intensities[present], n)
    return np.bincount(at, minlength=n) / size, single_intensity / size


def _estimate(samples: Samples, enumerated: ExactPosterior | None, domain: GraphDomain) -> FloatArray:
    n, present = domain.n_vertices, samples.where(samples.counts > 0)
    estimate = np.zeros(n)
    if not present.size:
        return estimate
    total = float(samples.totals.mean() if enumerated is None else enumerated.intensity.sum())
    distances, alone = distances_on(domain), None
    if enumerated is not None and enumerated.pairs is None:
        alone = best_vertex(enumerated.single, distances, n)
    if alone is None:
        return median_shares(present, distances, n).shares * total
    estimate[alone] = total
    return estimate


_REMEMBERED = 1024
"""Number of vertices up to which all distances are cached: 8 MB."""
_WORTH = 0.25
"""Requested share of the vertices from which on all distances are computed."""

_all: WeakKeyDictionary[GraphDomain, FloatArray] = WeakKeyDictionary()


def distances_on(domain: GraphDomain) -> Callable[[Int64Array], FloatArray]:
    """Return a function for the distances of all vertices from some (p,), shape (p, n)."""

    def distances(vertices: Int64Array) -> FloatArray:
        known = _all.get(domain)
        n = domain.n_vertices
        if known is None and n <= _REMEMBERED and vertices.size >= _WORTH * n:
            known = _all[domain] = domain.distances(np.arange(n))
        return domain.distances(vertices) if known is None else known[vertices]

    return distances
