"""A mechanism as a picture: its privacy map, and how likely its reports are from some places.

As in Figure 3 of Koufogiannis & Pappas, "Location-dependent privacy".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.privacy_maps.deployed import ReportLaw
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.mechanism_file import LocationMechanismFile

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import Normalize
    from matplotlib.figure import Figure
    from matplotlib.image import AxesImage

COLOURS, DENSITY_COLOURS, REPORT_COLOURS = "viridis", "magma", "inferno"
"""Even in brightness, so that they read in grey and with any colour vision."""
DECADES = 5
"""Powers of ten of probability that the colours span."""
_WALL = "0.55"
_DOTS_PER_INCH = 150
_LONGEST_SIDE = 3.6
_LEAST_SIDE = 1.6
_LONGEST_RATIO = 20
"""Maps with sides of a greater ratio are drawn with another scale along each side."""
_MOST_MARGIN = 0.25
_LETTERS = "ABCDEF"
_TICKS_PER_INCH, _MOST_TICKS = 1.25, 4


def mechanism_picture(
    mechanism: LocationMechanismFile,
    cells: Sequence[int],
    density: FloatArray | None = None,
    unit: str = "unit of length",
) -> bytes:
    """Return a PNG: the density if it is known, the map, and the reports of one to six cells.

    Args:
        mechanism: the map and the mechanism.
        cells: numbers of cells where somebody can be.
        density: people per area in each cell, shape (rows, columns).
        unit: name of the unit of length.

    Raises:
        ParameterError: a cell is none, there are too few or too many, or the density has another shape.
        MissingPackageError: matplotlib is not installed.
    """
    with optional_import():
        from matplotlib.colors import LogNorm, Normalize
        from matplotlib.figure import Figure

    if not 1 <= len(cells) <= len(_LETTERS):
        raise ParameterError(f"a picture of {len(cells)} places: give 1 to {len(_LETTERS)}")
    law = ReportLaw(mechanism)
    privacy_map = law.map
    if density is not None and density.shape != privacy_map.shape:
        raise ParameterError(f"density must have the shape {privacy_map.shape}, got {density.shape}")
    margin = _margin(mechanism)
    shares = [_shown(law.of(cell), mechanism, margin) for cell in cells]
    width, height = _panel(mechanism, margin)
    rows = _rows_of_panels(len(cells), has_density=density is not None)
    columns = max(map(len, rows))
    figure = Figure(
        figsize=(columns * (width + 1.8), len(rows) * (height + 0.9)),
        dpi=_DOTS_PER_INCH,
    )
    # Constrained layout does not count the labels of inset colour bars.
    figure.set_layout_engine("constrained", w_pad=0.16, h_pad=0.06)
    grid = figure.add_gridspec(len(rows), 2 * columns)
    panels = [
        # Shorter rows are centred.
        figure.add_subplot(grid[row, columns - len(names) + 2 * at : columns - len(names) + 2 * at + 2])
        for row, names in enumerate(rows)
        for at in range(len(names))
    ]
    if density is not None:
        people = np.where(privacy_map.cells, density, np.nan)
        image = _draw(panels[0], mechanism, people, 0, DENSITY_COLOURS, Normalize(0.0, density.max() or 1.0))
        _finish(figure, panels[0], image, "population density", f"people per square {unit}", unit)
    image = _draw(panels[-1 - len(cells)], mechanism, privacy_map.epsilon, 0, COLOURS, None)
    _finish(figure, panels[-1 - len(cells)], image, "privacy map", f"epsilon per {unit}", unit)
    for axes in panels[: -len(cells)]:
        _mark(axes, mechanism, cells)
    most = max(float(each.max()) for each in shares)
    norm = LogNorm(most * 10.0**-DECADES, most, clip=True)
    for number, (axes, cell, share) in enumerate(zip(panels[-len(cells) :], cells, shares, strict=True)):
        image = _draw(
            axes, mechanism, _without_walls(share, privacy_map, margin), margin, REPORT_COLOURS, norm
        )
        title = f"reports from {_LETTERS[number]}, epsilon {mechanism.levels[cell]:.3g}"
        beyond = 1.0 - float(share.sum())
        if beyond >= 0.0005:
            title += f"; {100.0 * beyond:.2g} % further out"
        _finish(figure, axes, image, title, "probability", unit)
        _mark(axes, mechanism, [cell], number)
    for axes in panels:
        _frame(axes, mechanism, margin)
    output = BytesIO()
    figure.savefig(output, format="png", metadata={"Software": None})
    return output.getvalue()


def _rows_of_panels(places: int, *, has_density: bool) -> list[range]:
    """Return rows of panels: maps above reports, or maps and reports in a square where they fit."""
    if not has_density and places in (1, 3):
        return [range(2)] * (1 + places // 3)
    rows = [range(1 + has_density)]
    while places > 0:
        rows.append(range(min(places, 3)))
        places -= 3
    return rows


def _margin(mechanism: LocationMechanismFile) -> int:
    """Return how many cells beyond the edge of the map are shown: outputs, unless there are many."""
    most = math.ceil(max(mechanism.rows, mechanism.columns) * _MOST_MARGIN)
    return min(*mechanism.padding, most)


def _shown(distribution: FloatArray, mechanism: LocationMechanismFile, margin: int) -> FloatArray:
    """Return the probabilities of the outputs that are shown."""
    down, right = (width - margin for width in mechanism.padding)
    rows, columns = distribution.shape
    return distribution[down : rows - down, right : columns - right]


def _without_walls(share: FloatArray, privacy_map: PrivacyMap, margin: int) -> FloatArray:
    """Return probabilities with NaN for the walls of the map."""
    return np.where(np.pad(privacy_map.cells, margin, constant_values=True), share, np.nan)


def _panel(mechanism: LocationMechanismFile, margin: int) -> tuple[float, float]:
    """Return width and height of a panel, in inches; very long maps get room for their labels."""
    rows, columns = mechanism.rows + 2 * margin, mechanism.columns + 2 * margin
    width, height = (_LONGEST_SIDE * side / max(rows, columns) for side in (columns, rows))
    return max(width, _LEAST_SIDE), max(height, _LEAST_SIDE)


def _extent(mechanism: LocationMechanismFile, margin: int) -> tuple[float, float, float, float]:
    """Return the left, right, bottom and top of the map, with a margin of some cells."""
    (left, bottom), beyond = mechanism.origin, margin * mechanism.cell
    right, top = left + mechanism.columns * mechanism.cell, bottom + mechanism.rows * mechanism.cell
    return left - beyond, right + beyond, bottom - beyond, top + beyond


def _draw(
    axes: Axes,
    mechanism: LocationMechanismFile,
    values: FloatArray,
    margin: int,
    colours: str,
    norm: Normalize | None,
) -> AxesImage:
    """Draw values of cells, row 0 at the bottom; NaN is grey."""
    from matplotlib import colormaps

    sides = sorted((mechanism.rows, mechanism.columns))
    return axes.imshow(
        values,
        origin="lower",
        cmap=colormaps[colours].with_extremes(bad=_WALL),
        norm=norm,
        extent=_extent(mechanism, margin),
        aspect="equal" if sides[1] < _LONGEST_RATIO * sides[0] else "auto",
        interpolation="nearest",
    )


def _frame(axes: Axes, mechanism: LocationMechanismFile, margin: int) -> None:
    """Show the same extent in all panels, with few ticks, and the edge of the map if there is more."""
    from matplotlib.ticker import MaxNLocator

    for axis, side in zip((axes.xaxis, axes.yaxis), _panel(mechanism, margin), strict=True):
        ticks = max(min(math.floor(side * _TICKS_PER_INCH), _MOST_TICKS), 1)
        axis.set_major_locator(MaxNLocator(ticks, steps=[1, 2, 2.5, 5, 10]))
    left, right, bottom, top = _extent(mechanism, margin)
    axes.set_xlim(left, right)
    axes.set_ylim(bottom, top)
    if margin:
        from matplotlib.patches import Rectangle

        x, x_end, y, y_end = _extent(mechanism, 0)
        axes.add_patch(Rectangle((x, y), x_end - x, y_end - y, fill=False, edgecolor="0.7", linewidth=0.8))


def _finish(figure: Figure, axes: Axes, image: AxesImage, title: str, label: str, unit: str) -> None:
    """Add title, axes and a colour bar."""
    axes.set_title(title, fontsize=9)
    axes.set_xlabel(f"x ({unit})" if unit in ("km", "miles") else "x", fontsize=8)
    axes.set_ylabel(f"y ({unit})" if unit in ("km", "miles") else "y", fontsize=8)
    axes.ticklabel_format(useOffset=False)
    axes.tick_params(labelsize=8)
    # Inset, so that it is as high as the panel.
    bar = figure.colorbar(image, cax=axes.inset_axes((1.03, 0.0, 0.045, 1.0)))
    bar.set_label(label, fontsize=8)
    bar.ax.tick_params(labelsize=8)


def _mark(axes: Axes, mechanism: LocationMechanismFile, cells: Sequence[int], first: int = 0) -> None:
    """Mark cells with white circles, and letters beside them."""
    from matplotlib.patheffects import withStroke

    edge = [withStroke(linewidth=2.5, foreground="black")]
    for number, cell in enumerate(cells, first):
        x, y = mechanism.centre(cell)
        axes.plot(x, y, "o", markersize=6, markerfacecolor="none", markeredgecolor="white", path_effects=edge)
        axes.annotate(
            _LETTERS[number],
            (x, y),
            xytext=(6, 4),
            textcoords="offset points",
            color="white",
            fontsize=9,
            fontweight="bold",
            path_effects=edge,
        )
