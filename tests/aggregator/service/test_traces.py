"""Traces at a collector that receives them over HTTP."""

from __future__ import annotations

import logging
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from heatcloak_aggregator.service import traces as traces_module
from heatcloak_aggregator.service.monitoring import CommittedReadings, EstimatedRound, PublishedRound
from heatcloak_aggregator.service.traces import RoundTraces, TraceSettings
from heatcloak_shared import Reading
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone
from support.programs import free_port
from support.trace_collector import Span, TraceCollector
from support.waiting import wait_until

PARENTS = {
    "collect": "round",
    "commit": "collect",
    "queue": "round",
    "recover": "round",
    "store": "round",
    "publish": "round",
}
ATTRIBUTES = {
    "heatcloak.zone",
    "heatcloak.round",
    "heatcloak.readings",
    "heatcloak.again",
    "heatcloak.rounds_together",
}
BEGAN = 1000.0


@pytest.fixture
def traces(collector: TraceCollector) -> Iterator[RoundTraces]:
    """Return traces of all rounds to the collector."""
    made = RoundTraces(TraceSettings(collector.url))
    yield made
    made.close()


def estimate(
    to: RoundTraces, number: int, at: float = BEGAN, zone: str = "hall", *, publish: bool = True
) -> None:
    """Show the estimation of a round that closed ``at`` some time."""
    to.estimated(EstimatedRound(zone, number, False, at, at + 1, at + 3, at + 3.5, together=2))
    if publish:
        to.published(PublishedRound(zone, number, False, at, at + 4))


def commit(to: RoundTraces, number: int, ended: float, readings: int = 2, zone: str = "hall") -> None:
    """Show a commit of readings that arrived half a second before."""
    rounds, arrived = {number: readings}, {number: ended - 0.5}
    to.committed(CommittedReadings(zone, rounds, arrived, ended - 0.1, ended))


def by_trace(spans: list[Span]) -> list[list[Span]]:
    """Return spans by trace, those with the same number of spans in the order of their round."""
    found: dict[bytes, list[Span]] = {}
    for span in spans:
        found.setdefault(span.trace, []).append(span)
    return sorted(found.values(), key=lambda each: int(each[0].attributes["heatcloak.round"]))


def is_ending() -> bool:
    """Return whether traces are still delivered after a close."""
    return any(each.name == "traces-end" for each in threading.enumerate())


def check_nesting(trace: list[Span]) -> None:
    """Check that each span lies within its parent, and that the steps follow each other."""
    by_id = {span.id: span for span in trace}
    for span in trace:
        assert span.attributes.keys() <= ATTRIBUTES
        assert span.start <= span.end
        if span.name == "round":
            assert span.parent == b""
            continue
        parent = by_id[span.parent]
        assert parent.name == PARENTS[span.name]
        assert parent.start <= span.start
        assert span.end <= parent.end
    steps = {span.name: span for span in trace}
    order = [steps[name] for name in ("collect", "queue", "recover", "store", "publish") if name in steps]
    for before, after in pairwise(order):
        assert before.end == after.start


def test_a_trace_has_the_spans_of_a_round_with_their_times(
    traces: RoundTraces, collector: TraceCollector
) -> None:
    commit(traces, 7, BEGAN - 2, readings=3)
    commit(traces, 7, BEGAN - 1, readings=1)
    estimate(traces, 7)
    traces.close()
    (trace,) = by_trace(collector.spans)
    check_nesting(trace)
    seconds = [(span.name, round((span.end - span.start) / 1e9, 6)) for span in trace]
    assert sorted(seconds) == [
        ("collect", 2.5),
        ("commit", 0.1),
        ("commit", 0.1),
        ("publish", 0.5),
        ("queue", 1.0),
        ("recover", 2.0),
        ("round", 6.5),
        ("store", 0.5),
    ]
    whole = next(span for span in trace if span.name == "round")
    assert whole.attributes == {
        "heatcloak.zone": "hall",
        "heatcloak.round": 7,
        "heatcloak.readings": 4,
        "heatcloak.again": False,
    }
    assert collector.paths == ["/v1/traces"]
    assert collector.services == {"heatcloak-aggregator"}


