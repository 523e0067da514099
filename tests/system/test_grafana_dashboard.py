"""The Grafana dashboard of docs/how-to/monitor.md shows metrics that a service exports."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from support.service import Service

FOLDER = Path(__file__).parents[2] / "docs" / "how-to"
DASHBOARD: dict[str, Any] = json.loads((FOLDER / "grafana-dashboard.json").read_text("utf-8"))
SHOWN: list[dict[str, Any]] = [each for each in DASHBOARD["panels"] if each["type"] != "row"]
SELECTOR = re.compile(r"\b((?:heatcloak|process)_\w+)(?:\{([^}]*)\})?")
ADDED_BY_PROMETHEUS = {"instance", "job"}
OF_SHARING = {"heatcloak_lease_fence", "heatcloak_lease_seconds_left"}


def queries() -> list[str]:
    """Return the expressions of all panels and variables."""
    variables = [
        each["query"]["query"] for each in DASHBOARD["templating"]["list"] if each["type"] == "query"
    ]
    return [target["expr"] for panel in SHOWN for target in panel["targets"]] + variables


def metrics_in(query: str) -> dict[str, set[str]]:
    """Return the metrics of an expression, and by which labels it selects or groups each."""
    grouped = {each for names in re.findall(r"\b(?:by|on) \(([^)]*)\)", query) for each in names.split(", ")}
    values = set(re.findall(r"label_values\(.*, (\w+)\)$", query))
    found: dict[str, set[str]] = defaultdict(set)
    for name, selectors in SELECTOR.findall(query):
        found[name] |= set(re.findall(r"(\w+)(?==|!=|=~|!~)", selectors)) | grouped | values
    return found


def test_a_service_exports_every_metric_and_label_of_the_dashboard(
    hall: Path,
    mosquitto: Any,
    start_heatcloak: Callable[..., Any],
    fleet_arguments: Callable[[int, int], tuple[str, ...]],
) -> None:
    arguments = ["--zone", str(hall / "hall.toml"), "--broker", f"127.0.0.1:{mosquitto.port}"]
    service = Service(hall, [*arguments, "--store", f"sqlite:///{hall}/s.db"])
    try:
        service.start()
        start_heatcloak(*fleet_arguments(mosquitto.port, 5)).communicate(timeout=60)
        service.wait_for(lambda: len(service.estimates()) >= 5, 30, "no estimates")
        status, text = service.ask("/metrics", timeout=20.0)
        service.stop()
    finally:
        service.end()
    assert status == 200
    exported: dict[str, set[str]] = {name: {"zone"} for name in OF_SHARING}
    families = set()
    for family in text_string_to_metric_families(text):
        families.add(family.name)
        for sample in family.samples:
            exported[sample.name] = exported.get(sample.name, set()) | set(sample.labels)
    assert families >= OF_SHARING
    used: set[str] = set()
    for query in queries():
        metrics = metrics_in(query)
        assert metrics, query
        for name, labels in metrics.items():
            assert name in exported, query
            assert labels <= exported[name] | ADDED_BY_PROMETHEUS, query
        used |= metrics.keys()
    assert {
        "heatcloak_round_lag_seconds_bucket",
        "heatcloak_commit_seconds_bucket",
        "heatcloak_worker_processes_ended_total",
        "heatcloak_link_up",
        "heatcloak_store_up",
        *OF_SHARING,
    } <= used


def test_unknown_metrics_and_labels_would_be_found() -> None:
    query = 'topk(3, sum by (zone, le) (rate(heatcloak_a_bucket{node="x", again!="y"}[1m]))) / heatcloak_b'
    assert metrics_in(query) == {
        "heatcloak_a_bucket": {"node", "again", "zone", "le"},
        "heatcloak_b": {"zone", "le"},
    }
    assert metrics_in("label_values(heatcloak_c, place)") == {"heatcloak_c": {"place"}}


def test_the_dashboard_has_what_grafana_requires() -> None:
    assert DASHBOARD["title"] == "Heatcloak"
    assert DASHBOARD["schemaVersion"] >= 39
    assert DASHBOARD.get("id") is None
    panels = DASHBOARD["panels"]
    assert len({each["id"] for each in panels}) == len(panels)
    cells: set[tuple[int, int]] = set()
    for each in panels:
        place = each["gridPos"]
        assert each["title"]
        assert 0 <= place["x"] <= place["x"] + place["w"] <= 24
        own = {
            (place["x"] + across, place["y"] + down)
            for across in range(place["w"])
            for down in range(place["h"])
        }
        assert not own & cells, each["title"]
        cells |= own
    variables = {each["name"]: each for each in DASHBOARD["templating"]["list"]}
    assert variables["datasource"]["type"] == "datasource"
    assert variables["datasource"]["query"] == "prometheus"
    source = {"type": "prometheus", "uid": "${datasource}"}
    for each in [*SHOWN, *(t for panel in SHOWN for t in panel["targets"]), variables["zone"]]:
        assert each["datasource"] == source
    for panel in SHOWN:
        references = [target["refId"] for target in panel["targets"]]
        assert len(set(references)) == len(references) > 0
        assert {"defaults", "overrides"} <= panel["fieldConfig"].keys()


def test_every_variable_of_an_expression_is_defined() -> None:
    defined = {each["name"] for each in DASHBOARD["templating"]["list"]} | {"__rate_interval", "__range"}
    for query in queries():
        assert set(re.findall(r"\$(\w+)", query)) <= defined, query
        assert query.count("(") == query.count(")"), query
