"""The part of SVG that drawings of plans use: elements, transforms, lists of points, and paths of lines."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import NamedTuple, NoReturn
from xml.parsers import expat

from heatcloak_aggregator.plans.drawing import MOST_IMPORT_BYTES
from heatcloak_aggregator.plans.plan import Point, Points
from heatcloak_shared.sanitize import sanitize

MOST_ELEMENTS = 100_000
MOST_DEPTH = 100

_NUMBER = re.compile(r"[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?")
_TRANSFORM = re.compile(r"[\s,]*([A-Za-z]+)\s*\(([^()]*)\)")
_TOKEN = re.compile(rf"[\s,]*(?:([A-Za-z])|({_NUMBER.pattern}))")
_CURVES = frozenset("CcSsQqTtAa")
_LONGEST_TEXT = 200


class MarkupError(ValueError):
    """Markup that is malformed, or that can't be part of a plan; the text has cause and remedy."""


class Matrix(NamedTuple):
    """An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def after(self, inner: Matrix) -> Matrix:
        """Return the map that applies ``inner`` and then this one."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def apply(self, point: Point) -> Point:
        """Return the image of a point."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f


IDENTITY = Matrix(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass
class Element:
    """An element of SVG.

    Attributes:
        tag: its name, without namespace.
        attributes: its attributes, by name without namespace.
        line: the line in the file where it begins.
        children: the elements in it.
        title: the text of its title; empty without one.
    """

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)
    title: str = ""

    def get(self, key: str) -> str:
        """Return an attribute; empty without it."""
        return self.attributes.get(key, "")

    def number(self, key: str, default: float | None = None) -> float:
        """Return a number among the attributes.

        Raises:
            MarkupError: it is malformed, has a unit, or is missing and has no default.
        """
        text = self.get(key)
        if not text and default is not None:
            return default
        number = plain_number(text.removesuffix("px"))
        if number is None:
            raise MarkupError(f"{key} {sanitize(text, 40)} is not a number: give it without a unit")
        return number


def parse_markup(content: bytes) -> Element:
    """Return the root of XML. Document types and entities are refused: they could expand without bounds.

    Raises:
        MarkupError: it is too large, malformed, too deep, or declares a document type.
    """
    if len(content) > MOST_IMPORT_BYTES:
        raise MarkupError(f"more than {MOST_IMPORT_BYTES} bytes: give a drawing without pictures")
    builder = _Builder()
    try:
        builder.parser.Parse(content, True)
    except (expat.ExpatError, LookupError, ValueError) as reason:
        if isinstance(reason, MarkupError):
            raise
        raise MarkupError(f"not XML: {sanitize(str(reason), 160)}: save it as plain SVG") from None
    if builder.root is None:
        raise MarkupError("no element: save it as plain SVG")
    return builder.root


class _Builder:
    """Builds elements from the events of expat."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype
        self.parser.EntityDeclHandler = self._refuse_doctype
        self.root: Element | None = None
        self._open: list[Element] = []
        self._count = 0

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MOST_ELEMENTS:
            raise MarkupError(f"more than {MOST_ELEMENTS} elements: give a drawing of the plan alone")
        if len(self._open) >= MOST_DEPTH:
            raise MarkupError(f"more than {MOST_DEPTH} groups in each other: ungroup them")
        own = {key.rpartition(" ")[2]: value for key, value in attributes.items()}
        element = Element(name.rpartition(" ")[2], own, self.parser.CurrentLineNumber)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, name: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        if len(self._open) > 1 and self._open[-1].tag == "title":
            parent = self._open[-2]
            parent.title = (parent.title + text)[:_LONGEST_TEXT]

    def _refuse_doctype(self, *_: object) -> None:
        raise MarkupError("declares a document type or entities: delete its line <!DOCTYPE ...>")


def plain_number(text: str) -> float | None:
    """Return the finite number that a text is, or None."""
    text = text.strip()
    if _NUMBER.fullmatch(text) is None:
        return None
    number = float(text)
    return number if math.isfinite(number) else None


def point_list(text: str) -> Points:
    """Return the points of a polyline.

    Raises:
        MarkupError: the text is not pairs of numbers, or fewer than two.
    """
    numbers = _numbers(text)
    if len(numbers) % 2 or len(numbers) < 4:
        raise MarkupError(f"points {sanitize(text, 40)} are not two or more pairs of numbers: draw it again")
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def transform_matrix(text: str) -> Matrix:
    """Return the map of a ``transform``.

    Raises:
        MarkupError: it is malformed, or a function is unknown.
    """
    found, at = IDENTITY, 0
    while match := _TRANSFORM.match(text, at):
        at = match.end()
        found = found.after(_function(match[1], _numbers(match[2])))
    if text[at:].strip(" \t\r\n,"):
        raise MarkupError(
            f"transform {sanitize(text, 60)} is malformed: apply the transforms, or draw it again"
        )
    return found


