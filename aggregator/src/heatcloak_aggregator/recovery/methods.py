"""The methods of recovery, as a service asks for them by name: one round in, one estimate out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator, Operator
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.pooling import Readings
from heatcloak_aggregator.recovery.posterior import PosteriorResult, Prior, VertexPosteriorResult
from heatcloak_aggregator.recovery.result import BpdnResult
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.wire.estimate import Communities, VertexVicinities, Vicinities

VICINITY_LEVEL = 0.9
"""Probability that a vicinity is asked to hold a source with."""
MOST_HOLDING = 1000
"""Communities whose probabilities are told, the likeliest: more would crowd a message of bounded size."""


class Method(StrEnum):
    """How sources are recovered."""

    BPDN = "bpdn"
    POSTERIOR = "posterior"
    GRIDLESS = "gridless"

    @property
    def in_words(self) -> str:
        """The method's name in words."""
        return _TITLES[self]


_TITLES = {
    Method.BPDN: "basis pursuit denoising",
    Method.POSTERIOR: "posterior",
    Method.GRIDLESS: "maximum likelihood",
}


@dataclass(frozen=True, eq=False, slots=True)
class Recovered:
    """What any method says of a round.

    Attributes:
        estimate: intensities, shape (n,).
        status: the method's own word for how it went.
        vicinities: regions that hold a source, each with its low and high end, or on a graph its vertices,
            and the probability of that; None where the method tells none.
        communities: communities of a graph and their shares, see `shares_of`; None where there are none.
        vertices: expected share of the intensity at each vertex of a graph, shape (n,), of sum
            P(there is a source); None where the method tells no probabilities of vertices.
        holding: communities of a graph, each with the probability that it holds a source, the likeliest
            first; those that surely hold none are left out, and of more than `MOST_HOLDING` the unlikeliest.
            None where there are none, or the method tells no probabilities.
    """

    estimate: FloatArray
    status: str
    vicinities: Vicinities | VertexVicinities | None = None
    communities: Communities | None = None
    vertices: FloatArray | None = None
    holding: Communities | None = None


def check_method(method: Method, op: Operator) -> None:
    """Refuse a method that does not know the operator's domain.

    Raises:
        ParameterError: naming the methods that do.
    """
    if method is Method.GRIDLESS and not isinstance(op, IntervalOperator):
        raise ParameterError(
            "gridless looks for sources between the places of a corridor, and a graph has nothing between "
            "its vertices: choose bpdn or posterior"
        )


def recover(
    method: Method,
    op: Operator,
    readings: Readings,
    communities: Sequence[int] | None = None,
    prior: Prior | None = None,
) -> Recovered:
    """Recover the sources of checked readings. The same readings give the same estimate.

    Args:
        method: how.
        op: the operator of the domain.
        readings: what was read.
        communities: the community of each vertex of a graph, if they are known.
        prior: what a posterior believes before it sees readings; None for what is usual. Other methods
            believe nothing.

    Raises:
        ParameterError: if the operator is too large for the method, or the method does not know its domain.
    """
    check_method(method, op)
    # One scale where sensors share it: then the projection that is remembered serves every round.
    same = bool((readings.sigma == readings.sigma[0]).all())
    sigma = float(readings.sigma[0]) if same else readings.sigma
    if method is Method.GRIDLESS and isinstance(op, IntervalOperator):
        from heatcloak_aggregator.recovery.gridless import gridless

        likeliest = gridless(op, readings.values, sigma, sensors=readings.sensors)
        return Recovered(likeliest.estimate, likeliest.status)
    if method is Method.POSTERIOR:
        # Compiled code, which only those who ask for it should wait for.
        from heatcloak_aggregator.recovery.posterior import posterior

        sampled = posterior(op, readings.values, sigma, sensors=readings.sensors, prior=prior)
        shares, holding = _of_communities(communities, sampled)
        return Recovered(
            sampled.estimate,
            sampled.status,
            vicinities=_vicinities(sampled),
            communities=shares,
            vertices=_vertices(sampled),
            holding=holding,
        )
    pursued = bpdn(op, readings.values, sigma, sensors=readings.sensors)
    return Recovered(pursued.estimate, pursued.status, communities=shares_of(communities, pursued))


def shares_of(
    communities: Sequence[int] | None, result: PosteriorResult | VertexPosteriorResult | BpdnResult
) -> Communities | None:
    """Each community's share of the intensity that was recovered on a graph, the greatest first.

    Those without any are left out. The shares of a posterior are expected ones, and add up to the probability
    that there is a source at all; those of an estimate add up to one, unless it is zero.

    Args:
        communities: the number of each vertex's community; None where there are none, as in a corridor.
        result: what was recovered.

    Returns:
        Pairs of community and share; None where there are no communities.
    """
    return _of_communities(communities, result)[0]


def _of_communities(
    communities: Sequence[int] | None, result: PosteriorResult | VertexPosteriorResult | BpdnResult
) -> tuple[Communities | None, Communities | None]:
    """The communities' shares, and the probabilities that they hold a source."""
    if communities is None or isinstance(result, PosteriorResult):
        return None, None
    from heatcloak_aggregator.recovery.communities import community_shares

    found = community_shares(communities, result)
    names = cast("tuple[int, ...]", found.communities)
    holding = None if found.probability is None else _ranked(names, found.probability)[:MOST_HOLDING]
    return _ranked(names, found.share), holding


def _ranked(communities: Sequence[int], numbers: FloatArray) -> Communities:
    """Pairs of community and number in 0…1, the greatest first, ties by label; those of 0 are left out."""
    pairs = ((communities[at], round(float(numbers[at]), 6)) for at in descending(numbers))
    return tuple((community, min(number, 1.0)) for community, number in pairs if number > 0.0)


def _vertices(sampled: PosteriorResult | VertexPosteriorResult) -> FloatArray | None:
    if isinstance(sampled, PosteriorResult) or sampled.fallback:
        return None
    n = sampled.estimate.size
    return sampled.shares(np.arange(n), n)


def _vicinities(sampled: PosteriorResult | VertexPosteriorResult) -> Vicinities | VertexVicinities:
    if isinstance(sampled, PosteriorResult):
        places = sampled.vicinity(VICINITY_LEVEL)
        return tuple((float(each.low), float(each.high), float(each.probability)) for each in places)
    return tuple((each.vertices, float(each.probability)) for each in sampled.vicinity(VICINITY_LEVEL))
