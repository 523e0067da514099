"""Each mistake of a node fails the checks that are meant to detect it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.model_check import model_sensitivity
from heatcloak_lab.audit.heat_zone import NodeAudit, audit_nodes
from heatcloak_lab.audit.nodes import NodeFactory, shipped_node
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Move, Noise, Promise, Range, Zone

SCALE = {"scale", "node scale", "along the move", "shape", "explained"}
STATISTICS = {
    *("shape", "scale", "node scale", "node shape", "centre", "tails", "low bits"),
    *("over time", "between nodes", "between boots", "repeats", "from the reading", "along the move"),
}

# The checks that must fail, and others that may fail: a node without noise fails many.
EXPECTED: dict[str, tuple[set[str], set[str]]] = {
    "none": (set(), set()),
    "no noise": ({*SCALE, "low bits", "repeats", "loss, one round", "likely loss"}, STATISTICS),
    "sigma halved": ({*SCALE, "likely loss"}, {"tails", "node shape"}),
    "sigma 20 % low": ({"scale", "explained"}, SCALE | {"tails", "node shape", "likely loss"}),
    "one node 40 % low": ({"node scale", "explained"}, {"scale", "shape", "node shape"}),
    "reused after restart": ({"between boots", "repeats", "explained"}, STATISTICS - {"over time"}),
    "shared by two nodes": ({"between nodes", "repeats", "explained"}, {"along the move"}),
    # The draws are correlated, but not equal.
    "shared by nodes of two scales": ({"between nodes", "explained"}, {"along the move"}),
    "float noise": ({"explained"}, set()),
    "unrounded float noise": ({"no crash", "once"}, {"nothing else", *STATISTICS}),
    "coarse lattice": ({"low bits", "explained"}, {"shape", "between nodes", "between boots"}),
    "rounded down": ({"explained"}, set()),
    "widened by the reading": ({"from the reading", "explained"}, STATISTICS),
    "shrunk by the reading": ({"from the reading", "centre", "explained"}, STATISTICS),
    "released again": ({"once", "refusals"}, set()),
    "published twice": ({"once"}, set()),
    # The last round, which the guard refused, can still be released after the restart.
    "stopped clock": ({"once", "refusals"}, set()),
    "skips warm readings": ({"once", "presence", "nothing else"}, set()),
    "skips implausible readings": ({"once", "presence", "nothing else"}, set()),
}


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("mistake", EXPECTED)
def test_a_mistake_fails_its_own_checks_and_no_unrelated_one(
    mistake: str, faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """Correct nodes pass all checks."""
    required, permitted = EXPECTED[mistake]
    found = failed(audit_nodes(corridor_zone(8), rounds=120, seed=5, make=faulty_nodes(mistake)))
    assert required <= found <= required | permitted


@pytest.mark.slow
@pytest.mark.parametrize("mistake", ["reused after restart", "shared by two nodes", "sigma 20 % low"])
def test_a_mistake_is_detected_with_random_keys(
    mistake: str, faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """Without an audit seed, half of the boots have no node seed, like most nodes in use."""
    required, _ = EXPECTED[mistake]
    assert required <= failed(audit_nodes(corridor_zone(8), rounds=120, make=faulty_nodes(mistake)))


@pytest.mark.slow
@pytest.mark.parametrize("mistake", ["swapped scales", "root mean square"])
def test_noise_of_another_sensors_scale_is_detected(
    mistake: str, faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """Readings state the right scale; the scales of n03 and n04 differ by 24 %."""
    zone = corridor_zone(8)
    assert not zone.noise.is_uniform
    found = failed(audit_nodes(zone, rounds=500, seed=5, make=faulty_nodes(mistake)))
    permitted = SCALE | {"node shape", "from the reading", "tails", "likely loss"}
    assert {"node scale", "explained"} <= found <= permitted


@pytest.mark.soak  # two audits of more than a minute each; the noise alone is checked in test_false_alarms
def test_swapped_scales_ten_percent_apart_fail_an_audit_of_the_default_length(
    faulty_nodes: Callable[[str], NodeFactory],
) -> None:
    """The default zone passes with the right scales."""
    zone = new_zone()
    assert 1.1 <= zone.sigma_ticks_of("n17") / zone.sigma_ticks_of("n20") < 1.101
    found = {}
    for name, make in (
        ("right", shipped_node),
        ("swapped", faulty_nodes("swapped scales in the default zone")),
    ):
        found[name] = failed(audit_nodes(zone, seed=5, make=make))
    assert found["right"] == set()
    assert {"node scale", "explained"} <= found["swapped"] <= {*SCALE, "node shape", "from the reading"}


@pytest.mark.soak
def test_discrete_instead_of_rounded_noise_is_detected_at_a_small_scale(
    faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """At scales of thousands of ticks both kinds give the same draws, but for one in millions."""
    zone = corridor_zone(8)
    promise, schedule = Promise(Move(0.01), 50.0, 1e-5), Schedule(1.0, 1, 4, 4)
    noise = Noise("rounded-gaussian", 1.0, 0.25, (1,) * 8)
    noise = replace(noise, sensitivity=model_sensitivity(zone.domain, 0.01, noise.relative_scales))
    narrow = replace(zone, promise=promise, schedule=schedule, noise=noise)
    assert failed(audit_nodes(narrow, rounds=800, seed=5)) == set()
    found = failed(audit_nodes(narrow, rounds=800, seed=5, make=faulty_nodes("other kind")))
    assert {"scale", "shape", "explained"} <= found <= {*SCALE, "tails", "node shape"}


@pytest.mark.slow
def test_one_node_of_fifty_without_noise_is_detected_and_named(
    faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """In a thirtieth of the default number of rounds."""
    audit = audit_nodes(corridor_zone(50), rounds=40, seed=5, make=faulty_nodes("one node without noise"))
    assert {"node scale", "explained"} <= failed(audit)
    finding = next(check.finding for check in audit.checks if check.name == "node scale")
    assert finding.startswith("most extreme: node 7 with 0.000")


def test_a_range_zone_is_audited(
    faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """Readings are at both ends of the range; nodes refuse rounds that are not listed."""
    promise = Promise(Range(17.5, 28.25), epsilon=8.0, delta=1e-5)
    schedule = Schedule(period=60.0, every=3, releases=5, budget_rounds=16)
    zone = new_zone("room", corridor_zone(6).domain, promise, schedule)
    correct = audit_nodes(zone, rounds=120, seed=5, make=faulty_nodes("none"))
    assert failed(correct) == set()
    assert correct.sample.move.tolist() == [correct.sample.move[0]] * 6
    halved = failed(audit_nodes(zone, rounds=40, seed=5, make=faulty_nodes("sigma halved")))
    assert {"scale", "explained"} <= halved


@pytest.mark.slow
def test_every_draw_of_an_audit_depends_on_the_seed_alone(
    faulty_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """Without a seed, the draws differ from run to run."""
    runs = [audit_nodes(corridor_zone(4), rounds=20, seed=seed) for seed in (1, 1, 2, None)]
    same, again, other, fresh = (run.sample.noise.tolist() for run in runs)
    assert same == again
    assert same != other != fresh != same
