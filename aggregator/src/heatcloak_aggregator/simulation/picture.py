"""The demo as one picture: what is true, what is published, what is recovered."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np
import numpy.typing as npt
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from heatcloak_aggregator.simulation.round_view import RoundView
from heatcloak_aggregator.zones import attackers_best
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone

# Okabe and Ito's palette: told apart by colour-blind readers too.
TRUE, PUBLISHED, RECOVERED, QUIET = "#009E73", "#E69F00", "#0072B2", "#555555"

FloatArray = npt.NDArray[np.float64]


def draw_picture(path: Path, zone: Zone, scenario: Scenario, views: list[RoundView]) -> None:
    """Write the run's picture to ``path``, as PNG or SVG by its suffix.

    Left, one round: the readings that are published around the heat that they hide, and below it the true
    sources beside what is recovered. Right, all rounds: recovered heat over time, and the true paths.
    """
    with mpl.rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(11, 5.6), dpi=160, layout="constrained")
        grid = figure.add_gridspec(2, 2, width_ratios=(1, 1.05))
        readings = figure.add_subplot(grid[0, 0])
        sources = figure.add_subplot(grid[1, 0], sharex=readings)
        shown = _typical(views)
        _draw_readings(readings, zone, shown)
        _draw_sources(sources, zone, shown)
        _draw_rounds(figure.add_subplot(grid[:, 1]), zone, scenario, views)
        mean = np.mean([view.score.value for view in views])
        promise = zone.promise
        figure.suptitle(
            f"Heatcloak: {len(zone.nodes)} sensors, ε = {promise.epsilon:g}, δ = {promise.delta:g} over "
            f"{zone.schedule.releases} rounds; mean EMD {mean:.3f} of the corridor",
            fontsize=12,
        )
        figure.savefig(path)


def _typical(views: list[RoundView]) -> RoundView:
    """The round whose error is the median: neither our best nor our worst."""
    return sorted(views, key=lambda view: view.score.value)[(len(views) - 1) // 2]


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


def _draw_sources(axes: Axes, zone: Zone, view: RoundView) -> None:
    locations = np.arange(1, zone.domain.n_sources + 1) / zone.domain.n_sources
    best = attackers_best(zone)
    for index, place in enumerate(locations[view.truth > 0]):
        label = f"attacker's best, ±{best:.3f}" if index == 0 else None
        axes.axvspan(place - best, place + best, color=TRUE, alpha=0.10, lw=0, label=label)
    _draw_stems(axes, locations, view.truth, TRUE, "true sources")
    _draw_stems(axes, locations, view.estimate, RECOVERED, "recovered (basis pursuit denoising)")
    axes.set_title(
        f"what can be recovered: the vicinity (EMD {view.score.value:.3f})", loc="left", fontsize=10.5
    )
    axes.set_xlabel("place in the corridor")
    axes.set_ylabel("intensity")
    axes.set_xlim(0, 1.01)
    axes.set_ylim(0, 1.62)
    axes.set_yticks([0, 0.5, 1])
    axes.legend(loc="upper left", fontsize=8, frameon=False, ncols=2)


def _draw_stems(axes: Axes, locations: FloatArray, values: FloatArray, color: str, label: str) -> None:
    present = values > 1e-3
    axes.vlines(locations[present], 0, values[present], color=color, lw=2.2)
    axes.plot(locations[present], values[present], "o", color=color, ms=5, label=label)


def _draw_rounds(axes: Axes, zone: Zone, scenario: Scenario, views: list[RoundView]) -> None:
    n = zone.domain.n_sources
    # The root shows a faint second vicinity beside a strong first one.
    heat = np.sqrt([_spread_out(view.estimate) for view in views])
    colours = LinearSegmentedColormap.from_list("recovered", ["#ffffff", "#9cc9e6", RECOVERED])
    axes.imshow(
        heat,
        aspect="auto",
        origin="lower",
        cmap=colours,
        vmin=0,
        extent=(0.5 / n, 1 + 0.5 / n, 0.5, len(views) + 0.5),
        interpolation="nearest",
    )
    for source in scenario.sources:
        rounds = [view.index for view in views if source.is_present(view.index)]
        axes.plot(
            [source.place(r) for r in rounds],
            [r + 1 for r in rounds],
            "-o",
            color=TRUE,
            ms=3.5,
            lw=1.6,
        )
    axes.set_title("all rounds: recovered heat (blue), true paths (green)", loc="left", fontsize=10.5)
    axes.set_xlabel("place in the corridor")
    axes.set_ylabel("round")
    axes.set_xlim(0, 1.01)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))


def _spread_out(estimate: FloatArray) -> FloatArray:
    """An estimate's spikes widened, so that a location one pixel wide is seen."""
    offsets = np.arange(-3, 4)
    return np.convolve(estimate, np.exp(-(offsets**2) / 3.0), mode="same")
