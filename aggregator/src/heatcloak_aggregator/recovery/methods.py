"""Recovery methods by name: readings of one round in, one estimate out.

`bpdn`, `posterior`, `gridless` and `tracker` are built in; any other method is a plugin, a `RecoveryMethod`
that a distribution registers as an entry point of the group ``heatcloak.methods``.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Protocol, cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.method_names import BPDN, GRIDLESS, POSTERIOR, TRACKER, method_names
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.bpdn import BpdnResult, bpdn_balanced
from heatcloak_aggregator.recovery.intensities import intensities_problem
from heatcloak_aggregator.recovery.pooling import Readings
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, VertexPosteriorResult, posterior
from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity
from heatcloak_aggregator.recovery.posterior.vertices.vicinity import VertexVicinity
from heatcloak_aggregator.recovery.tracking.any_tracker import AnyTrackingResult, tracker_of, unsupported
from heatcloak_aggregator.recovery.tracking.vertices.result import VertexTrackingResult
from heatcloak_shared.errors import ParameterError, PluginError
from heatcloak_shared.plugins import METHODS, object_named, plugin_code
from heatcloak_shared.sanitize import sanitize

VICINITY_LEVEL = 0.9
"""Requested probability that a vicinity holds a source."""
MOST_HOLDING = 1000
"""Greatest number of communities whose probabilities are reported: more would not fit into a message."""
MOST_STATUS = 64
"""Most characters of a status."""

Communities = tuple[tuple[int, float], ...]
"""Pairs of community and number."""
Vicinities = tuple[tuple[float, float, float], ...]
"""Low end, high end and probability of regions of the interval."""
VertexVicinities = tuple[tuple[tuple[int, ...], float], ...]
"""Vertices and probability of regions of a graph."""


@dataclass(frozen=True, eq=False, slots=True)
class Recovered:
    """Result of a recovery method for the readings of one round.

    Attributes:
        estimate: intensities, shape (n,).
        status: the method's own status.
        vicinities: regions that hold a source, each with its low and high end, or on a graph its vertices,
            and its probability; None if the method reports none.
        communities: communities of a graph and their shares, see `shares_of`; None if there are none.
        vertices: expected share of the intensity at each vertex of a graph, shape (n,), of sum
            P(there is a source); None if the method reports no probabilities of vertices.
        holding: communities of a graph, each with the probability that it holds a source, the likeliest
            first, `MOST_HOLDING` at most, without those of probability 0. None if there are no communities
            or the method reports no probabilities.
    """

    estimate: FloatArray
    status: str
    vicinities: Vicinities | VertexVicinities | None = None
    communities: Communities | None = None
    vertices: FloatArray | None = None
    holding: Communities | None = None


@dataclass(frozen=True, eq=False, slots=True)
class RecoveryProblem:
    """The checked readings of one round, and prior knowledge.

    Attributes:
        op: the operator of the domain.
        cloaked: one reading for each sensor present, shape (s,).
        sigma: the standard deviation of the noise, one number or one for each reading.
        sensors: 0-based indices of the sensors present, shape (s,); None for all.
        communities: the community of each vertex of a graph; None if unknown.
        prior: the prior of a posterior; None for the default one. Other methods ignore it.
    """

    op: Operator
    cloaked: FloatArray
    sigma: float | FloatArray
    sensors: np.typing.NDArray[np.intp] | None
    communities: Sequence[int] | None = None
    prior: Prior | None = None


class RecoveryMethod(Protocol):
    """A recovery method.

    Attributes:
        name: how commands and messages name it.
        title: its name in words.
    """

    name: str
    title: str

    def unsupported(self, op: Operator) -> str | None:
        """Return why the method cannot use an operator; None if it can. `check_method` adds the remedy."""

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """Recover the sources. Equal problems give equal results.

        Raises:
            ParameterError: the operator is too large for the method.
        """


class Bpdn:
    """Basis pursuit denoising; see `bpdn`."""

    name = BPDN
    title = "basis pursuit denoising"

    def unsupported(self, op: Operator) -> str | None:
        """See `RecoveryMethod`: it supports every operator."""
        return None

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """See `RecoveryMethod`."""
        found = bpdn_balanced(problem.op, problem.cloaked, problem.sigma, problem.sensors)
        return Recovered(found.estimate, found.status, communities=shares_of(problem.communities, found))


class Posterior:
    """The Bayesian posterior; see `posterior`."""

    name = POSTERIOR
    title = "posterior"

    def unsupported(self, op: Operator) -> str | None:
        """See `RecoveryMethod`: it supports intervals and graphs."""
        if op.posterior_model is not None:
            return None
        return f"posterior supports intervals and graphs, not a {type(op.domain).__name__}"

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """See `RecoveryMethod`."""
        sampled = posterior(
            problem.op, problem.cloaked, problem.sigma, sensors=problem.sensors, prior=problem.prior
        )
        shares, holding = _of_communities(problem.communities, sampled)
        return Recovered(
            sampled.estimate,
            sampled.status,
            vicinities=_regions(sampled.vicinity(VICINITY_LEVEL)),
            communities=shares,
            vertices=_vertices(sampled),
            holding=holding,
        )


class Gridless:
    """Maximum likelihood without a grid; see `gridless`."""

    name = GRIDLESS
    title = "maximum likelihood"

    def unsupported(self, op: Operator) -> str | None:
        """See `RecoveryMethod`: it supports the interval only."""
        if op.posterior_model == "interval":
            return None
        return f"gridless supports intervals, not a {type(op.domain).__name__}"

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """See `RecoveryMethod`."""
        from heatcloak_aggregator.domains.checks import interval_operator
        from heatcloak_aggregator.recovery.gridless import gridless

        op = interval_operator(problem.op, self.name)
        found = gridless(op, problem.cloaked, problem.sigma, sensors=problem.sensors)
        return Recovered(found.estimate, found.status)


class Tracking:
    """The tracker, from one round alone; `service.TrackingEstimator` lets it follow people over rounds."""

    name = TRACKER
    title = "tracker"

    def unsupported(self, op: Operator) -> str | None:
        """See `RecoveryMethod`: it supports intervals and graphs."""
        return unsupported(op)

    def recover(self, problem: RecoveryProblem) -> Recovered:
        """See `RecoveryMethod`."""
        # The least noise only decides which directions of the readings are kept.
        tracker = tracker_of(problem.op, float(np.min(problem.sigma)), problem.prior)
        found = tracker.update(0, problem.cloaked, problem.sensors, problem.sigma)
        return recovered_from(found, problem.communities)


def recovered_from(found: AnyTrackingResult, communities: Sequence[int] | None = None) -> Recovered:
    """Return the result of a tracker as that of a recovery method.

    Args:
        found: the result of a round.
        communities: the community of each vertex of a graph, if they are known.
    """
    recovered = Recovered(found.estimate, found.status, _regions(found.vicinity(VICINITY_LEVEL)))
    if not isinstance(found, VertexTrackingResult):
        return recovered
    shares, holding = _of_communities(communities, found)
    return replace(recovered, communities=shares, vertices=found.shares, holding=holding)


_BUILT_IN: dict[str, RecoveryMethod] = {
    method.name: method for method in (Bpdn(), Posterior(), Gridless(), Tracking())
}


@lru_cache(maxsize=32)
def method_named(name: str) -> RecoveryMethod:
    """Return the method of that name.

    Raises:
        ParameterError: no method of that name is installed.
        PluginError: the plugin cannot be loaded, or is not a recovery method.
    """
    method = object_named(_BUILT_IN, METHODS, name, "method", _method_problem)
    if method is None:
        raise ParameterError(
            f"unknown method {name!r}: choose from {', '.join(repr(each) for each in method_names())}"
        )
    return method


def plugin_calls(method: str) -> AbstractContextManager[None]:
    """Return a context that turns exceptions of a plugin's method into errors of one line."""
    return nullcontext() if method in _BUILT_IN else plugin_code(f"method {method!r}")