def test_readings_that_arrive_after_the_close_are_in_the_trace_of_the_next_estimate(
    traces: RoundTraces, collector: TraceCollector
) -> None:
    commit(traces, 7, BEGAN - 1, readings=3)
    commit(traces, 7, BEGAN + 0.5, readings=1)
    estimate(traces, 7)
    estimate(traces, 7, BEGAN + 10)
    estimate(traces, 7, BEGAN + 20)
    traces.close()
    found = by_trace(collector.spans)
    for trace in found:
        check_nesting(trace)
    readings = [span.attributes["heatcloak.readings"] for t in found for span in t if span.name == "round"]
    assert sorted(readings) == [0, 1, 3]
    assert Counter(span.name for span in collector.spans)["collect"] == 2


def test_zones_and_rounds_have_traces_of_their_own(traces: RoundTraces, collector: TraceCollector) -> None:
    for zone in ("hall", "attic"):
        for number in (7, 8):
            commit(traces, number, BEGAN - 1, zone=zone)
    for zone in ("hall", "attic"):
        for number in (7, 8):
            estimate(traces, number, zone=zone)
    traces.removed("hall")
    traces.close()
    found = by_trace(collector.spans)
    assert len(found) == 4
    for trace in found:
        assert len({(s.attributes["heatcloak.zone"], s.attributes["heatcloak.round"]) for s in trace}) == 1
        assert sum(span.name == "commit" for span in trace) == 1


def test_a_removed_zone_is_forgotten(traces: RoundTraces, collector: TraceCollector) -> None:
    commit(traces, 7, BEGAN - 1)
    estimate(traces, 8, publish=False)
    traces.removed("hall")
    traces.published(PublishedRound("hall", 8, False, BEGAN, BEGAN + 4))
    estimate(traces, 7)
    traces.close()
    assert {span.attributes["heatcloak.round"] for span in collector.spans} == {7}
    assert not any(span.name == "commit" for span in collector.spans)


def test_memory_for_rounds_without_estimate_or_publication_is_bounded(
    traces: RoundTraces, collector: TraceCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces_module, "_MOST_OPEN", 3)
    monkeypatch.setattr(traces_module, "_MOST_COMMITS", 2)
    monkeypatch.setattr(traces_module, "_MOST_UNPUBLISHED", 4)
    for number in range(10):
        for _ in range(5):
            commit(traces, number, BEGAN - 1)
    for number in range(10):
        estimate(traces, number, publish=False)
    traces.close()
    found = by_trace(collector.spans)
    assert [trace[0].attributes["heatcloak.round"] for trace in found] == list(range(6))
    assert not any(span.name in ("publish", "commit") for span in collector.spans)


def test_commits_beyond_the_bound_are_counted(
    traces: RoundTraces, collector: TraceCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces_module, "_MOST_COMMITS", 2)
    for place in range(5):
        commit(traces, 7, BEGAN - 5 + place)
    estimate(traces, 7)
    traces.close()
    (trace,) = by_trace(collector.spans)
    check_nesting(trace)
    assert sorted(s.attributes["heatcloak.readings"] for s in trace if s.name == "commit") == [2, 8]


@pytest.mark.parametrize(("ratio", "least", "most"), [(0.0, 0, 0), (0.25, 60, 140), (1.0, 400, 400)])
def test_the_ratio_chooses_rounds_and_all_services_choose_the_same(
    collector: TraceCollector, ratio: float, least: int, most: int
) -> None:
    for _ in range(2):
        each = RoundTraces(TraceSettings(collector.url, ratio))
        for number in range(400):
            estimate(each, number)
        each.close()
    chosen = Counter(s.attributes["heatcloak.round"] for s in collector.spans if s.name == "round")
    assert least <= len(chosen) <= most
    assert set(chosen.values()) <= {2}


@pytest.mark.parametrize(
    ("url", "endpoint"),
    [
        ("http://127.0.0.1:4318", "http://127.0.0.1:4318/v1/traces"),
        ("https://otel.example/", "https://otel.example/v1/traces"),
        ("https://otel.example/tenant/traces?key=1", "https://otel.example/tenant/traces?key=1"),
        ("http://[::1]:4318", "http://[::1]:4318/v1/traces"),
    ],
)
def test_a_url_without_a_path_gets_that_of_otlp(url: str, endpoint: str) -> None:
    assert TraceSettings(url).endpoint == endpoint


@pytest.mark.parametrize(
    "url",
    ["", "127.0.0.1:4318", "ftp://a", "http://", "http://a:99999", "http://[::1", "http://a b", "http://a\n"],
)
def test_a_url_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ConfigError, match="give a URL"):
        TraceSettings(url)


