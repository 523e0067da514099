"""The figure of an experiment on known graphs: what they look like, and how near a source can be placed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_lab.experiments.graphs.draws import LIMIT, Scores
from heatcloak_lab.experiments.graphs.layout import spread_out
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.scoring import COVERAGE
from heatcloak_lab.experiments.graphs.vicinity_result import guess_of
from heatcloak_lab.experiments.graphs.worlds import World
from heatcloak_lab.experiments.intervals import Mean, mean_of, mean_of_guesses
from heatcloak_lab.experiments.style import QUIET, SMALL, TEXT, TRUTH, WIDTH, looks_of, prepare

# Okabe and Ito's palette, black among them, for as many communities.
_COMMUNITIES = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#000000", "#F0E442")
_APART = 0.26
"""Between the noises of a method."""


def draw_vicinities(figure: Figure, scores: Scores) -> None:
    """A column for each graph: drawing, accuracy, coverage and size of the vicinity, hops."""
    comparison = scores.comparison
    columns = len(comparison.cases)
    figure.set_size_inches(WIDTH, 9.2)
    figure.set_layout_engine(ConstrainedLayoutEngine(w_pad=0.05, h_pad=0.04, hspace=0.02))
    grid = figure.subplots(5, columns, squeeze=False, sharey="row", height_ratios=[1.5, 1.0, 1.0, 1.0, 1.0])
    labels = [label for label, _ in comparison.methods]
    known = [*looks_of(labels), {"color": TRUTH, "marker": "D"}]
    share: Callable[[FloatArray], Mean] = mean_of_guesses
    for at, case in enumerate(comparison.cases):
        world = case.setting.world
        n = world.domain.n_vertices
        largest, central = guess_of(case.setting)
        _draw_graph(grid[0, at], world)
        grid[0, at].set_title(f"{case.label}\nn = {n}", fontsize=TEXT)
        for row, values, summed, guess in (
            (1, scores.right[at], share, largest),
            (2, scores.held[at], share, COVERAGE),
            (3, scores.size[at] / n, mean_of, None),
            (4, scores.hops[at], mean_of, central),
        ):
            _draw_points(grid[row, at], values, summed, known, guess)
    for row, label in enumerate(
        ("right community", "vicinity holds it", "size of vicinity", "EMD, hops"), start=1
    ):
        grid[row, 0].set_ylabel(label, fontsize=SMALL)
        if row < 4:
            grid[row, 0].set_ylim(0.0, 1.05)
            grid[row, 0].set_yticks([0.0, 0.5, 1.0], ["0", "50 %", "100 %"])
    grid[4, 0].set_ylim(bottom=0.0)
    handles = [
        Line2D([], [], ls="", marker=look["marker"], color=look["color"], ms=6.5, label=label)
        for label, look in zip([*labels, LIMIT], known, strict=True)
    ]
    for calibration, filled in zip(comparison.calibrations, _fills(scores), strict=True):
        fill = QUIET if filled else "white"
        handles.append(
            Line2D([], [], ls="", marker="o", mec=QUIET, mfc=fill, ms=6.5, label=NOISES[calibration])
        )
    figure.legend(handles=handles, loc="outside upper center", ncols=3, frameon=False, fontsize=TEXT)


def _fills(scores: Scores) -> list[bool]:
    """Whether each noise's markers are filled: the last one's are."""
    count = len(scores.comparison.calibrations)
    return [at == count - 1 for at in range(count)]


def _draw_graph(axes: Axes, world: World) -> None:
    places = spread_out(world.domain)
    axes.add_collection(LineCollection(list(places[world.domain.edges]), colors=QUIET, lw=0.5, alpha=0.5))
    colours = [_COMMUNITIES[community % len(_COMMUNITIES)] for community in world.communities]
    axes.scatter(places[:, 0], places[:, 1], s=16.0, c=colours, lw=0.4, ec="white", zorder=2)
    axes.set_aspect("equal", adjustable="datalim")
    axes.margins(0.06)
    axes.set_axis_off()


def _draw_points(
    axes: Axes,
    values: FloatArray,
    summed: Callable[[FloatArray], Mean],
    known: list[dict[str, Any]],
    guess: float | None,
) -> None:
    """A point with its interval for each method and noise, of ``values`` (calibrations, answers, trials)."""
    prepare(axes)
    if guess is not None:
        axes.axhline(guess, color=QUIET, lw=1.1, ls=":")
    count = len(values)
    for at, answers in enumerate(values):
        for number, look in enumerate(known):
            mean = summed(answers[number])
            place = number + _APART * (at - (count - 1) / 2.0)
            if mean.interval is not None:
                axes.plot([place, place], mean.interval, color=look["color"], lw=1.4)
            fill = look["color"] if at == count - 1 else "white"
            axes.plot(
                [place], [mean.value], ls="", marker=look["marker"], mec=look["color"], mfc=fill, ms=6.0
            )
    axes.set_xlim(-0.6, len(known) - 0.4)
    axes.set_xticks([])
