"""Network simplex method: from the flow on any spanning tree to one of least cost.

The potentials of a tree differ by exactly the length along each of its edges. A tree is optimal if they
differ by no more than the length along any other edge: then they are feasible for Kantorovich's dual, and the
flow, which uses tree edges only, has the dual's cost. Otherwise a violating edge enters the tree, flow is
pushed around the cycle that it closes until one of its edges is empty, and that edge leaves.

Empty edges point to the root, and of several edges that become empty the last one on the cycle leaves, seen
from where its two sides meet: so the method terminates, however many pivots move nothing (Cunningham 1976;
Ahuja, Magnanti & Orlin 1993, section 11.6). All numbers are integers: nothing is rounded.
"""

from __future__ import annotations

import math

from heatcloak_aggregator.earth_mover.network import NETWORK, Network
from heatcloak_aggregator.earth_mover.spanning import TREE, Tree
from heatcloak_aggregator.native import kernel, native

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
