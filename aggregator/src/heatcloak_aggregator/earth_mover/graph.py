"""Earth mover's distance on a graph under shortest paths: Gilbert & McMillan 2018, section 5.

There are two exact formulations. From supports: if few vertices send mass, it moves along shortest paths to
the others, and only the distances between them matter. Along edges: mass flows from vertex to neighbour,
along the edges of the graph.

Experiments score thousands of estimates on one graph. Its edges are prepared once, and the distances from the
most recently used vertices are kept, within a fixed memory, as long as the graph lives.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.earth_mover.simplex import BITS, Surplus, coarsen, network_of, surplus_of
from heatcloak_aggregator.earth_mover.spanning import empty_tree, grow, grow_to_nearest, incidence_of
from heatcloak_aggregator.earth_mover.transport import Arcs, cost_at_scale, cost_from_tree, max_supply_bits

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import GraphDomain

MAX_DISTANCES = 1 << 22
"""Greatest number of cached distances of a graph: 32 MB, all of them up to 2048 vertices."""
_known: dict[int, tuple[weakref.ref[GraphDomain], GraphCache]] = {}


def cache_of(domain: GraphDomain) -> GraphCache:
    """Return the cache of this graph object."""
    number = id(domain)
    found = _known.get(number)
    if found is not None and found[0]() is domain:
        return found[1]
    cache = GraphCache(domain)
    # Look up by identity: comparing two graphs takes longer than a distance.
    _known[number] = (weakref.ref(domain, lambda _: _known.pop(number, None)), cache)
    return cache


class GraphCache:
    """Cache of one graph of two or more vertices. Threads may share it.

    Attributes:
        network: the graph's edges.
        incidence: the edges at each vertex.
        degree: the largest degree.
    """

    def __init__(self, domain: GraphDomain) -> None:
        tails, heads = np.ascontiguousarray(domain.edges.T, dtype=np.int32)
        self.network = network_of(domain.n_vertices, tails, heads, domain.lengths.copy())
        self.incidence = incidence_of(domain.n_vertices, tails, heads)
        self.degree = int(np.diff(self.incidence.starts).max())
        self._rows: OrderedDict[int, FloatArray] = OrderedDict()
        self._lock = Lock()

    def rows(self, domain: GraphDomain, vertices: IntArray) -> list[FloatArray]:
        """Return the distances from each of ``vertices`` to every vertex, read-only, shape (n,) each."""
        with self._lock:
            found = {vertex: self._rows[vertex] for vertex in vertices.tolist() if vertex in self._rows}
        missing = [vertex for vertex in vertices.tolist() if vertex not in found]
        if missing:
            for vertex, row in zip(missing, domain.distances(missing), strict=True):
                found[vertex] = row.copy()
                found[vertex].setflags(write=False)
        with self._lock:
            for vertex in vertices.tolist():
                self._rows[vertex] = found[vertex]
                self._rows.move_to_end(vertex)
            while len(self._rows) * domain.n_vertices > MAX_DISTANCES:
                self._rows.popitem(last=False)
        return [found[vertex] for vertex in vertices.tolist()]


SMALL = 4000
"""Number of vertices up to which the simplex method from any tree is fastest along edges."""
SMALL_FROM_SUPPORTS = 10_000
"""The same for both supports together, where the initial tree already leads to the nearest."""
_FEW = 64
"""Number of vertices whose distances are computed on graphs too large to cache all distances."""
_PER_EDGE, _PER_VERTEX, _MOST_PAIRS = 4, 40, 1 << 23
"""Pairs of vertices, per edge and per vertex, that take no longer than the edges; most pairs in 1 GB."""
_LOOPS = 100
"""Number of edges beyond a tree's below which a graph of any size is faster without OR-tools."""


