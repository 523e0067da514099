"""Bayesian recovery of the sources, on the interval or on a graph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, cast, overload

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphOperator, IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior.interval.recovery import recover_on_interval
from heatcloak_aggregator.recovery.posterior.prior import ANYWHERE, Options, Prior
from heatcloak_aggregator.recovery.posterior.result import PosteriorResult, VertexPosteriorResult
from heatcloak_aggregator.recovery.posterior.vertices.recovery import recover_on_graph
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_MAX_MOVES = 1_000_000_000

P = ParamSpec("P")


class _ByOperator(Protocol[P]):
    """A function whose type of result depends on the operator; the signature is that of `posterior`."""

    @overload
    def __call__(self, op: IntervalOperator, *args: P.args, **kwargs: P.kwargs) -> PosteriorResult: ...
    @overload
    def __call__(self, op: GraphOperator, *args: P.args, **kwargs: P.kwargs) -> VertexPosteriorResult: ...
    @overload
    def __call__(
        self, op: Operator, *args: P.args, **kwargs: P.kwargs
    ) -> PosteriorResult | VertexPosteriorResult: ...


def _by_operator(function: Callable[Concatenate[Operator, P], Any]) -> _ByOperator[P]:
    return cast("_ByOperator[P]", function)


@_by_operator
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
    moves: int | None = None,
) -> PosteriorResult | VertexPosteriorResult:
    """Sample the posterior of the sources, and estimate them with the least expected earth mover's distance.

    The noise model is Gaussian; rounded and discrete Gaussian noise with a scale of at least a few lattice
    steps are indistinguishable from it. Sources are anywhere in [0, 1], or at the vertices of a graph.

    Args:
        op: the heat operator of an interval or a graph.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise: one number ≥ 0, or one number > 0 for each reading. At least
            1e-5 of the norm of the readings of one source is used.
        max_sources: greatest number of sources in the prior; each additional one is a third as likely
            (see `Prior`).
        intensity: intensity of every source, if known; None for independent ones, uniform on
            ``op.intensities``.
        seed: an integer ≥ 0. Equal arguments and seeds give equal results.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.
        prior: a prior that replaces ``max_sources`` and ``intensity``.
        moves: moves of the first run; chains that do not agree make up to twice as many. None for 280 000 on
            the interval (0.1 µs each); on a graph, where a move weighs all clusters of vertices that the
            readings tell apart, 2000 to 12 000, fewer the more clusters there are.

    Returns:
        A `PosteriorResult` on the interval, a `VertexPosteriorResult` on a graph. On a graph the posterior of
        few sources is enumerated, without chains. ``text`` says what happened and what to do;
        ``vicinity(level)`` lists regions that hold a source with that probability. Both have:

        - estimate: intensities at the n source locations, shape (n,), ≥ 0, read-only.
        - count: P(k sources) for k = 0…max_sources, shape (max_sources + 1,), of sum one.
        - status: "converged", "unconverged" or "crowded"; crowding: probability of more than max_sources.
        - samples: equally likely source configurations: ``places``, ``intensities`` and ``counts``.
        - diagnostics: split R̂ and effective sample size of the monitored quantities.
        - fallback: whether the estimate is basis pursuit's, because the prior has too few sources.
        - sigma: the noise scale used, in units of a reading.
        - misfit: ‖A f − ỹ‖²/σ² of the best sample, dimensionless; plausible: whether noise may explain it.
        - moves: number of moves of all chains; prior: the prior.

        On a graph also:

        - probability: P(a source at v), shape (n,); intensity: its posterior mean at v, shape (n,).
        - domain: the graph; exact: whether the posterior was enumerated; enumerated: it, or None.
        - reduced: columns and readings in units of the noise.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range.
    """
    check_operator(op)
    if op.posterior_model is None:
        raise ParameterError(
            f"posterior does not support a {type(op.domain).__name__}: choose bpdn, or an interval or a graph"
        )
    _check_integer("seed", seed, 0, None)
    if moves is not None:
        _check_integer("moves", moves, 1, _MAX_MOVES)
        moves = int(moves)
    if prior is not None and not isinstance(prior, Prior):
        raise ParameterError(f"prior must be a Prior or None, got {sanitize(prior, 60)}")
    prior = prior or Prior(max_sources, op.intensities if intensity is None else intensity)
    options = Options(prior, int(seed), moves)
    observation = observe(cloaked, sigma, sensors, op.domain.n_sensors)

    def fallback_estimate() -> FloatArray:
        # At the papers' radius: the closer fit is better for many sources than the cautious one.
        return bpdn(op, cloaked, sigma, "paper", sensors).estimate.copy()

    if op.posterior_model == "interval":
        return recover_on_interval(cast("IntervalOperator", op), observation, options, fallback_estimate)
    if prior.places != ANYWHERE:
        raise ParameterError(f"places has no meaning on a graph: leave it out, got {sanitize(prior.places)}")
    return recover_on_graph(op, observation, options, fallback_estimate)


def _check_integer(name: str, value: int, least: int, most: int | None) -> None:
    valid = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if not valid or value < least or (most is not None and value > most):
        limit = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise ParameterError(f"{name} must be an integer {limit}, got {sanitize(value)}")
