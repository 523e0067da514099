"""Find one min-cost flow with OR-tools: a program that reads arrays and writes the flow.

It runs in a process of its own, because OR-tools and highspy, with which cvxpy solves, bring different
libraries of the same name, and the second one to be loaded fails.
"""

from __future__ import annotations

import sys
from io import BytesIO

import numpy as np
from ortools.graph.python.min_cost_flow import SimpleMinCostFlow


def answer(request: BytesIO) -> BytesIO:
    """Read tails, heads, capacities, costs and supplies; write the solver's status, and flows if OPTIMAL."""
    tails, heads, capacities, costs, supplies = (np.load(request) for _ in range(5))
    solver = SimpleMinCostFlow()
    solver.add_arcs_with_capacity_and_unit_cost(tails, heads, capacities, costs)
    solver.set_nodes_supplies(np.arange(len(supplies), dtype=np.int32), supplies)
    status = solver.solve()
    output = BytesIO()
    np.save(output, status.name)
    if status == SimpleMinCostFlow.OPTIMAL:
        np.save(output, solver.flows(np.arange(len(tails), dtype=np.int32)))
    return output


if __name__ == "__main__":
    sys.stdout.buffer.write(answer(BytesIO(sys.stdin.buffer.read())).getbuffer())
