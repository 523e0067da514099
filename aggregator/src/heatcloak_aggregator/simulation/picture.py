"""The demo as one picture: what is true, what is published, what is recovered alone and together."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.gridspec import SubplotSpec
from matplotlib.ticker import MaxNLocator

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, Method
from heatcloak_aggregator.simulation.round_view import PooledView, RoundView, Vicinities
from heatcloak_aggregator.zones import attackers_best
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone

# Okabe and Ito's palette: told apart by colour-blind readers too.
TRUE, PUBLISHED, RECOVERED, POOLED, QUIET = "#009E73", "#E69F00", "#0072B2", "#CC79A7", "#555555"

_MOST_NUMBERED = 40
"""Rounds above which numbers over the curves, and dots on the paths, would touch."""

_MOST_DOTS = 8
"""Spikes above which their dots would hide one another."""

FloatArray = npt.NDArray[np.float64]


def draw_picture(
    path: Path, zone: Zone, scenario: Scenario, views: list[RoundView], method: Method = Method.BPDN
) -> None:
    """Write the run's picture to ``path``, as PNG or SVG by its suffix.

    Left, one round: the readings that are published around the heat that they hide, and below it the true
    sources beside what is recovered. Right, all rounds: recovered heat over time, and the true paths. Where
    rounds are pooled, what they tell together stands beside what each tells alone, and below it how the
    distance to the truth shrinks.
    """
    with mpl.rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(12, 6.2), dpi=160, layout="constrained")
        # Two columns without a common grid, so that neither is stretched by the other's labels.
        halves = figure.add_gridspec(1, 2, width_ratios=(1, 1.15))
        rows, right = halves[0].subgridspec(2, 1), halves[1]
        readings = figure.add_subplot(rows[0])
        sources = figure.add_subplot(rows[1], sharex=readings)
        shown = _typical(views)
        _draw_readings(readings, zone, shown)
        _draw_sources(sources, zone, shown, method)
        if all(view.pooled is not None for view in views):
            _draw_beside(figure, right, zone, scenario, views)
        else:
            estimates = [view.estimate for view in views]
            title = "all rounds: recovered heat (blue), true paths (green)"
            _draw_rounds(figure.add_subplot(right), zone, scenario, estimates, RECOVERED, title)
        promise = zone.promise
        figure.suptitle(
            f"Heatcloak: {len(zone.nodes)} sensors, ε = {promise.epsilon:g}, δ = {promise.delta:g} over "
            f"{zone.schedule.releases} rounds; {method.in_words}, mean EMD {_means(views)}",
            fontsize=12,
        )
        figure.savefig(path)


def _means(views: list[RoundView]) -> str:
    own = f"{np.mean([view.score.value for view in views]):.3f}"
    pooled = [view.pooled.score.value for view in views if view.pooled is not None]
    return f"{own}, pooled {np.mean(pooled):.3f}" if pooled else own


def _typical(views: list[RoundView]) -> RoundView:
    """The round whose error is the median, of those that were pooled if any were: neither best nor worst."""
    together = [view for view in views if view.pooled is not None and view.pooled.rounds > 1] or views
    return sorted(together, key=lambda view: round(view.score.value, 9))[(len(together) - 1) // 2]


def _draw_readings(axes: Axes, zone: Zone, view: RoundView) -> None:
    places = np.arange(1, zone.domain.n_sensors + 1) / zone.domain.n_sensors
    sigma = zone.noise.sigma
    axes.fill_between(
        places, view.clean - sigma, view.clean + sigma, color=QUIET, alpha=0.12, lw=0, label="± σ"
    )
    axes.plot(places, view.clean, color=TRUE, lw=1.8, label="heat at the sensors (never published)")
    axes.plot(places, view.cloaked, "o", color=PUBLISHED, ms=4, label="published readings")
    axes.set_title(f"round {view.index + 1}: what leaves the sensors", loc="left", fontsize=10.5)
    axes.set_ylabel("reading")
    axes.tick_params(labelbottom=False)
    low, high = axes.get_ylim()
    axes.set_ylim(low, high + 0.42 * (high - low))
    axes.legend(loc="upper left", fontsize=8, frameon=False, ncols=2)


def _draw_sources(axes: Axes, zone: Zone, view: RoundView, method: Method) -> None:
    locations = np.arange(1, zone.domain.n_sources + 1) / zone.domain.n_sources
    best = attackers_best(zone)
    for index, place in enumerate(locations[view.truth > 0]):
        label = f"attacker's best, ±{best:.3f}" if index == 0 else None
        axes.axvspan(place - best, place + best, color=TRUE, alpha=0.10, lw=0, label=label)
    _draw_stems(axes, locations, view.truth, TRUE, "true sources", width=5.0)
    _draw_stems(axes, locations, view.estimate, RECOVERED, "recovered from this round", width=2.6)
    _draw_vicinities(axes, view.vicinities, RECOVERED, 1.10)
    title, tallest = f"round {view.index + 1}: what is recovered", [view.truth.max(), view.estimate.max()]
    if view.pooled is not None:
        many = f"recovered from {view.pooled.rounds} rounds" if view.pooled.rounds > 1 else "pooled"
        _draw_stems(axes, locations, view.pooled.estimate, POOLED, many, width=1.4)
        _draw_vicinities(axes, view.pooled.vicinities, POOLED, 1.18)
        title += f" (EMD {view.score.value:.3f}, pooled {view.pooled.score.value:.3f})"
        tallest.append(view.pooled.estimate.max())
    else:
        title += f": the vicinity (EMD {view.score.value:.3f})"
    axes.set_title(title, loc="left", fontsize=10.5)
    axes.set_xlabel("place in the corridor")
    axes.set_ylabel("intensity")
    axes.set_xlim(0, 1.01)
    axes.set_ylim(0, (1.9 if view.vicinities else 1.7) * max(1.0, *tallest))
    axes.set_yticks([0, 0.5, 1])
    axes.legend(loc="upper left", fontsize=8, frameon=False, ncols=2)


def _draw_stems(
    axes: Axes, locations: FloatArray, values: FloatArray, color: str, label: str, width: float
) -> None:
    present = values > 1e-3
    axes.vlines(locations[present], 0, values[present], color=color, lw=width)
    size = 3.5 + width / 2 if np.count_nonzero(present) <= _MOST_DOTS else 1.5
    axes.plot(locations[present], values[present], "o", color=color, ms=size)
    axes.plot([], [], "o", color=color, ms=3.5 + width / 2, label=label)


def _draw_vicinities(axes: Axes, vicinities: Vicinities, color: str, height: float) -> None:
    for index, (low, high, _) in enumerate(region for region in vicinities if len(region) == 3):
        label = f"holds a source, {VICINITY_LEVEL:.0%}" if index == 0 else None
        axes.plot(
            [low, high], [height, height], color=color, lw=4, alpha=0.45, solid_capstyle="butt", label=label
        )


def _draw_beside(
    figure: Figure, cell: SubplotSpec, zone: Zone, scenario: Scenario, views: list[RoundView]
) -> None:
    """Every round alone and pooled side by side, and below it both distances to the truth."""
    rows = cell.subgridspec(2, 1, height_ratios=(2.1, 1))
    maps = rows[0].subgridspec(1, 2)
    alone = figure.add_subplot(maps[0])
    together = figure.add_subplot(maps[1], sharey=alone)
    pooled = [view.pooled for view in views if view.pooled is not None]
    _draw_rounds(alone, zone, scenario, [view.estimate for view in views], RECOVERED, "each round alone")
    _draw_rounds(
        together, zone, scenario, [view.estimate for view in pooled], POOLED, "rounds that agree, pooled"
    )
    together.set_ylabel("")
    together.tick_params(labelleft=False)
    _draw_distances(figure.add_subplot(rows[1]), views, pooled)


def _draw_distances(axes: Axes, views: list[RoundView], pooled: list[PooledView]) -> None:
    rounds = [view.index + 1 for view in views]
    axes.plot(rounds, [view.score.value for view in views], "-o", color=RECOVERED, ms=3.5, label="alone")
    axes.plot(rounds, [view.score.value for view in pooled], "-o", color=POOLED, ms=3.5, label="pooled")
    top = max(0.01, *(view.score.value for view in views), *(view.score.value for view in pooled))
    axes.set_ylim(0, 1.4 * top)
    if len(views) <= _MOST_NUMBERED:
        for number, view in zip(rounds, pooled, strict=True):
            axes.annotate(
                str(view.rounds), (number, 1.3 * top), ha="center", va="center", fontsize=7.5, color=POOLED
            )
    axes.set_title(
        "EMD to the truth, and how many rounds are pooled"
        if len(views) <= _MOST_NUMBERED
        else "EMD to the truth",
        loc="left",
        fontsize=10.5,
    )
    axes.set_xlabel("round")
    axes.set_ylabel("EMD")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(loc="upper right", fontsize=8, frameon=False, ncols=2, bbox_to_anchor=(1.01, 1.24))


def _draw_rounds(
    axes: Axes, zone: Zone, scenario: Scenario, estimates: list[FloatArray], color: str, title: str
) -> None:
    n = zone.domain.n_sources
    # The root shows a faint second vicinity beside a strong first one.
    heat = np.sqrt([_spread_out(estimate) for estimate in estimates])
    colours = LinearSegmentedColormap.from_list("recovered", ["#ffffff", color])
    axes.imshow(
        heat,
        aspect="auto",
        origin="lower",
        cmap=colours,
        vmin=0,
        extent=(0.5 / n, 1 + 0.5 / n, 0.5, len(estimates) + 0.5),
        interpolation="nearest",
    )
    for source in scenario.sources:
        rounds = [index for index in range(len(estimates)) if source.is_present(index)]
        axes.plot(
            [source.place(r) for r in rounds],
            [r + 1 for r in rounds],
            "-o" if len(estimates) <= _MOST_NUMBERED else "-",
            color=TRUE,
            ms=3,
            lw=1.4,
        )
    axes.set_title(title, loc="left", fontsize=10.5)
    axes.set_xlabel("place in the corridor")
    axes.set_ylabel("round")
    axes.set_xlim(0, 1.01)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def _spread_out(estimate: FloatArray) -> FloatArray:
    """An estimate's spikes widened, so that a location one pixel wide is seen."""
    offsets = np.arange(-3, 4)
    return np.convolve(estimate, np.exp(-(offsets**2) / 3.0), mode="same")
