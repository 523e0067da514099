"""Picture of a demo in a corridor: the truth, the published readings, and the recovered sources or people."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.gridspec import GridSpec
from matplotlib.patheffects import withStroke
from matplotlib.ticker import MaxNLocator

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.method_names import BPDN
from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL, method_named
from heatcloak_lab.demo.round_view import RecoveredView, RoundView, rounds_later
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.wire import Track
from heatcloak_shared.zone import Zone

# Okabe and Ito's palette, which colour-blind readers can distinguish.
TRUE, PUBLISHED, RECOVERED, POOLED, QUIET = "#009E73", "#E69F00", "#0072B2", "#CC79A7", "#555555"
_FOLLOWED = (RECOVERED, "#D55E00", "#2B2B2B", "#8B6A00")
"""Colours of the people whom a tracker follows, in turn; their numbers tell more of them apart."""

_MOST_NUMBERED = 40
"""Largest number of rounds drawn with numbers over the curves and dots on the paths."""
_REACH = 0.02
"""Heat within this distance of a place is drawn there, as a single location would be too thin to see."""
_TITLE, _SMALL = 10.5, 8.5
_LETTER = 0.01
"""Half of the width of a letter of a region's label, in corridor lengths."""
_APART = 0.045
"""Least distance of people's numbers, in corridor lengths."""
_HALO = [withStroke(linewidth=2, foreground="white")]
_NUMBERS = 0.07
"""Room above the last round for the numbers of people, as a share of all rounds."""
_COUNTS = ("Nobody is", "One person is", "Two people are", "Three people are")


@dataclass(frozen=True)
class _Series:
    """The results of one method for all rounds.

    Attributes:
        title: its title.
        results: its results, one for each round; None for a round without one.
        color: its colour.
        style: how its line is drawn.
    """

    title: str
    results: Sequence[RecoveredView | None]
    color: str
    style: str = "-o"

    @property
    def distances(self) -> list[float]:
        """Return the EMD of each round, NaN for a round without a result."""
        return [math.nan if each is None else each.score.value for each in self.results]


def draw_picture(zone: Zone, scenario: Scenario, views: list[RoundView], method: str = BPDN) -> Figure:
    """Draw a run.

    Left, one round: the published readings and the true heat; below, the people and the recovered sources.
    Right, all rounds: the people's paths and the recovered sources of the method and of the second method, or
    of each round alone without a second method; below, the distances from the truth. Of a tracker, the paths
    of the people whom it follows are drawn in place of its recovered sources.

    Args:
        zone: the zone, a corridor.
        scenario: the world.
        views: all rounds, at least one.
        method: name of the recovery method.
    """
    with mpl.rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(13, 8), dpi=130)
        grid = GridSpec(
            2, 1, figure, left=0.05, right=0.40, bottom=0.07, top=0.825, hspace=0.22, height_ratios=(1.25, 1)
        )
        maps = GridSpec(1, 2, figure, left=0.455, right=0.985, bottom=0.43, top=0.825, wspace=0.06)
        curves = GridSpec(1, 1, figure, left=0.455, right=0.985, bottom=0.07, top=0.325)
        shown, series = _typical(views), _series(views, method)
        _head(figure, zone, scenario, views, method)
        readings = figure.add_subplot(grid[0])
        _draw_readings(readings, zone, shown)
        _draw_recovered(figure.add_subplot(grid[1], sharex=readings), zone, shown, method)
        for column, each in enumerate(series):
            axes = figure.add_subplot(maps[column])
            if column == 0 and shown.is_followed:
                _draw_tracks(axes, views)
            else:
                _draw_heat(axes, zone, each)
            _finish_rounds(axes, scenario, each, labelled=column == 0, room=_NUMBERS * shown.is_followed)
        _draw_distances(figure.add_subplot(curves[0]), views, _at_once(views) + series)
        return figure


def _at_once(views: list[RoundView]) -> list[_Series]:
    """Return the first results of a tracker, whose final ones use later rounds; nothing for other methods."""
    if not any(view.later for view in views):
        return []
    return [_Series("at once", [view.alone for view in views], QUIET, "--o")]