def _method_problem(plugin: object) -> str | None:
    texts = all(isinstance(getattr(plugin, each, None), str) for each in ("name", "title"))
    if texts and all(callable(getattr(plugin, each, None)) for each in ("unsupported", "recover")):
        return None
    return "is not a recovery method, which has texts name and title and methods unsupported and recover"


def check_method(method: str, op: Operator) -> None:
    """Check that a method supports the operator's domain.

    Raises:
        ParameterError: if not; the text names the methods that do.
        PluginError: the method's plugin cannot be loaded, or fails.
    """
    why = method_named(method).unsupported(op)
    if why is not None:
        raise ParameterError(f"{why}: choose {' or '.join(_supporting(op))}")


def _supporting(op: Operator) -> list[str]:
    """Return the names of the installed methods that support an operator; faulty plugins are left out."""
    names = []
    for name in method_names():
        with suppress(PluginError):
            if method_named(name).unsupported(op) is None:
                names.append(name)
    return names


def recover(
    method: str,
    op: Operator,
    readings: Readings,
    communities: Sequence[int] | None = None,
    prior: Prior | None = None,
) -> Recovered:
    """Recover the sources of checked readings. The same readings give the same estimate.

    Args:
        method: the name of the method.
        op: the operator of the domain.
        readings: the readings.
        communities: the community of each vertex of a graph, if they are known.
        prior: the prior of a posterior; None for the usual one. Other methods ignore it.

    Raises:
        ParameterError: if the method is unknown, does not support the operator's domain, or the operator is
            too large for it.
        PluginError: the method is a plugin that fails or returns something else than intensities.
    """
    # With one common scale, the cached projection serves every round.
    same = bool((readings.sigma == readings.sigma[0]).all())
    sigma = float(readings.sigma[0]) if same else readings.sigma
    return solve(method, RecoveryProblem(op, readings.values, sigma, readings.sensors, communities, prior))


