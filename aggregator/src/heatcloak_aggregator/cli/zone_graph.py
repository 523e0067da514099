"""A zone's graph from an edge list and files of sensors and communities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.edge_list import load_graph, text_lines
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import Graph, Zone, render_zone
from heatcloak_shared.zone.domain import SPREADS

DETECT = "detect"
MOST_BYTES = 1 << 24


@dataclass(frozen=True, slots=True)
class NamedGraph:
    """A graph as in a zone file, and the names that the edge list uses.

    Attributes:
        graph: the graph.
        vertices: names of the vertices, by number.
        communities: names of the communities, by number; empty if they are only numbered.
    """

    graph: Graph
    vertices: tuple[str, ...]
    communities: tuple[str, ...] = ()

    @property
    def is_numbered(self) -> bool:
        """Whether the vertices' names are their numbers."""
        return self.vertices == tuple(map(str, range(self.graph.n_vertices)))

    def render(self, zone: Zone) -> str:
        """Return the file of a zone on this graph, with the names in comments.

        Raises:
            ConfigError: the file is larger than a zone file may be.
        """
        text = render_zone(zone, () if self.is_numbered else self.vertices, self.communities)
        _refuse_too_large(text)
        return text


def named_graph(
    edge_list: Path, spread: float, sensors: str | None = None, communities: str | None = None
) -> NamedGraph:
    """Return the graph in an edge list, with sensors and communities.

    Args:
        edge_list: see `load_graph`.
        spread: τ.
        sensors: names of the vertices with a sensor, separated by commas; ``@FILE`` for a file of names; None
            for all.
        communities: a file with the names of a vertex and its community per line; ``"detect"`` to detect
            communities.

    Raises:
        ConfigError: a file can't be read, or names an unknown vertex; the spread is out of range; or the
            graph is too large for a zone file.
        ParameterError: the edge list can't be read, or its graph is not connected.
    """
    check_zone_spread(spread)
    if edge_list == Path():
        raise ConfigError("--graph is empty: give the path of an edge list")
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
    # Check before detecting communities, which takes long on a large graph.
    _refuse_too_large(graph.table_lines())
    numbers, names = _communities(domain, vertices, communities)
    return NamedGraph(replace(graph, communities=numbers), vertices, names)


def check_zone_spread(spread: float) -> float:
    """Return ``--spread`` of a graph if zone files allow it.

    Raises:
        ConfigError: it is out of range.
    """
    # This form of the comparison also refuses NaN.
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
        raise ConfigError("--sensors-at: give names of vertices, separated by commas, or @FILE of names")
    return names


def _communities(
    domain: GraphDomain, vertices: Sequence[str], source: str | None
) -> tuple[tuple[int, ...] | None, tuple[str, ...]]:
    """Return the community of each vertex, and the names of communities that are not numbers."""
    if source is None:
        return None, ()
    if source == DETECT:
        from heatcloak_aggregator.recovery.communities import detect_communities

        return tuple(map(int, detect_communities(domain))), ()
    if not source:
        raise ConfigError(
            "--communities is empty: give a file with a vertex and its community per line, or detect"
        )
    known = _read_communities(Path(source), vertices)
    found = [known[vertex] for vertex in vertices]
    if all(name.isascii() and name.isdigit() and int(name) < len(vertices) for name in found):
        return tuple(map(int, found)), ()
    names = tuple(dict.fromkeys(found))
    numbers = {name: number for number, name in enumerate(names)}
    return tuple(numbers[name] for name in found), names


def _read_communities(path: Path, vertices: Sequence[str]) -> dict[str, str]:
    """Return the community of each vertex, both by name."""
    option = f"--communities {sanitize(str(path), 200)[1:-1]}"
    names, known = set(vertices), dict[str, str]()
    for words in _words(path, "--communities"):
        shown = sanitize(" ".join(words))
        if len(words) != 2:
            raise ConfigError(f"{option}: {shown} is not a pair: write a vertex and its community per line")
        if words[0] not in names:
            raise ConfigError(f"{option}: {shown}: the graph has no such vertex: use names of the edge list")
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
    """Return the words of each line that has any; ``#`` starts a comment."""
    shown = f"{option} {sanitize(str(path), 200)[1:-1]}"
    content = read_start(path, MOST_BYTES + 1, ConfigError, shown, "give the path of a readable file")
    if len(content) > MOST_BYTES:
        raise ConfigError(f"{shown}: more than {MOST_BYTES} bytes are not read: give a smaller file")
    try:
        lines = text_lines(content)
    except UnicodeDecodeError:
        raise ConfigError(f"{shown}: not UTF-8: save it as a UTF-8 text file") from None
    return [words for line in lines if (words := line.partition("#")[0].split())]
