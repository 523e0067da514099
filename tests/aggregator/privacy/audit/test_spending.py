"""The budget that a zone's nodes spent, computed from their published readings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_aggregator.privacy.audit.spending import spending, spending_checks
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import HeatmapReport, PositionReport, Reading
from heatcloak_shared.zone import HeatmapZone, PositionZone, Zone, budget_of
from support.zones import heatmap_zone, mechanism, position_zone


@pytest.fixture
def sparse(zone: Zone) -> Zone:
    """Return a zone that lists every second round, five in a period of twelve."""
    return replace(zone, schedule=Schedule(period=1.0, every=2, releases=5, budget_rounds=12))


def reading(zone: Zone, node: str, number: int, seq: int, boot: str = "0" * 32, ticks: int = 1) -> Reading:
    noise = zone.noise
    time = zone.schedule.time_of(number)
    sigma_ticks = zone.sigma_ticks_of(node)
    return Reading(zone.name, zone.rev, node, boot, seq, number, ticks, noise.step, sigma_ticks, time)


def verdicts(zone: Zone, readings: list[Reading]) -> dict[str, Verdict]:
    return {check.name: check.verdict for check in spending_checks(zone, spending(zone, readings))}


def test_spending_is_counted_per_node_and_for_the_union_of_rounds(sparse: Zone) -> None:
    rounds = {"n01": (120, 122), "n02": (122, 124, 132), "n04": (120,)}
    readings = [reading(sparse, n, r, seq) for n, of in rounds.items() for seq, r in enumerate(of)]
    spent = spending(sparse, readings + readings)
    assert [node.listed for node in spent.nodes] == [2, 3, 0, 1]
    assert [(a.period, a.released, a.allowed) for a in spent.zone] == [(10, 3, 5), (11, 1, 5)]
    assert [a.period for a in spent.nodes[1].periods] == [10, 11]
    one = replace(sparse, schedule=replace(sparse.schedule, releases=3))
    assert spent.zone[0].mu == pytest.approx(budget_of(one).mu, rel=1e-12)
    assert spent.zone[0].rho == pytest.approx(budget_of(one).rho, rel=1e-12)
    assert spent.zone[0].epsilon == pytest.approx(budget_of(one).epsilon(sparse.promise.delta), rel=1e-9)
    assert set(verdicts(sparse, readings).values()) == {Verdict.PASSED}


def test_wrong_releases_fail_the_check_of_their_kind(sparse: Zone) -> None:
    other = "f" * 32
    good = reading(sparse, "n01", 120, 0)
    found = {
        "spent, once": [good, reading(sparse, "n01", 120, 0, boot=other)],
        "spent, listed": [good, reading(sparse, "n01", 121, 1), reading(sparse, "n01", 130, 2)],
        "spent, numbers": [good, replace(good, ticks=2)],
        "spent, budget": [replace(good, sigma_ticks=good.sigma_ticks - 1)],
    }
    for name, readings in found.items():
        assert [key for key, of in verdicts(sparse, readings).items() if of is Verdict.FAILED] == [name]
    node = spending(sparse, [*found["spent, once"], *found["spent, listed"], *found["spent, numbers"]]).nodes[
        0
    ]
    assert (node.twice, node.unlisted, node.conflicting) == ((120,), (121, 130), (("0" * 32, 0),))
    strange = spending(sparse, [replace(good, node="n99"), replace(good, rev="0" * 16)])
    assert (strange.strangers, strange.other_revisions, strange.zone) == (1, 1, ())


def test_rounds_released_twice_cost_twice(zone: Zone) -> None:
    number = zone.schedule.budget_rounds * 7
    once = [reading(zone, "n01", number + k, k) for k in range(20)]
    again = [reading(zone, "n01", number + k, k, boot="f" * 32) for k in range(20)]
    single, double = spending(zone, once), spending(zone, once + again + once)
    assert (single.zone[0].released, double.zone[0].released) == (20, 40)
    assert single.zone[0].rho is not None
    assert double.zone[0].rho is not None
    assert double.zone[0].rho == pytest.approx(2 * single.zone[0].rho, rel=1e-14)
    assert double.zone[0].rho >= 2 * single.zone[0].rho * (1 - 2.0**-49)
    doubled = replace(zone.schedule, releases=40, budget_rounds=40)
    expected = budget_of(replace(zone, schedule=doubled))
    assert (double.zone[0].rho, double.zone[0].epsilon) == (expected.rho, expected.epsilon(1e-5))
    assert double.nodes[0].periods == double.zone


def test_the_weight_of_a_round_is_that_of_its_costliest_node(sparse: Zone) -> None:
    other = "f" * 32
    readings = [reading(sparse, node, 120, 0) for node in sparse.nodes]  # one release
    readings += [reading(sparse, "n01", 122, 1), reading(sparse, "n01", 122, 0, other)]  # two
    readings += [reading(sparse, "n02", 122, 1), reading(sparse, "n02", 124, 2)]  # one more
    readings += [reading(sparse, "n03", 121, 1), reading(sparse, "n03", 121, 0, other)]  # two, unlisted
    spent = spending(sparse, readings)
    assert [(a.period, a.released) for a in spent.zone] == [(10, 6)]
    assert [node.periods[0].released for node in spent.nodes] == [3, 3, 3, 1]
    assert [node.listed for node in spent.nodes] == [2, 3, 1, 1]


def test_releases_beyond_the_budget_fail() -> None:
    zone = new_zone()
    once = [reading(zone, "n01", k, k) for k in range(20)]
    again = [reading(zone, "n01", k, k, boot="f" * 32) for k in range(20)]
    assert verdicts(zone, once)["spent, budget"] is Verdict.PASSED
    assert verdicts(zone, once + again)["spent, budget"] is Verdict.FAILED
    checks = {check.name: check.finding for check in spending_checks(zone, spending(zone, once + again))}
    doubled = replace(budget_of(zone), releases=40).epsilon(zone.promise.delta)
    assert doubled == pytest.approx(5.9908, abs=1e-4)
    assert checks["spent, budget"] == "period 0: 40 releases cost ε = 5.991, promised 4"


def test_noise_too_small_for_the_promise_fails(sparse: Zone) -> None:
    weak = replace(sparse, noise=replace(sparse.noise, sigma_ticks=(1,) * 4))
    readings = [reading(weak, "n01", 120 + 2 * k, k) for k in range(5)]
    assert verdicts(weak, readings)["spent, budget"] is Verdict.FAILED


def report(zone: HeatmapZone, node: str, number: int, seq: int, boot: str = "0" * 32) -> HeatmapReport:
    time = zone.schedule.time_of(number)
    return HeatmapReport(zone.name, zone.rev, node, boot, seq, number, "0" * zone.digits, time)


def test_reports_of_a_device_add_up_and_a_heatmap_zone_costs_as_much_as_its_most_expensive_device() -> None:
    zone = heatmap_zone(epsilon=0.75)
    once = [report(zone, node, number, seq) for node in zone.nodes for seq, number in enumerate((7, 8))]
    again = report(zone, "d002", 8, 0, boot="f" * 32)
    single, double = spending(zone, once), spending(zone, [*once, again, again])
    assert [(each.period, each.released, each.epsilon) for each in single.zone] == [
        (7, 1, 0.75),
        (8, 1, 0.75),
    ]
    assert [(each.period, each.released, each.epsilon) for each in double.zone] == [(7, 1, 0.75), (8, 2, 1.5)]
    assert double.nodes[0].periods == single.nodes[0].periods, "another device spends nothing of this one's"
    assert {check.verdict for check in spending_checks(zone, single)} == {Verdict.PASSED}
    failed = {check.name for check in spending_checks(zone, double) if check.verdict is Verdict.FAILED}
    assert failed == {"spent, once", "spent, budget"}


def test_a_report_that_the_mechanism_does_not_have_has_an_unknown_cost() -> None:
    zone = heatmap_zone()
    wrong = replace(report(zone, "d001", 7, 0), report="f" * zone.digits)
    failed = [
        check.name for check in spending_checks(zone, spending(zone, [wrong])) if check.verdict != "passed"
    ]
    assert failed == ["spent, budget"]


def position(zone: PositionZone, node: str, number: int, seq: int, text: str = "00") -> PositionReport:
    return PositionReport(
        zone.name, zone.rev, node, "0" * 32, seq, number, text, zone.schedule.time_of(number)
    )


def test_rounds_of_a_position_zone_add_up_per_unit_of_length_wherever_nodes_were() -> None:
    """The budget counts listed rounds, at the greatest level of the map; no report changes that."""
    zone = position_zone(mechanism=mechanism(levels=[0.25] * 29 + [0.75]))
    listed = [position(zone, "n01", number, number - 100, f"{number % 30:02x}") for number in range(100, 110)]
    spent = spending(zone, listed)
    assert [(each.period, each.released, each.allowed, each.epsilon) for each in spent.zone] == [
        (5, 10, 10, 7.5)
    ]
    assert {check.verdict for check in spending_checks(zone, spent)} == {Verdict.PASSED}
    unlisted = spending(zone, [*listed, position(zone, "n01", 110, 10)])
    failed = {check.name for check in spending_checks(zone, unlisted) if check.verdict is Verdict.FAILED}
    assert failed == {"spent, listed", "spent, budget"}
    wrong = spending(zone, [position(zone, "n01", 100, 0, "1e")])
    failed = {check.name for check in spending_checks(zone, wrong) if check.verdict is Verdict.FAILED}
    assert failed == {"spent, budget"}, "an output that the mechanism does not have"
