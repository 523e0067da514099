"""The picture of an audit: the observed noise and the promised noise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from scipy.stats import chi2

from heatcloak_aggregator.privacy.audit import LEVEL, scale_along
from heatcloak_aggregator.privacy.audit.distribution_tests import node_ratios
from heatcloak_aggregator.privacy.audit.loss_bound import certain_delta, period_projections, projections
from heatcloak_lab.audit.heat_zone import NodeAudit
from heatcloak_shared.gaussian_dp import gaussian_delta
from heatcloak_shared.zone import Zone, budget_of

# Okabe and Ito's palette, which colour-blind readers can distinguish.
SEEN, PROMISED, PERIOD, QUIET = "#E69F00", "#0072B2", "#009E73", "#555555"
_BINS, _WIDEST = 61, 4.5
_MISTAKEN = 0.05


def draw_audit(path: Path, zone: Zone, tested: NodeAudit) -> None:
    """Write the picture to ``path``, as PNG or SVG by its suffix.

    Left, the histogram of all noise, each draw over its node's σ, and its promised distribution, on a
    logarithmic scale. Middle, each node's scale over its own promised one, and the limits that it must keep.
    Right, the measured and the promised privacy loss.
    """
    with mpl.rc_context({"font.size": 9.5, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(13, 4.4), dpi=150, layout="constrained")
        law_axes, node_axes, loss_axes = figure.subplots(1, 3)
        _draw_law(law_axes, zone, tested)
        _draw_nodes(node_axes, tested)
        _draw_loss(loss_axes, zone, tested)
        draws = tested.sample.draws
        figure.suptitle(f"Audit of zone {zone.name}: {draws} draws of {len(zone.nodes)} nodes", fontsize=11)
        figure.savefig(path)


def _draw_law(axes: Axes, zone: Zone, tested: NodeAudit) -> None:
    # No bin is narrower than a tick.
    width = max(2.0 * _WIDEST / _BINS, 1.0 / min(zone.noise.sigma_ticks))
    limits = (np.arange(_BINS + 1) - _BINS / 2.0) * width
    observed, expected = np.zeros(_BINS), np.zeros(_BINS)
    for node, law in enumerate(tested.sample.laws):
        last = np.ceil(limits * law.sigma).astype(np.int64) - 1
        draws = np.sort(tested.sample.of_node(node))
        observed += np.diff(np.searchsorted(draws, last, side="right"))
        expected += np.diff(law.below(last)) * draws.size
    centres = (limits[:-1] + limits[1:]) / 2.0
    slack = 2.0 * np.sqrt(expected)
    low = np.maximum(expected - slack, 0.3)
    axes.fill_between(
        centres, low, expected + slack, color=PROMISED, alpha=0.15, lw=0, label="± 2 standard errors"
    )
    promised = f"{zone.noise.kind.replace('-gaussian', ' Gaussian')}, promised σ"
    axes.plot(centres, np.maximum(expected, 0.3), color=PROMISED, lw=1.4, label=promised)
    seen = observed > 0
    axes.plot(centres[seen], observed[seen], "o", ms=3, color=SEEN, label="seen")
    axes.set(yscale="log", ylim=(0.5, 30 * max(float(expected.max()), 1.0)))
    axes.set(xlabel="noise, over the node's promised σ", ylabel="draws in a bin")
    axes.set_title("noise added to the readings", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="upper left")


def _draw_nodes(axes: Axes, tested: NodeAudit) -> None:
    counts = np.maximum(tested.sample.counts, 1)
    each = LEVEL / (2 * len(counts))
    low, high = (np.sqrt(chi2.ppf(level, counts) / counts) for level in (each / 2.0, 1.0 - each / 2.0))
    places = np.arange(1, len(counts) + 1)
    axes.fill_between(places, low, high, step="mid", color=PROMISED, alpha=0.15, lw=0, label="passes")
    axes.axhline(1.0, color=PROMISED, lw=1.2, label="promised")
    axes.plot(places, node_ratios(tested.sample), "o", ms=3, color=SEEN, label="seen")
    bottom, top = axes.get_ylim()
    axes.set(ylim=(min(0.8, bottom), max(1.2, top)), xlabel="node", ylabel="σ, over the node's promised σ")
    axes.set_title("each node's scale", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower left", ncols=3)


def _draw_loss(axes: Axes, zone: Zone, tested: NodeAudit) -> None:
    top = 1.4 * tested.promised.period if np.isfinite(tested.promised.period) else 10.0
    epsilons = np.linspace(1e-3, top, 120)
    releases, budget = zone.schedule.releases, budget_of(zone)
    rows = (
        ("one round", SEEN, 1, projections(tested.sample)),
        ("period", PERIOD, releases, period_projections(tested.sample, releases)),
    )
    limits = scale_along(tested.sample)
    for name, colour, count, (here, there) in rows:
        spent = replace(budget, releases=count)
        promised = [spent.delta(float(epsilon)) for epsilon in epsilons]
        axes.plot(epsilons, promised, color=colour, lw=1.8, label=f"{name}, promised")
        if limits is not None:
            distance = float(np.linalg.norm(tested.sample.move)) * np.sqrt(count)
            high, low = ([gaussian_delta(distance / s, float(e)) for e in epsilons] for s in limits)
            label = f"{name}, measured, if Gaussian"
            axes.fill_between(epsilons, low, high, color=colour, alpha=0.3, lw=0, label=label)
        certain = certain_delta(here, there, epsilons, _MISTAKEN)
        if certain.any():
            axes.plot(epsilons, certain, color=colour, lw=1.2, ls="--", label=f"{name}, certain")
    axes.plot([zone.promise.epsilon], [zone.promise.delta], "*", ms=11, color=PROMISED, label="the promise")
    axes.set(yscale="log", ylim=(zone.promise.delta / 10.0, 2.0), xlim=(0.0, top), xlabel="ε", ylabel="δ")
    axes.set_title("privacy loss between the two worlds", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right")
