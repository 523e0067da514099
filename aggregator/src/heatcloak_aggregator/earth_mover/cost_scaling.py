"""Min-cost flow by cost scaling, with OR-tools: the quickest where there are many thousands of nodes.

It computes in 64-bit integers. What it can't take without overflow it refuses, which becomes an error here.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from heatcloak_shared.errors import HeatcloakError

Int32Array = npt.NDArray[np.int32]
Int64Array = npt.NDArray[np.int64]


def largest_cost(nodes: int) -> int:
    """The largest cost of an arc with which no potential overflows: 2⁶³/2n², of OR-tools' documentation.

    The solver adds a source and a sink of its own.
    """
    return int((2**62 - 1) // (nodes + 3) ** 2)


def most_bits(degree: int) -> int:
    """Bits of the mass that can be sent in all where every arc takes all of it, by arcs into a node.

    Four times that mass over all arcs of a node stays below 2⁶³, twice is what the solver asks for.
    """
    return 60 - math.ceil(math.log2(degree + 2))


def cheapest_flow(
    tails: Int32Array, heads: Int32Array, capacities: Int64Array, costs: Int64Array, supplies: Int64Array
) -> Int64Array:
    """Units on each arc of a flow of least cost.

    Args:
        tails: where each arc begins, shape (arcs,).
        heads: where it ends.
        capacities: the most units that it takes.
        costs: of a unit on it.
        supplies: units that leave each node, negative for what must arrive, of sum 0, shape (nodes,).

    Raises:
        HeatcloakError: if OR-tools finds none, as where the numbers are too large for it.
    """
    # A tenth of a second and eighty megabytes of libraries, which only large graphs need.
    from ortools.graph.python.min_cost_flow import SimpleMinCostFlow

    solver = SimpleMinCostFlow()
    solver.add_arcs_with_capacity_and_unit_cost(tails, heads, capacities, costs)
    solver.set_nodes_supplies(np.arange(len(supplies), dtype=np.int32), supplies)
    status = solver.solve()
    if status != SimpleMinCostFlow.OPTIMAL:
        raise HeatcloakError(
            f"no cheapest flow was found among {len(supplies)} places: OR-tools says {status.name}; "
            "report it, and give fewer vertices or a narrower range of lengths until then"
        )
    flows: Int64Array = np.asarray(solver.flows(np.arange(len(tails), dtype=np.int32)), dtype=np.int64)
    return flows