def solve(method: str, problem: RecoveryProblem) -> Recovered:
    """Recover the sources of a problem, and check the result of a plugin.

    Raises:
        ParameterError: as `recover`.
        PluginError: as `recover`.
    """
    check_method(method, problem.op)
    found = method_named(method).recover(problem)
    if method in _BUILT_IN:
        return found
    wrong = _result_problem(found, problem.op.shape[1])
    if wrong is not None:
        raise PluginError(f"method {method!r} {': '.join(wrong)}")
    return replace(found, estimate=np.asarray(found.estimate, dtype=np.float64))


def _result_problem(found: object, count: int) -> tuple[str, str] | None:
    """Return what is wrong with a plugin's result, and the remedy."""
    if not isinstance(found, Recovered):
        return f"gave: {type(found).__name__}", "return a Recovered"
    status = found.status
    is_word = isinstance(status, str) and status.isprintable() and status.split() == [status]
    if not is_word or len(status) > MOST_STATUS:
        return f"gave the status {sanitize(status)}", f"return one word of at most {MOST_STATUS} characters"
    vertices = None if found.vertices is None else intensities_problem(found.vertices, count)
    return intensities_problem(found.estimate, count) or vertices


def shares_of(
    communities: Sequence[int] | None, result: PosteriorResult | VertexPosteriorResult | BpdnResult
) -> Communities | None:
    """Return each community's share of the recovered intensity on a graph, the greatest first.

    Communities without intensity are left out. The shares of a posterior are expected ones, and add up to the
    probability that there is a source; those of an estimate add up to one, unless it is zero.

    Args:
        communities: the number of each vertex's community; None if there are none, as on an interval.
        result: the result of a recovery.

    Returns:
        Pairs of community and share; None if there are no communities.
    """
    return _of_communities(communities, result)[0]


def _of_communities(
    communities: Sequence[int] | None,
    result: PosteriorResult | VertexPosteriorResult | VertexTrackingResult | BpdnResult,
) -> tuple[Communities | None, Communities | None]:
    """Return the communities' shares, and the probabilities that they hold a source."""
    if communities is None or isinstance(result, PosteriorResult):
        return None, None
    from heatcloak_aggregator.recovery.communities import community_shares

    found = community_shares(communities, result)
    names = cast("tuple[int, ...]", found.communities)
    holding = None if found.probability is None else _ranked(names, found.probability)[:MOST_HOLDING]
    return _ranked(names, found.share), holding


def _ranked(communities: Sequence[int], numbers: FloatArray) -> Communities:
    """Return pairs of community and number in 0…1, the greatest first, ties by label, without those of 0."""
    pairs = ((communities[at], round(float(numbers[at]), 6)) for at in descending(numbers))
    return tuple((community, min(number, 1.0)) for community, number in pairs if number > 0.0)


def _vertices(sampled: PosteriorResult | VertexPosteriorResult) -> FloatArray | None:
    if isinstance(sampled, PosteriorResult) or sampled.fallback:
        return None
    n = sampled.estimate.size
    return sampled.shares(np.arange(n), n)


def _regions(found: Sequence[Vicinity] | Sequence[VertexVicinity]) -> Vicinities | VertexVicinities:
    """Return regions in the form of `Recovered`."""
    in_corridor = tuple(
        (float(each.low), float(each.high), float(each.probability))
        for each in found
        if isinstance(each, Vicinity)
    )
    on_graph = tuple(
        (each.vertices, float(each.probability)) for each in found if isinstance(each, VertexVicinity)
    )
    return in_corridor or on_graph
