"""Pictures of floor plans: PNG or SVG, and a drawing with characters for the terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np
import shapely

from heatcloak_aggregator.arrays import BoolArray
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.plans.plan import Door, FloorPlan, Point
from heatcloak_aggregator.plans.regions import outline_polygon, polygons, room_regions, walking_space
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from shapely.geometry.base import BaseGeometry

PictureFormat = Literal["png", "svg"]
Rooms = tuple[tuple[str, shapely.Polygon], ...]

TINTS = ("#8dbbe0", "#f2b889", "#a6d3a0", "#d9a9d0", "#e8d98a", "#96d2cc", "#e3a3a3", "#b9b2e0")
"""Of rooms, repeated if there are more. Rooms also have their names, so colours carry nothing alone."""
_WALL, _SHUT, _DOOR, _SENSOR = "#2b2b2b", "#b0762f", "#8a8a8a", "#b3202c"
_DOTS_PER_INCH = 150
_LONGEST_SIDE, _LEAST_SIDE = 10.0, 3.0
_OUTER_WALL = 0.012
"""Thickness of outer walls in the picture, as a share of the longer side."""
_MOST_SENSOR_NAMES = 150
_CANDIDATES = 24
"""Places along each side of a room where its name may be."""
_SCALE_SHARE = 0.25
_HEAVY, _LIGHT = 3, 4
"""Layers of the picture."""

NARROWEST, WIDEST = 20, 400
_ASPECT = 2.0
"""Height of a character, in widths."""
_MARKS = {"open": "'", "shut": "=", "either": "~"}


def picture_format(out: Path) -> PictureFormat:
    """Return the format of a picture by the ending of the file of the option ``--out``.

    Raises:
        ConfigError: it has another ending.
    """
    match out.suffix.lower():
        case ".png":
            return "png"
        case ".svg":
            return "svg"
    raise ConfigError(f"--out {shown_path(out)}: unknown format: use the ending .png or .svg")


def plan_picture(plan: FloorPlan, form: PictureFormat = "png") -> bytes:
    """Return a picture of a plan that `check_plan` accepts.

    Rooms are tinted, fully where the middle of a body can be. Walls are dark. A door is open with its leaf
    and arc, dashed if it may be either, or a light bar if it is shut. Obstacles are hatched, columns
    filled. Sensors are dots with their names, if there are at most 150.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    with optional_import():
        from matplotlib import rc_context
        from matplotlib.figure import Figure

    outline = outline_polygon(plan)
    left, bottom, right, top = outline.bounds
    longest = max(right - left, top - bottom)
    inches = _LONGEST_SIDE / longest
    margin, below = 0.03 * longest, 0.09 * longest
    figure = Figure(
        figsize=(
            max((right - left + 2 * margin) * inches, _LEAST_SIDE),
            max((top - bottom + margin + below) * inches, _LEAST_SIDE),
        ),
        dpi=_DOTS_PER_INCH,
    )
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.set_xlim(left - margin, right + margin)
    axes.set_ylim(bottom - below, top + margin)
    _draw_floor(axes, plan, outline)
    _draw_walls(axes, plan, outline, _OUTER_WALL * longest)
    rooms = room_regions(plan)
    for door, leaf in zip(plan.doors, _leaves(plan, rooms), strict=True):
        _draw_door(axes, door, leaf)
    _draw_sensors(axes, plan)
    for name, region in rooms:
        x, y = name_place(plan, region, name, 0.11 / inches)
        axes.text(
            *(x, y, name),
            fontsize=10,
            color="#1a1a1a",
            ha="center",
            va="center",
            zorder=_LIGHT + 2,
            parse_math=False,
        )
    _draw_scale(axes, plan, (left, bottom - 0.045 * longest), longest)
    output = BytesIO()
    # The same plan is the same file.
    metadata = {"Software": None} if form == "png" else {"Date": None, "Creator": None}
    with rc_context({"svg.hashsalt": "heatcloak"}):
        figure.savefig(output, format=form, metadata=metadata, facecolor="white")
    return output.getvalue()


