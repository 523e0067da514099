"""Network simplex method: from the flow on any spanning tree to one of least cost.

The potentials of a tree differ by exactly the length along each of its edges. A tree is optimal if they
differ by no more than the length along any other edge: then they are feasible for Kantorovich's dual, and the
flow, which uses tree edges only, has the dual's cost. Otherwise a violating edge enters the tree, flow is
pushed around the cycle that it closes until one of its edges is empty, and that edge leaves.

Empty edges point to the root, and of several edges that become empty the last one on the cycle leaves, seen
from where its two sides meet: so the method terminates, however many pivots move nothing (Cunningham 1976;
Ahuja, Magnanti & Orlin 1993, section 11.6). All numbers are integers: nothing is rounded.

Networks and surplus masses as integers, as the flow solvers use them.

Sums of integer masses have no rounding, so a flow can be balanced exactly.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array, IntArray
from heatcloak_aggregator.earth_mover.spanning import TREE, Tree
from heatcloak_aggregator.native import kernel, native

_ROOM = 61
"""Bits of the length of any path, such that a difference of two fits into 64."""


class Network(NamedTuple):
    """A connected undirected network. Its nodes are numbered from 0.

    Attributes:
        tails: one end of each edge, shape (E,).
        heads: the other end, shape (E,).
        lengths: shape (E,).
        steps: the lengths as integers, in units of ``step``, rounded down, shape (E,).
        step: length of one step; every length is a multiple of it if ``whole``.
        whole: whether nothing was rounded.
    """

    tails: Int32Array
    heads: Int32Array
    lengths: FloatArray
    steps: Int64Array
    step: float
    whole: bool


NETWORK = "Network(tails[edges]:i4 heads[edges]:i4 lengths[edges] steps[edges]:i8 step whole:i1)"
"""A network in the signature of a native function."""


def network_of(nodes: int, tails: Int32Array, heads: Int32Array, lengths: FloatArray) -> Network:
    """Return the network with its lengths as integers.

    The step is the shortest length if all others are multiples of it, as hops are; otherwise so short that no
    path of ``nodes`` edges has 2⁶¹ steps: at most longest·nodes·2⁻⁶⁰.
    """
    shortest, longest = float(lengths.min()), float(lengths.max())
    multiples = lengths / shortest
    if longest / shortest * nodes < 2.0**40 and bool((multiples == np.rint(multiples)).all()):
        return Network(tails, heads, lengths, multiples.astype(np.int64), shortest, whole=True)
    step = 2.0 ** np.ceil(np.log2(longest * nodes) - _ROOM)
    steps = np.floor(lengths / step)
    return Network(tails, heads, lengths, steps.astype(np.int64), float(step), whole=False)


BITS = 60
"""The total supply is 2⁶⁰ units."""
_ROUNDING = 4.0 * float(np.finfo(np.float64).eps)


class Surplus(NamedTuple):
    """Masses at some vertices that must move.

    Attributes:
        vertices: vertices whose masses differ, shape (s,), ascending.
        units: surplus of the first vector there, in units, not 0, of sum 0, shape (s,).
        unit: the mass of one unit.
    """

    vertices: IntArray
    units: npt.NDArray[np.int64]
    unit: float


def surplus_of(a: FloatArray, b: FloatArray) -> Surplus:
    """Return the surplus of one vector of mass one over another, both of shape (n,).

    Entries that differ by no more than rounding count as equal. Each of the others is off by at most half a
    unit, and the largest by the remainder of the sum, which is their rounding: together some n·2⁻⁵² of the
    moving mass.
    """
    differences = np.where(np.abs(a - b) <= _ROUNDING * np.maximum(a, b), 0.0, a - b)
    mass = float(differences[differences > 0.0].sum())
    if not mass > 0.0 or not (differences < 0.0).any():
        return Surplus(np.empty(0, np.intp), np.empty(0, np.int64), 0.0)
    unit = mass * 2.0**-BITS
    return _balanced(differences / unit, unit)


def coarsen(surplus: Surplus, bits: int) -> Surplus:
    """Return the surplus in units 2**bits times as large, each entry rounded by at most half a unit.

    The remainder of the sum, at most half a unit per entry, is subtracted from the largest.
    """
    return _balanced(np.ldexp(surplus.units.astype(np.float64), -bits), surplus.unit * 2.0**bits, surplus)


def _balanced(amounts: FloatArray, unit: float, of: Surplus | None = None) -> Surplus:
    units = np.rint(amounts).astype(np.int64)
    units[np.argmax(np.abs(units))] -= units.sum()
    held = np.flatnonzero(units)
    return Surplus(held if of is None else of.vertices[held], units[held], unit)


_AT_ONCE = 20_000
"""Number of pivots between two checks for an interrupt."""
_LEAST_BLOCK = 32
_ENDLESS = 1 << 62


def optimize(tree: Tree, network: Network) -> None:
    """Pivot until the tree's flow has the least cost, in steps."""
    edges = len(network.steps)
    block = max(math.isqrt(2 * edges), _LEAST_BLOCK)
    at = 0
    while at >= 0:
        at = _pivot.call(tree, network, block, at, _AT_ONCE)


