"""The metrics, read back by Prometheus's own parsers."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.openmetrics.parser import text_string_to_metric_families as parse_open
from prometheus_client.parser import text_string_to_metric_families as parse_plain

from heatcloak_aggregator.http import Metrics
from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health, Observer
from heatcloak_aggregator.store import ReadingVerdict

HEALTH = ("link_up", "store_up", "clock_ok", "messages_waiting")
OF_NODES = ("reading_gaps", "reading_lateness_seconds", "last_round")

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def samples(text: str, *, is_open: bool = False) -> Samples:
    parse = parse_open if is_open else parse_plain
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in parse(text)
        for sample in family.samples
    }


def one(found: Samples, name: str, **labels: str) -> float:
    return found[f"heatcloak_{name}", tuple(sorted(labels.items()))]


def observe(metrics: Observer) -> None:
    metrics.committed("hall", 50, 0.004)
    metrics.committed("hall", 1, 0.3)
    metrics.estimated("hall", 0.02, again=False)
    metrics.published("hall", 0.7, again=False)
    metrics.published("hall", 2.5, again=True)


@pytest.mark.parametrize("is_open", [False, True])
def test_metrics_equal_the_counts_in_both_formats(
    running: Any, own_client: httpx.Client, is_open: bool
) -> None:
    observe(running.metrics)
    accept = "application/openmetrics-text;version=1.0.0,text/plain;q=0.5" if is_open else "*/*"
    answer = own_client.get("/metrics", headers={"Accept": accept})
    assert answer.headers["content-type"].startswith(
        "application/openmetrics-text" if is_open else "text/plain"
    )
    found = samples(answer.text, is_open=is_open)
    assert one(found, "readings_total", zone="hall", verdict="accepted") == 10
    assert one(found, "readings_total", zone="hall", verdict="late") == 0
    assert one(found, "refusals_total", zone="hall", reason="noise") == 2
    assert one(found, "refusals_total", zone="hall", reason="topic") == 1
    assert one(found, "stored_total", zone="hall") == 10
    assert one(found, "rounds_estimated_total", zone="hall", again="false") == 9
    assert one(found, "rounds_estimated_total", zone="hall", again="true") == 1
    assert one(found, "rounds_relaxed_total", zone="hall") == 2
    assert one(found, "rounds_misfit_total", zone="hall") == 4
    assert one(found, "denied_publishes_total", zone="hall") == 3
    assert one(found, "quarantines_total", zone="hall") == 0
    assert one(found, "open_rounds", zone="hall") == 2
    assert one(found, "rounds_to_estimate", zone="hall") == 1
    assert one(found, "reading_gaps", zone="hall", node="n04") == 0
    assert one(found, "reading_lateness_seconds", zone="hall", node="n01") == 0.5
    assert one(found, "last_round", zone="hall", node="n01") == 109
    assert one(found, "commit_seconds_count", zone="hall") == 2
    assert one(found, "commit_readings_sum", zone="hall") == 51
    assert one(found, "solve_seconds_sum", zone="hall", again="false") == 0.02
    assert one(found, "round_lag_seconds_bucket", zone="hall", again="false", le="1.0") == 1
    assert one(found, "round_lag_seconds_bucket", zone="hall", again="true", le="1.0") == 0
    assert [one(found, name) for name in HEALTH] == [
        1,
        1,
        1,
        0,
    ]
    assert {name for name, _ in found} >= {
        "process_resident_memory_bytes",
        "python_info",
        "heatcloak_build_info",
    }


def test_health_is_exported(running: Any, own_client: httpx.Client) -> None:
    running.service.current_health = Health(LinkState.WAITING, "gone", "gone too", "set back", waiting=7)
    found = samples(own_client.get("/metrics").text)
    assert [one(found, name) for name in HEALTH] == [
        0,
        0,
        0,
        7,
    ]
    states = {state.value: one(found, "link_state", state=state.value) for state in LinkState}
    assert states == {state.value: float(state is LinkState.WAITING) for state in LinkState}


def test_every_metric_has_a_description_and_bounded_labels(running: Any, own_client: httpx.Client) -> None:
    observe(running.metrics)
    by_node = set()
    for family in parse_plain(own_client.get("/metrics").text):
        if not family.name.startswith("heatcloak_") or family.name.endswith("_created"):
            continue
        assert family.documentation.endswith("."), family.name
        assert family.type in ("counter", "gauge", "histogram"), family.name
        for sample in family.samples:
            labels = set(sample.labels)
            assert labels <= {"zone", "verdict", "reason", "again", "node", "state", "version", "le"}
            service_wide = ("link", "store_up", "clock", "messages", "build")
            assert "zone" in labels or family.name.removeprefix("heatcloak_").startswith(service_wide)
            if "node" in labels:
                by_node.add(family.name)
    assert by_node == {f"heatcloak_{name}" for name in OF_NODES}


def test_scores_exist_only_in_simulations(running: Any, own_client: httpx.Client) -> None:
    assert "emd" not in own_client.get("/metrics").text
    running.metrics.scored("hall", 0.03)
    running.metrics.scored("hall", 0.05)
    found = samples(own_client.get("/metrics").text)
    assert one(found, "estimate_emd_count", zone="hall") == 2
    assert one(found, "estimate_emd_sum", zone="hall") == pytest.approx(0.08)


@pytest.mark.parametrize(
    "accept", ["", "\x00", "text/plain;version=x;q=y", "application/openmetrics-text;version=9a", "," * 1000]
)
def test_any_accept_header_is_answered(accept: str) -> None:
    body, media_type = Metrics().render(accept)
    assert body
    assert media_type.startswith(("text/plain", "application/openmetrics-text"))


def test_the_global_registry_is_left_unchanged() -> None:
    before = {family.name for family in REGISTRY.collect()}
    observe(Metrics())
    observe(Metrics())
    assert {family.name for family in REGISTRY.collect()} == before


def test_every_kind_is_present_from_the_start(client: httpx.Client) -> None:
    found = samples(client.get("/metrics").text)
    for verdict in ReadingVerdict:
        assert one(found, "readings_total", zone="hall", verdict=verdict.value) >= 0
    for refusal in Refusal:
        assert one(found, "refusals_total", zone="hall", reason=refusal.value) >= 0
