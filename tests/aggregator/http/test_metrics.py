"""The metrics, read back by Prometheus's own parsers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from prometheus_client.openmetrics.parser import text_string_to_metric_families as parse_open
from prometheus_client.parser import text_string_to_metric_families as parse_plain

from heatcloak_aggregator.http import Metrics
from heatcloak_aggregator.http.metrics import MOST_ZONES_BY_NODE
from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import (
    Health,
    Load,
    Observer,
    Observers,
    PublishedRound,
)
from heatcloak_aggregator.store import ReadingVerdict
from heatcloak_shared.zone import Zone
from support.service_view import ShownService, observe

HEALTH = ("link_up", "store_up", "clock_ok", "messages_waiting")
HISTOGRAMS = ("commit_seconds", "commit_readings", "solve_seconds", "round_lag_seconds", "estimate_emd")
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


def scraped(metrics: Metrics) -> Samples:
    """Return the samples of a scrape without a server."""
    return samples(asyncio.run(metrics.scrape("text/plain"))[0].decode())


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
    assert one(found, "solve_seconds_sum", zone="hall", again="false") == pytest.approx(0.02)
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
            assert labels <= {"zone", "verdict", "reason", "again", "node", "state", "lane", "version", "le"}
            service_wide = ("link", "store_up", "clock", "messages", "build", "zones", "recoveries", "worker")
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
    body, media_type = asyncio.run(Metrics().scrape(accept))
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


def with_zones(zone: Zone, number: int) -> tuple[ShownService, Metrics]:
    """Return a service of some zones, and its metrics."""
    service = ShownService([replace(zone, name=f"z{place}") for place in range(number)], None)
    metrics = Metrics()
    metrics.bind(service)
    return service, metrics


def test_numbers_of_nodes_are_combined_for_each_zone(zone: Zone) -> None:
    service, metrics = with_zones(zone, 2)
    nodes = service.zones["z0"].counts.nodes
    nodes["n01"].gaps, nodes["n01"].lateness, nodes["n01"].last_round = 3, -0.5, 12
    nodes["n02"].gaps, nodes["n02"].lateness, nodes["n02"].last_round = 4, 1.5, 9
    found = scraped(metrics)
    assert one(found, "zone_reading_gaps", zone="z0") == 7
    assert one(found, "zone_reading_lateness_seconds", zone="z0") == 1.5
    assert one(found, "zone_last_round", zone="z0") == 9
    assert one(found, "zone_nodes_without_readings", zone="z0") == 2
    assert one(found, "zone_reading_gaps", zone="z1") == 0
    assert one(found, "zone_nodes_without_readings", zone="z1") == 4
    assert ("heatcloak_zone_last_round", (("zone", "z1"),)) not in found


@pytest.mark.parametrize("number", [MOST_ZONES_BY_NODE, MOST_ZONES_BY_NODE + 1])
def test_nodes_have_samples_only_in_services_of_few_zones(zone: Zone, number: int) -> None:
    found = scraped(with_zones(zone, number)[1])
    assert any("node" in dict(labels) for _, labels in found) is (number <= MOST_ZONES_BY_NODE)
    assert one(found, "zones_served") == number
    assert sum(name == "heatcloak_zone_reading_gaps" for name, _ in found) == number


def test_load_and_leases_are_exported(running: Any, own_client: httpx.Client) -> None:
    running.service.current_load = Load({"hall": 3}, {"hall": 2}, {0: 1, 1: 0}, processes_ended=5)
    running.service.current_leases = {"hall": (17, 3.25)}
    found = samples(own_client.get("/metrics").text)
    assert one(found, "closed_rounds", zone="hall") == 3
    assert one(found, "unpublished_estimates", zone="hall") == 2
    assert [one(found, "recoveries_in_progress", lane=lane) for lane in ("0", "1")] == [1, 0]
    assert one(found, "worker_processes_ended_total") == 5
    assert one(found, "lease_fence", zone="hall") == 17
    assert one(found, "lease_seconds_left", zone="hall") == 3.25


def test_a_zone_with_nothing_waiting_is_zero(client: httpx.Client) -> None:
    found = samples(client.get("/metrics").text)
    assert one(found, "closed_rounds", zone="hall") == one(found, "unpublished_estimates", zone="hall") == 0
    assert not any(name.startswith("heatcloak_lease") for name, _ in found)


def test_a_removed_zone_leaves_no_histogram() -> None:
    metrics = Metrics()
    both = Observers([Observer(), metrics])
    for zone in ("hall", "attic"):
        observe(both, zone)
        metrics.scored(zone, 0.1)
    both.removed("hall")
    both.removed("never observed")
    found = scraped(metrics)
    for name in HISTOGRAMS:
        assert {dict(labels)["zone"] for key, labels in found if key == f"heatcloak_{name}_count"} == {
            "attic"
        }


def test_a_publication_that_ends_after_its_zone_was_removed_leaves_no_histogram(zone: Zone) -> None:
    service, metrics = with_zones(zone, 2)
    gone, stays = service.zones
    del service.zones[gone]
    metrics.removed(gone)
    for name in (gone, stays):
        metrics.published(PublishedRound(name, 7, False, 3.0, 3.7))
    assert {
        dict(labels)["zone"] for key, labels in scraped(metrics) if key == "heatcloak_round_lag_seconds_count"
    } == {stays}


def test_the_event_loop_runs_during_a_scrape(zone: Zone) -> None:
    _, metrics = with_zones(zone, 500)

    async def turns_during_a_scrape() -> int:
        scrape = asyncio.create_task(metrics.scrape("text/plain"))
        turns = 0
        while not scrape.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    # One turn starts it, and one finishes it; a scrape on the loop would have no more.
    assert asyncio.run(turns_during_a_scrape()) > 10


def test_a_zone_that_is_removed_during_a_scrape_is_left_out(zone: Zone) -> None:
    service, metrics = with_zones(zone, 500)

    async def remove_during_a_scrape() -> bytes:
        scrape = asyncio.create_task(metrics.scrape("text/plain"))
        await asyncio.sleep(0)
        service.zones.clear()
        return (await scrape)[0]

    found = samples(asyncio.run(remove_during_a_scrape()).decode())
    assert 0 < sum(name == "heatcloak_stored_total" for name, _ in found) < 500


def test_scrapes_at_the_same_time_are_equal(zone: Zone) -> None:
    metrics = with_zones(zone, 3)[1]

    async def several() -> list[tuple[bytes, str]]:
        return await asyncio.gather(*(metrics.scrape("text/plain") for _ in range(5)))

    answers = [samples(body.decode()) for body, _ in asyncio.run(several())]
    ours = [
        {key: value for key, value in each.items() if key[0].startswith("heatcloak_")} for each in answers
    ]
    assert all(each == ours[0] for each in ours)
