"""The figure of a benchmark as files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure


def write_figure(draw: Callable[[Figure], None], folder: Path, name: str) -> None:
    """Write NAME.png and NAME.svg.

    Raises:
        OSError: a file can't be written.
    """
    # The salt makes the same figure the same file.
    with mpl.rc_context({"axes.spines.right": False, "axes.spines.top": False, "svg.hashsalt": "heatcloak"}):
        figure = Figure(layout="constrained")
        draw(figure)
        figure.savefig(folder / f"{name}.png", dpi=140)
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
