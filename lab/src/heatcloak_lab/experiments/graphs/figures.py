"""The figures of the experiments on graphs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.ranking import descending
from heatcloak_lab.experiments.figure_style import (
    GREY,
    SMALL,
    TEXT,
    TRUTH,
    WIDTH,
    curve_styles,
    legend_above,
    style_panel,
)
from heatcloak_lab.experiments.graphs.community_graphs import CommunityGraph, GraphSetting
from heatcloak_lab.experiments.graphs.draws import GraphScores, MassMap
from heatcloak_lab.experiments.graphs.methods import COVERAGE, EXACT_BAYES, NOISE_LABELS
from heatcloak_lab.experiments.graphs.reporting import accuracy, accuracy_without_readings, guess_share
from heatcloak_lab.experiments.statistics import Mean, mean_of, mean_of_guesses

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.colors import LogNorm
    from matplotlib.figure import Figure

_DISC_OFFSET = 1.25
"""Half the distance between the centres of two discs of radius 1."""
_GOLDEN_ANGLE = math.pi * (3.0 - math.sqrt(5.0))
"""Angle between vertices of the spiral that fills a disc."""


def two_discs(setting: GraphSetting) -> FloatArray:
    """Place two communities as discs of radius 1 side by side, community 0 on the left, shape (n, 2).

    Vertices that are closer to the other community in the slowest mode of diffusion are drawn closer to it.
    """
    communities = setting.community_graph.communities
    slowest = setting.operator.eigenpairs[1][:, 1]
    places = np.empty((communities.size, 2))
    for side, sign in ((0, -1.0), (1, 1.0)):
        members = np.flatnonzero(communities == side)
        number = np.arange(members.size)
        radius, angle = np.sqrt((number + 0.5) / members.size), number * _GOLDEN_ANGLE
        disc = np.column_stack([radius * np.cos(angle), radius * np.sin(angle)])
        mode = slowest[members] * np.sign(slowest[members].mean())
        inward = descending(-sign * disc[:, 0])
        places[members[descending(-mode)]] = disc[inward] + [sign * _DISC_OFFSET, 0.0]
    return places


def _kamada_kawai(domain: GraphDomain) -> FloatArray:
    """Place a small graph with distances similar to those in hops (Kamada & Kawai 1989), shape (n, 2)."""
    import networkx as nx

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(range(domain.n_vertices))
    graph.add_edges_from(domain.edges.tolist())
    found = nx.kamada_kawai_layout(graph)
    return np.array([found[vertex] for vertex in range(domain.n_vertices)])


_COLOR_LIMIT = 4.0
"""Ends of the colour scale: this multiple of uniform, and its inverse."""
_COLOR_MAP = "PuOr_r"


def draw_communities(figure: Figure, scores: GraphScores, mass_map: MassMap) -> None:
    """Draw a row for each noise: the mass map of each method, and how often each is right."""
    from matplotlib.cm import ScalarMappable
    from matplotlib.colors import LogNorm

    comparison, setting = scores.comparison, scores.comparison.cases[0].setting
    methods = [label for label, _ in comparison.methods]
    rows, columns = len(comparison.calibrations), len(methods)
    figure.set_size_inches(WIDTH, 1.0 + 1.45 * rows)
    figure.set_dpi(150)
    figure.set_layout_engine("constrained", w_pad=0.03, h_pad=0.03, hspace=0.02, wspace=0.01)
    grid = figure.subplots(rows, columns + 1, squeeze=False, width_ratios=[1.0] * columns + [1.15])
    places = two_discs(setting)
    norm = LogNorm(1.0 / _COLOR_LIMIT, _COLOR_LIMIT)
    known = curve_styles(methods)
    for row, calibration in enumerate(comparison.calibrations):
        for column, label in enumerate(methods):
            axes = grid[row, column]
            _draw_communities_graph(
                axes, setting.community_graph, places, mass_map, mass_map.mass[row, column], norm
            )
            if row == 0:
                axes.set_title(label.replace(", ", ",\n"), fontsize=TEXT, color=known[column]["color"])
        grid[row, 0].text(
            -0.06,
            0.5,
            NOISE_LABELS[calibration],
            rotation=90,
            va="center",
            ha="right",
            fontsize=TEXT,
            transform=grid[row, 0].transAxes,
        )
        _draw_bars(grid[row, -1], scores, row, known, last=row == rows - 1)
    grid[0, -1].set_title("right community named in", fontsize=TEXT)
    bar = figure.colorbar(
        ScalarMappable(norm, _COLOR_MAP), ax=list(grid[-1, :-1]), location="bottom", aspect=50, pad=0.05
    )
    bar.set_ticks([1 / 4, 1 / 2, 1, 2, 4], labels=["¼ and less", "½", "1", "2", "4 and more"])
    bar.ax.minorticks_off()
    bar.ax.tick_params(labelsize=SMALL)
    bar.set_label("mean recovered mass of a vertex, times uniform", fontsize=SMALL)


def _draw_communities_graph(
    axes: Axes, graph: CommunityGraph, places: FloatArray, mass_map: MassMap, mass: FloatArray, norm: LogNorm
) -> None:
    from matplotlib.collections import LineCollection

    edges, n = graph.domain.edges, graph.domain.n_vertices
    across = graph.communities[edges[:, 0]] != graph.communities[edges[:, 1]]
    # The thousands of edges inside a community would hide the vertices.
    axes.add_collection(LineCollection(list(places[edges[across]]), colors=GREY, lw=0.35, alpha=0.6))
    colours = np.clip(n * mass, norm.vmin, norm.vmax)
    axes.scatter(
        places[:, 0],
        places[:, 1],
        s=7.5,
        c=colours,
        cmap=_COLOR_MAP,
        norm=norm,
        lw=0.25,
        ec="#9a9a9a",
        zorder=2,
    )
    x, y = places[mass_map.vertex]
    for colour, width in (("white", 3.4), (TRUTH, 1.4)):
        axes.scatter(x, y, s=60.0, facecolors="none", edgecolors=colour, lw=width, zorder=3)
    side = float(mass[graph.communities == graph.communities[mass_map.vertex]].sum())
    axes.text(0.0, -1.12, f"{100 * side:.0f} % on its side", ha="center", va="top", fontsize=SMALL)
    axes.set(xlim=(-2.35, 2.35), ylim=(-1.5, 1.08), aspect="equal")
    axes.set_axis_off()
    # Rasterised dots take a third of the file size.
    axes.set_rasterization_zorder(2.5)


def _draw_bars(axes: Axes, scores: GraphScores, row: int, known: list[dict[str, Any]], *, last: bool) -> None:
    cases = range(len(scores.comparison.cases))
    limit = accuracy(scores, row, -1, cases).value
    for at, look in enumerate(known):
        mean = accuracy(scores, row, at, cases)
        axes.barh(-at, mean.value, height=0.62, color=look["color"], alpha=0.85)
        right = mean.value
        if mean.interval is not None:
            low, high = mean.interval
            axes.plot([low, high], [-at, -at], color=TRUTH, lw=1.3)
            right = high
        axes.text(max(right, limit) + 0.02, -at, f"{100 * mean.value:.0f} %", va="center", fontsize=SMALL)
    axes.axvline(limit, color=TRUTH, lw=1.4, ls=(0, (4, 1.5)))
    axes.axvline(0.5, color=GREY, lw=1.0, ls=":")
    axes.set(xlim=(0.0, 1.15), ylim=(-len(known) + 0.45, 0.55), yticks=[])
    axes.set_xticks([0.0, 0.5, 1.0], ["0", "50 %", "100 %"] if last else [""] * 3)
    axes.tick_params(labelsize=SMALL)


def draw_accuracy_curves(
    figure: Figure,
    scores: GraphScores,
    values: Sequence[float],
    cases: Sequence[Sequence[int]],
    axis_label: str,
) -> None:
    """Draw the accuracy over a parameter, and how often nothing is recovered, with a panel for each noise.

    Args:
        figure: an empty figure.
        scores: scores of all draws.
        values: values of the parameter.
        cases: the cases at each value.
        axis_label: label of the horizontal axis.
    """
    calibrations = scores.comparison.calibrations
    figure.set_size_inches(WIDTH, 4.6)
    figure.set_layout_engine("constrained", w_pad=0.06, h_pad=0.05, hspace=0.0)
    grid = figure.subplots(
        2, len(calibrations), squeeze=False, sharex=True, sharey="row", height_ratios=[1.0, 0.28]
    )
    for column, calibration in enumerate(calibrations):
        above, below = grid[:, column]
        _draw_accuracy(above, scores, column, np.array(values), cases)
        _draw_guess_shares(below, scores, column, values, cases)
        above.set_title(NOISE_LABELS[calibration], loc="left", fontsize=TEXT)
        above.set_ylim(0.38, 1.02)
        above.set_yticks([0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0], ["40 %", "", "60 %", "", "80 %", "", "100 %"])
        below.set(ylim=(-0.05, 1.05), xscale="log")
        below.set_yticks([0.0, 0.5, 1.0], ["0", "½", "1"])
        below.set_xticks(values, [f"{value:g}" for value in values])
        below.xaxis.minorticks_off()
    grid[0, 0].set_ylabel("right community named", fontsize=TEXT)
    grid[1, 0].set_ylabel("share", fontsize=SMALL)
    figure.supxlabel(axis_label, fontsize=TEXT)
    legend_above(figure, grid[0, 0], 2)


def _draw_accuracy(
    axes: Axes, scores: GraphScores, noise: int, values: FloatArray, cases: Sequence[Sequence[int]]
) -> None:
    style_panel(axes)
    labels = [label for label, _ in scores.comparison.methods]
    for number, (label, look) in enumerate(zip(labels, curve_styles(labels), strict=True)):
        means = [accuracy(scores, noise, number, pooled) for pooled in cases]
        # Shift the curves slightly, so that their intervals don't overlap.
        shifted = values * (values[-1] / values[0]) ** (0.006 * (number - (len(labels) - 1) / 2))
        axes.plot(shifted, [mean.value for mean in means], label=label, **look)
        for x, mean in zip(shifted.tolist(), means, strict=True):
            if mean.interval is not None:
                axes.plot([x, x], mean.interval, color=look["color"], lw=1.3)
    best = [accuracy(scores, noise, -1, pooled) for pooled in cases]
    axes.plot(values, [mean.value for mean in best], color=TRUTH, ls=(0, (4, 1.5)), lw=1.7, label=EXACT_BAYES)
    ends = np.array([mean.interval or (mean.value, mean.value) for mean in best])
    axes.fill_between(values, *ends.T, color=TRUTH, alpha=0.1, lw=0.0)
    axes.axhline(0.5, color=GREY, lw=1.0, ls=":")


def _draw_guess_shares(
    axes: Axes, scores: GraphScores, noise: int, values: Sequence[float], cases: Sequence[Sequence[int]]
) -> None:
    style_panel(axes)
    labels = [label for label, _ in scores.comparison.methods]
    for number, look in enumerate(curve_styles(labels)):
        shares = [guess_share(scores, noise, number, pooled) for pooled in cases]
        if any(shares):
            axes.plot(values, shares, **{**look, "ms": 4.0})
    axes.set_title("nothing recovered", loc="left", fontsize=SMALL, color=GREY, pad=3.0)


_COMMUNITY_COLORS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00", "#000000", "#F0E442")
_NOISE_OFFSET = 0.26
"""Horizontal distance between the noises of a method."""


def draw_vicinities(figure: Figure, scores: GraphScores) -> None:
    """Draw a column for each graph: the graph, accuracy, coverage and size of the vicinity, and hops."""
    from matplotlib.lines import Line2D

    comparison = scores.comparison
    columns = len(comparison.cases)
    figure.set_size_inches(WIDTH, 9.2)
    figure.set_layout_engine("constrained", w_pad=0.05, h_pad=0.04, hspace=0.02)
    grid = figure.subplots(5, columns, squeeze=False, sharey="row", height_ratios=[1.5, 1.0, 1.0, 1.0, 1.0])
    labels = [label for label, _ in comparison.methods]
    known = [*curve_styles(labels), {"color": TRUTH, "marker": "D"}]
    share: Callable[[FloatArray], Mean] = mean_of_guesses
    for at, case in enumerate(comparison.cases):
        graph = case.setting.community_graph
        n = graph.domain.n_vertices
        largest, central = accuracy_without_readings(case.setting)
        _draw_small_graph(grid[0, at], graph)
        grid[0, at].set_title(f"{case.label}\nn = {n}", fontsize=TEXT)
        for row, values, summed, guess in (
            (1, scores.right[at], share, largest),
            (2, scores.held[at], share, COVERAGE),
            (3, scores.size[at] / n, mean_of, None),
            (4, scores.hops[at], mean_of, central),
        ):
            _draw_points(grid[row, at], values, summed, known, guess)
    for row, label in enumerate(
        ("right community", "vicinity contains it", "size of vicinity", "EMD, hops"), start=1
    ):
        grid[row, 0].set_ylabel(label, fontsize=SMALL)
        if row < 4:
            grid[row, 0].set_ylim(0.0, 1.05)
            grid[row, 0].set_yticks([0.0, 0.5, 1.0], ["0", "50 %", "100 %"])
    grid[4, 0].set_ylim(bottom=0.0)
    handles = [
        Line2D([], [], ls="", marker=look["marker"], color=look["color"], ms=6.5, label=label)
        for label, look in zip([*labels, EXACT_BAYES], known, strict=True)
    ]
    for calibration in comparison.calibrations:
        fill = GREY if calibration == comparison.calibrations[-1] else "white"
        handles.append(
            Line2D([], [], ls="", marker="o", mec=GREY, mfc=fill, ms=6.5, label=NOISE_LABELS[calibration])
        )
    figure.legend(handles=handles, loc="outside upper center", ncols=3, frameon=False, fontsize=TEXT)


def _draw_small_graph(axes: Axes, graph: CommunityGraph) -> None:
    from matplotlib.collections import LineCollection

    places = _kamada_kawai(graph.domain)
    axes.add_collection(LineCollection(list(places[graph.domain.edges]), colors=GREY, lw=0.5, alpha=0.5))
    colours = [_COMMUNITY_COLORS[community % len(_COMMUNITY_COLORS)] for community in graph.communities]
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
    """Draw mean and interval per method and noise; ``values`` is (calibrations, answers, trials)."""
    style_panel(axes)
    if guess is not None:
        axes.axhline(guess, color=GREY, lw=1.1, ls=":")
    count = len(values)
    for at, answers in enumerate(values):
        for number, look in enumerate(known):
            mean = summed(answers[number])
            place = number + _NOISE_OFFSET * (at - (count - 1) / 2.0)
            if mean.interval is not None:
                axes.plot([place, place], mean.interval, color=look["color"], lw=1.4)
            fill = look["color"] if at == count - 1 else "white"
            axes.plot(
                [place], [mean.value], ls="", marker=look["marker"], mec=look["color"], mfc=fill, ms=6.0
            )
    axes.set(xlim=(-0.6, len(known) - 0.4), xticks=[])
