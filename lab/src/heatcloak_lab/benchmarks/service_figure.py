"""The figure of the benchmark ``service``: latency, processor and memory against the number of nodes."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from heatcloak_lab.benchmarks.service_growth import GrowthRow

_BLUE, _GREEN, _ORANGE = "#0072B2", "#009E73", "#D55E00"


def draw_service(figure: Figure, rows: Sequence[GrowthRow]) -> None:
    """Draw what more nodes cost, one reading a second of each."""
    figure.set_size_inches(11.0, 3.8)
    latency, processor, memory = figure.subplots(1, 3)
    nodes = [row.nodes for row in rows]
    told = [row for row in rows if row.latency_median is not None]
    _draw(latency, [r.nodes for r in told], [r.latency_median for r in told], "median", _BLUE)
    _draw(latency, [r.nodes for r in told], [r.latency_p99 for r in told], "99 %", _ORANGE)
    latency.set_title("seconds from a round's last reading to its estimate", loc="left", fontsize=9)
    _draw(processor, nodes, [row.serve for row in rows], "heatcloak serve", _BLUE)
    _draw(processor, nodes, [row.broker for row in rows], "mosquitto", _GREEN)
    processor.set_title("processor seconds a second", loc="left", fontsize=9)
    _draw(memory, nodes, [row.resident_last / 1e6 for row in rows], "heatcloak serve", _BLUE)
    memory.set_title("resident memory, MB", loc="left", fontsize=9)
    for axes in (latency, processor, memory):
        axes.set_xscale("log")
        axes.set_ylim(0.0, 1.05 * axes.get_ylim()[1])
        axes.set_xlabel("nodes, one reading a second of each")
        axes.grid(visible=True, which="major", color="#e6e6e6", lw=0.6)
        axes.legend(frameon=False, fontsize=8)


def _draw(axes: Axes, nodes: Sequence[int], values: Sequence[float | None], name: str, colour: str) -> None:
    axes.plot(nodes, values, color=colour, marker="o", ms=5, lw=1.8, label=name)  # type: ignore[arg-type]
