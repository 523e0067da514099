"""The figures of the experiment on tracking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_lab.experiments.figure_style import (
    GREY,
    SMALL,
    TEXT,
    TRUTH,
    WIDTH,
    legend_above,
    numbered_styles,
    style_panel,
)
from heatcloak_lab.experiments.result import percent
from heatcloak_lab.experiments.statistics import Interval
from heatcloak_lab.experiments.tracking.measurements import Coverage, Ratio

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

METHOD_LABELS = {
    "posterior pooled": "posterior, rounds pooled",
    "filter": "tracker",
    "3 rounds later": "tracker, 3 rounds later",
    "smoother": "tracker, all rounds",
}
"""Names of methods in figures."""
_PERSON = {"color": TRUTH, "lw": 1.6, "marker": "o", "ms": 2.6}
_BAR = 0.84
"""Width of the bar of a round."""


def style_of(method: str) -> dict[str, Any]:
    """Return keywords of ``plot`` for a method, the same in every figure."""
    return numbered_styles(len(METHOD_LABELS))[list(METHOD_LABELS).index(method)]


def draw_picture(figure: Figure, picture: Mapping[str, Any], rounds: int) -> None:
    """Draw a panel for each method: the ways of the people, and the intervals in which it expects them.

    Args:
        figure: an empty figure.
        picture: of `picture_world`.
        rounds: number of rounds.
    """
    figure.set_size_inches(WIDTH, 3.9)
    panels = figure.subplots(1, len(picture["vicinities"]), sharey=True)
    for axes, (method, intervals) in zip(panels, picture["vicinities"].items(), strict=True):
        style_panel(axes)
        colour = style_of(method)["color"]
        for at, low, high in intervals:
            axes.bar(at, high - low, _BAR, low, color=colour, alpha=0.45, lw=0.0)
        for birth, places in picture["people"]:
            axes.plot(np.arange(birth, birth + len(places)), places, **_PERSON)
        axes.set(xlim=(-0.7, rounds - 0.3), ylim=(0.0, 1.0))
        axes.set_title(METHOD_LABELS[method], loc="left", fontsize=TEXT, color=colour)
        axes.set_xlabel("round", fontsize=TEXT)
    panels[0].set_ylabel("place, in corridor lengths", fontsize=TEXT)
    panels[0].plot([], [], label="people", **_PERSON)
    label = f"a person inside at {percent(VICINITY_LEVEL)}"
    panels[0].fill_between([], [], color=GREY, alpha=0.45, lw=0.0, label=label)
    legend_above(figure, panels[0], 2)


def draw_rounds(
    figure: Figure, curves: Mapping[str, Mapping[str, Sequence[Ratio | None]]], caption: Mapping[str, str]
) -> None:
    """Draw a panel for each kind of world: the mean distance over the rounds, with bands of 95 % intervals.

    Args:
        figure: an empty figure.
        curves: by kind and method, the mean distance of each round.
        caption: titles of the panels by kind.
    """
    figure.set_size_inches(WIDTH, 3.9)
    panels = figure.subplots(1, len(curves), sharey=True, squeeze=False)[0]
    greatest = 0.0
    for axes, (kind, methods) in zip(panels, curves.items(), strict=True):
        style_panel(axes)
        for method, means in methods.items():
            _draw_band(axes, means, METHOD_LABELS[method], style_of(method))
            greatest = max([greatest, *(mean.value for mean in means if mean is not None)])
        axes.set_title(caption[kind], loc="left", fontsize=TEXT)
        axes.set_xlabel("round", fontsize=TEXT)
    # Wide bands of few draws must not hide the curves.
    panels[0].set_ylim(0.0, 1.3 * greatest or 1.0)
    panels[0].set_ylabel("EMD, in corridor lengths", fontsize=TEXT)
    legend_above(figure, panels[0], 2)


def _draw_band(axes: Axes, means: Sequence[Ratio | None], label: str, style: Mapping[str, Any]) -> None:
    known = [(number, mean) for number, mean in enumerate(means) if mean is not None]
    numbers = [number for number, _ in known]
    axes.plot(numbers, [mean.value for _, mean in known], label=label, **{**style, "ms": 4.0})
    bands = [(number, mean.interval) for number, mean in known if mean.interval is not None]
    if bands:
        lows, highs = zip(*(band for _, band in bands), strict=True)
        at = [number for number, _ in bands]
        axes.fill_between(at, lows, highs, color=style["color"], alpha=0.12, lw=0.0)


def draw_calibration(
    figure: Figure, curves: Mapping[str, Mapping[str, Sequence[Coverage | None]]], caption: Mapping[str, str]
) -> None:
    """Draw a panel for each kind of world: the share of vicinities with a person over the stated one.

    Args:
        figure: an empty figure.
        curves: by kind and method, the coverage at each level.
        caption: titles of the panels by kind.
    """
    figure.set_size_inches(WIDTH, 3.9)
    panels = figure.subplots(1, len(curves), sharey=True, squeeze=False)[0]
    every = [each for methods in curves.values() for found in methods.values() for each in found if each]
    low = max(min([0.5, *(min(each.stated, each.actual.value) for each in every)]) - 0.06, 0.0)
    for axes, (kind, methods) in zip(panels, curves.items(), strict=True):
        style_panel(axes)
        axes.plot([0.0, 1.0], [0.0, 1.0], color=GREY, lw=1.2, ls=":", label="as stated", zorder=1.0)
        for number, (method, found) in enumerate(methods.items()):
            style = style_of(method)
            known = [each for each in found if each is not None]
            axes.plot(
                [each.stated for each in known],
                [each.actual.value for each in known],
                label=METHOD_LABELS[method],
                **style,
            )
            for each in known:
                interval = _within(each.stated, each.excess.interval)
                if interval is not None:
                    # Beside each other, so that no bar hides another.
                    x = each.stated + 0.004 * (2 * number - 1)
                    axes.plot([x, x], interval, color=style["color"], lw=1.2, zorder=1.5)
        axes.set(xlim=(low, 1.0), ylim=(low, 1.03))
        axes.set_title(caption[kind], loc="left", fontsize=TEXT)
        axes.set_xlabel("stated probability", fontsize=TEXT)
        axes.tick_params(labelsize=SMALL)
    panels[0].set_ylabel("share with a person inside", fontsize=TEXT)
    legend_above(figure, panels[0], 3)


def _within(stated: float, excess: Interval | None) -> tuple[float, float] | None:
    """Return the interval of the actual share, within [0, 1]."""
    if excess is None:
        return None
    return max(stated + excess.low, 0.0), min(stated + excess.high, 1.0)
