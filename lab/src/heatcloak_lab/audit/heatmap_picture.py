"""The pictures of audits of heatmaps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from scipy.stats import binom

from heatcloak_aggregator.privacy.audit import LossBound
from heatcloak_aggregator.privacy.audit.report_distribution import REPORT_LEVEL
from heatcloak_lab.audit.central_heatmap import CentralAudit
from heatcloak_lab.audit.heatmap_zone import DeviceAudit
from heatcloak_lab.audit.picture import PERIOD, PROMISED, SEEN
from heatcloak_shared.zone import HeatmapZone

_BINS, _WIDEST = 61, 8.0


def draw_device_audit(path: Path, zone: HeatmapZone, tested: DeviceAudit) -> None:
    """Write the picture of the audit of a heatmap zone to ``path``, as PNG or SVG by its suffix.

    Left, how often each noise value was drawn, over its expectation, as row and column of the group. Middle,
    each device's share of likely noise, and the limits that it must keep. Right, ε: promised, and the lower
    bound that the reports prove.
    """
    sample = tested.sample
    with audit_figure(
        path, f"Audit of zone {zone.name}: {sample.draws} reports of {tested.devices} devices"
    ) as axes:
        side = zone.area.size + 1
        observed = np.bincount(sample.noise[sample.present], minlength=sample.laws.size)
        expected = sample.laws[0] * sample.draws
        scores = ((observed - expected) / np.sqrt(expected)).reshape(side, side)
        image = axes[0].imshow(scores, cmap="RdBu_r", vmin=-4.0, vmax=4.0, interpolation="nearest")
        axes[0].contour(sample.likely.reshape(side, side), levels=[0.5], colors="black", linewidths=0.8)
        axes[0].set(xlabel="column of the noise", ylabel="row of the noise")
        axes[0].set_title("noise: draws beyond expectation, in standard errors", loc="left", fontsize=10)
        axes[0].figure.colorbar(image, ax=axes[0], shrink=0.85)
        _draw_devices(axes[1], tested)
        draw_bound(axes[2], tested.bound, zone.epsilon, "one report")


def draw_central_audit(path: Path, tested: CentralAudit) -> None:
    """Write the picture of the audit of the central mechanism to ``path``, as PNG or SVG by its suffix.

    Left, the histogram of all noise and its law. Middle, the share of the heatmap around the person who is in
    one crowd only. Right, ε: promised, and the lower bound that the heatmaps prove.
    """
    title = f"Audit of private heatmaps, method {tested.method}: {tested.noise.size} draws of noise"
    with audit_figure(path, title) as axes:
        edges = np.linspace(-_WIDEST, _WIDEST, _BINS + 1)
        middles = (edges[1:] + edges[:-1]) / 2.0
        expected = tested.noise.size * (edges[1] - edges[0]) * 0.5 * np.exp(-np.abs(middles))
        slack = 2.0 * np.sqrt(expected)
        low = np.maximum(expected - slack, 0.3)
        axes[0].fill_between(
            middles, low, expected + slack, color=PROMISED, alpha=0.15, lw=0, label="± 2 standard errors"
        )
        axes[0].plot(middles, expected, color=PROMISED, lw=1.4, label="Laplace, promised scale")
        seen = np.histogram(tested.noise, edges)[0]
        axes[0].plot(middles[seen > 0], seen[seen > 0], "o", ms=3, color=SEEN, label="seen")
        axes[0].set(yscale="log", ylim=(0.5, 30.0 * max(float(expected.max()), 1.0)))
        axes[0].set(xlabel="noise, over its promised scale", ylabel="draws in a bin")
        axes[0].set_title("noise added to counts", loc="left", fontsize=10)
        axes[0].legend(frameon=False, fontsize=8, loc="upper left")
        bins = np.linspace(0.0, max(map(np.max, tested.masses)) * 1.01, 31).tolist()
        for masses, colour, label in zip(
            tested.masses, (PROMISED, SEEN), ("without the person", "with the person"), strict=True
        ):
            axes[1].hist(masses, bins=bins, histtype="step", lw=1.6, color=colour, label=label)
        axes[1].set(xlabel="share of the heatmap around one person", ylabel="heatmaps in a bin")
        axes[1].set_title("two crowds that differ by one person", loc="left", fontsize=10)
        axes[1].legend(frameon=False, fontsize=8)
        draw_bound(axes[2], tested.bound, float(tested.epsilon), "one heatmap")


@contextmanager
def audit_figure(path: Path, title: str) -> Iterator[list[Axes]]:
    """Yield three axes of a figure that is written at the end."""
    with mpl.rc_context({"font.size": 9.5, "axes.spines.top": False, "axes.spines.right": False}):
        figure = Figure(figsize=(13, 4.4), dpi=150, layout="constrained")
        yield list(figure.subplots(1, 3))
        figure.suptitle(title, fontsize=11)
        figure.savefig(path)


def _draw_devices(axes: Axes, tested: DeviceAudit) -> None:
    counts, promised = tested.sample.counts, float(tested.sample.stated_shares[0])
    each = REPORT_LEVEL / counts.size
    low, high = (
        binom.ppf(level, counts, promised) / np.maximum(counts, 1) for level in (each / 2.0, 1.0 - each / 2.0)
    )
    places = np.arange(1, counts.size + 1)
    axes.fill_between(places, low, high, step="mid", color=PROMISED, alpha=0.15, lw=0, label="passes")
    axes.axhline(promised, color=PROMISED, lw=1.2, label="promised")
    axes.plot(places, tested.sample.node_shares[0], "o", ms=3, color=SEEN, label="seen")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set(ylim=(0.0, 1.0), xlabel="device", ylabel="share of likely noise")
    axes.set_title("each device's noise", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower left", ncols=3)


def draw_bound(axes: Axes, bound: LossBound, promised: float, what: str) -> None:
    """Draw the promised bound for ``what``, the proven one, and the greatest that could be proven."""
    values = (promised, bound.epsilon, bound.ceiling)
    labels = (f"promised for {what}", "proven by the counts", "provable at this length")
    for row, (value, label, colour) in enumerate(zip(values, labels, (PROMISED, SEEN, PERIOD), strict=True)):
        axes.barh(row, value, color=colour, height=0.55)
        axes.text(value, row, f" {value:.2f}", va="center", fontsize=9)
        axes.text(0.0, row - 0.42, label, va="bottom", fontsize=9)
    axes.set(yticks=[], xlim=(0.0, 1.2 * max(*values, 0.1)), ylim=(2.6, -0.6), xlabel="ε")
    axes.set_title("privacy loss between the two worlds", loc="left", fontsize=10)
