"""A zone's graph from the files that people have: an edge list, names of sensors, and of communities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.edge_list import load_graph, text_lines
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import Graph, Zone, render_zone
from heatcloak_shared.zone.domain import SPREADS
from heatcloak_shared.zone.graph_table import graph_lines

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

    def render(self, zone: Zone) -> str:
        """The file of a zone on this graph, with its names in comments.

        Raises:
            ConfigError: it is larger than zone files may be.
        """
        text = render_zone(zone, () if self.is_numbered else self.vertices, self.communities)
        _refuse_too_large(text)
        return text


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
        ConfigError: a file can't be read, or names what there is not; the spread is none that a zone may
            have; or the graph is too large for a zone file.
        ParameterError: the edge list can't be read, or is no connected graph.
    """
    check_zone_spread(spread)
    if edge_list == Path():
        raise ConfigError("--graph names no file: give the path of an edge list")
    at = None if sensors is None else _sensors(sensors)
    try:
        domain = load_graph(edge_list, at)
    except ParameterError as error:
        raise ParameterError(f"--graph {error}") from None
    vertices = tuple(map(str, domain.labels))
    graph = Graph(
        n_vertices=domain.n_vertices,
        edges=tuple((int(i), int(j)) for i, j in domain.edges),
        weights=None if (domain.weights == 1.0).all() else tuple(map(float, domain.weights)),
        sensors=tuple(map(int, domain.sensors)),
        spread=spread,
        communities=None,
    )
    # Before communities are detected, which takes a large graph a while.
    _refuse_too_large(graph_lines(graph))
    numbers, names = _communities(domain, vertices, communities)
    return NamedGraph(replace(graph, communities=numbers), vertices, names)


def check_zone_spread(spread: float) -> float:
    """The option ``--spread`` of a zone on a graph.

    Raises:
        ConfigError: no zone may have it.
    """
    # Written so that NaN fails it too.
    if not SPREADS[0] <= spread <= SPREADS[1]:
        raise ConfigError(f"--spread {spread!r}: give a number from {SPREADS[0]:g} to {SPREADS[1]:g}")
    return spread


def _refuse_too_large(text: str) -> None:
    size = len(text.encode())
    if size > MAX_FILE_BYTES:
        raise ConfigError(
            f"--graph: the graph is too large for a zone file of at most {MAX_FILE_BYTES >> 20} MiB, "
            f"with {size} bytes or more: give fewer vertices, edges or sensors, or numbers for names"
        )


def _sensors(text: str) -> list[str]:
    from_file = text.startswith("@") and text != "@"
    named = _words(Path(text[1:]), "--sensors-at") if from_file else [text.split(",")]
    names = [word.strip() for words in named for word in words]
    if not names or not all(names) or text == "@":
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
    if not asked:
        raise ConfigError(
            "--communities names no file: give one of a vertex and its community on each line, or detect"
        )
    known = _pairs(Path(asked), vertices)
    found = [known[vertex] for vertex in vertices]
    if all(name.isascii() and name.isdigit() and int(name) < len(vertices) for name in found):
        return tuple(map(int, found)), ()
    names = tuple(dict.fromkeys(found))
    numbers = {name: number for number, name in enumerate(names)}
    return tuple(numbers[name] for name in found), names


def _pairs(path: Path, vertices: Sequence[str]) -> dict[str, str]:
    """The community's name of every vertex's name."""
    option = f"--communities {sanitize(str(path), 200)[1:-1]}"
    names, known = set(vertices), dict[str, str]()
    for words in _words(path, "--communities"):
        shown = sanitize(" ".join(words))
        if len(words) != 2:
            raise ConfigError(f"{option}: {shown} is no pair: write a vertex and its community on each line")
        if words[0] not in names:
            raise ConfigError(f"{option}: {shown}: the graph has no such vertex: name those of the edge list")
        if known.setdefault(*words) != words[1]:
            raise ConfigError(f"{option}: {shown}: the vertex has two communities: give it one")
    missing = [vertex for vertex in vertices if vertex not in known]
    if missing:
        raise ConfigError(
            f"{option}: {sanitize(missing[0])} has no community, one of {len(missing)} "
            "vertices: give each one"
        )
    return known


def _words(path: Path, option: str) -> list[list[str]]:
    """The words of each line of a file that has any; what follows ``#`` is a comment."""
    shown = f"{option} {sanitize(str(path), 200)[1:-1]}"
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "invalid path"
        raise ConfigError(f"{shown}: {reason}: give the path of a readable file") from None
    if len(content) > MOST_BYTES:
        raise ConfigError(f"{shown}: more than {MOST_BYTES} bytes are not read: give a smaller file")
    try:
        lines = text_lines(content)
    except UnicodeDecodeError:
        raise ConfigError(f"{shown}: not UTF-8: save it as a UTF-8 text file") from None
    return [words for line in lines if (words := line.partition("#")[0].split())]
