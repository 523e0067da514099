"""The table ``[domain]`` of a zone on a graph: taken from its file, and written into one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.zone.domain import MAX_PLACES, Graph, check_spread

WEIGHTS = (1e-12, 1e12)
_WIDTH = 100
_PAIRS = "give pairs of vertices, such as [[0, 1], [1, 2]]"


def take_graph(table: Table) -> Graph:
    """The graph that ``table`` describes.

    Raises:
        HeatcloakError: the table's own: a value is missing, misspelt or out of range, the graph is not
            connected, an edge leads from a vertex to itself or stands twice, or a sensor does.
    """
    n = table.integer("n_vertices", 2, MAX_PLACES)
    edges = _edges(table, n)
    weights = _weights(table, len(edges)) if table.has("weights") else None
    _refuse_parts(table, n, edges)
    sensors = _sensors(table, n) if table.has("sensors") else tuple(range(n))
    spread = table.number("spread", above=0)
    check_spread(table, "spread", spread)
    communities = _communities(table, n) if table.has("communities") else None
    table.finish()
    return Graph(n, edges, weights, sensors, spread, communities)


def graph_lines(graph: Graph, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
    """``graph`` as lines of a zone file, which `take_graph` reads back as the same.

    Args:
        graph: the graph.
        names: what its vertices are called elsewhere, by their numbers; they become a comment.
        communities: likewise of its communities.
    """
    lines = ['kind = "graph"           # heat runs along the edges, and moves are counted in hops']
    if names:
        lines += ["# the vertices' own names:", *_named(names)]
    lines.append(f"n_vertices = {graph.n_vertices}           # sources may be at each vertex, counted from 0")
    lines += _array("edges", (f"[{i}, {j}]" for i, j in graph.edges))
    if graph.weights is not None:
        lines.append("# of the edges, in their order: how fast heat runs along each")
        lines += _array("weights", map(repr, graph.weights))
    if graph.sensors != tuple(range(graph.n_vertices)):
        lines.append("# vertices with a sensor: the j-th is sensor j; all, if left out")
        lines += _array("sensors", map(str, graph.sensors))
    lines.append(f"spread = {graph.spread!r}             # how long heat spreads until it is measured: tau")
    if graph.communities is not None:
        lines.append("# of each vertex, in their order: public knowledge of the graph")
        if communities:
            lines += ["# the communities' own names:", *_named(communities)]
        lines += _array("communities", map(str, graph.communities))
    return "\n".join(lines)


def _edges(table: Table, n: int) -> tuple[tuple[int, int], ...]:
    edges: list[tuple[int, int]] = []
    seen: set[tuple[int, int]] = set()
    for item in table.items("edges", _PAIRS):
        if not isinstance(item, list) or len(item) != 2 or not all(type(end) is int for end in item):
            table.refuse("edges", f"{sanitize(item)} is no pair of integers: {_PAIRS}")
        i, j = item
        if not (0 <= i < n and 0 <= j < n):
            table.refuse(
                "edges", f"{sanitize(item)} names no vertex of this graph: give vertices 0 to {n - 1}"
            )
        if i == j:
            table.refuse("edges", f"{sanitize(item)} leads from a vertex to itself: leave it out")
        pair = (i, j) if i < j else (j, i)
        if pair in seen:
            table.refuse("edges", f"{sanitize(item)} stands twice: give each edge once, in either direction")
        seen.add(pair)
        edges.append((i, j))
    return tuple(edges)


def _weights(table: Table, count: int) -> tuple[float, ...]:
    remedy = f"give one number from {WEIGHTS[0]:g} to {WEIGHTS[1]:g} for each edge"
    weights: list[float] = []
    for item in table.items("weights", remedy):
        weight = as_number(item)
        # Written so that NaN fails it too.
        if weight is None or not WEIGHTS[0] <= weight <= WEIGHTS[1]:
            table.refuse("weights", f"{sanitize(item)} is out of range: {remedy}")
        weights.append(weight)
    if len(weights) != count:
        table.refuse("weights", f"{len(weights)} for {count} edges: {remedy}")
    return tuple(weights)


def _sensors(table: Table, n: int) -> tuple[int, ...]:
    remedy = f"give each vertex with a sensor once, from 0 to {n - 1}; all, if left out"
    sensors = _integers(table, "sensors", n, remedy)
    if len(set(sensors)) != len(sensors):
        twice = Counter(sensors).most_common(1)[0][0]
        table.refuse("sensors", f"{twice} stands twice: {remedy}")
    if not sensors:
        table.refuse("sensors", f"empty: {remedy}")
    return sensors


def _communities(table: Table, n: int) -> tuple[int, ...]:
    remedy = f"give one integer from 0 to {n - 1} for each vertex"
    communities = _integers(table, "communities", n, remedy)
    if len(communities) != n:
        table.refuse("communities", f"{len(communities)} for {n} vertices: {remedy}")
    return communities


def _integers(table: Table, key: str, below: int, remedy: str) -> tuple[int, ...]:
    numbers: list[int] = []
    for item in table.items(key, remedy):
        if type(item) is not int or not 0 <= item < below:
            table.refuse(key, f"{sanitize(item)} is out of range: {remedy}")
        numbers.append(item)
    return tuple(numbers)


def _refuse_parts(table: Table, n: int, edges: Sequence[tuple[int, int]]) -> None:
    """Refuse a graph in parts: what is in one part never shows in the other."""
    parts = n - len(edges)
    if parts <= 1:
        leader = list(range(n))

        def lead(vertex: int) -> int:
            while leader[vertex] != vertex:
                leader[vertex] = vertex = leader[leader[vertex]]
            return vertex

        parts = n
        for i, j in edges:
            one, other = lead(i), lead(j)
            if one != other:
                leader[one] = other
                parts -= 1
    if parts > 1:
        found = f"at least {parts}" if len(edges) < n - 1 else f"{parts}"
        table.refuse("edges", f"the graph is in {found} parts: join them by edges, or give one part alone")


def _named(names: Sequence[str]) -> list[str]:
    return _wrapped((f"{number} {sanitize(name)[1:-1]}" for number, name in enumerate(names)), "#   ")


def _array(key: str, items: Iterable[str]) -> list[str]:
    return [f"{key} = [", *_wrapped(items, "    "), "]"]


def _wrapped(items: Iterable[str], indent: str) -> list[str]:
    lines, line = [], indent
    for item in items:
        if len(line) + len(item) > _WIDTH and line != indent:
            lines.append(line.rstrip())
            line = indent
        line += f"{item}, "
    return [*lines, line.rstrip()]
