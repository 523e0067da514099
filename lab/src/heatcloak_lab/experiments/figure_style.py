"""The style of all figures: distinguishable in grey, for colour-blind readers, and at small sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, cycle, islice
from typing import TYPE_CHECKING, Any

from heatcloak_lab.experiments.methods import LABELS

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 9.0
"""Width of a figure in inches: at 830 pixels, as in a README, its smallest letters have 9 points."""
TEXT, SMALL = 10.5, 9.5
GREY = "#666666"
LIGHT_GREY = "#8a8a8a"
TRUTH = "#222222"

PALETTE = ("#D55E00", "#0072B2", "#009E73", "#CC79A7", "#56B4E9", "#E69F00")
"""The palette of Okabe and Ito without its lightest colours."""
_MARKERS, _DASHES = ("o", "s", "^", "D", "v", "P"), ("-", "--", "-.", ":", "-", "--")
_BOUND_DASHES = {"upper": (0, (1, 1)), "lower": (0, (4, 1.5)), "guide": (0, (6, 2, 1, 2))}


@contextmanager
def drawn_figure(draw: Callable[[Figure], None]) -> Iterator[Figure]:
    """Draw a figure, to save within the block: no upper and right spine, and reproducible SVG files."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # The salt makes the ids in SVG files reproducible.
    with mpl.rc_context({"axes.spines.right": False, "axes.spines.top": False, "svg.hashsalt": "heatcloak"}):
        figure = Figure(layout="constrained")
        draw(figure)
        yield figure


def numbered_styles(number: int) -> list[dict[str, Any]]:
    """Return keywords of ``plot`` for ``number`` curves."""
    combinations = islice(cycle(zip(PALETTE, _MARKERS, _DASHES, strict=True)), number)
    return [
        {"color": color, "marker": marker, "ls": dashes, "ms": 5.5, "lw": 1.7, "mec": "white", "mew": 0.7}
        for color, marker, dashes in combinations
    ]


def curve_styles(labels: Sequence[str]) -> list[dict[str, Any]]:
    """Return keywords of ``plot`` for methods; built-in methods look the same in every figure."""
    known = {label: number for number, label in enumerate(LABELS.values())}
    taken = {known[label] for label in labels if label in known}
    free = (number for number in count() if number not in taken)
    numbers = [known[label] if label in known else next(free) for label in labels]
    styles = numbered_styles(max(numbers, default=0) + 1)
    return [styles[number] for number in numbers]


def bound_style(kind: str) -> dict[str, Any]:
    """Return keywords of ``plot`` for a theoretical curve of kind "upper", "lower" or "guide"."""
    return {
        "color": LIGHT_GREY if kind == "guide" else TRUTH,
        "ls": _BOUND_DASHES[kind],
        "lw": 1.5,
        "zorder": 1.5,
    }


def style_panel(axes: Axes) -> None:
    """Set grid and letters of a panel."""
    axes.grid(visible=True, color="#e8e8e8", lw=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(labelsize=SMALL)


def legend_above(figure: Figure, axes: Axes, columns: int) -> None:
    """Draw the legend of ``axes`` above all panels."""
    handles, labels = axes.get_legend_handles_labels()
    known = dict(zip(labels, handles, strict=True))
    figure.legend(
        known.values(),
        known.keys(),
        loc="outside upper center",
        ncols=columns,
        frameon=False,
        fontsize=TEXT,
        handlelength=3.2,
    )
