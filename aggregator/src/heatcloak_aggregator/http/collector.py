"""The metrics that are read off a running service, whenever Prometheus asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.service.view import LinkState
from heatcloak_aggregator.store import Verdict

if TYPE_CHECKING:
    from collections import Counter

    from prometheus_client import Metric

    from heatcloak_aggregator.service.counts import NodeCounts, ZoneCounts
    from heatcloak_aggregator.service.view import ServiceView, ZoneView


@dataclass(frozen=True, slots=True)
class _OfZone:
    """A metric with one number a zone."""

    name: str
    text: str
    read: Callable[[ZoneView], float]
    counts: bool = True


@dataclass(frozen=True, slots=True)
class _OfNode:
    """A metric with one number a node, where there is one."""

    name: str
    text: str
    read: Callable[[NodeCounts], float | None]


@dataclass(frozen=True, slots=True)
class _Sorted:
    """A metric that is counted by kind; kinds that are known are shown from the first look on, as 0."""

    name: str
    text: str
    label: str
    known: tuple[str, ...]
    read: Callable[[ZoneCounts], Counter[str]]


_SORTED = (
    _Sorted(
        "heatcloak_readings",
        "Readings that were admitted, by what became of them.",
        "verdict",
        tuple(Verdict),
        lambda counts: counts.verdicts,
    ),
    _Sorted(
        "heatcloak_refusals",
        "Messages that were refused at the door, by reason.",
        "reason",
        tuple(Refusal),
        lambda counts: counts.refusals,
    ),
)
_OF_ZONES = (
    _OfZone("heatcloak_stored", "Readings that were committed to the store.", lambda v: v.counts.stored),
    _OfZone(
        "heatcloak_quarantines",
        "How often a node was not listened to for a while, because it sent too much.",
        lambda v: sum(node.quarantines for node in v.counts.nodes.values()),
    ),
    _OfZone("heatcloak_rounds_relaxed", "Estimates whose asked set was empty.", lambda v: v.counts.relaxed),
    _OfZone(
        "heatcloak_denied_publishes", "Our own publishes that the broker denied.", lambda v: v.counts.denied
    ),
    _OfZone(
        "heatcloak_open_rounds",
        "Rounds that readings are awaited for.",
        lambda v: v.open_rounds,
        counts=False,
    ),
    _OfZone(
        "heatcloak_rounds_to_estimate",
        "Closed rounds that wait for their estimate, or for a better one.",
        lambda v: v.to_estimate,
        counts=False,
    ),
)
_OF_NODES = (
    _OfNode(
        "heatcloak_reading_gaps",
        "Readings of a node that are awaited: neither stored nor given up.",
        lambda node: node.gaps,
    ),
    _OfNode(
        "heatcloak_reading_lateness_seconds",
        "How long after the end of its round a node's latest reading was committed.",
        lambda node: node.lateness,
    ),
    _OfNode(
        "heatcloak_last_round",
        "Round of a node's latest reading that was committed.",
        lambda node: node.last_round,
    ),
)


class ServiceCollector(Collector):
    """Reads metrics off a service.

    Args:
        view: the service.
    """

    def __init__(self, view: ServiceView) -> None:
        self._view = view

    def collect(self) -> Iterator[Metric]:
        """All of them, as they are now."""
        zones = [(name, view) for name, view in self._view.zones.items()]
        for kind in _SORTED:
            yield _sorted_family(kind, zones)
        for metric in _OF_ZONES:
            family = (CounterMetricFamily if metric.counts else GaugeMetricFamily)(
                metric.name, metric.text, labels=["zone"]
            )
            for name, view in zones:
                family.add_metric([name], metric.read(view))
            yield family
        yield _estimated(zones)
        for each in _OF_NODES:
            yield _node_family(each, zones)
        yield from self._health()

    def _health(self) -> Iterator[Metric]:
        health = self._view.health()
        by_state = GaugeMetricFamily(
            "heatcloak_link_state",
            "Where the link to the broker stands: 1 at one of the states.",
            labels=["state"],
        )
        for state in LinkState:
            by_state.add_metric([state.value], state is health.link)
        yield by_state
        for name, text, value in (
            ("link_up", "Whether readings can come in from the broker.", health.link is LinkState.UP),
            ("store_up", "Whether the store can be used.", health.store_problem is None),
            (
                "clock_ok",
                "Whether nothing is known to be wrong with the clock.",
                health.clock_problem is None,
            ),
            ("messages_waiting", "Messages from the broker that are not committed yet.", health.waiting),
        ):
            yield GaugeMetricFamily(f"heatcloak_{name}", text, float(value))


def _sorted_family(kind: _Sorted, zones: list[tuple[str, ZoneView]]) -> Metric:
    family = CounterMetricFamily(kind.name, kind.text, labels=["zone", kind.label])
    for name, view in zones:
        counted = dict.fromkeys(kind.known, 0) | {str(key): n for key, n in kind.read(view.counts).items()}
        for key, number in counted.items():
            family.add_metric([name, key], number)
    return family


def _estimated(zones: list[tuple[str, ZoneView]]) -> Metric:
    family = CounterMetricFamily(
        "heatcloak_rounds_estimated",
        "Estimates that were made, for the first time or again because late readings had come.",
        labels=["zone", "again"],
    )
    for name, view in zones:
        family.add_metric([name, "false"], view.counts.estimated)
        family.add_metric([name, "true"], view.counts.estimated_again)
    return family


def _node_family(metric: _OfNode, zones: list[tuple[str, ZoneView]]) -> Metric:
    family = GaugeMetricFamily(metric.name, metric.text, labels=["zone", "node"])
    for name, view in zones:
        for node, counts in view.counts.nodes.items():
            if (value := metric.read(counts)) is not None:
                family.add_metric([name, node], value)
    return family
