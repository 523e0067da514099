"""A zone's graph from the files that people have: an edge list, names of sensors, and of communities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.edge_list import load_graph, text_lines
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Graph

DETECT = "detect"
MOST_BYTES = 1 << 24


@dataclass(frozen=True, slots=True)
class NamedGraph:
    """A graph as a zone's file has it, and what its parts are called elsewhere.

    Attributes:
        graph: the graph.
        vertices: the vertices' names, by their numbers.
        communities: the communities' names, by their numbers; empty where they have none but these.
    """

    graph: Graph
    vertices: tuple[str, ...]
    communities: tuple[str, ...] = ()

    @property
    def is_numbered(self) -> bool:
        """Whether the vertices' names are their numbers."""
        return self.vertices == tuple(map(str, range(self.graph.n_vertices)))


def named_graph(
    edge_list: Path, spread: float, sensors: str | None = None, communities: str | None = None
) -> NamedGraph:
    """The graph in an edge list, with what else a zone's file says of it.

    Args:
        edge_list: see `load_graph`.
        spread: τ.
        sensors: names of the vertices with a sensor, commas between; ``@FILE`` for a file of names; None for
            all.
        communities: a file of a vertex's and its community's name on each line; ``"detect"`` to find some.

    Raises:
        ConfigError: a file can't be read, or names what there is not.
        ParameterError: the edge list is no connected graph.
    """
    domain = load_graph(edge_list, None if sensors is None else _sensors(sensors))
    vertices = tuple(map(str, domain.labels))
    numbers, names = _communities(domain, vertices, communities)
    graph = Graph(
        n_vertices=domain.n_vertices,
        edges=tuple((int(i), int(j)) for i, j in domain.edges),
        weights=None if (domain.weights == 1.0).all() else tuple(map(float, domain.weights)),
        sensors=tuple(map(int, domain.sensors)),
        spread=spread,
        communities=numbers,
    )
    return NamedGraph(graph, vertices, names)


def _sensors(text: str) -> list[str]:
    named = _words(Path(text[1:]), "--sensors-at") if text.startswith("@") else [text.split(",")]
    names = [word.strip() for words in named for word in words]
    if not names or not all(names):
        raise ConfigError("--sensors-at: give names of vertices with commas between, or @FILE of names")
    return names


def _communities(
    domain: GraphDomain, vertices: Sequence[str], asked: str | None
) -> tuple[tuple[int, ...] | None, tuple[str, ...]]:
    """The community of each vertex, and the communities' names where they are no numbers."""
    if asked is None:
        return None, ()
    if asked == DETECT:
        from heatcloak_aggregator.recovery.communities import detect_communities

        return tuple(map(int, detect_communities(domain))), ()
    known = _pairs(Path(asked), vertices)
    found = [known[vertex] for vertex in vertices]
    if all(name.isascii() and name.isdigit() and int(name) < len(vertices) for name in found):
        return tuple(map(int, found)), ()
    names = tuple(dict.fromkeys(found))
    numbers = {name: number for number, name in enumerate(names)}
    return tuple(numbers[name] for name in found), names


def _pairs(path: Path, vertices: Sequence[str]) -> dict[str, str]:
    """The community's name of every vertex's name."""
    option = f"--communities {clean(str(path), 200)[1:-1]}"
    names, known = set(vertices), dict[str, str]()
    for words in _words(path, "--communities"):
        shown = clean(" ".join(words))
        if len(words) != 2:
            raise ConfigError(f"{option}: {shown} is no pair: write a vertex and its community on each line")
        if words[0] not in names:
            raise ConfigError(f"{option}: {shown}: the graph has no such vertex: name those of the edge list")
        if known.setdefault(*words) != words[1]:
            raise ConfigError(f"{option}: {shown}: the vertex has two communities: give it one")
    missing = [vertex for vertex in vertices if vertex not in known]
    if missing:
        raise ConfigError(
            f"{option}: {clean(missing[0])} has no community, one of {len(missing)} vertices: give each one"
        )
    return known


def _words(path: Path, option: str) -> list[list[str]]:
    """The words of each line of a file that has any; what follows ``#`` is a comment."""
    shown = f"{option} {clean(str(path), 200)[1:-1]}"
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "no path"
        raise ConfigError(f"{shown}: {reason}: give the path of a readable file") from None
    if len(content) > MOST_BYTES:
        raise ConfigError(f"{shown}: more than {MOST_BYTES} bytes are not read: give a smaller file")
    try:
        lines = text_lines(content)
    except UnicodeDecodeError:
        raise ConfigError(f"{shown}: not UTF-8: save it as a UTF-8 text file") from None
    return [words for line in lines if (words := line.partition("#")[0].split())]
