"""Exact least cost of moving a surplus over a network of any size.

Small networks, and those that are nearly trees, use the simplex method only. For others OR-tools finds a
flow. If it accepts lengths and masses as they are, that is the answer; otherwise it gets fewer digits, ten
bits of lengths, and the simplex method continues from the tree of its flow, a few pivots from the optimum.

OR-tools uses cost scaling, the fastest method for many thousands of nodes. It computes in 64-bit integers,
and refuses numbers that could overflow, which becomes an error here. It runs in a process of its own,
`or_tools`, which explains why; hence it can be interrupted too.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.sparse import csr_array
from scipy.sparse.csgraph import minimum_spanning_tree

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array
from heatcloak_aggregator.earth_mover.simplex import (
    Network,
    optimize,
)
from heatcloak_aggregator.earth_mover.spanning import (
    Tree,
    empty_tree,
    grow,
    incidence_of,
    set_flow,
)
from heatcloak_aggregator.extras import EXTRAS, MissingPackageError
from heatcloak_shared.errors import HeatcloakError

if TYPE_CHECKING:
    pass


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
