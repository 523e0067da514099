"""Checks that the texts of an experiment's figure are complete and legible."""

from __future__ import annotations

from matplotlib.artist import Artist
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.text import Text

from heatcloak_lab.experiments.figure_style import WIDTH
from heatcloak_lab.experiments.result import Result

README_WIDTH = 830


def drawn(found: Result) -> Figure:
    figure = Figure(layout="constrained", dpi=100)
    FigureCanvasAgg(figure)
    found.draw(figure)
    figure.canvas.draw()
    return figure


def check_letters(figure: Figure) -> None:
    """Check that no text is cut off, overlaps another, or is below nine points in a README."""
    renderer = figure.canvas.get_renderer()  # type: ignore[attr-defined]
    width, height = figure.canvas.get_width_height()
    boxes = []
    for text in texts(figure):
        box = text.get_window_extent(renderer)
        assert box.x0 >= -1.0, text.get_text()
        assert box.y0 >= -1.0, text.get_text()
        assert box.x1 <= width + 1.0, text.get_text()
        assert box.y1 <= height + 1.0, text.get_text()
        # Points are 1/72 inch, and a screen has 96 pixels per inch.
        assert float(text.get_fontsize()) * README_WIDTH / WIDTH / 96.0 >= 9.0, text.get_text()
        boxes.append((text.get_text(), box.shrunk(0.98, 0.8)))
    for index, (words, box) in enumerate(boxes):
        for others, other in boxes[index + 1 :]:
            assert not box.overlaps(other), (words, others)


def texts(figure: Figure) -> list[Text]:
    """Return the visible texts; of the ticks, those within the limits of the axes."""
    ticks: set[Artist] = set()
    shown: set[Artist] = set()
    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            ticks |= {
                label for tick in (*axis.majorTicks, *axis.minorTicks) for label in (tick.label1, tick.label2)
            }
            if not (axes.get_visible() and axes.axison):
                ticks.add(axis.label)
                continue
            low, high = sorted(axis.get_view_interval())
            for tick, place in zip(axis.get_major_ticks(), axis.get_majorticklocs(), strict=True):
                if low - 1e-9 <= place <= high + 1e-9 and tick.label1.get_visible():
                    shown.add(tick.label1)
    found = [text for text in figure.findobj(Text) if text not in ticks or text in shown]
    return [
        text for text in found if isinstance(text, Text) and text.get_visible() and text.get_text().strip()
    ]
