"""Metrics for Prometheus, on a registry of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import chain

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
from heatcloak_aggregator.service.monitoring import (
    CommittedReadings,
    EstimatedRound,
    Health,
    Load,
    NodeCounts,
    Observer,
    PublishedRound,
    ServiceView,
    ZoneView,
)
from heatcloak_aggregator.store import ReadingVerdict

OPEN_METRICS = "application/openmetrics-text"
MOST_ZONES_BY_NODE = 50
"""Zones up to which there are samples of each node: those of a thousand zones would be tens of thousands of
lines in each scrape."""
_SLICE = 0.002
"""Seconds for which a scrape occupies the event loop at a time."""

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
        self._view: ServiceView | None = None
        self._one_scrape = asyncio.Lock()

    def bind(self, view: ServiceView) -> None:
        """Add the counts and the health of ``view``."""
        self._view = view

    def committed(self, event: CommittedReadings) -> None:
        """Record a transaction that committed new readings of a zone, and its duration."""
        self._commit_seconds.labels(event.zone).observe(event.ended - event.began)
        self._commit_readings.labels(event.zone).observe(sum(event.rounds.values()))

    def estimated(self, event: EstimatedRound) -> None:
        """Record the duration of a recovery, or of its share in one of several rounds."""
        seconds = (event.recovered - event.began) / event.together
        self._solve_seconds.labels(event.zone, str(event.again).lower()).observe(seconds)

    def published(self, event: PublishedRound) -> None:
        """Record the seconds from a round's close, or its last reading, to its estimate's publication.

        A publication that ends after its zone was removed is not recorded: its labels would stay for ever.
        """
        if self._view is not None and event.zone not in self._view.zones:
            return
        lag = event.published - event.since
        self._round_lag.labels(event.zone, str(event.again).lower()).observe(lag)

    def removed(self, zone: str) -> None:
        """Drop the histograms of a zone."""
        for histogram in (self._commit_seconds, self._commit_readings, self._emd):
            if histogram is not None:
                histogram.remove(zone)
        for histogram in (self._solve_seconds, self._round_lag):
            for again in ("false", "true"):
                histogram.remove(zone, again)

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

    async def scrape(self, accept: str) -> tuple[bytes, str]:
        """Return all metrics as text, and its content type: OpenMetrics if ``accept`` names it.

        The counts are copied zone by zone, and the text is made on another thread, so that the event loop is
        never occupied for long. One scrape waits for the other.
        """
        async with self._one_scrape:
            counts = None if self._view is None else await _copied(self._view)
            return await asyncio.to_thread(self._render, accept, counts)

    def _render(self, accept: str, counts: _Counts | None) -> tuple[bytes, str]:
        scrape = _Scrape(self._registry, counts)
        if OPEN_METRICS in accept:
            text: bytes = openmetrics.generate_latest(scrape)  # type: ignore[no-untyped-call]
            return text, openmetrics.CONTENT_TYPE_LATEST
        return generate_latest(scrape), CONTENT_TYPE_PLAIN_0_0_4

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
        by_node: has samples of each node, which only services of few zones have.
    """

    name: str
    text: str
    samples: Callable[[ZoneView], _Samples]
    labels: tuple[str, ...] = ()
    is_counter: bool = True
    by_node: bool = False

    def family(self, samples: Iterable[tuple[str, tuple[str, ...], float]]) -> Metric:
        """Return the family of samples, each with its zone and the values of the other labels."""
        kind = CounterMetricFamily if self.is_counter else GaugeMetricFamily
        family = kind(f"heatcloak_{self.name}", self.text, labels=["zone", *self.labels])
        for zone, labels, number in samples:
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


def _over_nodes(
    combine: Callable[[Iterable[float]], float], read: Callable[[NodeCounts], float | None]
) -> Callable[[ZoneView], _Samples]:
    """Return the sample of a number combined over the nodes that have it; none if no node has it."""

    def samples(view: ZoneView) -> _Samples:
        found = [number for node in view.counts.nodes.values() if (number := read(node)) is not None]
        return [((), combine(found))] if found else []

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
        "Closed rounds whose readings are to be read from the store, for a first or a new estimate.",
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
        "zone_reading_gaps",
        "Awaited readings of all nodes of a zone: neither stored nor given up.",
        _over_nodes(sum, lambda node: node.gaps),
        is_counter=False,
    ),
    _ZoneMetric(
        "zone_reading_lateness_seconds",
        "Time from the end of its round to the commit of a node's latest reading: the most of all nodes.",
        _over_nodes(max, lambda node: node.lateness),
        is_counter=False,
    ),
    _ZoneMetric(
        "zone_last_round",
        "Round of a node's latest committed reading: the least of all nodes that have one.",
        _over_nodes(min, lambda node: node.last_round),
        is_counter=False,
    ),
    _ZoneMetric(
        "zone_nodes_without_readings",
        "Nodes of which no reading was committed since the service started.",
        _total(lambda v: sum(node.last_round is None for node in v.counts.nodes.values())),
        is_counter=False,
    ),
    _ZoneMetric(
        "reading_gaps",
        "Awaited readings of a node: neither stored nor given up.",
        _by_node(lambda node: node.gaps),
        ("node",),
        is_counter=False,
        by_node=True,
    ),
    _ZoneMetric(
        "reading_lateness_seconds",
        "Time from the end of its round to the commit of a node's latest reading.",
        _by_node(lambda node: node.lateness),
        ("node",),
        is_counter=False,
        by_node=True,
    ),
    _ZoneMetric(
        "last_round",
        "Round of a node's latest committed reading.",
        _by_node(lambda node: node.last_round),
        ("node",),
        is_counter=False,
        by_node=True,
    ),
)


