"""Floor plans from SVG drawings whose layers or classes say what is drawn."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NoReturn, cast

from heatcloak_aggregator.plans.drawing import (
    MOST_SHAPE_POINTS,
    MOST_SHAPES,
    DrawnShape,
    ImportedPlan,
    Kind,
    plan_of_shapes,
)
from heatcloak_aggregator.plans.plan import MOST_CONDUCTANCE, DoorState, Point, Points
from heatcloak_aggregator.plans.svg_markup import (
    IDENTITY,
    Element,
    MarkupError,
    Matrix,
    parse_markup,
    path_lines,
    plain_number,
    point_list,
    transform_matrix,
)
from heatcloak_shared.errors import PlanError
from heatcloak_shared.sanitize import sanitize

KINDS: tuple[Kind, ...] = ("outline", "wall", "door", "room", "obstacle", "column", "sensor")
METRES_PER_UNIT = {"mm": 0.001, "cm": 0.01, "m": 1.0, "in": 0.0254}
"""Units of the width and height of a drawing that give its scale."""

_KIND = re.compile(rf"({'|'.join(KINDS)})s?(?![a-z])[\s:_-]*(.*)", re.IGNORECASE | re.DOTALL)
_LENGTH = re.compile(r"\s*([-+0-9.eE]+?)\s*(mm|cm|m|in)\s*")
_DRAWN = ("line", "polyline", "polygon", "rect", "circle", "ellipse", "path")
_NOT_DRAWN = ("defs", "symbol", "clipPath", "mask", "pattern", "marker", "metadata")
_AUTOMATIC_ID = re.compile(
    r"(path|rect|circle|ellipse|polygon|polyline|line|g|layer|use)[-_]?[\d-]*", re.IGNORECASE
)
_CORNERS_OF_CIRCLE = 24
_UNEVEN = 1e-3


def plan_from_svg(
    content: bytes | str, name: str = "plan", source: str = "plan.svg", *, scale: float | None = None
) -> ImportedPlan:
    """Return the plan in an SVG drawing.

    What an element is follows from its class, else from class, label or id of the nearest group that names a
    kind of `KINDS`, else from its own label or id. Elements of no kind are left out. y points to the north in
    the plan, and the outline begins at (0, 0).

    Args:
        content: SVG.
        name: the plan's id.
        source: the file's name, for error texts.
        scale: metres per unit of the drawing; None takes it from width, height and viewBox, if these have
            units of length.

    Raises:
        PlanError: it is too large, no SVG, declares a document type or entities, has no scale, an element
            that is part of the plan has curves, or no plan can be made of its elements. The error names the
            element.
    """
    return _Reader(source).plan(content, name, scale)


@dataclass(frozen=True)
class _Context:
    """What an element inherits from its groups."""

    matrix: Matrix
    kind: Kind | None = None


class _Reader:
    """Reads elements, and names them in errors."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._left_out: list[str] = []
        self._n_unknown = 0
        self._n_points = 0
        self._metres = 1.0

    def plan(self, content: bytes | str, name: str, scale: float | None) -> ImportedPlan:
        """Return the plan; see `plan_from_svg`."""
        data = content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content
        try:
            root = parse_markup(data)
        except MarkupError as error:
            self._refuse("", str(error))
        if root.tag != "svg":
            self._refuse("", f"not SVG but {sanitize(root.tag, 40)}: save the drawing as plain SVG")
        self._metres = self._scale(root) if scale is None else scale
        if not 0.0 < self._metres < math.inf:
            self._refuse("", f"scale {self._metres!r} is out of range: give metres per unit, above 0")
        shapes = list(self._shapes(root, _Context(IDENTITY)))
        if len(shapes) > MOST_SHAPES:
            self._refuse("", f"has {len(shapes)} shapes: give at most {MOST_SHAPES}")
        if not shapes:
            self._refuse("", f"nothing is drawn of a known kind: name layers or classes {', '.join(KINDS)}")
        if self._n_unknown:
            self._left_out.append(f"elements of no known kind: {self._n_unknown}")
        return plan_of_shapes(shapes, name, self._source, to_origin=True, left_out=self._left_out)

    def _refuse(self, where: str, text: str) -> NoReturn:
        raise PlanError(f"{self._source}: {where}{': ' if where else ''}{text}")

    def _scale(self, root: Element) -> float:
        """Return metres per unit, from the size of the drawing in units of length and its viewBox."""
        remedy = "give --scale, metres per unit of the drawing"
        box = [plain_number(word) for word in re.split(r"[\s,]+", root.get("viewBox").strip())]
        sizes = [_LENGTH.fullmatch(root.get(key)) for key in ("width", "height")]
        scales = []
        for size, side in zip(sizes, box[2:], strict=False):
            number = None if size is None else plain_number(size[1])
            if size is not None and number is not None and side is not None and min(number, side) > 0.0:
                scales.append(number * METRES_PER_UNIT[size[2]] / side)
        if len(box) != 4 or len(scales) != 2:
            self._refuse(
                "", f"its scale is unknown, as it has no viewBox, or no size in mm, cm or m: {remedy}"
            )
        if abs(scales[0] - scales[1]) > _UNEVEN * scales[0]:
            self._refuse("", f"its width and height have different scales: {remedy}")
        return scales[0]

    def _shapes(self, element: Element, context: _Context) -> Iterator[DrawnShape]:
        """Yield the shapes of an element and those within it."""
        where = _where(element)
        if element.tag in _NOT_DRAWN or _is_hidden(element):
            return
        try:
            matrix = context.matrix.after(transform_matrix(element.get("transform")))
        except MarkupError as error:
            self._refuse(where, str(error))
        if element.tag in _DRAWN:
            kind, name = _kind_and_name(element, context.kind)
            if kind is None:
                self._n_unknown += 1
                return
            yield from self._drawn(element, DrawnShape(kind, where, (), name=name), matrix)
            return
        if element.tag == "use" and _kind_and_name(element, context.kind)[0] is not None:
            self._refuse(where, "a copy by <use>: unlink clones, in Inkscape by Edit > Clone > Unlink Clone")
        inner = _Context(
            matrix, context.kind if element.tag == "svg" else _group_kind(element) or context.kind
        )
        for child in element.children:
            yield from self._shapes(child, inner)

    def _drawn(self, element: Element, shape: DrawnShape, matrix: Matrix) -> Iterator[DrawnShape]:
        try:
            lines = _lines(element)
        except MarkupError as error:
            self._refuse(shape.where, str(error))
        self._n_points += sum(len(points) for points, _ in lines)
        if self._n_points > MOST_SHAPE_POINTS:
            self._refuse("", f"has more than {MOST_SHAPE_POINTS} points: simplify curves")
        if len(lines) > 1 and shape.kind in ("outline", "room", "obstacle", "column", "sensor"):
            self._refuse(
                shape.where, f"has {len(lines)} parts: break it apart, in Inkscape by Path > Break Apart"
            )
        shape = replace(
            shape,
            width=self._number(element, shape.where, "data-width"),
            conductance=self._number(element, shape.where, "data-conductance") or 0.0,
            state=self._state(element, shape.where),
        )
        is_point = shape.kind == "room" and element.tag in ("circle", "ellipse")
        for points, is_closed in lines:
            moved = tuple(self._placed(shape.where, matrix.apply(point)) for point in points)
            if is_point:
                xs, ys = zip(*moved, strict=True)
                moved, is_closed = (((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2),), False
            yield replace(shape, points=moved, is_closed=is_closed)

    def _placed(self, where: str, point: Point) -> Point:
        """Return a point in metres with y to the north."""
        x, y = point[0] * self._metres, -point[1] * self._metres
        if not (math.isfinite(x) and math.isfinite(y)):
            self._refuse(where, "a coordinate is not finite: draw it again")
        return x, y

    def _number(self, element: Element, where: str, key: str) -> float | None:
        text = element.get(key)
        if not text:
            return None
        number = plain_number(text)
        if number is None or not 0.0 <= number <= MOST_CONDUCTANCE:
            self._refuse(where, f"{key} {sanitize(text, 40)} is out of range: give a number above 0")
        return number

    def _state(self, element: Element, where: str) -> DoorState:
        state = element.get("data-state") or "open"
        if state not in ("open", "shut", "either"):
            self._refuse(where, f"data-state {sanitize(state, 40)} is unknown: give open, shut or either")
        return cast("DoorState", state)


def _lines(element: Element) -> list[tuple[Points, bool]]:
    """Return the polylines of an element, and whether each is closed.

    Raises:
        MarkupError: an attribute is malformed, or there are curves.
    """
    match element.tag:
        case "line":
            x, y, x_end, y_end = (element.number(key, 0.0) for key in ("x1", "y1", "x2", "y2"))
            return [(((x, y), (x_end, y_end)), False)]
        case "polyline" | "polygon":
            points = point_list(element.get("points"))
            return [(points, element.tag == "polygon")]
        case "rect":
            x, y = element.number("x", 0.0), element.number("y", 0.0)
            right, low = x + element.number("width"), y + element.number("height")
            return [(((x, y), (right, y), (right, low), (x, low)), True)]
        case "circle" | "ellipse":
            x, y = element.number("cx", 0.0), element.number("cy", 0.0)
            across, up = (element.number("r" if element.tag == "circle" else key) for key in ("rx", "ry"))
            turns = (2.0 * math.pi * step / _CORNERS_OF_CIRCLE for step in range(_CORNERS_OF_CIRCLE))
            return [(tuple((x + across * math.cos(turn), y + up * math.sin(turn)) for turn in turns), True)]
        case _:
            return path_lines(element.get("d"))


def _kind_and_name(element: Element, inherited: Kind | None) -> tuple[Kind | None, str]:
    """Return what an element is and its name; the kind is None if nothing says so."""
    label, own_id = element.get("label"), element.get("id")
    kind = _kind_of_class(element) or inherited
    name = ""
    for text in (label, element.title, element.get("data-name"), own_id):
        found = _KIND.fullmatch(text.strip())
        if found is not None and (kind is None or kind == found[1].lower()):
            kind = kind or _as_kind(found[1])
            name = name or found[2].strip()
        elif found is None or kind is not None:
            is_automatic = text == own_id and _AUTOMATIC_ID.fullmatch(text) is not None
            name = name or ("" if is_automatic else text.strip())
    return kind, name


def _group_kind(element: Element) -> Kind | None:
    """Return what a group's elements are, by its class, label or id."""
    found = (_KIND.fullmatch(element.get(key).strip()) for key in ("label", "id"))
    return _kind_of_class(element) or next((_as_kind(each[1]) for each in found if each), None)


def _kind_of_class(element: Element) -> Kind | None:
    for word in element.get("class").split():
        found = _KIND.fullmatch(word)
        if found is not None:
            return _as_kind(found[1])
    return None


def _as_kind(word: str) -> Kind:
    return next(kind for kind in KINDS if kind == word.lower())


def _is_hidden(element: Element) -> bool:
    return "display:none" in element.get("style").replace(" ", "") or element.get("display") == "none"


def _where(element: Element) -> str:
    named = element.get("label") or element.get("id")
    return f"line {element.line}: <{element.tag}>{f' {sanitize(named, 40)}' if named else ''}"