def _series(views: list[RoundView], method: str) -> list[_Series]:
    """Return the series to draw: the method's, and one for comparison."""
    alone = [view.alone for view in views]
    pooled = [view.pooled for view in views if view.pooled is not None]
    beside = [view.beside for view in views if view.beside is not None]
    if any(view.is_followed for view in views):
        followed = [_Series(_followed_title(views), [view.best for view in views], RECOVERED)]
        title = f"{method_named(BPDN).title}, same readings"
        return followed + [_Series(title, beside, POOLED)] * (len(beside) == len(views))
    if len(beside) == len(views):
        name = method_named(method).title
        if any(view.best.vicinities for view in views):
            name += "; light: the regions"
        other = _Series(f"{method_named(BPDN).title}, same readings", beside, POOLED)
        return [_Series(name, pooled or alone, RECOVERED), other]
    if len(pooled) == len(views):
        return [
            _Series("rounds that agree, pooled", pooled, RECOVERED),
            _Series("each round alone", alone, POOLED),
        ]
    return [_Series(method_named(method).title, alone, RECOVERED)]


def _followed_title(views: list[RoundView]) -> str:
    lag = max(view.lag for view in views)
    return "people followed" + (f", {rounds_later(lag)}" if lag else "")


def _head(figure: Figure, zone: Zone, scenario: Scenario, views: list[RoundView], method: str) -> None:
    left = 0.05
    figure.text(left, 0.965, "The vicinity, not the person", fontsize=17, weight="bold", va="center")
    promise, many = zone.promise, len(scenario.sources)
    people = _COUNTS[many] if many < len(_COUNTS) else f"{many} people are"
    hidden = "" if promise.alpha is None else f"A move by {promise.alpha:g} of the corridor is hidden by "
    text = (
        f"{people} in a corridor with {len(zone.nodes)} sensors. Each sensor adds noise before it publishes. "
        f"{hidden}ε = {promise.epsilon:g}, δ = {promise.delta:g} over {zone.schedule.releases} rounds.\n"
        f"{_ending(views, method)}"
    )
    figure.text(left, 0.94, text, fontsize=10, va="top", color=QUIET, linespacing=1.5)
    figure.text(0.985, 0.965, "● the people", fontsize=12, weight="bold", color=TRUE, va="center", ha="right")


def _ending(views: list[RoundView], method: str) -> str:
    """Return the accuracy in a sentence or two."""
    title = method_named(method).title
    first = "alone" if any(view.later for view in views) else "best"
    mean = np.mean([getattr(view, first).score.value for view in views])
    at_once = " at once" if first == "alone" else ""
    text = f"The recovered heat is {mean:.3f} of the corridor from the truth{at_once} on average ({title})"
    later = [view.later.score.value for view in views if view.later is not None]
    if later:
        text += f", {np.mean(later):.3f} {rounds_later(max(view.lag for view in views))}"
    beside = [view.beside.score.value for view in views if view.beside is not None]
    if beside:
        text += f", {np.mean(beside):.3f} with {method_named(BPDN).title}"
    is_followed = any(view.is_followed for view in views)
    held = [each for view in views for each in (view.followed() if is_followed else view.held())]
    if held:
        text += (
            f".\nOf {len(held)} {'bands' if is_followed else 'regions'}, which should each contain a person "
            f"with probability about {VICINITY_LEVEL:g}, {sum(held)} do"
        )
    return f"{text}."