def name_place(plan: FloorPlan, region: shapely.Polygon, name: str, letter: float) -> Point:
    """Return where the name of a room has most space: within it, away from sensors, obstacles and doors.

    Args:
        plan: the plan.
        region: the room.
        name: its name.
        letter: width of a letter, in metres.
    """
    left, bottom, right, top = region.bounds
    half = len(name) * letter / 2
    busy = shapely.union_all(
        [
            region.boundary,
            *(shapely.Polygon(obstacle.corners) for obstacle in plan.obstacles),
            *(shapely.Point(sensor.at) for sensor in plan.sensors),
            *(shapely.Point(at).buffer(math.dist(*ends)) for ends in plan.door_ends for at in ends),
        ]
    )
    shapely.prepare(region)
    xs, ys = (
        [low + (high - low) * (step + 0.5) / _CANDIDATES for step in range(_CANDIDATES)]
        for low, high in ((left, right), (bottom, top))
    )
    middle = region.representative_point()
    best, found = -math.inf, (middle.x, middle.y)
    for y in ys:
        for x in xs:
            if not region.contains(shapely.Point(x, y)):
                continue
            text = shapely.LineString([(x - half, y), (x + half, y)])
            space = float(text.distance(busy))
            # Of equally good places, the one nearest to the middle.
            score = min(space, 2.0 * letter) - 1e-3 * math.dist((x, y), (middle.x, middle.y))
            if score > best:
                best, found = score, (x, y)
    return found


def _draw_floor(axes: Axes, plan: FloorPlan, outline: shapely.Polygon) -> None:
    """Draw rooms, paler where nobody's middle can be, and obstacles."""
    _fill(axes, outline, facecolor="#ececec")
    space = walking_space(plan)
    for index, (_, region) in enumerate(room_regions(plan)):
        colour = TINTS[index % len(TINTS)]
        _fill(axes, region, facecolor=colour, alpha=0.35)
        _fill(axes, region.intersection(space), facecolor=colour, alpha=0.5)
    for obstacle in plan.obstacles:
        shape = shapely.Polygon(obstacle.corners)
        if obstacle.heat == "blocks":
            _fill(axes, shape, facecolor=_WALL, zorder=_HEAVY)
        else:
            _fill(
                axes, shape, facecolor="#f7f7f7", edgecolor="#777777", hatch="////", linewidth=0.8, zorder=2
            )


def _draw_walls(axes: Axes, plan: FloorPlan, outline: shapely.Polygon, thickness: float) -> None:
    from matplotlib.collections import LineCollection

    outer = outline.buffer(thickness, join_style="mitre").difference(outline)
    _fill(axes, outer, facecolor=_WALL, zorder=_HEAVY)
    # Shut doors are left out, too: they have a sign of their own.
    lines = [points for points, _ in plan.solid_walls(frozenset())]
    axes.add_collection(LineCollection(lines, colors=_WALL, linewidths=3.5, capstyle="butt", zorder=_HEAVY))


def _leaves(plan: FloorPlan, rooms: Rooms) -> list[tuple[Point, ...]]:
    """Return where the leaf of each door can be: the hinge, and an arc; it opens into the smaller room."""
    found = []
    for hinge, end in plan.door_ends:
        along = math.atan2(end[1] - hinge[1], end[0] - hinge[0])
        width = math.dist(hinge, end)
        leaves = [
            (hinge, *(_turned(hinge, width, along + side * math.pi / 2 * step / 24) for step in range(25)))
            for side in (1.0, -1.0)
        ]
        areas = [_area_around(leaf, rooms) for leaf in leaves]
        found.append(leaves[0] if areas[0] <= areas[1] else leaves[1])
    return found


def _turned(hinge: Point, width: float, angle: float) -> Point:
    return hinge[0] + width * math.cos(angle), hinge[1] + width * math.sin(angle)


