"""Metrics for Prometheus, on a registry of their own."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, Info, PlatformCollector, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.openmetrics import exposition as openmetrics

from heatcloak_aggregator.http.collector import ServiceCollector

if TYPE_CHECKING:
    from heatcloak_aggregator.service.view import ServiceView

OPEN_METRICS = "application/openmetrics-text"

LAGS = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600)
SOLVES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
DISTANCES = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10)


class Metrics:
    """What a service is measured by: an observer of what it does, and a reader of what it counts.

    Everything belongs to the event loop's thread.
    """

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        build = Info("heatcloak_build", "Which aggregator this is.", registry=self._registry)
        build.info({"version": version("heatcloak-aggregator")})
        self._commit_seconds = self._histogram(
            "commit_seconds", "How long the transactions took that commit readings.", COMMITS
        )
        self._commit_readings = self._histogram(
            "commit_readings", "How many new readings a transaction committed.", BATCHES
        )
        self._solve_seconds = self._histogram("solve_seconds", "How long recoveries took.", SOLVES, "again")
        self._round_lag = self._histogram(
            "round_lag_seconds",
            "How long after its round closed, or its last reading came, an estimate was published.",
            LAGS,
            "again",
        )
        self._emd: Histogram | None = None

    def bind(self, view: ServiceView) -> None:
        """Show the counts and the health of ``view`` too; once."""
        self._registry.register(ServiceCollector(view))

    def committed(self, zone: str, readings: int, seconds: float) -> None:
        """New readings of a zone were committed in one transaction, which took so long."""
        self._commit_seconds.labels(zone).observe(seconds)
        self._commit_readings.labels(zone).observe(readings)

    def estimated(self, zone: str, seconds: float, *, again: bool) -> None:
        """A round was recovered, which took so long; ``again``: because late readings had come."""
        self._solve_seconds.labels(zone, _word(again)).observe(seconds)

    def published(self, zone: str, lag: float, *, again: bool) -> None:
        """An estimate was published, so many seconds after its round closed, or its last reading came."""
        self._round_lag.labels(zone, _word(again)).observe(lag)

    def scored(self, zone: str, emd: float) -> None:
        """A round's estimate was compared with the truth; in simulations only."""
        if self._emd is None:
            # Who serves real nodes has no truth, and shows not even the name.
            self._emd = self._histogram(
                "estimate_emd",
                "Earth mover's distance to the truth, in corridor lengths or hops.",
                DISTANCES,
            )
        self._emd.labels(zone).observe(emd)

    def render(self, accept: str) -> tuple[bytes, str]:
        """All metrics as text, and its content type: OpenMetrics where ``accept`` names it."""
        if OPEN_METRICS in accept:
            text: bytes = openmetrics.generate_latest(self._registry)  # type: ignore[no-untyped-call]
            return text, openmetrics.CONTENT_TYPE_LATEST
        return generate_latest(self._registry), CONTENT_TYPE_PLAIN_0_0_4

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...], *more: str) -> Histogram:
        labels = ("zone", *more)
        return Histogram(f"heatcloak_{name}", text, labels, buckets=buckets, registry=self._registry)


def _word(again: bool) -> str:
    return "true" if again else "false"
