"""Plan files: floor plans as TOML, read with line numbers and written exactly; and the example plans."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TypeVar, cast

from heatcloak_aggregator.plans.plan import (
    DEFAULT_CELL,
    DEFAULT_CLEARANCE,
    DEFAULT_GRID,
    MOST_CONDUCTANCE,
    Door,
    DoorState,
    FloorPlan,
    Obstacle,
    ObstacleHeat,
    Point,
    Points,
    Room,
    Sensor,
    Wall,
)
from heatcloak_shared.errors import ParameterError, PlanError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES, Table, as_number, parse_table

FORMAT = 1
EXAMPLES = ("flat", "office")
"""Names of the example plans."""

_Part = TypeVar("_Part", Wall, Door, Room, Obstacle, Sensor)
_LONGEST_LINE = 110
_POINTS_PER_LINE = 6
_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*|\[\[|\[|\]|\n|[^\s\[\]\"'#]+",
    re.DOTALL,
)
"""Strings, comments, brackets, ends of lines and everything else of valid TOML."""
_HEADER = re.compile(r"""[ \t]*(["']?)([a-z]+)\1[ \t]*\]\]""")


def load_plan(path: Path) -> FloorPlan:
    """Return the floor plan in a TOML file; `check_plan` finds faults of its geometry.

    Raises:
        PlanError: the file can't be read, has more than 1 MiB or is not TOML, or a value is missing, misspelt
            or of another type. The error names the part and its line.
    """
    remedy = "give the path of a readable plan file"
    content = read_start(path, MAX_FILE_BYTES + 1, PlanError, shown_path(path), remedy)
    return _parse(content, shown_path(path))


def parse_plan(text: str, source: str = "plan") -> FloorPlan:
    """Return the floor plan in the text of a plan file.

    Args:
        text: TOML.
        source: the file's name, for error texts.

    Raises:
        PlanError: as `load_plan`.
    """
    return _parse(text.encode("utf-8", "surrogatepass"), source)


def plan_text(plan: FloorPlan) -> str:
    """Return a plan as the text of a plan file; `parse_plan` returns an equal plan."""
    lines = [
        f"format = {FORMAT}",
        f"name = {_quoted(plan.name)}",
        f"outline = {_points_text(plan.outline, len('outline = '))}",
        f"grid = {plan.grid!r}",
        f"cell = {plan.cell!r}",
        f"clearance = {plan.clearance!r}",
    ]
    for wall in plan.walls:
        lines += _header("wall", wall.name)
        lines.append(f"points = {_points_text(wall.points, len('points = '))}")
        lines += _optional("conductance", wall.conductance)
    for door in plan.doors:
        lines += [*_header("door", door.name), f"at = {_point_text(door.at)}", f"width = {door.width!r}"]
        lines.append(f"state = {_quoted(door.state)}")
        lines += _optional("conductance", door.conductance)
    for room in plan.rooms:
        lines += _header("room", room.name)
        if room.at is not None:
            lines.append(f"at = {_point_text(room.at)}")
        if room.corners is not None:
            lines.append(f"corners = {_points_text(room.corners, len('corners = '))}")
    for obstacle in plan.obstacles:
        lines += _header("obstacle", obstacle.name)
        lines.append(f"corners = {_points_text(obstacle.corners, len('corners = '))}")
        lines.append(f"heat = {_quoted(obstacle.heat)}")
    for sensor in plan.sensors:
        lines += [*_header("sensor", sensor.name), f"at = {_point_text(sensor.at)}"]
    return "\n".join([*lines, ""])


def example_text(name: str) -> str:
    """Return the text of an example plan, with comments.

    Raises:
        ParameterError: no example has that name.
    """
    if name not in EXAMPLES:
        raise ParameterError(f"no example {sanitize(name, 40)}: choose from {', '.join(EXAMPLES)}")
    return files(__package__).joinpath("examples", f"{name}.toml").read_text(encoding="utf-8")


def header_lines(text: str) -> dict[str, list[int]]:
    """Return the line numbers of all headers ``[[key]]`` of valid TOML, by key and in their order.

    Brackets in strings, comments and arrays are not headers.
    """
    found: dict[str, list[int]] = {}
    line, depth, is_first = 1, 0, True
    at = 0
    while token := _TOKEN.search(text, at):
        at = token.end()
        value = token[0]
        if value == "\n":
            line += 1
            is_first = True
            continue
        if value == "[[" and depth == 0 and is_first:
            header = _HEADER.match(text, at)
            if header is not None:
                found.setdefault(header[2], []).append(line)
                at = header.end()
                is_first = False
                continue
        if value in ("[[", "["):
            depth += len(value)
        elif value == "]":
            depth -= 1
        else:
            line += value.count("\n")
        is_first = False
    return found


def _parse(content: bytes, source: str) -> FloorPlan:
    table = parse_table(content, source, PlanError)
    table.integer("format", FORMAT, FORMAT)
    name = table.text("name", "give the plan's id")
    outline = _points(table, "outline", 3)
    grid = table.number("grid", above=0.0, default=DEFAULT_GRID)
    cell = table.number("cell", above=0.0, default=DEFAULT_CELL)
    clearance = table.number("clearance", above=0.0, default=DEFAULT_CLEARANCE)
    lines = header_lines(content.decode("utf-8"))
    plan = FloorPlan(
        name=name,
        outline=outline,
        walls=_parts(table, "wall", lines, _wall),
        doors=_parts(table, "door", lines, _door),
        rooms=_parts(table, "room", lines, _room),
        obstacles=_parts(table, "obstacle", lines, _obstacle),
        sensors=_parts(table, "sensor", lines, _sensor),
        grid=grid,
        cell=cell,
        clearance=clearance,
        source=source,
    )
    table.finish()
    return plan


def _parts(
    top: Table, key: str, lines: dict[str, list[int]], read: Callable[[Table, str, int | None], _Part]
) -> tuple[_Part, ...]:
    """Take the array of tables under ``key``, with the line of each unless they are written inline."""
    tables = top.tables(key)
    numbers: Sequence[int | None] = lines.get(key, [])
    if len(numbers) != len(tables):
        numbers = [None] * len(tables)
    found = []
    for table, line in zip(tables, numbers, strict=True):
        if line is not None:
            table.source = f"{top.source}: line {line}"
        name = table.text("name", f"give the name of the {key}")
        table.source = f"{table.source}: {key} {sanitize(name, 40)}"
        found.append(read(table, name, line))
        table.finish()
    return tuple(found)


def _wall(table: Table, name: str, line: int | None) -> Wall:
    return Wall(name, _points(table, "points", 2), _conductance(table), line)


def _door(table: Table, name: str, line: int | None) -> Door:
    state = table.choice("state", ("open", "shut", "either"), "open")
    return Door(
        name,
        _point(table, "at"),
        table.number("width", above=0.0),
        cast("DoorState", state),
        _conductance(table),
        line,
    )


def _room(table: Table, name: str, line: int | None) -> Room:
    if table.has("at") == table.has("corners"):
        table.refuse("at", "give either at, a point inside, or corners")
    if table.has("at"):
        return Room(name, at=_point(table, "at"), line=line)
    return Room(name, corners=_points(table, "corners", 3), line=line)


def _obstacle(table: Table, name: str, line: int | None) -> Obstacle:
    heat = table.choice("heat", ("passes", "blocks"), "passes")
    return Obstacle(name, _points(table, "corners", 3), cast("ObstacleHeat", heat), line)


def _sensor(table: Table, name: str, line: int | None) -> Sensor:
    return Sensor(name, _point(table, "at"), line)


def _conductance(table: Table) -> float:
    key = "conductance"
    return table.number_within(key, 0.0, MOST_CONDUCTANCE) if table.has(key) else 0.0


def _point(table: Table, key: str) -> Point:
    remedy = "give [x, y] in metres"
    point = _as_point(table.items(key, remedy))
    if point is None:
        table.refuse(key, f"not two finite numbers: {remedy}")
    return point


def _points(table: Table, key: str, least: int) -> Points:
    remedy = f"give {least} or more points [x, y] in metres"
    items = table.items(key, remedy)
    points = []
    for item in items:
        point = _as_point(item)
        if point is None:
            table.refuse(key, f"{sanitize(item, 40)} is not a point: {remedy}")
        points.append(point)
    if len(points) < least:
        table.refuse(key, f"has {len(points)} points: {remedy}")
    return tuple(points)


def _as_point(item: object) -> Point | None:
    """Return two finite numbers, or None."""
    if not isinstance(item, list) or len(item) != 2:
        return None
    x, y = map(as_number, item)
    if x is None or y is None or not (math.isfinite(x) and math.isfinite(y)):
        return None
    return x, y


def _header(kind: str, name: str) -> list[str]:
    return ["", f"[[{kind}]]", f"name = {_quoted(name)}"]


def _optional(key: str, value: float) -> list[str]:
    return [f"{key} = {value!r}"] if value else []


def _point_text(point: Point) -> str:
    return f"[{point[0]!r}, {point[1]!r}]"


def _points_text(points: Points, indent: int) -> str:
    """Return an array of points, on several lines if it is too long for one."""
    shown = [_point_text(point) for point in points]
    whole = f"[{', '.join(shown)}]"
    if indent + len(whole) <= _LONGEST_LINE:
        return whole
    rows = (shown[start : start + _POINTS_PER_LINE] for start in range(0, len(shown), _POINTS_PER_LINE))
    return "\n".join(["[", *(f"    {', '.join(row)}," for row in rows), "]"])


def _quoted(text: str) -> str:
    """Return a basic string of TOML."""
    return '"' + "".join(_escaped(letter) for letter in text) + '"'


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    # Control characters are not allowed, and a line separator would confuse a reader.
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