def _area_around(leaf: tuple[Point, ...], rooms: Rooms) -> float:
    """Return the area of the room that a door opens into; infinity if it opens into none."""
    inside = shapely.Polygon(leaf).representative_point()
    return min((region.area for _, region in rooms if region.contains(inside)), default=math.inf)


def _draw_door(axes: Axes, door: Door, leaf: tuple[Point, ...]) -> None:
    """Draw a shut door as a light bar; an open one as a leaf at a right angle and the arc of its edge."""
    hinge, *arc = leaf
    if door.state == "shut":
        xs, ys = zip(hinge, arc[0], strict=True)
        axes.plot(xs, ys, color=_SHUT, linewidth=3.0, solid_capstyle="butt", zorder=_HEAVY)
        return
    style = "--" if door.state == "either" else "-"
    xs, ys = zip(*arc, hinge, strict=True)
    axes.plot(xs, ys, color=_DOOR, linewidth=1.0, linestyle=style, zorder=2.5)


def _draw_sensors(axes: Axes, plan: FloorPlan) -> None:
    places = [sensor.at for sensor in plan.sensors]
    axes.plot(
        [x for x, _ in places], [y for _, y in places], "o", color=_SENSOR, markersize=3.5, zorder=_LIGHT
    )
    if len(places) <= _MOST_SENSOR_NAMES:
        for sensor in plan.sensors:
            axes.annotate(
                *(sensor.name, sensor.at),
                xytext=(0, 3.5),
                textcoords="offset points",
                fontsize=6,
                color="#444444",
                ha="center",
                va="bottom",
                zorder=_LIGHT,
                parse_math=False,
            )


def _draw_scale(axes: Axes, plan: FloorPlan, at: Point, longest: float) -> None:
    """Draw a bar of a round length."""
    length = scale_length(_SCALE_SHARE * longest)
    x, y = at
    axes.plot([x, x + length], [y, y], color=_WALL, linewidth=2.0, solid_capstyle="butt", zorder=_LIGHT)
    for end in (x, x + length):
        axes.plot([end, end], [y - 0.008 * longest, y + 0.008 * longest], color=_WALL, linewidth=1.0)
    axes.text(x + length + 0.01 * longest, y, f"{length:g} m", fontsize=9, va="center")
    right = axes.get_xlim()[1] - 0.03 * longest
    axes.text(right, y, plan.name, fontsize=9, va="center", ha="right", color="#555555")


def scale_length(most: float) -> float:
    """Return the largest of 1, 2, 5 times a power of ten that is at most ``most``."""
    power = 10.0 ** math.floor(math.log10(most))
    return max(times * power for times in (1.0, 2.0, 5.0) if times * power <= most)


def _fill(axes: Axes, geometry: BaseGeometry, *, zorder: float = 1, **style: object) -> None:
    """Fill the polygons of a geometry, without their holes."""
    from matplotlib.patches import PathPatch
    from matplotlib.path import Path

    style = {"edgecolor": "none", "linewidth": 0.0, **style}
    for polygon in polygons(geometry):
        rings = [Path(list(ring.coords), closed=True) for ring in (polygon.exterior, *polygon.interiors)]
        axes.add_patch(PathPatch(Path.make_compound_path(*rings), zorder=zorder, **style))


def terminal_plan(plan: FloorPlan, width: int = 80) -> list[str]:
    """Return a drawing of a plan with characters, and a legend.

    Args:
        plan: a plan that `check_plan` accepts.
        width: most characters of a line, from 20 to 400.

    Returns:
        Lines of at most ``width`` characters, from the largest y to the least.
    """
    return _Canvas(plan, min(max(width, NARROWEST), WIDEST)).lines()


