"""Where the sources can be, given the readings: a Bayesian recovery, on the interval or on a graph."""

from __future__ import annotations

from typing import cast, overload

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphOperator, IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import check_operator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.observation import observe
from heatcloak_aggregator.recovery.posterior.interval.recovery import recover_places
from heatcloak_aggregator.recovery.posterior.interval.result import PosteriorResult
from heatcloak_aggregator.recovery.posterior.prior import ANYWHERE, INTENSITY, Prior
from heatcloak_aggregator.recovery.posterior.vertices.recovery import recover_vertices
from heatcloak_aggregator.recovery.posterior.vertices.result import VertexPosteriorResult
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_MOST_MOVES = 1_000_000_000


@overload
def posterior(
    op: IntervalOperator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    max_sources: int = 6,
    intensity: float | None = None,
    seed: int = 0,
    sensors: npt.ArrayLike | None = None,
    *,
    prior: Prior | None = None,
    moves: int | None = None,
) -> PosteriorResult: ...


@overload
def posterior(
    op: GraphOperator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    max_sources: int = 6,
    intensity: float | None = None,
    seed: int = 0,
    sensors: npt.ArrayLike | None = None,
    *,
    prior: Prior | None = None,
    moves: int | None = None,
) -> VertexPosteriorResult: ...


@overload
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
) -> PosteriorResult | VertexPosteriorResult: ...


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
    """Recover where sources can be: equally likely worlds, and the estimate of least expected EMD.

    The noise is Gaussian, which a discrete Gaussian of a few steps of its lattice can't be told from. Sources
    stand anywhere in [0, 1], or at the vertices of a graph.

    Args:
        op: the heat operator of an interval or a graph.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise, one number ≥ 0, or one > 0 for each reading. Readings count
            as no more exact than 1e-5 of the norm of what one source makes the sensors read.
        max_sources: the greatest number of sources believed in; of 0…max_sources each
            one more is a third as likely (see `Prior`).
        intensity: that of every source, where it is known; None for independent ones, uniform on [0.2, 1].
        seed: an integer ≥ 0. The same arguments and seed give the same result.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None means all m.
        prior: what is believed in place of ``max_sources`` and ``intensity``, which it overrules.
        moves: moves of a first run; chains that do not agree make up to twice as many. None for 280 000 on
            the interval, where one takes a tenth of a microsecond; on a graph, where a move looks at every
            vertex, for about a fifth of a second's worth.

    Returns:
        A `PosteriorResult` on the interval, a `VertexPosteriorResult` on a graph, where the posterior of few
        sources needs no chains: all worlds are weighed. ``text`` says in words what happened and what to do
        about it; ``vicinity(level)`` lists regions that hold a source with that probability. Of both:

        - estimate: intensities at the n source locations, shape (n,), ≥ 0, read-only.
        - count: P(k sources) for k = 0…max_sources, shape (max_sources + 1,), of sum one.
        - status: "converged", "unconverged" or "crowded"; crowding: probability of more than max_sources.
        - samples: equally likely worlds, with ``places``, ``intensities`` and ``counts``.
        - diagnostics: split R̂ and effective sample size of what is watched.
        - fallback: whether the estimate is basis pursuit's, as the prior has too few sources.
        - sigma: the noise scale that was used, in units of a reading.
        - misfit: ‖A f − ỹ‖²/σ² of the best sample, without unit; plausible: whether noise may explain it.
        - moves: of all chains; prior: what was believed before.

        On a graph also:

        - probability: P(a source at v), shape (n,); intensity: its posterior mean at v, shape (n,).
        - domain: the graph; exact: whether all worlds were weighed; worlds: these, or None.
        - reduced: what the readings say of each vertex, in units of the noise.

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
        _check_integer("moves", moves, 1, _MOST_MOVES)
        moves = int(moves)
    if prior is not None and not isinstance(prior, Prior):
        raise ParameterError(f"prior is {sanitize(prior, 60)}: give a Prior, or None")
    belief = prior or Prior(max_sources, INTENSITY if intensity is None else intensity)
    observation = observe(cloaked, sigma, sensors, op.domain.n_sensors)

    def pursue() -> FloatArray:
        # At the papers' radius: the closer fit serves crowds better than the cautious one.
        return bpdn(op, cloaked, sigma, "paper", sensors).estimate.copy()

    if op.posterior_model == "interval":
        return recover_places(cast("IntervalOperator", op), observation, belief, int(seed), moves, pursue)
    if belief.places != ANYWHERE:
        raise ParameterError(
            f"places is {sanitize(belief.places)}, a range of the interval: on a graph leave it out"
        )
    return recover_vertices(cast("GraphOperator", op), observation, belief, int(seed), moves, pursue)


def _check_integer(name: str, value: int, least: int, most: int | None) -> None:
    fits = isinstance(value, (int, np.integer)) and not isinstance(value, bool)
    if not fits or value < least or (most is not None and value > most):
        limit = f"from {least} on" if most is None else f"{least}…{most}"
        raise ParameterError(f"{name} is {sanitize(value)}: give an integer {limit}")
