"""The texts of a figure and their positions."""

from __future__ import annotations

from itertools import combinations

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text

Texts = list[tuple[str, tuple[float, float, float, float]]]


def texts_of(figure: Figure) -> Texts:
    """Return all visible texts and their boxes in pixels; check that they are within the figure."""
    canvas = FigureCanvasAgg(figure)
    canvas.draw()  # type: ignore[no-untyped-call]
    width, height = canvas.get_width_height()
    renderer = canvas.get_renderer()  # type: ignore[no-untyped-call]
    found = []
    for text in _drawn(figure):
        box = text.get_window_extent(renderer)
        assert min(box.x0, box.y0) >= 0, text
        assert box.x1 <= width, text
        assert box.y1 <= height, text
        found.append((text.get_text(), (box.x0, box.y0, box.x1, box.y1)))
    return found


def assert_no_overlap(found: Texts) -> None:
    """Check that no two texts overlap."""
    for (one, (a0, b0, a1, b1)), (other, (c0, d0, c1, d1)) in combinations(found, 2):
        apart = a1 <= c0 or c1 <= a0 or b1 <= d0 or d1 <= b0
        assert apart, f"{one!r} overlaps {other!r}"


def _drawn(figure: Figure) -> list[Text]:
    """Return all texts of a figure except those of hidden axes and of ticks beyond an axis' limits."""
    found = list(figure.texts)
    for axes in figure.axes:
        titles = [each for each in axes.get_children() if isinstance(each, Text)]
        found += [*axes.texts, *(each for each in titles if each not in axes.texts)]
        legend = axes.get_legend()
        found += [] if legend is None else legend.get_texts()
        if axes.axison:
            for axis, limits in ((axes.xaxis, axes.get_xlim()), (axes.yaxis, axes.get_ylim())):
                ticks = [tick for tick in axis.get_major_ticks() if limits[0] <= tick.get_loc() <= limits[1]]
                found += [axis.label, *(tick.label1 for tick in ticks)]
    return [text for text in found if text.get_visible() and text.get_text().strip()]
