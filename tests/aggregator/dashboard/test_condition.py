"""What a visitor is told about the state of a service and of a zone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.dashboard.catalogue import catalogue
from heatcloak_aggregator.dashboard.condition import (
    Level,
    budget_use,
    service_conditions,
    worst,
    zone_conditions,
)
from heatcloak_aggregator.mqtt.reconnect import LinkState
from heatcloak_aggregator.service.monitoring import Health, ZoneCounts, ZoneView
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Estimate, HeatmapEstimate, NodeState, Status
from heatcloak_shared.wire.heatmap_estimate import packed_density
from heatcloak_shared.zone import Zone

BOOT = "0" * 32


@pytest.fixture
def view(zone: Zone) -> ZoneView:
    """Return a zone all of whose nodes are online."""
    online = {node: Status(NodeState.ONLINE, BOOT) for node in zone.nodes}
    return ZoneView(zone, ZoneCounts(zone.nodes), online)


def estimate(view: ZoneView, number: int, missing: tuple[str, ...] = ()) -> Estimate:
    return Estimate(view.zone.name, view.zone.rev, number, "bpdn", "optimal", (), missing)


def keys(view: ZoneView, newest: int | None, now: float, since: float = 900.0) -> list[str]:
    message = None if newest is None else estimate(view, newest)
    return [each.key for each in zone_conditions(view, message, now, since)]


def test_nothing_is_said_while_everything_works(view: ZoneView) -> None:
    assert keys(view, 1000, 1001.0) == []
    assert service_conditions(Health(LinkState.UP)) == []
    assert worst([]) is Level.OK


def test_broker_store_and_clock_are_named_the_worst_first() -> None:
    found = service_conditions(Health(LinkState.WAITING, "refused", "disk full", "set back"))
    assert [each.key for each in found] == ["store_down", "broker_down", "clock"]
    assert worst(found) is Level.ERROR


def test_a_zone_waits_for_its_first_round(view: ZoneView) -> None:
    assert keys(view, None, 1000.0, since=995.0) == ["waiting"]
    assert keys(view, None, 1000.0, since=980.0) == ["waiting_long"]


def test_a_round_that_contradicts_the_motion_model_is_a_warning_that_says_what_to_do(view: ZoneView) -> None:
    message = replace(estimate(view, 1000), method="tracker", status="model misfit")
    (found,) = zone_conditions(view, message, 1001.0, 900.0)
    assert (found.level, found.key) == (Level.WARNING, "misfit")
    said = catalogue()("condition.misfit")
    assert "how people move" in said
    assert "use the method posterior" in said


def test_a_zone_without_new_rounds_becomes_stale(view: ZoneView) -> None:
    assert keys(view, 1000, 1011.0) == []
    assert keys(view, 1000, 1012.0) == ["stale"]


def test_a_zone_is_not_stale_between_two_periods(view: ZoneView) -> None:
    schedule = Schedule(period=1.0, every=1, releases=2, budget_rounds=100)
    view.zone = replace(view.zone, schedule=schedule)
    assert keys(view, 1001, 1050.0) == ["spent"]
    assert keys(view, 1001, 1112.0) == ["stale", "spent"]


def test_nodes_are_counted_by_their_state(view: ZoneView) -> None:
    nodes = view.zone.nodes
    view.statuses[nodes[0]] = Status(NodeState.FAULTY, BOOT, "sensor")
    view.statuses[nodes[1]] = Status(NodeState.OFFLINE, BOOT)
    view.statuses[nodes[2]] = Status(NodeState.STOPPED, BOOT)
    del view.statuses[nodes[3]]
    found = zone_conditions(view, estimate(view, 1000), 1001.0, 900.0)
    assert [each.key for each in found] == ["faulty", "offline", "stopped", "unheard"]
    assert all(each.parameters["n"] == 1 for each in found)
    assert worst(found) is Level.WARNING


def test_online_nodes_without_a_reading_in_the_newest_round_are_counted(view: ZoneView) -> None:
    nodes = view.zone.nodes
    view.statuses[nodes[0]] = Status(NodeState.OFFLINE, BOOT)
    found = zone_conditions(view, estimate(view, 1000, nodes[:2]), 1001.0, 900.0)
    assert [(each.key, each.parameters["n"]) for each in found] == [("offline", 1), ("silent", 1)]
    heatmap = HeatmapEstimate(
        *(view.zone.name, view.zone.rev, 1000, "local", "converged"),
        *(len(nodes) - 1, len(nodes), 1, packed_density([1.0])),
    )
    assert [each.key for each in zone_conditions(view, heatmap, 1001.0, 900.0)] == ["offline"]


def test_the_budget_is_not_spent_before_its_last_round_is_over(view: ZoneView) -> None:
    view.zone = replace(view.zone, schedule=Schedule(period=1.0, every=1, releases=1, budget_rounds=100))
    assert keys(view, 900, 1000.2) == []
    assert keys(view, 1000, 1001.2) == ["spent"]


@pytest.mark.parametrize(
    ("now", "spent", "left", "next_release", "next_period"),
    [
        (100.0, 1, 2, 102.5, 110.0),
        (101.9, 1, 2, 102.5, 110.0),
        (104.0, 3, 0, 110.5, 110.0),
        (109.9, 3, 0, 110.5, 110.0),
        (110.0, 1, 2, 112.5, 120.0),
    ],
)
def test_the_budget_is_counted_by_the_clock(
    now: float, spent: int, left: int, next_release: float, next_period: float
) -> None:
    """Rounds 100, 102 and 104 of each ten are listed."""
    use = budget_use(Schedule(period=1.0, every=2, releases=3, budget_rounds=10), now)
    assert (use.spent, use.left, use.next_release, use.next_period) == (
        spent,
        left,
        next_release,
        next_period,
    )
