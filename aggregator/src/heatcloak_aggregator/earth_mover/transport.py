"""The least cost of moving a surplus over a network, exactly, whatever its size.

Small networks, and those that are nearly trees, take the simplex method alone. In others OR-tools finds a
flow: where it can be given lengths and masses as they are, that is the answer. Where it can't, it is given
fewer digits, ten bits of lengths, and the simplex method goes on from the tree that carries its flow, a few
pivots short of the optimum.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import minimum_spanning_tree

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.earth_mover.cost_scaling import cheapest_flow, largest_cost
from heatcloak_aggregator.earth_mover.network import Network
from heatcloak_aggregator.earth_mover.simplex import improve
from heatcloak_aggregator.earth_mover.spanning import Tree, bare_tree, fill, grow, incidence_of
from heatcloak_shared.errors import HeatcloakError

COARSE = 2.0**10
"""Steps that a median length has for OR-tools where none are whole: more take longer than they save."""
_DOUBT = 1e-9
_ENOUGH = 1e9
"""Units of mass for each node with which their rounding moves no more than half of 1e-9 of the mass."""


class Arcs(NamedTuple):
    """How OR-tools is to see a network.

    Attributes:
        both_ways: whether mass may go from heads to tails too.
        capacities: the most units that an edge can be needed for, shape (E,).
        units: what each node must send, in units that it can add up, shape (nodes,).
        unit: how many of the network's units one of these is.
    """

    both_ways: bool
    capacities: Int64Array
    units: Int64Array
    unit: float


def cost_from_tree(network: Network, tree: Tree, units: Int64Array) -> float:
    """The least cost, in length times units, found by pivots from a tree that has an order.

    Raises:
        HeatcloakError: if lengths differ so much that rounding them to steps leaves the cost uncertain by
            more than 1e-9 of it.
    """
    fill(tree, network.steps, units)
    improve(tree, network)
    moved = tree.parent >= 0
    edges, amounts = tree.edge[moved], np.abs(tree.flow[moved]).astype(np.float64)
    cost = float((network.lengths[edges] * amounts).sum())
    # No length was rounded up: that of the rounded problem is a lower bound, that of its flow an upper one.
    least = float((network.steps[edges] * amounts).sum()) * network.step
    if not cost - least <= _DOUBT * cost:
        raise HeatcloakError(
            f"the distance is known to {(cost - least) / cost:.0e} of itself only: the lengths of edges "
            "differ by too many powers of ten; give lengths in a narrower range"
        )
    return cost


def cost_at_scale(network: Network, arcs: Arcs, units: Int64Array) -> float:
    """The least cost, in length times units, with the help of OR-tools.

    Raises:
        HeatcloakError: as ``cost_from_tree``, or if OR-tools finds no flow.
    """
    nodes = len(units)
    whole = network.whole and int(network.steps.max()) <= largest_cost(nodes)
    flow = _flow(network, arcs, network.steps if whole else _coarse(network.lengths, nodes))
    if whole and float(arcs.units[arcs.units > 0].sum()) >= _ENOUGH * nodes:
        return float((network.lengths * flow).sum()) * arcs.unit
    tree = bare_tree(nodes)
    _grow_along(tree, network, flow)
    return cost_from_tree(network, tree, units)


def _flow(network: Network, arcs: Arcs, costs: Int64Array) -> Int64Array:
    """Units that OR-tools moves over each edge, either way, shape (E,)."""
    ends = (network.tails, network.heads)
    if not arcs.both_ways:
        return cheapest_flow(*ends, arcs.capacities, costs, arcs.units)
    tails, heads = np.concatenate(ends), np.concatenate(ends[::-1])
    flows = cheapest_flow(tails, heads, np.tile(arcs.capacities, 2), np.tile(costs, 2), arcs.units)
    there, back = flows.reshape(2, -1)
    net: Int64Array = np.abs(there - back)
    return net


def _coarse(lengths: FloatArray, nodes: int) -> Int64Array:
    steps = np.rint(lengths * (COARSE / float(np.median(lengths))))
    return np.clip(steps, 1.0, float(largest_cost(nodes))).astype(np.int64)


def _grow_along(tree: Tree, network: Network, flow: Int64Array) -> None:
    """Grow the tree over edges that carry flow, those that carry most first, and then over the shortest."""
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
