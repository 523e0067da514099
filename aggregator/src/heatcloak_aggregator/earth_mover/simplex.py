"""The network simplex method, compiled: from the flow on any spanning tree to one of least cost.

The potentials of a tree make every edge of it worth exactly its length. A tree is optimal when no other edge
is worth more: then potentials differ by no more than distance, as Kantorovich's dual asks, and the flow,
which uses only edges that are worth their length, costs what the dual says. Otherwise such an edge enters the
tree, flow goes round the cycle that it closes until an edge of it runs dry, and that one leaves.

An edge that is dry points to the root, and of several that run dry the last one on the cycle leaves, seen
from where its two ways meet: so the method ends, however many pivots move nothing (Cunningham 1976; Ahuja,
Magnanti & Orlin 1993, section 11.6). All numbers are integers: nothing here is rounded.
"""

from __future__ import annotations

import math

from heatcloak_aggregator.earth_mover.network import NETWORK, Network
from heatcloak_aggregator.earth_mover.spanning import TREE, Tree
from heatcloak_aggregator.native import kernel, native

_AT_ONCE = 20_000
"""Pivots between two looks at whether somebody wants to stop."""
_LEAST_BLOCK = 32
_ENDLESS = 1 << 62


def improve(tree: Tree, network: Network) -> None:
    """Pivot until the tree's flow is one of least cost, in steps."""
    edges = len(network.steps)
    block = max(math.isqrt(2 * edges), _LEAST_BLOCK)
    at = 0
    while at >= 0:
        at = _pivot.call(tree, network, block, at, _AT_ONCE)


@native(f"tree={TREE} network={NETWORK} block:i8 at:i8 most:i8 -> i8")
def _pivot(tree: Tree, network: Network, block: int, at: int, most: int) -> int:
    """Pivot up to ``most`` times, looking for edges from ``at`` on; where to go on, or −1 at the optimum."""
    for _ in range(most):
        edge, at = _worthiest(tree, network, block, at)
        if edge < 0:
            return -1
        high, low = network.tails[edge], network.heads[edge]
        if tree.potential[high] < tree.potential[low]:
            high, low = low, high
        leaving, amount, on_high_side = _push_round(tree, high, low)
        steps = network.steps[edge]
        if on_high_side:
            _rehang(tree, high, low, edge, amount, leaving)
            _reprice(tree, high, tree.potential[low] + steps - tree.potential[high])
        else:
            _rehang(tree, low, high, edge, -amount, leaving)
            _reprice(tree, low, tree.potential[high] - steps - tree.potential[low])
    return at


@kernel
def _worthiest(tree: Tree, network: Network, block: int, at: int) -> tuple[int, int]:
    """The edge worth most above its length in the first block that has one, or −1, and where to go on."""
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
def _push_round(tree: Tree, high: int, low: int) -> tuple[int, int, bool]:
    """Send what can be sent over a new edge from ``high`` to ``low``, and back through the tree.

    Returns:
        The node whose edge to its parent runs dry and has to leave, how much was sent, and whether that node
        is on the way from ``high`` up.
    """
    parent, flow, depth = tree.parent, tree.flow, tree.depth
    up_high, up_low = high, low
    from_high, from_low = _ENDLESS, _ENDLESS
    dry_high, dry_low = -1, -1
    while up_high != up_low:
        if depth[up_high] >= depth[up_low]:
            # Less goes up here, so only an edge that leads up can run dry; of equals the first is the last.
            if 0 <= flow[up_high] < from_high:
                from_high, dry_high = flow[up_high], up_high
            up_high = parent[up_high]
        else:
            # Less comes down here; the last of equals is the last.
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
def _rehang(tree: Tree, top: int, above: int, edge: int, flow: int, leaving: int) -> None:
    """Turn the way from ``top`` up to ``leaving`` round, and hang it from ``above`` by a new edge."""
    node = top
    while True:
        next_above, next_edge, next_flow = tree.parent[node], tree.edge[node], -tree.flow[node]
        _take_off(tree, node, next_above)
        tree.parent[node], tree.edge[node], tree.flow[node] = above, edge, flow
        _put_on(tree, node, above)
        if node == leaving:
            break
        above, edge, flow = node, next_edge, next_flow
        node = next_above


@kernel
def _take_off(tree: Tree, node: int, above: int) -> None:
    older, younger = tree.older[node], tree.younger[node]
    if older >= 0:
        tree.younger[older] = younger
    else:
        tree.child[above] = younger
    if younger >= 0:
        tree.older[younger] = older


@kernel
def _put_on(tree: Tree, node: int, above: int) -> None:
    first = tree.child[above]
    tree.older[node], tree.younger[node] = -1, first
    if first >= 0:
        tree.older[first] = node
    tree.child[above] = node


@kernel
def _reprice(tree: Tree, top: int, rise: int) -> None:
    """Raise the potentials at and below ``top``, and count its depths anew."""
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