class _Canvas:
    """A drawing with characters."""

    def __init__(self, plan: FloorPlan, width: int) -> None:
        self._plan = plan
        self._width = width
        self._left, bottom, right, self._top = outline_polygon(plan).bounds
        self._step = max((right - self._left) / (width - 1), (self._top - bottom) / (_ASPECT * (width - 1)))
        across, down = self._cell((right, bottom))
        self._rows = [[" "] * (across + 1) for _ in range(down + 1)]

    def lines(self) -> list[str]:
        """Return the lines of the drawing and the legend."""
        plan = self._plan
        for obstacle in plan.obstacles:
            self._fill(shapely.Polygon(obstacle.corners), "@" if obstacle.heat == "blocks" else "%")
        self._stroke((*plan.outline, plan.outline[0]), "#")
        for points, _ in plan.solid_walls(frozenset(door.name for door in plan.doors)):
            self._stroke(points, "#")
        for door, ends in zip(plan.doors, plan.door_ends, strict=True):
            self._stroke(ends, _MARKS[door.state])
        for sensor in plan.sensors:
            self._put(sensor.at, "*")
        for name, region in room_regions(plan):
            self._write(name, region)
        return ["".join(row).rstrip() for row in self._rows] + self._legend()

    def _legend(self) -> list[str]:
        length = scale_length(self._step * len(self._rows[0]) / 2)
        bar = max(round(length / self._step), 2)
        signs = ["# wall", "' open door", "= shut door", "~ open or shut"]
        signs += ["* sensor", "% obstacle", "@ column"]
        shown = [sign for sign in signs if any(sign[0] in row for row in self._rows)]
        lines = [f"|{'-' * (bar - 2)}| {length:g} m"]
        for sign in shown:
            if len(lines) > 1 and len(lines[-1]) + len(sign) + 3 <= self._width:
                lines[-1] += f"   {sign}"
            else:
                lines.append(sign)
        return lines

    def _cell(self, point: Point) -> tuple[int, int]:
        """Return column and row of a point."""
        return (
            round((point[0] - self._left) / self._step),
            round((self._top - point[1]) / (_ASPECT * self._step)),
        )

    def _put(self, point: Point, mark: str) -> None:
        column, row = self._cell(point)
        # A wall may go a little beyond the outline.
        if 0 <= row < len(self._rows) and 0 <= column < len(self._rows[0]):
            self._rows[row][column] = mark

    def _stroke(self, points: Sequence[Point], mark: str) -> None:
        for one, other in pairwise(points):
            for point in _steps(one, other, self._step / 2):
                self._put(point, mark)

    def _within(self, region: shapely.Polygon) -> BoolArray:
        """Return which characters a region covers, shape (rows, columns)."""
        x, y = np.meshgrid(
            self._left + np.arange(len(self._rows[0])) * self._step,
            self._top - np.arange(len(self._rows)) * _ASPECT * self._step,
        )
        shapely.prepare(region)
        return np.asarray(shapely.intersects_xy(region, x, y), dtype=np.bool_)

    def _fill(self, shape: shapely.Polygon, mark: str) -> None:
        for row, column in np.argwhere(self._within(shape)).tolist():
            self._rows[row][column] = mark
        # A small obstacle is one character.
        self._put((shape.centroid.x, shape.centroid.y), mark)

    def _write(self, name: str, region: shapely.Polygon) -> None:
        """Write a name over blank characters of its room, cut if there is no space for it."""
        if region.is_empty:
            return
        middle = self._cell(name_place(self._plan, region, name, self._step))
        blank: BoolArray = self._within(region) & np.array(
            [[each == " " for each in row] for row in self._rows]
        )
        for length in range(min(len(name), blank.shape[1]), 0, -1):
            windows = np.lib.stride_tricks.sliding_window_view(blank, length, axis=1)
            rows, columns = np.nonzero(windows.all(axis=2))
            if rows.size:
                away = np.hypot(columns + length / 2 - middle[0], _ASPECT * (rows - middle[1]))
                nearest = int(away.argmin())
                row, column = int(rows[nearest]), int(columns[nearest])
                self._rows[row][column : column + length] = name[:length]
                return


def _steps(one: Point, other: Point, step: float) -> Iterator[Point]:
    """Yield points of a segment, at most ``step`` apart, with both ends."""
    count = max(math.ceil(math.dist(one, other) / step), 1)
    for index in range(count + 1):
        share = index / count
        yield one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])