def along_the_graph(domain: GraphDomain, a: FloatArray, b: FloatArray) -> float:
    """Return the least cost of moving one vector (n,) of mass one to another, in lengths of shortest paths.

    Two quantities are rounded, with bounded effect.

    - Masses, to multiples of u = 2⁻⁶⁰ of the moving mass: finer than their own precision. Only if both
      vectors are spread over more than 4000 vertices and lengths are integer multiples, as hops are, u may be
      2^(⌈log₂(d+2)⌉ − 60), d being the largest degree, as long as n·u ≤ 1e-9. Each mass is off by at most
      u/2, and one by the remainder of the sum: of the moving mass n·u/2 may be misplaced, by at most a
      diameter. On a random graph of 100 000 vertices and degrees up to 30 that is 1e-12 diameters.
    - Lengths that are not multiples of the shortest, down to steps of at most n·2⁻⁶⁰ of the longest, during
      the search for a flow. The returned cost uses the true lengths: it is at most n·2⁻⁶⁰·longest/shortest
      above the least cost, relative to it; the actual bound is computed and checked.

    Args:
        domain: the graph.
        a: shape (n,), of mass one.
        b: likewise.

    Raises:
        HeatcloakError: if that bound exceeds 1e-9, or OR-tools fails.
    """
    surplus = surplus_of(a, b)
    if surplus.units.size == 0:
        return 0.0
    cache = cache_of(domain)
    giving = int(np.count_nonzero(surplus.units > 0))
    few, many = sorted((giving, surplus.units.size - giving))
    if few == 1 or _pairs_are_quicker(domain, few, many):
        return from_supports(domain, cache, surplus)
    return along_edges(domain, cache, surplus)


def _pairs_are_quicker(domain: GraphDomain, few: int, many: int) -> bool:
    """Return whether computing all pairs of vertices is faster."""
    if few > _FEW and domain.n_vertices**2 > MAX_DISTANCES:
        return False
    worth = _PER_EDGE * domain.n_edges
    if domain.n_vertices > SMALL:
        worth = max(worth, _PER_VERTEX * domain.n_vertices)
    return few * many <= min(worth, _MOST_PAIRS)


def from_supports(domain: GraphDomain, cache: GraphCache, surplus: Surplus) -> float:
    """Return the distance, from the distances of all pairs of a sending and a receiving vertex."""
    more, less = surplus.units > 0, surplus.units < 0
    few, many = (more, less) if np.count_nonzero(more) <= np.count_nonzero(less) else (less, more)
    near, far = surplus.vertices[few], surplus.vertices[many]
    sent, got = np.abs(surplus.units[few]), np.abs(surplus.units[many])
    distances = np.array([row[far] for row in cache.rows(domain, near)])
    if near.size == 1:
        return float((distances[0] * got).sum()) * surplus.unit
    tails = np.repeat(np.arange(near.size, dtype=np.int32), far.size)
    heads = np.tile(np.arange(near.size, near.size + far.size, dtype=np.int32), near.size)
    nodes = near.size + far.size
    network = network_of(nodes, tails, heads, distances.ravel())
    units = np.concatenate([sent, -got])
    if nodes <= SMALL_FROM_SUPPORTS:
        tree = empty_tree(nodes)
        grow_to_nearest(tree, distances)
        return cost_from_tree(network, tree, units) * surplus.unit
    capacities = np.minimum.outer(sent, got).ravel()
    return cost_at_scale(network, Arcs(False, capacities, units, 1.0), units) * surplus.unit


def along_edges(domain: GraphDomain, cache: GraphCache, surplus: Surplus) -> float:
    """Return the distance, from the cheapest flow along the edges of the graph."""
    nodes, network = domain.n_vertices, cache.network
    units = _everywhere(surplus, nodes)
    if nodes <= SMALL or domain.n_edges - nodes < _LOOPS:
        heaviest = surplus.vertices[[np.argmax(np.abs(surplus.units))]]
        (distances,) = cache.rows(domain, heaviest)
        ends = distances[network.tails], distances[network.heads]
        on_shortest_paths = np.minimum(*ends) + network.lengths == np.maximum(*ends)
        tree = empty_tree(nodes)
        grow(tree, cache.incidence, on_shortest_paths, int(heaviest[0]))
        return cost_from_tree(network, tree, units) * surplus.unit
    bits = BITS - max_supply_bits(cache.degree)
    rounded = coarsen(surplus, bits)
    sendable = _everywhere(rounded, nodes)
    capacities = np.full(domain.n_edges, sendable[sendable > 0].sum())
    arcs = Arcs(True, capacities, sendable, 2.0**bits)
    return cost_at_scale(network, arcs, units) * surplus.unit


def _everywhere(surplus: Surplus, nodes: int) -> npt.NDArray[np.int64]:
    units = np.zeros(nodes, dtype=np.int64)
    units[surplus.vertices] = surplus.units
    return units
