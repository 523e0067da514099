"""Metrics for Prometheus, on a registry of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version

from prometheus_client import (
    CollectorRegistry,
    Histogram,
    Info,
    Metric,
    PlatformCollector,
    ProcessCollector,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.openmetrics import exposition as openmetrics
from prometheus_client.registry import Collector

from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import NodeCounts, Observer, ServiceView, ZoneView
from heatcloak_aggregator.store import ReadingVerdict

OPEN_METRICS = "application/openmetrics-text"

LAG_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600)
SOLVE_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
COMMIT_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
BATCH_BUCKETS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
EMD_BUCKETS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10)


class Metrics(Observer):
    """Metrics of a service: histograms of observed events, and its counts and health at each scrape.

    All methods must be called on the event loop's thread.
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        build = Info("heatcloak_build", "Version of the aggregator.", registry=self._registry)
        build.info({"version": version("heatcloak-aggregator")})
        self._commit_seconds = self._histogram(
            "commit_seconds", "Duration of the transactions that commit readings.", COMMIT_BUCKETS
        )
        self._commit_readings = self._histogram(
            "commit_readings", "New readings per committed transaction.", BATCH_BUCKETS
        )
        self._solve_seconds = self._histogram(
            "solve_seconds", "Duration of recoveries.", SOLVE_BUCKETS, "again"
        )
        self._round_lag = self._histogram(
            "round_lag_seconds",
            "Time from the close of a round, or its last reading, to the publication of its estimate.",
            LAG_BUCKETS,
            "again",
        )
        self._emd: Histogram | None = None

    def bind(self, view: ServiceView) -> None:
        """Add the counts and the health of ``view``; call it once."""
        self._registry.register(ServiceCollector(view))

    def committed(self, zone: str, readings: int, seconds: float) -> None:
        """Record a transaction that committed new readings of a zone, and its duration."""
        self._commit_seconds.labels(zone).observe(seconds)
        self._commit_readings.labels(zone).observe(readings)

    def estimated(self, zone: str, seconds: float, *, again: bool) -> None:
        """Record the duration of a recovery; ``again`` if late readings caused it."""
        self._solve_seconds.labels(zone, str(again).lower()).observe(seconds)

    def published(self, zone: str, lag: float, *, again: bool) -> None:
        """Record the seconds from a round's close, or its last reading, to its estimate's publication."""
        self._round_lag.labels(zone, str(again).lower()).observe(lag)

    def scored(self, zone: str, emd: float) -> None:
        """Record the distance of a round's estimate from the truth; in simulations only."""
        if self._emd is None:
            # Registered at the first score: a service of real nodes has no truth to compare with.
            self._emd = self._histogram(
                "estimate_emd",
                "Earth mover's distance to the truth, in corridor lengths, hops or the domain's own unit.",
                EMD_BUCKETS,
            )
        self._emd.labels(zone).observe(emd)

    def render(self, accept: str) -> tuple[bytes, str]:
        """Return all metrics as text, and its content type: OpenMetrics if ``accept`` names it."""
        if OPEN_METRICS in accept:
            text: bytes = openmetrics.generate_latest(self._registry)  # type: ignore[no-untyped-call]
            return text, openmetrics.CONTENT_TYPE_LATEST
        return generate_latest(self._registry), CONTENT_TYPE_PLAIN_0_0_4

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *more: str) -> Histogram:
        labels = ("zone", *more)
        return Histogram(f"heatcloak_{name}", text, labels, buckets=buckets, registry=self._registry)


_Samples = Iterable[tuple[tuple[str, ...], float]]


@dataclass(frozen=True, slots=True)
class _ZoneMetric:
    """A metric of every zone.

    Attributes:
        name: without the prefix.
        text: its description.
        samples: of one zone: (values of ``labels``, number) of each sample.
        labels: names of the labels besides ``zone``.
        is_counter: a counter rather than a gauge.
    """

    name: str
    text: str
    samples: Callable[[ZoneView], _Samples]
    labels: tuple[str, ...] = ()
    is_counter: bool = True

    def family(self, zones: Mapping[str, ZoneView]) -> Metric:
        """Return the samples of all zones."""
        kind = CounterMetricFamily if self.is_counter else GaugeMetricFamily
        family = kind(f"heatcloak_{self.name}", self.text, labels=["zone", *self.labels])
        for zone, view in zones.items():
            for labels, number in self.samples(view):
                family.add_metric([zone, *labels], number)
        return family