def _function(name: str, numbers: list[float]) -> Matrix:
    match name, numbers:
        case "translate", [x]:
            return Matrix(1.0, 0.0, 0.0, 1.0, x, 0.0)
        case "translate", [x, y]:
            return Matrix(1.0, 0.0, 0.0, 1.0, x, y)
        case "scale", [both]:
            return Matrix(both, 0.0, 0.0, both, 0.0, 0.0)
        case "scale", [x, y]:
            return Matrix(x, 0.0, 0.0, y, 0.0, 0.0)
        case "rotate", [degrees]:
            cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            return Matrix(cosine, sine, -sine, cosine, 0.0, 0.0)
        case "rotate", [degrees, x, y]:
            back = _function("translate", [-x, -y])
            return _function("translate", [x, y]).after(_function("rotate", [degrees])).after(back)
        case "matrix", [a, b, c, d, e, f]:
            return Matrix(a, b, c, d, e, f)
    raise MarkupError(
        f"transform {sanitize(name, 20)} with {len(numbers)} numbers can't be read: use translate, scale, "
        "rotate or matrix"
    )


def path_lines(text: str) -> list[tuple[Points, bool]]:
    """Return the polylines of a path, and whether each is closed.

    Raises:
        MarkupError: the path has curves or is malformed.
    """
    return _PathReader(text).lines()


class _PathReader:
    """Reads the commands M, L, H, V and Z of a path, absolute and relative."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines: list[tuple[Points, bool]] = []
        self._points: list[Point] = []

    def lines(self) -> list[tuple[Points, bool]]:
        """Return the polylines; see `path_lines`."""
        at, command = 0, ""
        numbers: list[float] = []
        end = len(self._text.rstrip())
        while at < end:
            token = _TOKEN.match(self._text, at)
            if token is None:
                self._malformed()
            at = token.end()
            if token[1] is None:
                numbers.append(float(token[2]))
                continue
            self._run(command, numbers)
            command, numbers = token[1], []
        self._run(command, numbers)
        self._finish(is_closed=False)
        if not self._lines:
            self._malformed()
        return self._lines

    def _malformed(self) -> NoReturn:
        raise MarkupError(f"path {sanitize(self._text, 40)} is malformed: draw it again")

    def _run(self, command: str, numbers: list[float]) -> None:
        """Run a command with all numbers that follow it."""
        if command in _CURVES:
            raise MarkupError(
                "has curves: flatten them, in Inkscape by Extensions > Modify Path > Flatten Beziers"
            )
        kind, is_relative = command.upper(), command.islower()
        if kind == "Z":
            if numbers or not self._points:
                self._malformed()
            first = self._points[0]
            self._finish(is_closed=True)
            # What follows begins where the closed part began.
            self._points = [first]
            return
        width = {"M": 2, "L": 2, "H": 1, "V": 1}.get(kind, 0)
        if not command and not numbers:
            return
        if not width or not numbers or len(numbers) % width or (kind != "M" and not self._points):
            self._malformed()
        for start in range(0, len(numbers), width):
            now = self._points[-1] if self._points else (0.0, 0.0)
            x, y = now if is_relative else (0.0, 0.0)
            some = numbers[start : start + width]
            if kind == "H":
                point = x + some[0], now[1]
            elif kind == "V":
                point = now[0], y + some[0]
            else:
                point = x + some[0], y + some[1]
            if kind == "M" and start == 0:
                self._finish(is_closed=False)
            self._points.append(point)

    def _finish(self, *, is_closed: bool) -> None:
        """End the current polyline; a single point is none."""
        points = self._points
        if is_closed and len(points) > 1 and points[0] == points[-1]:
            points = points[:-1]
        if len(points) > 1:
            self._lines.append((tuple(points), is_closed and len(points) > 2))
        self._points = []


def _numbers(text: str) -> list[float]:
    """Return numbers that spaces or commas separate, or that their signs do.

    Raises:
        MarkupError: there is anything else.
    """
    found, at = [], 0
    end = len(text.rstrip())
    while at < end:
        token = _TOKEN.match(text, at)
        if token is None or token[2] is None:
            raise MarkupError(f"{sanitize(text, 40)} are not numbers: draw it again")
        found.append(float(token[2]))
        at = token.end()
    return found
