"""Traces of rounds for an OpenTelemetry collector, from the arrival of readings to the published estimate.

Traces contain names of zones, numbers of rounds, counts and times, and no readings.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from urllib.parse import urlsplit
from zlib import crc32

from heatcloak_aggregator.extras import optional_import
from heatcloak_aggregator.service.monitoring import (
    CommittedReadings,
    EstimatedRound,
    Observer,
    PublishedRound,
)
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

with optional_import():
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult
    from opentelemetry.trace import Span, set_span_in_context

TRACES_PATH = "/v1/traces"
"""The path of traces at a collector."""
EXPORT_TIMEOUT = 5.0
"""Seconds for one delivery, with its repetitions."""
STOP_TIMEOUT = 2.0
"""Seconds for the last traces when the service stops."""
_EXPORT_EVERY = 1.0
_MOST_QUEUED = 20_000
"""Spans that wait for delivery; further ones are dropped. Each takes about 2 KB."""
_MOST_OPEN = 100
"""Rounds of a zone without an estimate whose commits are kept."""
_MOST_COMMITS = 100
"""Commits of one round that get a span; later ones are only counted."""
_MOST_UNPUBLISHED = 1000
"""Traces of a zone that wait for their publication; older ones end without it."""
_MOST_CAUSE = 500
_RATIO_STEPS = 1 << 32
_LIBRARY = logging.getLogger("opentelemetry")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TraceSettings:
    """Where traces go, and of which rounds.

    Attributes:
        url: the collector. Without a path, its path is that of OTLP over HTTP.
        ratio: the share of rounds that have traces, from 0 to 1. All services choose the same rounds.

    Raises:
        ConfigError: ``url`` is not an address of HTTP, or ``ratio`` is out of range.
    """

    url: str
    ratio: float = 1.0

    def __post_init__(self) -> None:
        try:
            parts = urlsplit(self.url)
            is_valid = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            is_valid = False
        if not is_valid or any(not each.isprintable() or each.isspace() for each in self.url):
            raise ConfigError(
                f"traces to {sanitize(self.url)}: give a URL, for example http://127.0.0.1:4318"
            )
        if not 0.0 <= self.ratio <= 1.0:
            raise ConfigError(f"trace ratio {self.ratio}: give a number from 0 to 1")

    @property
    def endpoint(self) -> str:
        """Return the URL that receives traces."""
        parts = urlsplit(self.url)
        return parts._replace(path=TRACES_PATH).geturl() if parts.path in ("", "/") else self.url


@dataclass(slots=True)
class _Commit:
    """New readings of one round in one transaction; times are seconds of a monotonic clock."""

    readings: int
    arrived: float
    began: float
    ended: float


@dataclass(slots=True)
class _Trace:
    """What is known of a round whose estimate is not published yet."""

    event: EstimatedRound
    commits: Sequence[_Commit]


@dataclass(slots=True)
class _ZoneTraces:
    """The rounds of one zone: those that collect readings, and those with an estimate by (round, since)."""

    collecting: dict[int, list[_Commit]] = field(default_factory=dict)
    estimated: dict[tuple[int, float], _Trace] = field(default_factory=dict)


class RoundTraces(Observer):
    """Send one trace for each estimate of a round.

    A trace has the span ``round``, from the first reading's arrival to the publication, and in it ``collect``
    with a ``commit`` for each transaction, ``queue``, ``recover``, ``store`` and ``publish``. Where a
    collector is absent or slow, only traces are lost: deliveries run on a thread, and what does not fit its
    queue is dropped. All methods must be called on one thread.

    Args:
        settings: where they go.
    """

    def __init__(self, settings: TraceSettings) -> None:
        self._below = round(settings.ratio * _RATIO_STEPS)
        self._zones: dict[str, _ZoneTraces] = {}
        exporter = _LoggingExporter(settings.endpoint)
        self._provider = TracerProvider(
            resource=Resource.create(
                {"service.name": "heatcloak-aggregator", "service.version": version("heatcloak-aggregator")}
            ),
            shutdown_on_exit=False,
        )
        self._provider.add_span_processor(
            BatchSpanProcessor(exporter, _MOST_QUEUED, schedule_delay_millis=1000.0 * _EXPORT_EVERY)
        )
        self._tracer = self._provider.get_tracer("heatcloak")

    def committed(self, event: CommittedReadings) -> None:
        """Note when readings arrived and were committed, by round."""
        for number, readings in event.rounds.items():
            if not self._is_chosen(event.zone, number):
                continue
            collecting = self._of(event.zone).collecting
            commits = collecting.setdefault(number, [])
            if len(commits) < _MOST_COMMITS:
                commits.append(_Commit(readings, event.arrived[number], event.began, event.ended))
            else:
                commits[-1].readings += readings
                commits[-1].ended = event.ended
            if len(collecting) > _MOST_OPEN:
                del collecting[next(iter(collecting))]

    def estimated(self, event: EstimatedRound) -> None:
        """Note a recovery and the commits before it; later ones are for the round's next estimate."""
        if not self._is_chosen(event.zone, event.number):
            return
        traces = self._of(event.zone)
        commits = traces.collecting.pop(event.number, [])
        if later := [each for each in commits if each.ended > event.since]:
            traces.collecting[event.number] = later
        before = [each for each in commits if each.ended <= event.since]
        traces.estimated[event.number, event.since] = _Trace(event, before)
        if len(traces.estimated) > _MOST_UNPUBLISHED:
            self._send(traces.estimated.pop(next(iter(traces.estimated))), None)

    def published(self, event: PublishedRound) -> None:
        """Send the trace of a round."""
        traces = self._zones.get(event.zone)
        trace = None if traces is None else traces.estimated.pop((event.number, event.since), None)
        if trace is not None:
            self._send(trace, event.published)

    def removed(self, zone: str) -> None:
        """Forget the rounds of a zone."""
        self._zones.pop(zone, None)

    def close(self, timeout: float = STOP_TIMEOUT) -> None:
        """Deliver what waits, for at most ``timeout`` seconds."""
        # The processor itself would wait for half a minute; its thread does not keep the process alive.
        ending = threading.Thread(target=self._provider.shutdown, name="traces-end", daemon=True)
        ending.start()
        ending.join(timeout)

    def _of(self, zone: str) -> _ZoneTraces:
        found = self._zones.get(zone)
        if found is None:
            found = self._zones[zone] = _ZoneTraces()
        return found

    def _is_chosen(self, zone: str, number: int) -> bool:
        return crc32(f"{zone}/{number}".encode()) < self._below

    def _send(self, trace: _Trace, published: float | None) -> None:
        event, commits = trace.event, trace.commits
        # Spans have times of the clock, which may be set between two of them.
        offset = time.time_ns() - time.monotonic_ns()
        names: dict[str, str | int] = {"heatcloak.zone": event.zone, "heatcloak.round": event.number}

        def span(
            name: str, start: float, end: float, parent: Span | None, counts: Mapping[str, int | bool]
        ) -> Span:
            made = self._tracer.start_span(
                name,
                None if parent is None else set_span_in_context(parent),
                attributes={**names, **counts},
                start_time=round(start * 1e9) + offset,
            )
            made.end(round(end * 1e9) + offset)
            return made

        arrived = min((each.arrived for each in commits), default=event.since)
        counts = {
            "heatcloak.readings": sum(each.readings for each in commits),
            "heatcloak.again": event.again,
        }
        whole = span("round", arrived, event.stored if published is None else published, None, counts)
        if commits:
            collect = span("collect", arrived, event.since, whole, {})
            for each in commits:
                span("commit", each.began, each.ended, collect, {"heatcloak.readings": each.readings})
        span("queue", event.since, event.began, whole, {})
        span("recover", event.began, event.recovered, whole, {"heatcloak.rounds_together": event.together})
        span("store", event.recovered, event.stored, whole, {})
        if published is not None:
            span("publish", event.stored, published, whole, {})


