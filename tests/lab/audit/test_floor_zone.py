"""The audit of zones on floors: the stated sensitivity, and the noise of their nodes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import as_file, files

import pytest

from heatcloak_aggregator.plans.plan_file import load_plan
from heatcloak_aggregator.privacy.audit import Verdict, promise_check
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.floor_kind import floor_of_plan
from heatcloak_lab.audit.heat_zone import NodeAudit, audit_nodes
from heatcloak_lab.audit.nodes import NodeFactory
from heatcloak_shared import budget
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Floor, Move, Promise, Zone, broken_promise

PROMISE, SCHEDULE = Promise(Move(0.2), 4.0, 1e-5), Schedule(900.0, 1, 4, 4)


@pytest.fixture(scope="module")
def flat() -> Floor:
    """Return the example of a flat: two rooms and an open door between them."""
    with as_file(files("heatcloak_aggregator.plans") / "examples" / "flat.toml") as path:
        return floor_of_plan(load_plan(path))


@pytest.fixture(scope="module")
def flat_zone(flat: Floor) -> Zone:
    return new_zone("flat", flat, PROMISE, SCHEDULE)


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


def stating(zone: Zone, share: float) -> Zone:
    """Return the zone with noise that would be enough for a share of the sensitivity."""
    # A little more, as the lattice is coarser for smaller noise.
    ticks = tuple(round(1.01 * share * each) for each in zone.noise.sigma_ticks)
    noise = replace(zone.noise, sensitivity=share * zone.noise.sensitivity, sigma_ticks=ticks)
    return replace(zone, noise=noise)


@pytest.mark.slow
def test_a_right_zone_passes(flat_zone: Zone) -> None:
    """The report has both lower bounds, and says what is not audited."""
    audit = audit_nodes(flat_zone, rounds=200, seed=1)
    assert failed(audit) == set()
    assert audit.worst.most is None
    assert 0.75 * flat_zone.noise.weighted_sensitivity < audit.worst.least
    assert audit.worst.what.startswith("40 people walk to (")
    assert "people who stand still differ by at least 0.3" in audit.worst.method
    assert "power of people and the age of their heat are taken for granted" in audit.worst.method
    finding = next(check.finding for check in audit.checks if check.name == "sensitivity")
    assert "; the stated is 1." in finding


def test_a_sensitivity_understated_by_20_percent_fails(flat_zone: Zone) -> None:
    """Although the noise is as large as it should be."""
    low = 0.8 * flat_zone.noise.sensitivity
    understated = replace(flat_zone, noise=replace(flat_zone.noise, sensitivity=low))
    assert failed(audit_nodes(understated, rounds=8, seed=1)) == {"sensitivity", "neighbours"}


@pytest.mark.slow
def test_noise_for_80_percent_of_the_sensitivity_fails(flat_zone: Zone) -> None:
    assert {"sensitivity", "neighbours"} <= failed(audit_nodes(stating(flat_zone, 0.8), rounds=8, seed=1))


@pytest.mark.slow
def test_noise_for_half_the_sensitivity_also_fails_the_checks_of_the_nodes_readings(flat_zone: Zone) -> None:
    audit = audit_nodes(stating(flat_zone, 0.5), rounds=120, seed=5)
    assert {"sensitivity", "neighbours", "likely loss"} <= failed(audit)


@pytest.mark.slow
def test_nodes_with_noise_5_percent_low_fail(
    flat_zone: Zone, faulty_nodes: Callable[[str], NodeFactory]
) -> None:
    audit = audit_nodes(flat_zone, rounds=1200, seed=3, make=faulty_nodes("sigma 5 % low"))
    assert {"scale", "explained"} <= failed(audit)


def test_a_file_with_noise_5_percent_low_fails(flat_zone: Zone) -> None:
    """All commands and nodes refuse it, and the audit's own arithmetic agrees."""
    ticks = tuple(95 * each // 100 for each in flat_zone.noise.sigma_ticks)
    low = replace(flat_zone, noise=replace(flat_zone.noise, sigma_ticks=ticks))
    assert broken_promise(low) is not None
    assert promise_check(low).verdict is Verdict.FAILED


@pytest.mark.slow
def test_noise_that_ignores_the_resolution_of_the_sensors_fails(
    flat: Floor, flat_zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = new_zone("flat", flat, PROMISE, SCHEDULE, resolution=0.0625)
    assert failed(audit_nodes(real, rounds=40, seed=5)) == set()
    right = budget.lattice_allowance
    monkeypatch.setattr(budget, "lattice_allowance", lambda ticks, resolution=0.0: right(ticks))
    wrong = replace(flat_zone, resolution=0.0625)
    assert broken_promise(wrong) is None
    assert {"promise", "likely loss"} <= failed(audit_nodes(wrong, rounds=400, seed=5))


@pytest.mark.slow
def test_the_audit_does_not_use_the_operators_of_floors(
    flat_zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*arguments: object) -> float:
        raise AssertionError("the audit called the operator that it audits")

    monkeypatch.setattr("heatcloak_aggregator.domains.FloorDomain.__init__", wrong)
    monkeypatch.setattr("heatcloak_aggregator.domains.floor.heat_grid.HeatGrid.__init__", wrong)
    assert "sensitivity" in failed(audit_nodes(stating(flat_zone, 0.8), rounds=4, seed=1))
