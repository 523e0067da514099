"""Graphs in text files, one edge a line, as networkx and most collections of graphs write them."""

from __future__ import annotations

from pathlib import Path

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph.checking import EdgeError
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ParameterError

MOST_BYTES = 1 << 28


def load_graph(path: Path | str, sensors: list[str] | None = None) -> GraphDomain:
    """The graph in an edge list: on each line two names of vertices and, if not 1, the weight of their edge.

    Names are any text without spaces. What follows ``#`` is a comment. Vertices are numbered in the order in
    which they first appear, and keep their names as ``labels``; where all names are the numbers 0…n−1, each
    keeps its number.

    Args:
        path: of a UTF-8 text file of at most 256 MiB.
        sensors: names of the vertices with a sensor; None for all.

    Raises:
        ParameterError: if the file can't be read, a line is no edge, or none that a graph can have, with its
            number; or as `GraphDomain`, by the file's names.
    """
    source = clean(str(path), 200)[1:-1]
    pairs: list[tuple[str, str]] = []
    weights: list[float] = []
    lines: list[int] = []
    numbers: dict[str, int] = {}
    for at, line in enumerate(_text(Path(path), source).splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        edge = _edge(words)
        if edge is None:
            raise ParameterError(
                f"{source}, line {at}: {clean(line.strip(), 80)} is no edge: write two vertices, and a "
                "weight if it is not 1"
            )
        one, other, weight = edge
        for name in (one, other):
            numbers.setdefault(name, len(numbers))
        pairs.append((one, other))
        weights.append(weight)
        lines.append(at)
    if not pairs:
        raise ParameterError(f"{source} has no edges: write one a line, two vertices each")
    if set(numbers) == {str(number) for number in range(len(numbers))}:
        numbers = {name: int(name) for name in numbers}
    for name in sensors or ():
        if name not in numbers:
            raise ParameterError(
                f"{source} has no vertex {clean(name, 80)}, which sensors names: name one it has"
            )
    order: list[str] = sorted(numbers, key=lambda name: numbers[name])
    try:
        return GraphDomain(
            len(numbers),
            [(numbers[one], numbers[other]) for one, other in pairs],
            weights,
            None if sensors is None else [numbers[name] for name in sensors],
            labels=order,
        )
    except EdgeError as error:
        raise ParameterError(f"{source}, line {lines[error.at]}: {error}") from None
    except ParameterError as error:
        raise ParameterError(f"{source}: {error}") from None


def _edge(words: list[str]) -> tuple[str, str, float] | None:
    try:
        one, other, weight = words if len(words) == 3 else (*words, "1")
        return one, other, float(weight)
    except ValueError:
        return None


def _text(path: Path, source: str) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ParameterError(f"{source}: {error.strerror}: give the path of an edge list") from None
    if len(content) > MOST_BYTES:
        raise ParameterError(f"{source}: more than {MOST_BYTES} bytes are not read: give a smaller graph")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise ParameterError(f"{source}: not UTF-8: save it as a UTF-8 text file") from None