class _LoggingExporter(SpanExporter):
    """Deliver spans, and log when the collector begins to refuse or to take them.

    Until `shutdown`, the library's own records go nowhere else.

    Args:
        url: where the collector receives traces.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        # Without a password, which may be in the URL.
        self._shown = sanitize(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}")
        self._cause = _FirstRecord()
        _LIBRARY.propagate = False
        _LIBRARY.addHandler(self._cause)
        self._exporter = OTLPSpanExporter(url, timeout=EXPORT_TIMEOUT)
        self._is_failing = False

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        """Deliver some spans."""
        self._cause.text = ""
        result = self._exporter.export(spans)
        is_failing = result is not SpanExportResult.SUCCESS
        if is_failing and not self._is_failing:
            cause = sanitize(self._cause.text, _MOST_CAUSE)
            log.warning("traces do not arrive at %s: check the collector: %s", self._shown, cause)
        elif self._is_failing and not is_failing:
            log.info("traces arrive at %s again", self._shown)
        self._is_failing = is_failing
        return result

    def shutdown(self) -> None:
        """End the deliveries."""
        self._exporter.shutdown()  # type: ignore[no-untyped-call]
        _LIBRARY.removeHandler(self._cause)
        # Another exporter may still deliver.
        _LIBRARY.propagate = not any(isinstance(each, _FirstRecord) for each in _LIBRARY.handlers)


class _FirstRecord(logging.Handler):
    """Keep the first record of a delivery. The library logs several for each, and the first has the cause.

    Attributes:
        text: the record's message; cleared before a delivery.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record, if it is the first."""
        self.text = self.text or record.getMessage()