def _typical(views: list[RoundView]) -> RoundView:
    """Return the round with the median error, among the pooled rounds if there are any."""
    together = [view for view in views if view.later or (view.pooled and view.pooled.rounds > 1)] or views
    return sorted(together, key=lambda view: round(view.best.score.value, 9))[(len(together) - 1) // 2]


def _draw_readings(axes: Axes, zone: Zone, view: RoundView) -> None:
    places = np.arange(1, zone.domain.n_sensors + 1) / zone.domain.n_sensors
    sigma = np.array(zone.noise.sigmas)
    axes.plot(places, view.cloaked, "o", color=PUBLISHED, ms=4, label="published")
    axes.plot(places, view.clean, color=TRUE, lw=1.8, label="the people's heat, secret")
    axes.fill_between(
        places, view.clean - sigma, view.clean + sigma, color=QUIET, alpha=0.12, lw=0,
        label=f"noise, ± σ {'=' if zone.noise.is_uniform else '≈'} {zone.noise.sigma:.2f}",
    )  # fmt: skip
    axes.set_title(f"what leaves the sensors in round {view.index + 1}", loc="left", fontsize=_TITLE)
    axes.tick_params(labelbottom=False)
    low, high = axes.get_ylim()
    axes.set(ylabel="reading", xlim=(0, 1.01), ylim=(low, high + 0.22 * (high - low)))
    axes.legend(
        loc="upper left", fontsize=_SMALL, frameon=False, ncols=3, columnspacing=1.2, handletextpad=0.5
    )


def _draw_recovered(axes: Axes, zone: Zone, view: RoundView, method: str) -> None:
    """Draw the people, the method's heat and regions, and the second method's heat."""
    locations = np.arange(1, zone.domain.n_sources + 1) / zone.domain.n_sources
    best = view.best
    heat = _within_reach(best.estimate)
    axes.fill_between(locations, 0, heat, color=RECOVERED, alpha=0.35, lw=0, step="mid")
    axes.step(locations, heat, where="mid", color=RECOVERED, lw=1.2, label=method_named(method).title)
    tallest = [1.0, float(heat.max())]
    if view.beside is not None:
        other = _within_reach(view.beside.estimate)
        axes.step(locations, other, where="mid", color=POOLED, lw=1.6, label=method_named(BPDN).title)
        tallest.append(float(other.max()))
    for place in view.people:
        axes.plot([place, place], [0, 1], color=TRUE, lw=2.2, solid_capstyle="butt")
        axes.plot([place], [1], "o", color=TRUE, ms=7, zorder=5)
    regions = _regions(best)
    label: str | None = "90 % band of a person" if view.is_followed else "a person is in here"
    levels = _levels(regions)
    for each, level in zip(regions, levels, strict=True):
        height = (1.13 + 0.19 * level) * max(tallest)
        x, y = [each.low, each.high], [height, height]
        axes.plot(x, y, color=each.color, lw=5, solid_capstyle="butt", label=label)
        label = None
        axes.vlines([each.low, each.high], 0, height, color=each.color, lw=0.7, alpha=0.5)
        axes.annotate(
            each.text, ((each.low + each.high) / 2, height), (0, 5), ha="center",
            textcoords="offset points", fontsize=_SMALL, color=each.color, path_effects=_HALO,
        )  # fmt: skip
    ceiling = (1.45 + 0.19 * max(levels, default=0)) * max(tallest)
    last, rounds = view.index + 1, best.rounds
    by = f"round {last}" if rounds == 1 else f"rounds {last + view.lag + 1 - rounds} to {last + view.lag}"
    of = f" of round {last}" if view.lag else ""
    axes.set_title(f"what is recovered{of} from {by}", loc="left", fontsize=_TITLE)
    axes.set(xlabel="place in the corridor", ylabel=f"heat within ±{_REACH:g}")
    axes.set(ylim=(0, ceiling), yticks=[0, 0.5, 1])
    axes.legend(
        loc="upper left", fontsize=_SMALL, frameon=False, ncols=3, columnspacing=1.2, handletextpad=0.5
    )


@dataclass(frozen=True)
class _Region:
    """A region as it is drawn, with its label and its colour."""

    low: float
    high: float
    text: str
    color: str


def _regions(found: RecoveredView) -> list[_Region]:
    """Return the regions to draw, sorted by their low ends: those of followed people, or those of sources."""
    if found.tracks is None:
        return [_Region(low, high, f"{math.floor(100 * p)}%", RECOVERED) for low, high, p in found.spans]
    people = sorted(found.people, key=lambda each: (each.low, each.id))
    return [_Region(each.low, each.high, f"person {each.id}", _colour(each.id)) for each in people]


def _colour(person: int) -> str:
    return _FOLLOWED[(person - 1) % len(_FOLLOWED)]


def _levels(regions: Sequence[_Region]) -> list[int]:
    """Return the lowest free level for each region; regions are sorted by their low ends."""
    ends: list[float] = []
    levels = []
    for each in regions:
        middle, half = (each.low + each.high) / 2, _LETTER * (len(each.text) + 1)
        left, right = min(each.low, middle - half), max(each.high, middle + half)
        level = next((k for k, end in enumerate(ends) if end < left), len(ends))
        ends[level : level + 1] = [right]
        levels.append(level)
    return levels


def _draw_heat(axes: Axes, zone: Zone, series: _Series) -> None:
    """Draw the recovered sources of all rounds, and their regions."""
    n, results = zone.domain.n_sources, [each for each in series.results if each is not None]
    # The square root makes a faint second vicinity visible beside a strong one.
    heat = np.sqrt([_within_reach(each.estimate) for each in results])
    axes.imshow(
        heat,
        aspect="auto",
        origin="lower",
        cmap=LinearSegmentedColormap.from_list("recovered", ["#ffffff", series.color]),
        vmin=0,
        vmax=max(1.0, float(heat.max())),
        extent=(0.5 / n, 1 + 0.5 / n, 0.5, len(results) + 0.5),
        interpolation="nearest",
    )
    for number, each in enumerate(results, start=1):
        for low, high, _ in each.spans:
            axes.fill_between([low, high], number - 0.45, number + 0.45, color=series.color, alpha=0.22, lw=0)


def _draw_tracks(axes: Axes, views: list[RoundView]) -> None:
    """Draw each followed person as a line with a number, and the region of 90 % as a band."""
    ends_of: list[tuple[int, float, int]] = []
    for person in sorted({each.id for view in views for each in view.best.people}):
        color = _colour(person)
        for stretch in _stretches(views, person):
            rounds = [number for number, _ in stretch]
            # A stretch of one round is drawn as high as a round.
            ends = [rounds[0] - 0.5, *rounds, rounds[-1] + 0.5]
            tracks = [stretch[0][1], *(each for _, each in stretch), stretch[-1][1]]
            low, high = [each.low for each in tracks], [each.high for each in tracks]
            axes.fill_betweenx(ends, low, high, color=color, alpha=0.25, lw=0)
            axes.plot([each.place for each in tracks], ends, color=color, lw=2.2, solid_capstyle="butt")
        ends_of.append((rounds[-1], stretch[-1][1].place, person))
    taken: list[tuple[int, float]] = []
    for number, place, person in sorted(ends_of):
        # The numbers of people who end side by side stand side by side.
        beside = [at for other, at in taken if number - other < 2 * _NUMBERS * len(views)]
        place = max([place, *(at + _APART for at in beside if abs(at - place) < _APART)])
        taken.append((number, place))
        axes.annotate(
            str(person), (place, number + 0.5), (0, 1.5), textcoords="offset points", ha="center",
            va="bottom", fontsize=_TITLE, weight="bold", color=_colour(person), path_effects=_HALO, zorder=6,
        )  # fmt: skip


def _stretches(views: list[RoundView], person: int) -> list[list[tuple[int, Track]]]:
    """Return the rounds of a person, from 1, and their track, divided where rounds lack the person."""
    found: list[list[tuple[int, Track]]] = []
    for view in views:
        track = next((each for each in view.best.people if each.id == person), None)
        if track is None:
            continue
        if not found or found[-1][-1][0] != view.index:
            found.append([])
        found[-1].append((view.index + 1, track))
    return found


def _finish_rounds(axes: Axes, scenario: Scenario, series: _Series, *, labelled: bool, room: float) -> None:
    """Draw the people's paths over what was recovered, and the axes with room above them."""
    rounds = len(series.results)
    for source in scenario.sources:
        present = [index for index in range(rounds) if source.is_present(index)]
        axes.plot(
            [source.place(index) for index in present],
            [index + 1 for index in present],
            "-o" if rounds <= _MOST_NUMBERED else "-",
            color=TRUE, ms=2.8, lw=1.1,
        )  # fmt: skip
    axes.set_title(series.title, loc="left", fontsize=_TITLE, color=series.color)
    axes.set_xlabel("place in the corridor", labelpad=1)
    axes.set(xlim=(0, 1.01), ylim=(0.5, (1 + room) * rounds + 0.5))
    axes.set_xticks([0, 0.2, 0.4, 0.6, 0.8, 1], ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    ticks = MaxNLocator(integer=True).tick_values(1, rounds)
    axes.set_yticks([tick for tick in ticks if 1 <= tick <= rounds])
    if labelled:
        axes.set_ylabel("round", labelpad=1)
    else:
        axes.tick_params(labelleft=False)


def _draw_distances(axes: Axes, views: list[RoundView], series: list[_Series]) -> None:
    rounds = [view.index + 1 for view in views]
    pooled = [view.pooled.rounds for view in views if view.pooled is not None]
    for each in series:
        axes.plot(rounds, each.distances, each.style, color=each.color, ms=3.5, label=each.title)
    top = max(0.01, *(value for each in series for value in each.distances if math.isfinite(value)))
    axes.set_ylim(0, 1.3 * top)
    title = "distance from the truth (EMD)"
    if len(pooled) == len(views) <= _MOST_NUMBERED:
        title += "; numbers: rounds pooled"
        for number, many in zip(rounds, pooled, strict=True):
            axes.annotate(
                str(many), (number, 1.22 * top), ha="center", va="center", fontsize=7.5, color=QUIET
            )
    axes.set_title(title, loc="left", fontsize=_TITLE)
    if views[0].is_followed:
        axes.legend(loc="upper right", fontsize=_SMALL, frameon=False, ncols=3, columnspacing=1.2)
    axes.set_xlabel("round")
    axes.set_ylabel("EMD", labelpad=1)
    axes.set_xlim(0.5, len(rounds) + 0.5)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _within_reach(estimate: FloatArray) -> FloatArray:
    """Return the heat within reach of each location, shape (n,)."""
    cells = max(1, round(_REACH * estimate.size))
    return np.convolve(estimate, np.ones(2 * cells + 1), mode="same")
