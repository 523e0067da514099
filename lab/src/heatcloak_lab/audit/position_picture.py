"""The picture of the audit of a position zone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import MaxNLocator
from scipy.stats import binom

from heatcloak_aggregator.privacy.audit.report_distribution import REPORT_LEVEL
from heatcloak_lab.audit.heatmap_picture import audit_figure, draw_bound
from heatcloak_lab.audit.picture import PROMISED, SEEN
from heatcloak_lab.audit.position_zone import PositionAudit
from heatcloak_shared.zone import PositionZone


def draw_position_audit(path: Path, zone: PositionZone, tested: PositionAudit) -> None:
    """Write the picture of the audit of a position zone to ``path``, as PNG or SVG by its suffix.

    Left, how often each output was reported from the first cell, over its expectation, on the map. Middle,
    each node's share of likely reports there, and the limits that it must keep. Right, the log-odds between
    the two cells: promised, and the lower bound that the reports prove.
    """
    sample = tested.sample
    title = f"Audit of zone {zone.name}: {sample.draws} reports of {tested.nodes} nodes"
    with audit_figure(path, title) as axes:
        reports = sample.of_world(0)
        expected = sample.laws[0] * reports.size
        observed = np.bincount(reports, minlength=expected.size)
        scores = (observed - expected) / np.sqrt(np.maximum(expected, 1e-300))
        table = zone.mechanism.table
        shown = np.where(expected >= 1.0, scores, np.nan).reshape(table.shape)
        image = axes[0].imshow(
            shown, cmap="RdBu_r", vmin=-4.0, vmax=4.0, interpolation="nearest", origin="lower"
        )
        row, column = divmod(tested.cells[0], table.columns)
        axes[0].plot(column + table.padding[1], row + table.padding[0], "k+", ms=9)
        axes[0].set(xlabel="column", ylabel="row")
        axes[0].set_title("reports beyond expectation, in standard errors", loc="left", fontsize=10)
        axes[0].figure.colorbar(image, ax=axes[0], shrink=0.85)
        _draw_nodes(axes[1], tested)
        draw_bound(axes[2], tested.bound, tested.promised, "these two cells")


def _draw_nodes(axes: Axes, tested: PositionAudit) -> None:
    sample = tested.sample
    counts = np.array([sample.of_law(0, node).size for node in range(tested.nodes)])
    stated = float(sample.stated_shares[0])
    each = REPORT_LEVEL / (2 * counts.size)
    low, high = (
        binom.ppf(level, counts, stated) / np.maximum(counts, 1) for level in (each / 2.0, 1.0 - each / 2.0)
    )
    places = np.arange(1, counts.size + 1)
    axes.fill_between(places, low, high, step="mid", color=PROMISED, alpha=0.15, lw=0, label="passes")
    axes.axhline(stated, color=PROMISED, lw=1.2, label="stated")
    axes.plot(places, sample.node_shares[0], "o", ms=3, color=SEEN, label="seen")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set(ylim=(0.0, 1.0), xlabel="node", ylabel="share of likely reports")
    axes.set_title("each node's reports", loc="left", fontsize=10)
    axes.legend(frameon=False, fontsize=8, loc="lower left", ncols=3)
