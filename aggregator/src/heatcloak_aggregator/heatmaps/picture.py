"""A heatmap as a picture, with axes in the unit of its coordinates and a scale."""

from __future__ import annotations

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
_SIDE = 6.0


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

    figure = Figure(figsize=(_SIDE * 1.15, _SIDE), dpi=_DOTS_PER_INCH, layout="constrained")
    axes = figure.add_subplot()
    image = draw_heatmap(axes, heatmap, bounds)
    axes.set_title(title, fontsize=10)
    bar = figure.colorbar(image, ax=axes, shrink=0.85)
    bar.set_label("time spent, as a multiple of an even spread")
    output = BytesIO()
    figure.savefig(output, format="png", bbox_inches="tight", metadata={"Software": None})
    return output.getvalue()
