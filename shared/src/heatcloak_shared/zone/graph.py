"""The graph of a zone, and its table ``[domain]`` in the zone file."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Literal

from heatcloak_shared.rounding import down_text
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.zone.domain import MAX_PLACES, SensorModel, check_spread, structure_hash

WEIGHTS = (1e-12, 1e12)
_WIDTH = 100
_PAIRS = "give pairs of vertices, such as [[0, 1], [1, 2]]"


@dataclass(frozen=True, slots=True)
class Graph:
    """A connected undirected graph: heat spreads along its edges, and a move is counted in hops.

    Attributes:
        n_vertices: n; sources may be at each vertex, 0 to n − 1.
        edges: pairs of vertices, each edge once.
        weights: of the edges, in their order; a weight is how fast heat spreads along an edge. None for 1.
        sensors: the vertices with a sensor, each once; the j-th (from 1) is sensor j.
        spread: τ, in units of one over a weight; the readings are e^{−τL} times the sources.
        communities: the community of each vertex, a small number; None if unknown. Public, like the whole
            zone.
    """

    kind: ClassVar[str] = "graph"
    is_custom: ClassVar[bool] = False
    nodes_simulate: ClassVar[bool] = True
    counts_from: ClassVar[int] = 0
    movement: ClassVar[Literal["path", "vertices"]] = "vertices"
    has_length: ClassVar[bool] = False
    locations: ClassVar[str] = "vertices"
    distance_unit: ClassVar[str] = "hops"
    community_names: ClassVar[None] = None
    coordinates: ClassVar[None] = None
    gains: ClassVar[tuple[float, ...]] = ()
    conditions: ClassVar[str] = ""

    n_vertices: int
    edges: tuple[tuple[int, int], ...]
    weights: tuple[float, ...] | None
    sensors: tuple[int, ...]
    spread: float
    communities: tuple[int, ...] | None = None

    @property
    def n_sources(self) -> int:
        """Return the number of possible source locations: every vertex."""
        return self.n_vertices

    @property
    def n_sensors(self) -> int:
        """Return the number m of sensors."""
        return len(self.sensors)

    @property
    def fingerprint(self) -> float:
        """See `ZoneDomain`: of vertices, weighted edges and sensors; never 0.0."""
        weights = self.weights or (1.0,) * len(self.edges)
        edges = sorted(
            (min(edge), max(edge), weight) for edge, weight in zip(self.edges, weights, strict=True)
        )
        return structure_hash(repr((self.n_vertices, edges, sorted(self.sensors))))

    def table_lines(self, names: Sequence[str] = (), community_names: Sequence[str] = ()) -> str:
        """See `ZoneDomain`."""
        lines = ['kind = "graph"           # heat runs along the edges, and moves are counted in hops']
        if names:
            lines += ["# the vertices' own names:", *_named(names)]
        lines.append(
            f"n_vertices = {self.n_vertices}           # sources may be at each vertex, counted from 0"
        )
        lines += _array("edges", (f"[{i}, {j}]" for i, j in self.edges))
        if self.weights is not None:
            lines.append("# of the edges, in their order: how fast heat runs along each")
            lines += _array("weights", map(repr, self.weights))
        if self.sensors != tuple(range(self.n_vertices)):
            lines.append("# vertices with a sensor: the j-th is sensor j; all, if left out")
            lines += _array("sensors", map(str, self.sensors))
        lines.append(
            f"spread = {self.spread!r}             # how long heat spreads until it is measured: tau"
        )
        if self.communities is not None:
            lines.append("# of each vertex, in their order: public knowledge of the graph")
            if community_names:
                lines += ["# the communities' own names:", *_named(community_names)]
            lines += _array("communities", map(str, self.communities))
        return "\n".join(lines)

    def alpha_problem(self, alpha: float) -> str | None:
        """See `ZoneDomain`.

        A person moves by whole hops: a radius of half a hop would hide half of a person's effect.
        """
        # Written so that NaN fails it too.
        if alpha >= 1.0:
            return None
        return f"{alpha!r} is less than one hop, the shortest move on a graph: give at least 1"

    def radius_in_words(self, alpha: float) -> str:
        """See `ZoneDomain`."""
        return f"{hops_in_words(alpha)} along the graph"

    def neighbours(self, alpha: float) -> tuple[float, str]:
        """See `ZoneDomain`: the ends of an edge."""
        return 1.0, "two neighbouring vertices"

    def links(self) -> Sequence[tuple[int, int]]:
        """See `ZoneDomain`."""
        return self.edges

    def as_dict(self) -> dict[str, Any]:
        """See `ZoneDomain`."""
        return {"kind": self.kind, "n_sensors": self.n_sensors, **asdict(self)}

    def sensor_model(self, sensor: int) -> SensorModel:
        """See `ZoneDomain`."""
        from heatcloak_shared.graph_heat import graph_heat

        heat, vertex = graph_heat(self), self.sensors[sensor - 1]
        return lambda scenario, number: heat.at(vertex, scenario.vertices_at(number))


def take_graph(table: Table) -> Graph:
    """Return the graph that ``table`` describes.

    Raises:
        HeatcloakError: the table's own error: a value is missing, misspelt or out of range, the graph is not
            connected, an edge leads from a vertex to itself, or an edge or sensor is repeated.
    """
    n = table.integer("n_vertices", 2, MAX_PLACES)
    edges = _edges(table, n)
    weights = _weights(table, len(edges)) if table.has("weights") else None
    _refuse_parts(table, n, edges)
    sensors = _sensors(table, n) if table.has("sensors") else tuple(range(n))
    spread = table.number("spread", above=0)
    check_spread(table, spread)
    communities = _communities(table, n) if table.has("communities") else None
    table.finish()
    return Graph(n, edges, weights, sensors, spread, communities)


def hops_in_words(alpha: float) -> str:
    """Return how far a promise of radius ``alpha`` lets a person move on a graph: whole hops."""
    hops = down_text(math.floor(alpha))
    return "1 hop" if hops == "1" else f"{hops} hops"


def _edges(table: Table, n: int) -> tuple[tuple[int, int], ...]:
    edges: list[tuple[int, int]] = []
    seen: set[tuple[int, int]] = set()
    for item in table.items("edges", _PAIRS):
        if not isinstance(item, list) or len(item) != 2 or not all(type(end) is int for end in item):
            table.refuse("edges", f"{sanitize(item)} is not a pair of integers: {_PAIRS}")
        i, j = item
        if not (0 <= i < n and 0 <= j < n):
            table.refuse("edges", f"{sanitize(item)} has a vertex out of range: give vertices 0 to {n - 1}")
        if i == j:
            table.refuse("edges", f"{sanitize(item)} leads from a vertex to itself: leave it out")
        pair = (i, j) if i < j else (j, i)
        if pair in seen:
            table.refuse("edges", f"{sanitize(item)} is listed twice: give each edge once")
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
        table.refuse("sensors", f"{twice} is listed twice: {remedy}")
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
    """Refuse a graph that is not connected."""
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
        table.refuse("edges", f"the graph is in {found} parts: join them by edges, or give only one part")


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
