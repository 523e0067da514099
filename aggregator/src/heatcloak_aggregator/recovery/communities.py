"""Communities of a graph and the sources in them: Gilbert & McMillan 2018, section 5, as probabilities."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph.domain import check_graph
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.ranking import descending
from heatcloak_aggregator.recovery.bpdn import BpdnResult
from heatcloak_aggregator.recovery.posterior import VertexPosteriorResult
from heatcloak_aggregator.recovery.tracking.vertices.result import VertexTrackingResult
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize


@dataclass(frozen=True, eq=False)
class CommunityShares:
    """Shares of the intensity and probabilities of a source by community. Arrays are read-only.

    Attributes:
        communities: their labels, sorted, or in the order of the vertices if labels cannot be sorted.
        probability: probability that each community holds at least one source, shape (communities,); None if
            the recovery gives no probabilities, as with basis pursuit.
        share: share of the intensity in each, shape (communities,): expected shares, of sum P(there is a
            source), or those of an estimate, of sum one, or all 0 if it is zero.
        top: the community most likely to hold a source, or with the greatest share of an estimate; the first
            of several. None if no community holds anything.
    """

    communities: tuple[Hashable, ...]
    probability: FloatArray | None
    share: FloatArray
    top: Hashable | None


def community_shares(
    labels: Iterable[Hashable], result: VertexPosteriorResult | VertexTrackingResult | BpdnResult
) -> CommunityShares:
    """Return the shares and probabilities of communities from a recovery on a graph.

    Args:
        labels: the community of each vertex, of any hashable type, one for each vertex.
        result: a result of ``posterior``, ``bpdn`` or a tracker for an operator of a graph.

    Returns:
        A `CommunityShares`:

        - communities: their K labels, sorted, or in the order of the vertices if labels cannot be sorted.
        - probability: P(at least one source) of each, shape (K,); None if the recovery gives none.
        - share: share of the intensity in each, shape (K,), of sum one, P(there is a source), or 0.
        - top: the label of the likeliest community, the first of several; None if none holds anything.

    Raises:
        ParameterError: if the number of labels is not the number of vertices, labels are not hashable, or the
            result is of another type.
    """
    if not isinstance(result, (VertexPosteriorResult, VertexTrackingResult, BpdnResult)):
        raise ParameterError(
            f"result must be a result of posterior, bpdn or a tracker on a graph, got a "
            f"{type(result).__name__}"
        )
    communities, groups = _grouped(labels, result.estimate.size)
    size = len(communities)
    probability: FloatArray | None = None
    if isinstance(result, VertexPosteriorResult) and not result.fallback:
        probability, share = result.holding(groups, size), result.shares(groups, size)
        order = probability
        probability.setflags(write=False)
    elif isinstance(result, VertexTrackingResult):
        probability, share = (
            result.holding(groups, size),
            np.bincount(groups, result.shares, size).astype(np.float64, copy=False),
        )
        order = probability
        probability.setflags(write=False)
    else:
        share = np.bincount(groups, result.estimate, size) / (float(result.estimate.sum()) or 1.0)
        order = share
    share.setflags(write=False)
    best = int(descending(order)[0])
    return CommunityShares(communities, probability, share, communities[best] if order[best] > 0.0 else None)


def detect_communities(domain: GraphDomain, seed: int = 0, resolution: float = 1.0) -> IntArray:
    """Detect communities of a graph by the Louvain method, which maximises modularity (Blondel et al. 2008).

    Args:
        domain: the graph; the weights of its edges are used.
        seed: an integer ≥ 0. Equal graphs and seeds give equal communities.
        resolution: > 0; above 1 for more and smaller communities, below 1 for fewer and larger ones.

    Returns:
        The community of each vertex, numbered from 0 in the order of their first vertices, shape (n,).

    Raises:
        ParameterError: if an argument is out of range, or the domain is not a graph.
    """
    check_graph(domain)
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or seed < 0:
        raise ParameterError(f"seed must be an integer of at least 0, got {sanitize(seed)}")
    number = isinstance(resolution, (int, float, np.integer, np.floating)) and not isinstance(
        resolution, bool
    )
    if not number or not 0.0 < resolution <= sys.float_info.max:
        raise ParameterError(f"resolution must be a positive finite number, got {sanitize(resolution)}")
    groups = np.zeros(domain.n_vertices, dtype=np.intp)
    if domain.n_edges == 0:
        return groups

    # networkx is slow to import.
    with optional_import():
        import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(domain.n_vertices))
    graph.add_weighted_edges_from(
        zip(domain.edges[:, 0].tolist(), domain.edges[:, 1].tolist(), domain.weights.tolist(), strict=True)
    )
    found = nx.community.louvain_communities(
        graph, weight="weight", resolution=float(resolution), seed=int(seed)
    )
    for number_of, members in enumerate(sorted(found, key=min)):
        groups[sorted(members)] = number_of
    return groups


def _grouped(labels: Iterable[Hashable], n: int) -> tuple[tuple[Hashable, ...], IntArray]:
    """Return the distinct labels in order, and the index of each vertex's label among them, shape (n,)."""
    try:
        names = labels.tolist() if isinstance(labels, np.ndarray) else list(labels)
        known = dict.fromkeys(names)
    except TypeError:
        raise ParameterError(
            "labels must be a list of hashable labels: give one number or name for each vertex"
        ) from None
    if len(names) != n:
        raise ParameterError(f"there are {len(names)} labels for {n} vertices: give one for each vertex")
    if any(name != name for name in known):
        raise ParameterError("a label is NaN: give one number or name for each vertex")
    try:
        communities = tuple(sorted(known))
    except TypeError:
        communities = tuple(known)
    position = {name: index for index, name in enumerate(communities)}
    return communities, np.array([position[name] for name in names], dtype=np.intp)
