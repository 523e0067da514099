"""Recover sources on a graph: from checked readings, by enumeration or chains, to the result."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphDomain, Operator
from heatcloak_aggregator.domains.graph.distances import distances_on
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
from heatcloak_aggregator.recovery.posterior.prior import Options, Prior
from heatcloak_aggregator.recovery.posterior.result import VertexPosteriorResult, judge, status_of
from heatcloak_aggregator.recovery.posterior.rng import streams
from heatcloak_aggregator.recovery.posterior.samples import Samples, gather
from heatcloak_aggregator.recovery.posterior.vertices.enumeration import (
    ExactPosterior,
    draw_samples,
    enumerable,
    enumerate_posterior,
    max_crowding,
)
from heatcloak_aggregator.recovery.posterior.vertices.full_conditional import likelihood_of
from heatcloak_aggregator.recovery.posterior.vertices.median import best_vertex, median_shares
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced, reduce
from heatcloak_aggregator.recovery.posterior.vertices.sampler import run
from heatcloak_aggregator.recovery.posterior.vertices.states import Chains, least_energy, start

_CLUSTERS_WEIGHED = 1_500_000
"""Number of moves times clusters of a first run, within `_MOVES`."""
_MOVES = (2_000, 12_000)
"""Least and greatest default number of moves of a first run."""
_MOVES_PER_SWEEP = 4
_APART = 1.0
"""How much readings may differ within a cluster, in units of the noise: most proposals are still accepted."""
_RATIO = 0.25
"""Ratio of neighbouring powers by which pair moves flatten the likelihood."""
_MAX_BETAS = 20
_GAP = 0.3
"""Weight of a number of sources of prior probability 0 between others, relative to theirs."""


def explore(
    reduced: Reduced,
    prior: Prior,
    distances: Callable[[Int64Array], FloatArray],
    seed: int,
    moves: int | None,
    share: float = 1.0,
) -> Run:
    """Sample the posterior.

    Args:
        reduced: columns and data.
        prior: the prior with its overflow.
        distances: returns the distances of all vertices from some, shape (p, n).
        seed: seed of all random numbers.
        moves: moves of the first run, over all chains; None for 2000 to 12 000, fewer the more clusters.
        share: the share of these that is made.
    """
    betas = _betas(math.sqrt(float(reduced.squares.max())) * prior.max_intensity)
    model, log_count = likelihood_of(reduced, prior, _APART, betas), _log_count(prior)
    cap = prior.cap
    if moves is None:
        moves = min(max(_CLUSTERS_WEIGHED // model.clusters.sizes.size, _MOVES[0]), _MOVES[1])
    chains = Chains(
        np.zeros(CHAINS, np.int64),
        np.zeros((CHAINS, cap), np.int64),
        np.zeros((CHAINS, cap)),
        streams(seed, CHAINS),
    )
    start(log_count, reduced.squares.size, prior.min_intensity, prior.max_intensity, chains)

    def advance(sweeps: int, recorded: bool) -> Record:
        record = empty_record(sweeps if recorded else 0, cap, np.int64)
        run(model, log_count, chains, _MOVES_PER_SWEEP, sweeps, record, recorded)
        return record

    record, diagnostics, made = run_until_converged(
        max(1, round(share * moves)),
        CHAINS * _MOVES_PER_SWEEP,
        advance,
        partial(monitor, distances=distances),
    )
    samples = gather(*record)
    believed = prior.weights[samples.counts] > 0.0
    samples = samples.where(believed) if believed.any() else samples
    least = least_energy(reduced.columns, reduced.target, samples.counts, samples.places, samples.intensities)
    return Run(samples, diagnostics, made, least)


def monitor(record: Record, distances: Callable[[Int64Array], FloatArray]) -> tuple[Diagnostic, ...]:
    """Diagnose total intensity, k, and the distribution of distances from the likeliest vertex."""
    counts, places, intensities = record
    present = np.arange(places.shape[2]) < counts[:, :, None]
    masses = np.where(present, intensities, 0.0)
    total = masses.sum(axis=2)
    shares = masses / np.where(total > 0.0, total, 1.0)[:, :, None]
    centre = int(np.bincount(places[present], minlength=1).argmax())
    away = distances(np.array([centre]))[0][np.where(present, places, centre)]
    radii = np.unique(np.quantile(away[present], (0.0, 0.25, 0.5, 0.75))) if present.any() else np.zeros(1)
    values = [total, (shares * away).sum(axis=2), counts.astype(np.float64)]
    values += [(shares * (away <= radius)).sum(axis=2) for radius in radii]
    names = (
        "total intensity",
        f"distance from {centre}",
        "k",
        *(f"share within {radius:.3g} of {centre}" for radius in radii),
    )
    return diagnose(names, np.stack(values))


def _log_count(prior: Prior) -> FloatArray:
    """Return the logarithms of the weights of k = 0…cap, with none of 0 between others, shape (cap + 1,)."""
    weights = prior.weights
    believed = np.flatnonzero(weights)
    between = np.arange(believed[0], believed[-1] + 1)
    steps = np.exp(np.interp(between, believed, np.log(weights[believed])))
    weights[between] = np.where(weights[between] > 0.0, weights[between], _GAP * steps)
    with np.errstate(divide="ignore"):
        return np.asarray(np.log(weights / weights.sum()))


def _betas(strength: float) -> tuple[float, ...]:
    """Return the powers by which moves of pairs flatten the likelihood, for the strongest source's norm."""
    octaves = 2.0 * math.log(max(strength, 1.0)) / -math.log(_RATIO)
    last = min(math.ceil(octaves), _MAX_BETAS)
    return tuple(_RATIO**exponent for exponent in range(min(1, last), last + 1))


_CROWDING_CHECK = 0.25
"""Length of the run that estimates the crowding, as a share of a first run."""


def recover_on_graph(
    op: Operator,
    observation: Observation,
    options: Options,
    fallback_estimate: Callable[[], FloatArray],
) -> VertexPosteriorResult:
    """Enumerate or sample the posterior of sources at the vertices of a graph, or the places of a floor.

    Args:
        op: the heat operator.
        observation: checked readings.
        options: prior, seed and moves.
        fallback_estimate: returns an estimate (n,) for readings that need more sources than the prior has.
    """
    domain, prior = op.graph, options.prior
    projection = op.projection(observation.sensors, observation.weights)
    reduced = reduce(projection, observation.readings, observation.sigma, prior)
    run, enumerated, most_crowding = _run(reduced, domain, options)
    misfit = 2.0 * run.energy + reduced.outside
    verdict = judge(run.samples, prior, misfit, observation.degrees(op))
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
    distances = distances_on(domain)
    if enumerable(prior, n):
        enumerated = enumerate_posterior(reduced, prior)
        crowding = max_crowding(enumerated, reduced, prior)
        if crowding >= 0.5:
            # The bound does not exclude more sources than max_sources: estimate their probability.
            short = explore(reduced, prior, distances, options.seed, options.moves, _CROWDING_CHECK)
            crowding, made = float((short.samples.counts > prior.max_sources).mean()), short.moves
        if crowding < 0.5:
            samples = draw_samples(enumerated, reduced, prior, options.seed)
            diagnostic = Diagnostic("every world", 1.0, float(samples.size))
            energy = least_energy(
                reduced.columns, reduced.target, samples.counts, samples.places, samples.intensities
            )
            return Run(samples, (diagnostic,), made, energy), enumerated, crowding
    run = explore(reduced, prior, distances, options.seed, options.moves)
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
