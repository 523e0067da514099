"""The figure of the experiment ``event-level``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_lab.experiments.event_level import REFERENCE_SPREAD, SHARE, Case, one_look

# Okabe and Ito's palette: told apart by colour-blind readers too.
_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
_QUIET = "#777777"


def draw_event_level(figure: Figure, domain: IntervalDomain, cases: Sequence[Case]) -> None:
    """Draw what looks cost together, what is yet to come, and what one look costs by its age."""
    figure.set_size_inches(11.5, 4.0)
    together, to_come, by_age = figure.subplots(1, 3)
    for axes in (together, to_come, by_age):
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.grid(visible=True, color="#e6e6e6", lw=0.6)
        axes.xaxis.set_major_formatter("{x:g}")
    _draw_together(together, cases)
    _draw_to_come(to_come, cases)
    _draw_by_age(by_age, domain, cases)


def _draw_together(axes: Axes, cases: Sequence[Case]) -> None:
    most = max(case.looks.count for case in cases)
    axes.plot([1, most], [1, most], "--", color=_QUIET, lw=1.4, label="naive composition")
    axes.plot([], [], ".", color=_QUIET, ms=5, label="exact joint loss")
    for case, colour in zip(cases, _palette(cases), strict=True):
        looks = np.arange(1, case.looks.count + 1)
        axes.plot(looks, np.cumsum(case.cost.each) / case.cost.first, color=colour, lw=1.8, label=case.label)
        counts, joint = zip(*case.joint, strict=True)
        axes.plot(counts, np.array(joint) / case.cost.first, ".", color=colour, ms=5)
    axes.set_title("all looks so far", loc="left", fontsize=10.5)
    axes.set_xlabel("looks")
    axes.yaxis.set_major_formatter("{x:g}")
    axes.set_ylabel("ρ over the first look's")
    axes.legend(loc="upper left", fontsize=8.5, frameon=False)


def _draw_to_come(axes: Axes, cases: Sequence[Case]) -> None:
    for case, colour in zip(cases, _palette(cases), strict=True):
        after = np.append(np.cumsum(case.cost.each[:0:-1])[::-1], 0.0) + case.tail
        axes.plot(case.looks.spreads, after / (case.cost.total + case.tail), color=colour, lw=1.8)
    axes.axhline(SHARE, color=_QUIET, lw=1.0, ls=":")
    axes.text(0.02, SHARE * 1.1, f"{SHARE:.0%}", color=_QUIET, transform=axes.get_yaxis_transform())
    axes.set_title("share that is yet to come", loc="left", fontsize=10.5)
    axes.set_xlabel("spread T at the latest look")


def _draw_by_age(axes: Axes, domain: IntervalDomain, cases: Sequence[Case]) -> None:
    spreads = np.geomspace(1e-3, 10.0, 61)
    costs = np.array([one_look(domain, float(spread)) for spread in spreads])
    axes.plot(spreads, costs, color="#333333", lw=1.8)
    for power, end in ((-1.5, 0), (-3.0, -1)):
        # Beside the curve, which would hide it otherwise.
        guide = 0.4 * costs[end] * (spreads / spreads[end]) ** power
        near = np.abs(np.log(spreads / spreads[end])) < np.log(30.0)
        axes.plot(spreads[near], guide[near], ":", color=_QUIET, lw=1.4)
        middle = spreads[near][near.sum() // 2], guide[near][near.sum() // 2]
        axes.annotate(
            f"$T^{{{power:g}}}$", middle, (-6, -14), textcoords="offset points", ha="right", color=_QUIET
        )
    for age in sorted({case.looks.minimum_age for case in cases} | {REFERENCE_SPREAD}):
        cost = one_look(domain, age)
        axes.plot([age], [cost], "o", color="#D55E00", ms=5)
        axes.annotate(f"T = {age:g}: {cost:.3g}", (age, cost), (7, 3), textcoords="offset points", fontsize=9)
    axes.set_title("one look, by the age of the event", loc="left", fontsize=10.5)
    axes.set_xlabel("spread T")
    axes.set_ylabel(f"ρ over that at T = {REFERENCE_SPREAD:g}")


def _palette(cases: Sequence[Case]) -> list[str]:
    return [_COLOURS[index % len(_COLOURS)] for index in range(len(cases))]