@native(f"tree={TREE} network={NETWORK} block:i8 at:i8 most:i8 -> i8")
def _pivot(tree: Tree, network: Network, block: int, at: int, most: int) -> int:
    """Pivot up to ``most`` times, scanning edges from ``at`` on; return where to continue, or −1."""
    for _ in range(most):
        edge, at = _entering_edge(tree, network, block, at)
        if edge < 0:
            return -1
        high, low = network.tails[edge], network.heads[edge]
        if tree.potential[high] < tree.potential[low]:
            high, low = low, high
        leaving, amount, on_high_side = _push_around_cycle(tree, high, low)
        steps = network.steps[edge]
        if on_high_side:
            _reroot(tree, high, low, edge, amount, leaving)
            _raise_potentials(tree, high, tree.potential[low] + steps - tree.potential[high])
        else:
            _reroot(tree, low, high, edge, -amount, leaving)
            _raise_potentials(tree, low, tree.potential[high] - steps - tree.potential[low])
    return at


@kernel
def _entering_edge(tree: Tree, network: Network, block: int, at: int) -> tuple[int, int]:
    """Return the most violating edge of the first block that has one, or −1, and where to continue."""
    edges = network.steps.size
    found, best, seen = -1, 0, 0
    while found < 0 and seen < edges:
        end = min(at + block, edges)
        for edge in range(at, end):
            worth = abs(tree.potential[network.tails[edge]] - tree.potential[network.heads[edge]])
            if worth - network.steps[edge] > best:
                found, best = edge, worth - network.steps[edge]
        seen += end - at
        at = end if end < edges else 0
    return found, at


@kernel
def _push_around_cycle(tree: Tree, high: int, low: int) -> tuple[int, int, bool]:
    """Push as much flow as possible over a new edge from ``high`` to ``low``, and back through the tree.

    Returns:
        The node whose edge to its parent becomes empty and leaves, the amount pushed, and whether that node
        is on the path from ``high`` up.
    """
    parent, flow, depth = tree.parent, tree.flow, tree.depth
    up_high, up_low = high, low
    from_high, from_low = _ENDLESS, _ENDLESS
    dry_high, dry_low = -1, -1
    while up_high != up_low:
        if depth[up_high] >= depth[up_low]:
            # Upward flow decreases here, so only an upward edge can become empty; the first of equals leaves.
            if 0 <= flow[up_high] < from_high:
                from_high, dry_high = flow[up_high], up_high
            up_high = parent[up_high]
        else:
            # Downward flow decreases here; the last of equals leaves.
            if flow[up_low] < 0 and -flow[up_low] <= from_low:
                from_low, dry_low = -flow[up_low], up_low
            up_low = parent[up_low]
    meeting = up_high
    amount = min(from_high, from_low)
    if amount > 0:
        node = high
        while node != meeting:
            flow[node] -= amount
            node = parent[node]
        node = low
        while node != meeting:
            flow[node] += amount
            node = parent[node]
    if from_low <= from_high:
        return dry_low, amount, False
    return dry_high, amount, True


@kernel
def _reroot(tree: Tree, top: int, above: int, edge: int, flow: int, leaving: int) -> None:
    """Reverse the path from ``top`` up to ``leaving``, and attach it to ``above`` by a new edge."""
    node = top
    while True:
        next_above, next_edge, next_flow = tree.parent[node], tree.edge[node], -tree.flow[node]
        _detach(tree, node, next_above)
        tree.parent[node], tree.edge[node], tree.flow[node] = above, edge, flow
        _attach(tree, node, above)
        if node == leaving:
            break
        above, edge, flow = node, next_edge, next_flow
        node = next_above


@kernel
def _detach(tree: Tree, node: int, above: int) -> None:
    older, younger = tree.older[node], tree.younger[node]
    if older >= 0:
        tree.younger[older] = younger
    else:
        tree.child[above] = younger
    if younger >= 0:
        tree.older[younger] = older


@kernel
def _attach(tree: Tree, node: int, above: int) -> None:
    first = tree.child[above]
    tree.older[node], tree.younger[node] = -1, first
    if first >= 0:
        tree.older[first] = node
    tree.child[above] = node


@kernel
def _raise_potentials(tree: Tree, top: int, rise: int) -> None:
    """Raise the potentials at and below ``top``, and recompute the depths."""
    node = top
    while True:
        tree.potential[node] += rise
        tree.depth[node] = tree.depth[tree.parent[node]] + 1
        if tree.child[node] >= 0:
            node = tree.child[node]
            continue
        while node != top and tree.younger[node] < 0:
            node = tree.parent[node]
        if node == top:
            return
        node = tree.younger[node]