@pytest.mark.parametrize("ratio", [-0.1, 1.1, float("nan")])
def test_a_ratio_out_of_range_is_refused(ratio: float) -> None:
    with pytest.raises(ConfigError, match="from 0 to 1"):
        TraceSettings("http://a", ratio)


def test_a_collector_that_does_not_answer_holds_nothing_up(
    collector: TraceCollector, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces_module, "EXPORT_TIMEOUT", 60.0)
    collector.answers.clear()
    traces = RoundTraces(TraceSettings(collector.url))
    estimate(traces, 7)
    wait_until(lambda: collector.waiting == 1)
    for number in range(8, 3000):
        estimate(traces, number)
    traces.close(0.2)
    assert collector.waiting == 1
    assert is_ending(), "close waited for the answer"
    collector.answers.set()
    wait_until(lambda: not is_ending())


def test_a_collector_that_refuses_is_logged_once_with_the_cause(
    collector: TraceCollector, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces_module, "_EXPORT_EVERY", 0.05)
    caplog.set_level(logging.INFO)
    collector.status = 404
    traces = RoundTraces(TraceSettings(collector.url.replace("//", "//me:secret@")))
    for number in range(3):
        estimate(traces, number)
        wait_until(lambda number=number: len(collector.paths) > number)  # type: ignore[misc]
    collector.status = 200
    estimate(traces, 9)
    wait_until(lambda: len(collector.spans) > 0)
    traces.close()
    warned, informed = [each.getMessage() for each in caplog.records if "traces" in each.getMessage()]
    where = f"'{collector.url}/v1/traces'"
    assert re.fullmatch(rf"traces do not arrive at {where}: check the collector: .*404.*", warned)
    assert informed == f"traces arrive at {where} again"
    assert "secret" not in caplog.text


def test_the_logger_of_the_library_is_as_before_when_the_last_traces_are_closed(
    collector: TraceCollector,
) -> None:
    library, before = logging.getLogger("opentelemetry"), logging.NullHandler()
    library.addHandler(before)
    try:
        first, second = (RoundTraces(TraceSettings(collector.url)) for _ in range(2))
        assert not library.propagate
        first.close()
        assert not library.propagate
        second.close()
        assert library.propagate
        assert before in library.handlers
    finally:
        library.removeHandler(before)


def test_the_log_says_why_no_collector_can_be_reached(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(traces_module, "_EXPORT_EVERY", 0.05)
    # The library says why only where it has time to try again, after about a second.
    monkeypatch.setattr(traces_module, "EXPORT_TIMEOUT", 2.0)
    traces = RoundTraces(TraceSettings(f"http://127.0.0.1:{free_port()}"))
    estimate(traces, 7)
    wait_until(lambda: "Connection refused" in caplog.text)
    traces.close()


def test_a_service_sends_traces_of_its_rounds(
    harness: Any,
    zone: Zone,
    make_reading: Callable[..., Reading],
    traces: RoundTraces,
    collector: TraceCollector,
) -> None:
    async def work() -> None:
        async with harness.serving(zone, observer=traces):
            await harness.publish(*(make_reading(node, 100) for node in zone.nodes[1:]))
            # What is late waits for a second without readings, which this clock does not reach.
            await harness.until(lambda: all(harness.is_acknowledged(node, 0) for node in zone.nodes[1:]))
            harness.now = 104.0
            await harness.until(lambda: len(harness.estimates) == 1)
            await harness.publish(*(make_reading(node, 104, seq=4) for node in zone.nodes))
            await harness.until(lambda: len(harness.estimates) == 2)
            await harness.publish(make_reading(zone.nodes[0], 100))
            await harness.until(lambda: len(harness.estimates) == 3)

    harness.run(work())
    traces.close()
    found = by_trace(collector.spans)
    for trace in found:
        check_nesting(trace)
        assert {span.name for span in trace} == {"round", *PARENTS}
    wholes = [span.attributes for trace in found for span in trace if span.name == "round"]
    shown = sorted((w["heatcloak.round"], w["heatcloak.again"], w["heatcloak.readings"]) for w in wholes)
    assert shown == [(100, False, 3), (100, True, 1), (104, False, 4)]
    assert {w["heatcloak.zone"] for w in wholes} == {"hall"}
