"""How curves look: told apart by colour-blind readers, in grey, and in small."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, cycle, islice
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heatcloak_lab.experiments.methods import LABELS

WIDTH = 9.0
"""Of a figure, in inches: shown 830 pixels wide, as in a README, its smallest letters are 9 points."""
TEXT, SMALL = 10.5, 9.5
QUIET = "#666666"
TRUTH = "#222222"

# Okabe and Ito's palette, without its lightest colours; the markers and dashes differ too.
_LOOKS = (
    ("#D55E00", "o", "-"),
    ("#0072B2", "s", "--"),
    ("#009E73", "^", "-."),
    ("#CC79A7", "D", ":"),
    ("#56B4E9", "v", "-"),
    ("#E69F00", "P", "--"),
)
_GREY = {"upper": (0, (1, 1)), "lower": (0, (4, 1.5)), "guide": (0, (6, 2, 1, 2))}


def looks(number: int) -> list[dict[str, Any]]:
    """Keywords of ``plot`` for so many curves."""
    return [
        {"color": color, "marker": marker, "ls": line, "ms": 5.5, "lw": 1.7, "mec": "white", "mew": 0.7}
        for color, marker, line in islice(cycle(_LOOKS), number)
    ]


def looks_of(labels: Sequence[str]) -> list[dict[str, Any]]:
    """Keywords of ``plot`` for methods: those that go by a name look the same in every figure."""
    known = {label: place for place, label in enumerate(LABELS.values())}
    taken = {known[label] for label in labels if label in known}
    free = (place for place in count() if place not in taken)
    places = [known[label] if label in known else next(free) for label in labels]
    every = looks(max(places, default=0) + 1)
    return [every[place] for place in places]


def guide_look(kind: str) -> dict[str, Any]:
    """Keywords of ``plot`` for a curve of the theory of a kind."""
    shade = {"upper": "#222222", "lower": "#222222", "guide": "#8a8a8a"}[kind]
    return {"color": shade, "ls": _GREY[kind], "lw": 1.5, "zorder": 1.5}


def prepare(axes: Axes) -> None:
    """The grid and letters of every panel."""
    axes.grid(visible=True, color="#e8e8e8", lw=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(labelsize=SMALL)


def legend_above(figure: Figure, axes: Axes, columns: int) -> None:
    """One legend for all panels, which are alike, above them."""
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
