"""Each mistake that a cloak can make is caught, by the check that is meant to catch it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_lab.audit.nodes import NodeFactory
from heatcloak_lab.audit.run import NodeAudit, audit_nodes
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone

SCALE = {"scale", "node scale", "along the move", "shape", "explained"}
STATISTICS = {
    *("shape", "scale", "node scale", "node shape", "centre", "tails", "low bits"),
    *("over time", "between nodes", "between boots", "repeats", "from the reading", "along the move"),
}

# Which checks must fail, and which others may: a node without noise is odd in many ways.
CAUGHT: dict[str, tuple[set[str], set[str]]] = {
    "none": (set(), set()),
    "no noise at all": ({*SCALE, "low bits", "repeats", "loss, one round", "likely loss"}, STATISTICS),
    "sigma halved": ({*SCALE, "likely loss"}, {"tails", "node shape"}),
    "sigma 20 % low": ({"scale", "explained"}, SCALE | {"tails", "node shape", "likely loss"}),
    "one node 40 % low": ({"node scale", "explained"}, {"scale", "shape", "node shape"}),
    "reused after restart": ({"between boots", "repeats", "explained"}, STATISTICS - {"over time"}),
    "shared by two nodes": ({"between nodes", "repeats", "explained"}, {"along the move"}),
    "float noise": ({"explained"}, set()),
    "unrounded float noise": ({"no crash", "once"}, {"nothing else", *STATISTICS}),
    "coarse lattice": ({"low bits", "explained"}, {"shape", "between nodes", "between boots"}),
    "rounded down": ({"explained"}, set()),
    "widened by the reading": ({"from the reading", "explained"}, STATISTICS),
    "shrunk by the reading": ({"from the reading", "centre", "explained"}, STATISTICS),
    "released again": ({"once", "refusals"}, set()),
    "published twice": ({"once"}, set()),
    # The last round, which the guard refused, is still to be had after the restart.
    "a clock that stands still": ({"once", "refusals"}, set()),
    "skips warm readings": ({"once", "presence", "nothing else"}, set()),
    "skips implausible readings": ({"once", "presence", "nothing else"}, set()),
}


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("mistake", CAUGHT)
def test_a_mistake_is_caught_by_its_own_check(
    mistake: str, broken: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """The right checks fail, and none that has nothing to do with it; a right node passes them all."""
    must, may = CAUGHT[mistake]
    found = failed(audit_nodes(corridor(8), rounds=120, seed=5, make=broken(mistake)))
    assert must <= found <= must | may


@pytest.mark.slow
@pytest.mark.parametrize("mistake", ["reused after restart", "shared by two nodes", "sigma 20 % low"])
def test_a_mistake_is_caught_with_keys_of_the_system_too(
    mistake: str, broken: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """Half of the boots have no seed then, as most nodes have none."""
    must, _ = CAUGHT[mistake]
    assert must <= failed(audit_nodes(corridor(8), rounds=120, make=broken(mistake)))


@pytest.mark.slow
def test_one_node_of_fifty_without_noise_is_found(
    broken: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """At a tenth of the default length; the finding names the node."""
    audit = audit_nodes(corridor(50), rounds=40, seed=5, make=broken("one node without noise"))
    assert {"node scale", "explained"} <= failed(audit)
    finding = next(check.finding for check in audit.checks if check.name == "node scale")
    assert finding.startswith("most extreme: node 7 with 0.000")


def test_a_zone_that_hides_a_range_is_audited_too(
    broken: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """Readings at both ends of the range; rounds in between that are not listed are refused."""
    from heatcloak_aggregator.zones.calibration import new_zone

    promise = Promise(Range(17.5, 28.25), epsilon=8.0, delta=1e-5)
    schedule = Schedule(period=60.0, every=3, releases=5, budget_rounds=16)
    zone = new_zone("room", corridor(6).domain, promise, schedule)
    right = audit_nodes(zone, rounds=120, seed=5, make=broken("none"))
    assert failed(right) == set()
    assert right.sample.move.tolist() == [right.sample.move[0]] * 6
    halved = failed(audit_nodes(zone, rounds=40, seed=5, make=broken("sigma halved")))
    assert {"scale", "explained"} <= halved


@pytest.mark.slow
def test_the_same_seed_gives_the_same_audit(
    broken: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """Down to every draw; another seed, or none, gives others."""
    runs = [audit_nodes(corridor(4), rounds=20, seed=seed) for seed in (1, 1, 2, None)]
    same, again, other, fresh = (run.sample.noise.tolist() for run in runs)
    assert same == again
    assert same != other != fresh != same
