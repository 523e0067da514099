"""The earth mover's distance on a graph under shortest paths: Gilbert & McMillan 2018, section 5.

There are two ways to pose it, and both are exact. From supports: what leaves few vertices for some others
goes along shortest paths, so the distances between those are all that counts. Along edges: mass flows from
vertex to neighbour, and the graph's own edges are all that counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover.cost_scaling import most_bits
from heatcloak_aggregator.earth_mover.graph_cache import MOST_NUMBERS, Kept, kept_of
from heatcloak_aggregator.earth_mover.network import network_of
from heatcloak_aggregator.earth_mover.spanning import bare_tree, grow, grow_to_nearest
from heatcloak_aggregator.earth_mover.surplus import BITS, Surplus, coarser, surplus_of
from heatcloak_aggregator.earth_mover.transport import Arcs, cost_at_scale, cost_from_tree

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import GraphDomain

SMALL = 4000
"""Vertices up to which the simplex method is the quickest from any tree along a graph's edges."""
SMALL_FROM_SUPPORTS = 10_000
"""The same of both supports together, where the tree already leads to the nearest."""
_FEW = 64
"""Vertices from which distances are looked for where a graph is too large to keep all of them."""
_PER_EDGE, _PER_VERTEX, _MOST_PAIRS = 4, 40, 1 << 23
"""Pairs of vertices that take no longer than the edges of a graph, and those that fit into a gigabyte."""
_LOOPS = 100
"""Edges beyond a tree's with which a graph of any size is still quicker without OR-tools."""


def along_the_graph(domain: GraphDomain, a: FloatArray, b: FloatArray) -> float:
    """The least cost of moving one vector (n,) of mass one to another, in lengths of shortest paths.

    Two things are rounded, both proven to be harmless.

    - Masses, to multiples of u = 2⁻⁶⁰ of what has to move: finer than they are themselves. Only where both
      vectors are spread out over more than 4000 vertices and lengths are whole, as hops are, u may be
      2^(⌈log₂(d+2)⌉ − 60), d being the largest degree, as long as n·u ≤ 1e-9. Each mass is off by at most
      u/2, and one by what makes the sum right: of what moves n·u/2 may go astray, up to a diameter far. On a
      random graph of 100 000 vertices and degrees up to 30 that is 1e-12 diameters.
    - Lengths that are no multiples of the shortest, down to steps of at most n·2⁻⁶⁰ of the longest, while a
      flow is looked for. What it costs by the true lengths is returned: at most n·2⁻⁶⁰·longest/shortest
      more than the least cost, relative to it; and how much at most is computed, and checked.

    Args:
        domain: the graph.
        a: shape (n,), of mass one.
        b: likewise.

    Raises:
        HeatcloakError: if that is more than 1e-9, or OR-tools fails.
    """
    surplus = surplus_of(a, b)
    if surplus.units.size == 0:
        return 0.0
    kept = kept_of(domain)
    giving = int(np.count_nonzero(surplus.units > 0))
    few, many = sorted((giving, surplus.units.size - giving))
    if few == 1 or _few_pairs(domain, few, many):
        return from_supports(domain, kept, surplus)
    return along_edges(domain, kept, surplus)


def _few_pairs(domain: GraphDomain, few: int, many: int) -> bool:
    """Whether looking at all pairs of vertices is the quicker way."""
    if few > _FEW and domain.n_vertices**2 > MOST_NUMBERS:
        return False
    worth = _PER_EDGE * domain.n_edges
    if domain.n_vertices > SMALL:
        worth = max(worth, _PER_VERTEX * domain.n_vertices)
    return few * many <= min(worth, _MOST_PAIRS)


def from_supports(domain: GraphDomain, kept: Kept, surplus: Surplus) -> float:
    """The distance by the distances between all pairs of a vertex that has more and one that has less."""
    more, less = surplus.units > 0, surplus.units < 0
    few, many = (more, less) if np.count_nonzero(more) <= np.count_nonzero(less) else (less, more)
    near, far = surplus.vertices[few], surplus.vertices[many]
    sent, got = np.abs(surplus.units[few]), np.abs(surplus.units[many])
    distances = np.array([row[far] for row in kept.rows(domain, near)])
    if near.size == 1:
        return float((distances[0] * got).sum()) * surplus.unit
    tails = np.repeat(np.arange(near.size, dtype=np.int32), far.size)
    heads = np.tile(np.arange(near.size, near.size + far.size, dtype=np.int32), near.size)
    nodes = near.size + far.size
    network = network_of(nodes, tails, heads, distances.ravel())
    units = np.concatenate([sent, -got])
    if nodes <= SMALL_FROM_SUPPORTS:
        tree = bare_tree(nodes)
        grow_to_nearest(tree, distances)
        return cost_from_tree(network, tree, units) * surplus.unit
    capacities = np.minimum.outer(sent, got).ravel()
    return cost_at_scale(network, Arcs(False, capacities, units, 1.0), units) * surplus.unit


def along_edges(domain: GraphDomain, kept: Kept, surplus: Surplus) -> float:
    """The distance by the cheapest flow along the graph's own edges."""
    nodes, network = domain.n_vertices, kept.network
    units = _everywhere(surplus, nodes)
    if nodes <= SMALL or domain.n_edges - nodes < _LOOPS:
        heaviest = surplus.vertices[[np.argmax(np.abs(surplus.units))]]
        (distances,) = kept.rows(domain, heaviest)
        ends = distances[network.tails], distances[network.heads]
        on_shortest_paths = np.minimum(*ends) + network.lengths == np.maximum(*ends)
        tree = bare_tree(nodes)
        grow(tree, kept.incidence, on_shortest_paths, int(heaviest[0]))
        return cost_from_tree(network, tree, units) * surplus.unit
    bits = BITS - most_bits(kept.degree)
    rounded = coarser(surplus, bits)
    sendable = _everywhere(rounded, nodes)
    capacities = np.full(domain.n_edges, sendable[sendable > 0].sum())
    arcs = Arcs(True, capacities, sendable, 2.0**bits)
    return cost_at_scale(network, arcs, units) * surplus.unit


def _everywhere(surplus: Surplus, nodes: int) -> npt.NDArray[np.int64]:
    units = np.zeros(nodes, dtype=np.int64)
    units[surplus.vertices] = surplus.units
    return units