def _total(read: Callable[[ZoneView], float]) -> Callable[[ZoneView], _Samples]:
    """Return the samples of a metric with one number per zone."""
    return lambda view: [((), read(view))]


def _by_kind(
    known: Iterable[str], read: Callable[[ZoneView], Mapping[str, int]]
) -> Callable[[ZoneView], _Samples]:
    """Return the samples of counts by kind; known kinds are present from the start, as 0."""

    def samples(view: ZoneView) -> _Samples:
        counts = dict.fromkeys(map(str, known), 0) | {str(kind): n for kind, n in read(view).items()}
        return [((kind,), number) for kind, number in counts.items()]

    return samples


def _by_node(read: Callable[[NodeCounts], float | None]) -> Callable[[ZoneView], _Samples]:
    """Return the samples of a metric with one number per node; None omits the node."""

    def samples(view: ZoneView) -> _Samples:
        found = ((node, read(counts)) for node, counts in view.counts.nodes.items())
        return [((node,), number) for node, number in found if number is not None]

    return samples


_ZONE_METRICS = (
    _ZoneMetric(
        "readings",
        "Admitted readings, by verdict.",
        _by_kind(ReadingVerdict, lambda v: v.counts.verdicts),
        ("verdict",),
    ),
    _ZoneMetric(
        "refusals",
        "Refused messages, by reason.",
        _by_kind(Refusal, lambda v: v.counts.refusals),
        ("reason",),
    ),
    _ZoneMetric("stored", "Readings committed to the store.", _total(lambda v: v.counts.stored)),
    _ZoneMetric(
        "quarantines",
        "How often a node was ignored for a while because it sent too much.",
        _total(lambda v: sum(node.quarantines for node in v.counts.nodes.values())),
    ),
    _ZoneMetric(
        "rounds_relaxed", "Estimates whose constraints had no solution.", _total(lambda v: v.counts.relaxed)
    ),
    _ZoneMetric(
        "rounds_misfit",
        "Estimates of rounds that contradict the motion model.",
        _total(lambda v: v.counts.misfit),
    ),
    _ZoneMetric(
        "denied_publishes",
        "Publishes of the aggregator that the broker denied.",
        _total(lambda v: v.counts.denied),
    ),
    _ZoneMetric(
        "open_rounds", "Rounds that still await readings.", _total(lambda v: v.open_rounds), is_counter=False
    ),
    _ZoneMetric(
        "rounds_to_estimate",
        "Closed rounds that await an estimate, or a new one after late readings.",
        _total(lambda v: v.to_estimate),
        is_counter=False,
    ),
    _ZoneMetric(
        "rounds_estimated",
        "Estimates made, for the first time or again after late readings.",
        lambda v: [(("false",), v.counts.estimated), (("true",), v.counts.estimated_again)],
        ("again",),
    ),
    _ZoneMetric(
        "reading_gaps",
        "Awaited readings of a node: neither stored nor given up.",
        _by_node(lambda node: node.gaps),
        ("node",),
        is_counter=False,
    ),
    _ZoneMetric(
        "reading_lateness_seconds",
        "Time from the end of its round to the commit of a node's latest reading.",
        _by_node(lambda node: node.lateness),
        ("node",),
        is_counter=False,
    ),
    _ZoneMetric(
        "last_round",
        "Round of a node's latest committed reading.",
        _by_node(lambda node: node.last_round),
        ("node",),
        is_counter=False,
    ),
)


class ServiceCollector(Collector):
    """Collects the counts and the health of a service at each scrape.

    Args:
        view: the service.
    """

    def __init__(self, view: ServiceView) -> None:
        self._view = view

    def collect(self) -> Iterator[Metric]:
        """Return the current values."""
        zones = dict(self._view.zones)
        for metric in _ZONE_METRICS:
            yield metric.family(zones)
        health = self._view.health()
        by_state = GaugeMetricFamily(
            "heatcloak_link_state",
            "State of the link to the broker: 1 for the current state.",
            labels=["state"],
        )
        for state in LinkState:
            by_state.add_metric([state.value], state is health.link)
        yield by_state
        for name, text, value in (
            ("link_up", "Whether the broker can deliver readings.", health.link is LinkState.UP),
            ("store_up", "Whether the store is usable.", health.store_problem is None),
            ("clock_ok", "Whether no problem with the clock is known.", health.clock_problem is None),
            ("messages_waiting", "Messages from the broker that are not committed yet.", health.waiting),
        ):
            yield GaugeMetricFamily(f"heatcloak_{name}", text, float(value))
