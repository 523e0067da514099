"""Initial spanning trees, and the flow on a tree, which is determined by the supplies.

Edges carry any flow in both directions, so the flow of every tree is feasible.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.native import native


class Incidence(NamedTuple):
    """The edges at each node.

    Attributes:
        starts: index of the first edge of each node, and the end of the last, shape (nodes + 1,).
        neighbours: the node at the other end, shape (2E,).
        edges: the edge's number, shape (2E,).
    """

    starts: Int64Array
    neighbours: Int32Array
    edges: Int32Array


def incidence_of(nodes: int, tails: Int32Array, heads: Int32Array) -> Incidence:
    """Return the edges at each node, from the two ends of each edge."""
    ends = np.concatenate([tails, heads])
    order = np.argsort(ends, kind="stable")
    starts = np.concatenate([[0], np.cumsum(np.bincount(ends, minlength=nodes))]).astype(np.int64)
    edges = (order % max(len(tails), 1)).astype(np.int32)
    return Incidence(starts, np.concatenate([heads, tails])[order], edges)


class Tree(NamedTuple):
    """A spanning tree with its flow, shape (nodes,) each; −1 is no node and no edge.

    Attributes:
        order: the nodes, each after its parent; the root is the first. Valid until the tree changes.
        parent: the parent of each node.
        edge: the edge to the parent.
        flow: units that flow up it to the parent, or down if negative.
        potential: price of a unit at each node, in steps: it decreases along the flow by the edge's length.
        depth: number of edges to the root.
        child: a node's first child.
        older: the previous child of the same parent.
        younger: the next child of the same parent.
    """

    order: Int32Array
    parent: Int32Array
    edge: Int32Array
    flow: Int64Array
    potential: Int64Array
    depth: Int32Array
    child: Int32Array
    older: Int32Array
    younger: Int32Array


TREE = (
    "Tree(order[nodes]:i4 parent[nodes]:i4 edge[nodes]:i4 flow[nodes]:i8 potential[nodes]:i8 depth[nodes]:i4 "
    "child[nodes]:i4 older[nodes]:i4 younger[nodes]:i4)"
)
"""A tree in the signature of a native function."""


def empty_tree(nodes: int) -> Tree:
    """Return a tree of that many nodes without edges."""

    def none() -> Int32Array:
        return np.full(nodes, -1, dtype=np.int32)

    flow, potential = np.zeros((2, nodes), dtype=np.int64)
    return Tree(none(), none(), none(), flow, potential, none(), none(), none(), none())


def grow(tree: Tree, incidence: Incidence, allowed: BoolArray, root: int) -> int:
    """Attach every node that is reachable over ``allowed`` edges (E,) below ``root``, in breadth-first order.

    Returns:
        The number of nodes reached; if it is less than all, the tree is not spanning.
    """
    return int(_grow.call(tree, incidence, allowed, root))


@native(
    f"tree={TREE} incidence=Incidence(starts[ends]:i8 neighbours[both]:i4 edges[both]:i4) "
    "allowed[edges]:i1 root:i8 -> i8"
)
def _grow(tree: Tree, incidence: Incidence, allowed: BoolArray, root: int) -> int:
    order, parent = tree.order, tree.parent
    parent[root], order[0] = root, root
    done, found = 0, 1
    while done < found:
        node = order[done]
        done += 1
        for at in range(incidence.starts[node], incidence.starts[node + 1]):
            other = incidence.neighbours[at]
            if parent[other] < 0 and allowed[incidence.edges[at]]:
                parent[other], tree.edge[other] = node, incidence.edges[at]
                order[found] = other
                found += 1
    parent[root] = -1
    return found


def grow_to_nearest(tree: Tree, distances: FloatArray) -> None:
    """Span two groups of nodes, attaching each node of the second group to the nearest one of the first.

    Args:
        tree: of p + q nodes, the first group first.
        distances: from the p nodes of the first group to the q of the second, shape (p, q); edge i·q + j
            leads from i to p + j.
    """
    _grow_to_nearest.call(tree, distances)


@native(f"tree={TREE} distances[few,many]")
def _grow_to_nearest(tree: Tree, distances: FloatArray) -> None:
    few, many = distances.shape
    parent, edge, order = tree.parent, tree.edge, tree.order
    for j in range(many):
        nearest = 0
        for i in range(1, few):
            if distances[i, j] < distances[nearest, j]:
                nearest = i
        parent[few + j] = nearest
    for i in range(1, few):
        # Find the node of the second group on the shortest path from the root to this node.
        between = 0
        for j in range(1, many):
            if distances[0, j] + distances[i, j] < distances[0, between] + distances[i, between]:
                between = j
        parent[few + between] = 0
        parent[i], edge[i] = few + between, i * many + between
    # The order: the root, its children, the other nodes of the first group, and the rest.
    for j in range(many):
        edge[few + j] = parent[few + j] * many + j
    order[0], found = 0, 1
    for j in range(many):
        if parent[few + j] == 0:
            order[found] = few + j
            found += 1
    for i in range(1, few):
        order[found] = i
        found += 1
    for j in range(many):
        if parent[few + j] != 0:
            order[found] = few + j
            found += 1


def set_flow(tree: Tree, steps: Int64Array, units: Int64Array) -> None:
    """Set the flow, and everything that follows from it, on a tree with known order, parents and edges.

    Args:
        tree: its other arrays are as `empty_tree` returns them.
        steps: of each edge, shape (E,).
        units: supply of each node, negative for demand, of sum 0, shape (nodes,).
    """
    _set_flow.call(tree, steps, units)


@native(f"tree={TREE} steps[edges]:i8 units[nodes]:i8")
def _set_flow(tree: Tree, steps: Int64Array, units: Int64Array) -> None:
    order, parent, flow = tree.order, tree.parent, tree.flow
    for node in range(units.size):
        flow[node] = units[node]
    for at in range(order.size - 1, 0, -1):
        flow[parent[order[at]]] += flow[order[at]]
    tree.depth[order[0]] = 0
    for at in range(1, order.size):
        node = order[at]
        above = parent[node]
        long = steps[tree.edge[node]]
        tree.depth[node] = tree.depth[above] + 1
        tree.potential[node] = tree.potential[above] + (long if flow[node] >= 0 else -long)
        tree.younger[node] = tree.child[above]
        if tree.child[above] >= 0:
            tree.older[tree.child[above]] = node
        tree.child[above] = node
