"""The picture of an audit: the observed noise and the promised noise."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
import numpy as np
from heatcloak_aggregator.privacy.gaussian import gaussian_delta
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from scipy.stats import chi2

from heatcloak_aggregator.privacy.audit import LEVEL, NoiseLaw, scale_along
from heatcloak_aggregator.privacy.audit.distribution_tests import node_ratios
from heatcloak_aggregator.privacy.audit.loss_bound import certain_delta, period_projections, projections
from heatcloak_lab.audit.run import NodeAudit
from heatcloak_shared.budget import delta_from_rho
from heatcloak_shared.zone import Zone, budget_of

# Okabe and Ito's palette, which colour-blind readers can distinguish.
SEEN, PROMISED, PERIOD, QUIET = "#E69F00", "#0072B2", "#009E73", "#555555"
_BINS = 61
_MISTAKEN = 0.05


def draw_audit(path: Path, zone: Zone, tested: NodeAudit) -> None:
    """Write the picture to ``path``, as PNG or SVG by its suffix.

    Left, the histogram of all noise and its promised distribution, on a logarithmic scale. Middle, each
    node's scale and the limits that it must keep. Right, the measured and the promised privacy loss.
    """
    law = NoiseLaw(zone.noise.sigma_ticks)
    with mpl.rc_context({"font.size": 9.5, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(13, 4.4), dpi=150, layout="constrained")
        law_axes, node_axes, loss_axes = figure.subplots(1, 3)
        _draw_law(law_axes, tested, law)
        _draw_nodes(node_axes, tested, law)
        _draw_loss(loss_axes, zone, tested)
        draws = tested.sample.values.size
        figure.suptitle(f"Audit of zone {zone.name}: {draws} draws of {len(zone.nodes)} nodes", fontsize=11)
        figure.savefig(path)


def _draw_law(axes: Axes, tested: NodeAudit, law: NoiseLaw) -> None:
    values = tested.sample.values
    width = max(1, round(9 * law.sigma / _BINS))
    edges = (np.arange(_BINS + 1) - _BINS // 2) * width - (width // 2)
    observed = np.histogram(values, bins=np.append(edges[:-1], edges[-1]) - 0.5)[0]
    expected = np.diff(law.below(edges - 1)) * values.size
    centres = (edges[:-1] + edges[1:] - 1) / 2.0 / law.sigma
    slack = 2.0 * np.sqrt(expected)
    low = np.maximum(expected - slack, 0.3)
    axes.fill_between(
        centres, low, expected + slack, color=PROMISED, alpha=0.15, lw=0, label="± 2 standard errors"
    )
    axes.plot(
        centres, np.maximum(expected, 0.3), color=PROMISED, lw=1.4, label="discrete Gaussian, promised σ"
    )
    seen = observed > 0
    axes.plot(centres[seen], observed[seen], "o", ms=3, color=SEEN, label="seen")
    axes.set(yscale="log", ylim=(0.5, 8 * max(float(expected.max()), 1.0)))
    axes.set(xlabel="noise, in promised σ", ylabel="draws in a bin")
    axes.set_title("noise added to the readings", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="upper left")


def _draw_nodes(axes: Axes, tested: NodeAudit, law: NoiseLaw) -> None:
    counts = np.maximum(tested.sample.counts, 1)
    each = LEVEL / (2 * len(counts))
    low, high = (np.sqrt(chi2.ppf(level, counts) / counts) for level in (each / 2.0, 1.0 - each / 2.0))
    places = np.arange(1, len(counts) + 1)
    axes.fill_between(places, low, high, step="mid", color=PROMISED, alpha=0.15, lw=0, label="passes")
    axes.axhline(1.0, color=PROMISED, lw=1.2, label="promised")
    axes.plot(places, node_ratios(tested.sample, law), "o", ms=3, color=SEEN, label="seen")
    bottom, top = axes.get_ylim()
    axes.set(ylim=(min(0.0, bottom), max(1.5, top)), xlabel="node", ylabel="σ, over the promised")
    axes.set_title("each node's scale", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower left")


def _draw_loss(axes: Axes, zone: Zone, tested: NodeAudit) -> None:
    top = 1.4 * tested.promised.period if np.isfinite(tested.promised.period) else 10.0
    epsilons = np.linspace(1e-3, top, 120)
    releases, rho = zone.schedule.releases, budget_of(zone).rho
    rows = (
        ("one round", SEEN, rho / releases, 1, projections(tested.sample)),
        ("period", PERIOD, rho, releases, period_projections(tested.sample, releases)),
    )
    limits = scale_along(tested.sample)
    for name, colour, cost, count, (here, there) in rows:
        promised = [delta_from_rho(cost, float(epsilon)) for epsilon in epsilons]
        axes.plot(epsilons, promised, color=colour, lw=1.8, label=f"{name}, promised")
        if limits is not None:
            distance = float(np.linalg.norm(tested.sample.move)) * np.sqrt(count)
            high, low = ([gaussian_delta(s, distance, float(e)) for e in epsilons] for s in limits)
            label = f"{name}, measured, if Gaussian"
            axes.fill_between(epsilons, low, high, color=colour, alpha=0.3, lw=0, label=label)
        certain = certain_delta(here, there, epsilons, _MISTAKEN)
        if certain.any():
            axes.plot(epsilons, certain, color=colour, lw=1.2, ls="--", label=f"{name}, certain")
    axes.plot([zone.promise.epsilon], [zone.promise.delta], "*", ms=11, color=PROMISED, label="the promise")
    axes.set(yscale="log", ylim=(zone.promise.delta / 10.0, 2.0), xlim=(0.0, top), xlabel="ε", ylabel="δ")
    axes.set_title("privacy loss between the two worlds", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=7.5, loc="upper right")
