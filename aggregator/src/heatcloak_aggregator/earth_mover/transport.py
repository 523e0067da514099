"""Exact least cost of moving a surplus over a network of any size.

Small networks, and those that are nearly trees, use the simplex method only. For others OR-tools finds a
flow. If it accepts lengths and masses as they are, that is the answer; otherwise it gets fewer digits, ten
bits of lengths, and the simplex method continues from the tree of its flow, a few pivots from the optimum.

OR-tools uses cost scaling, the fastest method for many thousands of nodes. It computes in 64-bit integers,
and refuses numbers that could overflow, which becomes an error here. It runs in a process of its own,
`or_tools`, which explains why; hence it can be interrupted too.

Earth mover's distance on a graph under shortest paths: Gilbert & McMillan 2018, section 5.

There are two exact formulations. From supports: if few vertices send mass, it moves along shortest paths to
the others, and only the distances between them matter. Along edges: mass flows from vertex to neighbour,
along the edges of the graph.

Experiments score thousands of estimates on one graph. Its edges are prepared once, and the distances from the
most recently used vertices are kept, within a fixed memory, as long as the graph lives.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import weakref
from collections import OrderedDict
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array
from scipy.sparse.csgraph import minimum_spanning_tree

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array, IntArray
from heatcloak_aggregator.earth_mover.simplex import (
    BITS,
    Network,
    Surplus,
    coarsen,
    network_of,
    optimize,
    surplus_of,
)
from heatcloak_aggregator.earth_mover.spanning import (
    Tree,
    empty_tree,
    grow,
    grow_to_nearest,
    incidence_of,
    set_flow,
)
from heatcloak_aggregator.extras import EXTRAS, MissingPackageError
from heatcloak_shared.errors import HeatcloakError

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import GraphDomain


COARSE = 2.0**10
"""Steps of a median length for OR-tools, if lengths are not integers: more take longer than they save."""
_DOUBT = 1e-9
_ENOUGH = 1e9
"""Units of mass per node above which their rounding moves at most half of 1e-9 of the mass."""


class Arcs(NamedTuple):
    """A network as OR-tools sees it.

    Attributes:
        both_ways: whether mass may also flow from heads to tails.
        capacities: greatest flow an edge can need, shape (E,).
        units: supply of each node, in units that OR-tools can add up, shape (nodes,).
        unit: number of the network's units in one of these.
    """

    both_ways: bool
    capacities: Int64Array
    units: Int64Array
    unit: float


def cost_from_tree(network: Network, tree: Tree, units: Int64Array) -> float:
    """Return the least cost, in length times units, by pivots from a tree that has an order.

    Raises:
        HeatcloakError: if lengths differ so much that rounding them to steps leaves the cost uncertain by
            more than 1e-9 of it.
    """
    set_flow(tree, network.steps, units)
    optimize(tree, network)
    moved = tree.parent >= 0
    edges, amounts = tree.edge[moved], np.abs(tree.flow[moved]).astype(np.float64)
    cost = float((network.lengths[edges] * amounts).sum())
    # Lengths were rounded down: the rounded cost is a lower bound, the cost of its flow an upper bound.
    least = float((network.steps[edges] * amounts).sum()) * network.step
    if not cost - least <= _DOUBT * cost:
        raise HeatcloakError(
            f"the distance is only known to a relative error of {(cost - least) / cost:.0e}, because the "
            "lengths of edges differ by too many powers of ten: give lengths in a narrower range"
        )
    return cost


def cost_at_scale(network: Network, arcs: Arcs, units: Int64Array) -> float:
    """Return the least cost, in length times units, with the help of OR-tools.

    Raises:
        HeatcloakError: as `cost_from_tree`, or if OR-tools finds no flow.
    """
    nodes = len(units)
    whole = network.whole and int(network.steps.max()) <= max_cost(nodes)
    flow = _flow(network, arcs, network.steps if whole else _coarse(network.lengths, nodes))
    if whole and float(arcs.units[arcs.units > 0].sum()) >= _ENOUGH * nodes:
        return float((network.lengths * flow).sum()) * arcs.unit
    tree = empty_tree(nodes)
    _grow_along(tree, network, flow)
    return cost_from_tree(network, tree, units)


def _flow(network: Network, arcs: Arcs, costs: Int64Array) -> Int64Array:
    """Return the units that OR-tools moves over each edge, in either direction, shape (E,)."""
    ends = (network.tails, network.heads)
    if not arcs.both_ways:
        return min_cost_flow(*ends, arcs.capacities, costs, arcs.units)
    tails, heads = np.concatenate(ends), np.concatenate(ends[::-1])
    flows = min_cost_flow(tails, heads, np.tile(arcs.capacities, 2), np.tile(costs, 2), arcs.units)
    there, back = flows.reshape(2, -1)
    return np.asarray(np.abs(there - back))


def _coarse(lengths: FloatArray, nodes: int) -> Int64Array:
    steps = np.rint(lengths * (COARSE / float(np.median(lengths))))
    return np.clip(steps, 1.0, float(max_cost(nodes))).astype(np.int64)


def _grow_along(tree: Tree, network: Network, flow: Int64Array) -> None:
    """Grow the tree over edges that carry flow, the largest flow first, then over the shortest edges."""
    nodes = len(tree.parent)
    order = np.lexsort((network.lengths, -flow))
    rank = np.empty(len(order))
    rank[order] = np.arange(1, len(order) + 1)
    ranked = csr_array((rank, (network.tails, network.heads)), shape=(nodes, nodes))
    chosen = order[minimum_spanning_tree(ranked).data.astype(np.intp) - 1]
    incidence = incidence_of(nodes, network.tails[chosen], network.heads[chosen])
    grow(tree, incidence, np.ones(len(chosen), dtype=np.bool_), int(network.tails[order[0]]))
    known = tree.edge >= 0
    tree.edge[known] = chosen[tree.edge[known]]


def max_cost(nodes: int) -> int:
    """Return the largest cost of an arc for which no potential overflows.

    It is 2⁶³/2n² by OR-tools' documentation. The solver adds a source and a sink of its own.
    """
    return int((2**62 - 1) // (nodes + 3) ** 2)


def max_supply_bits(degree: int) -> int:
    """Return the bits of the total supply if every arc may carry all of it, for a number of arcs into a node.

    Four times the supply over all arcs of a node stays below 2⁶³; the solver requires twice.
    """
    return 60 - math.ceil(math.log2(degree + 2))


def min_cost_flow(
    tails: Int32Array, heads: Int32Array, capacities: Int64Array, costs: Int64Array, supplies: Int64Array
) -> Int64Array:
    """Return the flow on each arc of a flow of least cost.

    Args:
        tails: the node where each arc begins, shape (arcs,).
        heads: the node where it ends.
        capacities: greatest flow on it.
        costs: cost of a unit on it.
        supplies: units that leave each node, negative for demand, of sum 0, shape (nodes,).

    Raises:
        HeatcloakError: if OR-tools finds none, as for numbers that are too large, or cannot be run.
    """
    if find_spec("ortools") is None:
        raise MissingPackageError(f"this needs the package ortools: pip install '{EXTRAS['ortools']}'")
    request = BytesIO()
    for array in (tails, heads, capacities, costs, supplies):
        np.save(request, array)
    # Run it as a file, since importing it as a module would import the whole package first.
    program = files("heatcloak_aggregator.earth_mover") / "or_tools.py"
    # It must find packages where this process does, and ignore files in the current folder.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONSAFEPATH": "1"}
    done = subprocess.run(  # noqa: S603
        [sys.executable, str(program)],
        input=request.getbuffer(),
        capture_output=True,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        last_words = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise HeatcloakError(
            f"no cheapest flow was found among {len(supplies)} places: the process of OR-tools ended with "
            f"{done.returncode} ({last_words or 'no message'}): check the free memory"
        )
    output = BytesIO(done.stdout)
    status = str(np.load(output))
    if status != "OPTIMAL":
        raise HeatcloakError(
            f"no cheapest flow was found among {len(supplies)} places: OR-tools returned {status}; "
            "report it; fewer vertices or a narrower range of lengths may avoid it"
        )
    return np.asarray(np.load(output).astype(np.int64))


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
