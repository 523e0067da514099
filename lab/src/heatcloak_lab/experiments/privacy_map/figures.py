"""The figures of the experiment on privacy maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.picture import COLOURS
from heatcloak_lab.experiments.figure_style import SMALL, TEXT, WIDTH
from heatcloak_lab.towns import SIDE

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_TICKS = (0, 25, 50, 75, 100)
_LETTERS = "ABC"


def draw_map(figure: Figure, density: FloatArray, levels: FloatArray, places: Sequence[FloatArray]) -> None:
    """Draw the density and the levels, with three places.

    Args:
        figure: an empty figure.
        density: people per square mile, shape (size, size).
        levels: ε of each cell, likewise.
        places: x and y of each place.
    """
    figure.set_size_inches(WIDTH, 4.4)
    for axes, field, title in zip(
        figure.subplots(1, 2),
        (density / 1000.0, levels),
        ("thousands of people per square mile", "privacy level ε"),
        strict=True,
    ):
        image = axes.imshow(field, origin="lower", cmap=COLOURS, extent=(0.0, SIDE, 0.0, SIDE))
        _style_plane(axes)
        axes.set_title(title, loc="left", fontsize=TEXT)
        for letter, (x, y) in zip(_LETTERS, places, strict=True):
            _mark(axes, x, y)
            axes.annotate(letter, (x, y), (6, 5), textcoords="offset points", color="white", fontsize=TEXT)
        bar = figure.colorbar(image, ax=axes, pad=0.02, shrink=0.85)
        bar.ax.tick_params(labelsize=SMALL)


def draw_distributions(figure: Figure, size: int, distributions: Mapping[str, Mapping[str, Any]]) -> None:
    """Draw the probabilities of the reports of each place, with the place and the edge of the map.

    Args:
        figure: an empty figure.
        size: cells a side of the map.
        distributions: by name of the place, with "cell", "level" and "reports".
    """
    from matplotlib.colors import LogNorm
    from matplotlib.patches import Rectangle

    cell = SIDE / size
    figure.set_size_inches(WIDTH, 3.7)
    found = [np.array(each["reports"]) for each in distributions.values()]
    cells = [reports[:, :2].astype(int) for reports in found]
    beyond = max(0, *(int(max(-each.min(), each.max() + 1 - size)) for each in cells))
    low, high = -beyond * cell, SIDE + beyond * cell
    # Per unit of area, so that grids of any size have the same colours.
    most = max(float(reports[:, 2].max()) for reports in found) / cell**2
    norm = LogNorm(most / 1e4, most)
    panels = figure.subplots(1, len(found), sharey=True)
    for axes, name, reports, where in zip(panels, distributions, found, cells, strict=True):
        shares = np.zeros((size + 2 * beyond, size + 2 * beyond))
        shares[tuple((where + beyond).T)] = reports[:, 2] / cell**2
        image = axes.imshow(
            np.maximum(shares, most / 1e4),
            origin="lower",
            cmap=COLOURS,
            norm=norm,
            extent=(low, high, low, high),
        )
        axes.add_patch(Rectangle((0.0, 0.0), SIDE, SIDE, fill=False, ec="white", lw=0.6, ls=":"))
        facts = distributions[name]
        row, column = facts["cell"]
        _mark(axes, (column + 0.5) * cell, (row + 0.5) * cell)
        _style_plane(axes)
        axes.set_title(f"{name}: ε = {facts['level']:.2f}", loc="left", fontsize=SMALL)
    bar = figure.colorbar(image, ax=list(panels), pad=0.01, shrink=0.8)
    bar.ax.tick_params(labelsize=SMALL)
    bar.set_label("probability per unit of area", fontsize=SMALL)


def _mark(axes: Axes, x: float, y: float) -> None:
    axes.plot([x], [y], marker="o", ms=6, mfc="none", mec="white", mew=1.1)


def _style_plane(axes: Axes) -> None:
    axes.set(xticks=_TICKS, yticks=_TICKS)
    axes.tick_params(labelsize=SMALL)
    axes.spines[:].set_visible(False)