@dataclass(frozen=True, slots=True)
class _Counts:
    """What a service showed at one scrape; a thread may read it.

    Attributes:
        zones: the zones.
        health: the state of the service.
        load: what waits.
        leases: fencing number and seconds left of each lease, by zone.
        samples: of each zone metric: zone, values of the other labels, and number.
    """

    zones: list[str]
    health: Health
    load: Load
    leases: Mapping[str, tuple[int, float]]
    samples: list[list[tuple[str, tuple[str, ...], float]]] = field(
        default_factory=lambda: [[] for _ in _ZONE_METRICS]
    )


async def _copied(view: ServiceView) -> _Counts:
    """Return the counts of a service, read in slices between which the event loop does other work."""
    zones = view.zones
    counts = _Counts(list(zones), view.health(), view.load(), dict(view.leases()))
    by_node = len(counts.zones) <= MOST_ZONES_BY_NODE
    until = time.perf_counter() + _SLICE
    for name in counts.zones:
        # It may have been removed meanwhile.
        if (zone := zones.get(name)) is None:
            continue
        for metric, samples in zip(_ZONE_METRICS, counts.samples, strict=True):
            if by_node or not metric.by_node:
                samples += [(name, labels, number) for labels, number in metric.samples(zone)]
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + _SLICE
    return counts


class _Scrape(Collector):
    """The metrics of one scrape.

    Args:
        registry: holds the histograms.
        counts: what the service showed; None without a service.
    """

    def __init__(self, registry: CollectorRegistry, counts: _Counts | None) -> None:
        self._registry = registry
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        """Return the values."""
        counts = self._counts
        return chain(self._registry.collect(), () if counts is None else _families(counts))


def _families(counts: _Counts) -> Iterator[Metric]:
    for metric, samples in zip(_ZONE_METRICS, counts.samples, strict=True):
        yield metric.family(samples)
    load, health = counts.load, counts.health
    for name, text, waiting in (
        (
            "closed_rounds",
            "Closed rounds that await an estimate, with their readings in memory.",
            load.closed,
        ),
        ("unpublished_estimates", "Estimates that wait to be published.", load.unpublished),
    ):
        family = GaugeMetricFamily(f"heatcloak_{name}", text, labels=["zone"])
        for zone in counts.zones:
            family.add_metric([zone], waiting.get(zone, 0))
        yield family
    in_progress = GaugeMetricFamily(
        "heatcloak_recoveries_in_progress",
        "Calls of the recovery in progress, by lane: the thread, or a worker process.",
        labels=["lane"],
    )
    for lane, number in load.in_progress.items():
        in_progress.add_metric([str(lane)], number)
    yield in_progress
    yield CounterMetricFamily(
        "heatcloak_worker_processes_ended",
        "Worker processes that ended and were replaced, and Dask workers that ended or left the cluster.",
        load.processes_ended,
    )
    fence = GaugeMetricFamily(
        "heatcloak_lease_fence", "Fencing number of this service's lease of a zone.", labels=["zone"]
    )
    left = GaugeMetricFamily(
        "heatcloak_lease_seconds_left", "Time until this service's lease of a zone ends.", labels=["zone"]
    )
    for zone, (number, seconds) in counts.leases.items():
        fence.add_metric([zone], number)
        left.add_metric([zone], seconds)
    yield from (fence, left)
    by_state = GaugeMetricFamily(
        "heatcloak_link_state",
        "State of the link to the broker: 1 for the current state.",
        labels=["state"],
    )
    for state in LinkState:
        by_state.add_metric([state.value], state is health.link)
    yield by_state
    for name, text, value in (
        ("zones_served", "Zones that the service serves.", len(counts.zones)),
        ("link_up", "Whether the broker can deliver readings.", health.link is LinkState.UP),
        ("store_up", "Whether the store is usable.", health.store_problem is None),
        ("clock_ok", "Whether no problem with the clock is known.", health.clock_problem is None),
        ("messages_waiting", "Messages from the broker that are not committed yet.", health.waiting),
    ):
        yield GaugeMetricFamily(f"heatcloak_{name}", text, float(value))
