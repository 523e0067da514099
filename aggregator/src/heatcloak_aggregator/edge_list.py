"""Graphs in text files with one edge per line, as networkx and most graph collections write them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.graph.checking import EdgeError
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize

MOST_BYTES = 1 << 28
_LONGEST_ATTRIBUTES = 1000
_LINE_END = re.compile(r"\r\n|\r|\n")


def load_graph(path: Path | str, sensors: list[str] | None = None) -> GraphDomain:
    """Load the graph in an edge list: each line has two vertex names and, if not 1, the weight of their edge.

    The weight may also be among attributes as networkx writes them, ``{'weight': 2.5}``; other attributes are
    ignored. Names are any text without spaces. ``#`` begins a comment. Vertices are numbered in the order in
    which they first appear, and keep their names as ``labels``; if all names are the numbers 0…n−1, each
    keeps its number.

    Args:
        path: a UTF-8 text file of at most 256 MiB, with or without a byte order mark.
        sensors: names of the vertices with a sensor; None for all.

    Raises:
        ParameterError: the file can't be read, or a line is not an edge of a graph (the error gives its
            number); or as `GraphDomain`, with the file's names.
    """
    try:
        file = Path(path)
    except TypeError:
        raise ParameterError(
            f"path must be a path, got a {type(path).__name__}: pass that of an edge list"
        ) from None
    named = list(sensors) if isinstance(sensors, (list, tuple, set, frozenset)) else []
    if (sensors is not None and not named) or not all(isinstance(name, str) for name in named):
        raise ParameterError(
            f"sensors must be a list of vertex names or None, got {sanitize(sensors)}: pass None for all"
        )
    source = sanitize(str(path), 200)[1:-1]
    pairs: list[tuple[str, str]] = []
    weights: list[float] = []
    lines: list[int] = []
    numbers: dict[str, int] = {}
    for at, line in enumerate(_lines(file, source), start=1):
        if not line.partition("#")[0].strip():
            continue
        edge = _edge(line)
        if edge is None:
            raise ParameterError(
                f"{source}, line {at}: {sanitize(line.strip(), 80)} is not an edge: write two vertices and "
                "an optional weight"
            )
        one, other, weight = edge
        for name in (one, other):
            numbers.setdefault(name, len(numbers))
        pairs.append((one, other))
        weights.append(weight)
        lines.append(at)
    if not pairs:
        raise ParameterError(f"{source} has no edges: write one per line, two vertices each")
    if set(numbers) == {str(number) for number in range(len(numbers))}:
        numbers = {name: int(name) for name in numbers}
    for name in named:
        if name not in numbers:
            raise ParameterError(
                f"{source} has no vertex {sanitize(name, 80)}: sensors must be vertices of the graph"
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


def text_lines(content: bytes) -> list[str]:
    """Return the lines of a UTF-8 text file without byte order mark, numbered as in an editor.

    Raises:
        UnicodeDecodeError: it is not UTF-8.
    """
    # str.splitlines also splits at form feeds and other characters that do not end a line in an editor.
    return _LINE_END.split(content.decode("utf-8-sig"))


def _edge(line: str) -> tuple[str, str, float] | None:
    """Return two names and a weight; None if the line is not an edge."""
    words = line.split(None, 2)
    if len(words) == 3 and words[2].startswith("{") and "#" not in words[0] + words[1]:
        weight = _weight_among(words[2])
        return None if weight is None else (words[0], words[1], weight)
    words = line.partition("#")[0].split()
    try:
        one, other, text = words if len(words) == 3 else (*words, "1")
        return one, other, float(text)
    except ValueError:
        return None


def _weight_among(attributes: str) -> float | None:
    """Return the weight among attributes as networkx writes them, 1 if absent; None if they are malformed."""
    if len(attributes) > _LONGEST_ATTRIBUTES:
        return None
    try:
        found = ast.literal_eval(attributes)
        weight = found.get("weight", 1) if isinstance(found, dict) else None
        if isinstance(weight, bool) or not isinstance(weight, (int, float)):
            return None
        return float(weight)
    except (ValueError, SyntaxError, TypeError, OverflowError, MemoryError, RecursionError):
        return None


def _lines(path: Path, source: str) -> list[str]:
    content = read_start(path, MOST_BYTES + 1, ParameterError, source, "give the path of an edge list")
    if len(content) > MOST_BYTES:
        raise ParameterError(f"{source}: larger than the limit of {MOST_BYTES} bytes: give a smaller graph")
    try:
        return text_lines(content)
    except UnicodeDecodeError:
        raise ParameterError(f"{source}: not UTF-8: save it as a UTF-8 text file") from None
