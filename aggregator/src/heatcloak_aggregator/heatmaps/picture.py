"""A heatmap as a picture, with axes in the unit of its coordinates and a scale."""

from __future__ import annotations

import textwrap
from io import BytesIO
from typing import TYPE_CHECKING

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.heatmaps.bounds import Bounds

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.image import AxesImage

COLOURS = "inferno"
"""Even in brightness, so that it reads in grey and with any colour vision."""
_DOTS_PER_INCH = 150
_SIDE, _LEAST_SIDE = 6.0, 2.0
_LETTERS_PER_INCH, _LEAST_LETTERS = 15, 40
_TICKS = 5


def draw_heatmap(axes: Axes, heatmap: FloatArray, bounds: Bounds, most: float | None = None) -> AxesImage:
    """Draw a heatmap, north up, as multiples of an even spread.

    Args:
        axes: where to draw.
        heatmap: shape (size, size), of mass one.
        bounds: what the axes show.
        most: the value with the brightest colour, for pictures that are compared; None takes the largest.

    Returns:
        The image, for a colour bar.
    """
    from matplotlib.ticker import MaxNLocator

    times_even = heatmap * heatmap.size
    image = axes.imshow(
        times_even,
        origin="lower",
        cmap=COLOURS,
        vmin=0.0,
        vmax=float(times_even.max()) if most is None else most,
        extent=(bounds.left, bounds.right, bounds.bottom, bounds.top),
        aspect=bounds.aspect,
        interpolation="bilinear",
    )
    axes.set_xlabel(bounds.x_name)
    axes.set_ylabel(bounds.y_name)
    axes.xaxis.set_major_locator(MaxNLocator(_TICKS, steps=[1, 2, 2.5, 5, 10]))
    axes.yaxis.set_major_locator(MaxNLocator(_TICKS, steps=[1, 2, 2.5, 5, 10]))
    axes.ticklabel_format(useOffset=False)
    axes.tick_params(labelsize=9)
    return image


def heatmap_picture(heatmap: FloatArray, bounds: Bounds, title: str) -> bytes:
    """Return a PNG of one heatmap.

    Args:
        heatmap: shape (size, size), of mass one.
        bounds: what the axes show.
        title: a line above it, such as the promise.

    Raises:
        MissingPackageError: matplotlib is not installed.
    """
    with optional_import():
        from matplotlib.figure import Figure

    ratio = bounds.aspect * (bounds.top - bounds.bottom) / (bounds.right - bounds.left)
    width, height = _SIDE / max(ratio, 1.0), _SIDE * min(ratio, 1.0)
    figure = Figure(
        figsize=(max(width, _LEAST_SIDE) + 1.3, max(height, _LEAST_SIDE) + 1.3), dpi=_DOTS_PER_INCH
    )
    axes = figure.add_subplot()
    image = draw_heatmap(axes, heatmap, bounds)
    lines = textwrap.wrap(title, max(round(width * _LETTERS_PER_INCH), _LEAST_LETTERS))
    axes.set_title("\n".join(lines), fontsize=9, loc="left")
    # Inset, so that it is as high as the map.
    bar = figure.colorbar(image, cax=axes.inset_axes((1.0 + 0.12 / width, 0.0, 0.2 / width, 1.0)))
    bar.set_label("time spent, as a multiple of an even spread" if height > _LEAST_SIDE else "× even spread")
    output = BytesIO()
    figure.savefig(output, format="png", bbox_inches="tight", metadata={"Software": None})
    return output.getvalue()
