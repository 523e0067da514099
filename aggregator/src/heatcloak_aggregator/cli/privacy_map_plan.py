"""Plans of rooms and walls in TOML files, for ``heatcloak privacy-map build``."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

from heatcloak_aggregator.privacy_maps.plan import GRAIN, Plan, Rectangle
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.location.location_table import MOST_CELLS
from heatcloak_shared.location.mechanism_file import FURTHEST_COORDINATE
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number, load_table
from heatcloak_shared.zone.rooms import name_problem

MOST_ROOMS = 1000


def load_plan(path: Path, cell: float | None = None) -> Plan:
    """Return the plan in a TOML file.

    Args:
        path: the file.
        cell: side of a cell, instead of that of the file.

    Raises:
        ConfigError: the file can't be read or is not TOML, or a value is missing, misspelt or out of range.
    """
    table = load_table(path, ConfigError)
    size = _pair(table, "size", "give [width, height], both above 0")
    if not all(0.0 < side <= FURTHEST_COORDINATE for side in size):
        table.refuse("size", f"give [width, height], both above 0 and at most {FURTHEST_COORDINATE:g}")
    side = cell
    if side is None or table.has("cell"):
        written = table.number("cell", above=0.0, below=FURTHEST_COORDINATE)
        side = written if side is None else side
    _check_cells(table, size, side)
    epsilon = table.number("epsilon", above=0.0)
    rooms = [_rectangle(each, size, is_room=True) for each in table.tables("room")]
    walls = [_rectangle(each, size, is_room=False) for each in table.tables("wall")]
    table.finish()
    plan = Plan(size, side, epsilon, rooms, walls)
    _check_rectangles(table, plan)
    return plan


def _check_cells(table: Table, size: tuple[float, float], cell: float) -> None:
    columns, rows = (max(side / cell, 1.0) for side in size)
    if not rows * columns <= MOST_CELLS:
        table.refuse(
            "cell",
            f"{cell!r} makes {rows * columns:.3g} cells: give a greater side; {MOST_CELLS} is the most",
        )


def _check_rectangles(table: Table, plan: Plan) -> None:
    for key, rectangles in (("room", plan.rooms), ("wall", plan.walls)):
        if len(rectangles) > MOST_ROOMS:
            table.refuse(key, f"there are {len(rectangles)} of them: give at most {MOST_ROOMS}")
    for first, second in combinations(range(len(plan.rooms)), 2):
        one, two = plan.rooms[first], plan.rooms[second]
        if one.name == two.name and one.epsilon != two.epsilon:
            table.refuse(
                f"room[{second}].name", f"{sanitize(two.name)} has two levels: give one, or two names"
            )
        if one.epsilon != two.epsilon and one.overlaps(two, GRAIN * plan.cell):
            table.refuse(
                f"room[{second}].x",
                f"{sanitize(two.name)} overlaps {sanitize(one.name)}, which has another level: move one of "
                "them, or give both the same level",
            )
    for number, wall in enumerate(plan.walls):
        if not plan.covers_a_cell(wall):
            table.refuse(
                f"wall[{number}].x",
                f"the wall covers no cell of side {plan.cell:g} completely: give a smaller cell, put the "
                "wall on borders of cells, or leave it out",
            )


def _rectangle(table: Table, size: tuple[float, float], *, is_room: bool) -> Rectangle:
    name, epsilon = "", math.nan
    if is_room:
        name = table.text("name", "give the room's name")
        problem = name_problem(name)
        if problem is not None:
            table.refuse("name", problem)
        epsilon = table.number("epsilon", above=0.0)
    found = Rectangle(_range(table, "x", size[0]), _range(table, "y", size[1]), epsilon, name)
    table.finish()
    return found


def _range(table: Table, key: str, side: float) -> tuple[float, float]:
    low, high = _pair(table, key, "give [least, greatest]")
    if not low < high:
        table.refuse(key, f"[{low!r}, {high!r}] is empty: give [least, greatest], in this order")
    if not (low >= 0.0 and high <= side * (1.0 + GRAIN)):
        table.refuse(key, f"[{low!r}, {high!r}] leaves the plan: give numbers from 0 to {side!r}")
    return low, high


def _pair(table: Table, key: str, remedy: str) -> tuple[float, float]:
    numbers = [as_number(item) for item in table.items(key, remedy)]
    found = [number for number in numbers if number is not None and math.isfinite(number)]
    if len(found) != 2 or len(numbers) != 2:
        table.refuse(key, f"not two finite numbers: {remedy}")
    return found[0], found[1]
