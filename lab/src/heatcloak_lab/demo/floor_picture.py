"""Picture of a demo on a floor: the published readings, and where the person is likely to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from matplotlib.axes import Axes
from matplotlib.cm import ScalarMappable
from matplotlib.collections import LineCollection
from matplotlib.colors import Colormap, Normalize
from matplotlib.figure import Figure
from matplotlib.patches import Polygon

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.methods import method_named
from heatcloak_lab.demo.corridor_picture import POOLED, PUBLISHED, QUIET, RECOVERED, TRUE
from heatcloak_lab.demo.graph_picture import opposites, shades
from heatcloak_lab.demo.round_view import RecoveredView, RoundView, community_of
from heatcloak_shared.rounding import down_text
from heatcloak_shared.zone import Floor, Zone

_WALL, _BELOW = "#333333", "#56707F"
_SMALL, _TITLE = 8.5, 11.0
_MARGIN = 0.02
"""Share of the greater side of the floor that is left free around it."""


class FloorDrawing:
    """Draws one floor repeatedly.

    Args:
        floor: the floor.
    """

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._places = np.array(floor.places)
        corners = np.array(floor.outline)
        self._low, self._high = corners.min(axis=0), corners.max(axis=0)
        rooms = np.array(floor.communities or (0,) * floor.n_sources)
        self._names = [
            (name, self._places[rooms == number].mean(axis=0))
            for number, name in enumerate(floor.rooms)
            if (rooms == number).any()
        ]

    def draw(self, axes: Axes, title: str, *, named: bool = True) -> None:
        """Draw walls, and the names of rooms unless ``named`` is false."""
        margin = _MARGIN * float((self._high - self._low).max())
        axes.set_axis_off()
        axes.set(aspect="equal", xlim=(self._low[0] - margin, self._high[0] + margin))
        axes.set(ylim=(self._low[1] - margin, self._high[1] + margin))
        axes.set_title(title, loc="left", fontsize=_TITLE)
        floor = self._floor
        axes.add_patch(Polygon(floor.outline, fill=False, edgecolor=_WALL, linewidth=1.8, zorder=3))
        for corners in floor.columns:
            axes.add_patch(Polygon(corners, facecolor=_WALL, edgecolor=_WALL, zorder=3))
        for corners in floor.obstacles:
            axes.add_patch(Polygon(corners, fill=False, edgecolor=QUIET, hatch="///", linewidth=0.5))
        walls = [wall.points for wall in floor.walls]
        axes.add_collection(LineCollection(walls, colors=_WALL, linewidths=1.8, zorder=3))
        doors = [door.points for door in floor.doors]
        axes.add_collection(LineCollection(doors, colors=_WALL, linewidths=1.0, linestyles=":", zorder=3))
        for name, (x, y) in self._names if named else ():
            axes.text(x, y, name, ha="center", va="center", fontsize=_SMALL, color=QUIET, zorder=4)

    def shade(self, axes: Axes, shares: FloatArray, colours: Colormap, most: float) -> None:
        """Shade each place by its share of the probability."""
        rows = np.array([row for row, _ in self._floor.cells])
        columns = np.array([column for _, column in self._floor.cells])
        image = np.full((len(self._floor.map), len(self._floor.map[0])), np.nan)
        image[rows, columns] = shares
        height, width = image.shape
        cell, (west, south) = self._floor.cell, self._low
        axes.imshow(
            image, origin="lower", cmap=colours, vmin=0.0, vmax=most or 1.0, zorder=1,
            extent=(west, west + width * cell, south, south + height * cell), interpolation="nearest",
        )  # fmt: skip

    def sensors(self, axes: Axes, readings: FloatArray, colours: Colormap, most: float) -> ScalarMappable:
        """Draw a dot at each sensor in the colour of its reading; missing ones are empty."""
        norm = Normalize(-most, most)
        x, y = np.array(self._floor.sensors).T
        known = np.isfinite(readings)
        axes.scatter(x[known], y[known], c=colours(norm(readings[known])), s=60, edgecolors=QUIET, zorder=5)
        axes.scatter(x[~known], y[~known], facecolors="none", s=60, edgecolors=QUIET, zorder=5)
        return ScalarMappable(norm, colours)

    def person(self, axes: Axes, place: int) -> None:
        """Ring the place of the person."""
        x, y = self._places[place]
        for colour, width in (("white", 5.0), (TRUE, 2.4)):
            axes.plot([x], [y], "o", ms=12, mfc="none", mec=colour, mew=width, zorder=6)


def draw_floor_picture(zone: Zone, views: Sequence[RoundView], method: str) -> Figure:
    """Return the picture of one run.

    Args:
        zone: the zone, on a floor.
        views: all rounds, at least one.
        method: name of the recovery method.
    """
    floor, last = cast("Floor", zone.domain), views[-1]
    drawing, home = FloorDrawing(floor), int(last.truth.argmax())
    figure = Figure(figsize=(13, 8.6), dpi=120)
    promise = zone.promise
    figure.text(0.03, 0.965, "The room, not the person", fontsize=17, weight="bold", va="center")
    figure.text(
        0.03, 0.94,
        f"Moves of up to {down_text(promise.alpha or 0.0)} m are hidden by ε = {promise.epsilon:g}, "
        f"δ = {promise.delta:g} over {zone.schedule.releases} rounds.\n{_ending(floor, last, method)}",
        fontsize=10.5, va="top", color=QUIET, linespacing=1.5,
    )  # fmt: skip
    figure.text(0.985, 0.965, "○ the person", fontsize=12, weight="bold", color=TRUE, va="center", ha="right")
    boxes = ((0.03, 0.475, 0.455, 0.385), (0.53, 0.475, 0.455, 0.385), (0.03, 0.02, 0.455, 0.385))
    _draw_published(figure, boxes[0], drawing, last, zone, home)
    alone, final = last.alone, last.best
    title = f"found in round {last.index + 1} alone"
    _draw_found(figure, boxes[1], drawing, alone, home, title, RECOVERED)
    if final is not alone:
        title = f"found in {final.rounds} rounds pooled" if final.rounds > 1 else "found, pooled"
        _draw_found(figure, boxes[2], drawing, final, home, title, POOLED)
    _draw_rooms(figure.add_axes((0.66, 0.075, 0.32, 0.32)), floor, last, home)
    return figure


def _ending(floor: Floor, view: RoundView, method: str) -> str:
    top = view.best.known.top
    if top is None:
        return f"In the end {method_named(method).title} recovers nothing."
    right = top[0] == community_of(floor, int(view.truth.argmax()))
    rounds = "one round" if view.best.rounds == 1 else f"{view.best.rounds} rounds"
    return (
        f"After {rounds}, the {_room(floor, top[0])} is the most likely room (probability {top[1]:.2f}), "
        f"which is {'right' if right else 'wrong'}. The estimate is {view.best.score.value:.1f} m from the "
        "person."
    )


def _room(floor: Floor, number: int) -> str:
    return floor.rooms[number] if number < len(floor.rooms) else "rest of the floor"


Box = tuple[float, float, float, float]


def _draw_published(
    figure: Figure, box: Box, drawing: FloorDrawing, view: RoundView, zone: Zone, home: int
) -> None:
    axes = figure.add_axes(box)
    drawing.draw(axes, "what leaves the sensors in a round", named=False)
    most = float(np.nanmax(np.abs(view.cloaked)))
    dots = drawing.sensors(axes, view.cloaked, opposites(_BELOW, PUBLISHED), most)
    drawing.person(axes, home)
    left, bottom, width, _ = box
    bar = figure.add_axes((left + 0.3 * width, bottom - 0.012, 0.4 * width, 0.011))
    figure.colorbar(dots, cax=bar, orientation="horizontal", ticks=[-most, 0.0, most])
    warmest = float(view.clean.max())
    caption = f"noise: σ = {zone.noise.sigma:.2g} K; the person warms no sensor by more than {warmest:.2g} K"
    figure.text(left + 0.5 * width, bottom - 0.043, caption, fontsize=_SMALL, color=QUIET, ha="center")
    bar.set_xticklabels([f"{-most:.2g} K", "0", f"{most:.2g} K"])
    bar.tick_params(labelsize=_SMALL, length=2, pad=1.5)


def _draw_found(
    figure: Figure, box: Box, drawing: FloorDrawing, found: RecoveredView, home: int, title: str, colour: str
) -> None:
    axes = figure.add_axes(box)
    drawing.draw(axes, title)
    shares = found.known.shares
    # Few places are very likely: with the greatest share as the last colour, the others would be white.
    drawing.shade(
        axes, shares, shades(colour), float(np.quantile(shares[shares > 0], 0.995)) if shares.any() else 1.0
    )
    drawing.person(axes, home)


def _draw_rooms(axes: Axes, floor: Floor, view: RoundView, home: int) -> None:
    """Draw the probability of each room, by the last round alone and by the final result."""
    shown = [(view.alone, "this round alone", RECOVERED)]
    if view.best is not view.alone:
        shown.append((view.best, f"{view.best.rounds} rounds pooled", POOLED))
    rooms = sorted({number for number, _ in view.best.known.communities})
    height = 0.8 / len(shown)
    for index, (found, name, colour) in enumerate(shown):
        places = np.arange(len(rooms)) + (index - (len(shown) - 1) / 2) * height
        axes.barh(places, [found.known.of(room) for room in rooms], 0.92 * height, color=colour, label=name)
    axes.set_yticks(range(len(rooms)), [_room(floor, room) for room in rooms])
    true = community_of(floor, home)
    if true in rooms:
        axes.get_yticklabels()[rooms.index(true)].set(fontweight="bold", color=TRUE)
    axes.invert_yaxis()
    axes.set(xlim=(0, 1), xticks=[0, 0.5, 1])
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title("probability of each room", loc="left", fontsize=_TITLE)
    axes.legend(fontsize=_SMALL, frameon=False, loc="lower right")
