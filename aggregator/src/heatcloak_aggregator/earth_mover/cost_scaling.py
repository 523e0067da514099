"""Min-cost flow by cost scaling with OR-tools: the fastest method for many thousands of nodes.

It computes in 64-bit integers, and refuses numbers that could overflow, which becomes an error here. It runs
in a process of its own, `or_tools`, which explains why; hence it can be interrupted too.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from importlib.resources import files
from io import BytesIO

import numpy as np

from heatcloak_aggregator.arrays import Int32Array, Int64Array
from heatcloak_shared.errors import HeatcloakError


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
            f"{done.returncode} ({last_words or 'no word'}); see whether it is installed, and memory is left"
        )
    output = BytesIO(done.stdout)
    status = str(np.load(output))
    if status != "OPTIMAL":
        raise HeatcloakError(
            f"no cheapest flow was found among {len(supplies)} places: OR-tools says {status}; "
            "report it, and give fewer vertices or a narrower range of lengths until then"
        )
    return np.asarray(np.load(output).astype(np.int64))
