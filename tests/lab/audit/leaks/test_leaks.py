"""Each leak of a reading fails the checks that are meant to detect it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.heat_zone import NodeAudit, audit_nodes
from heatcloak_lab.audit.nodes import NodeFactory
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone

FOUND = {"nothing else", "no reading found"}

# The checks that must fail; all others must pass.
EXPECTED: dict[str, set[str]] = {
    "a log line": FOUND,
    "a print in hexadecimal": FOUND,
    "a file": FOUND,
    "base64 in the log": FOUND,
    "a traceback": FOUND,
    "a warning about high readings": {"nothing else"},
    "raw ticks on a topic of their own": {"on the wire", *FOUND},
    "raw ticks inside the reading": {"on the wire", *FOUND},
    # An aggregator refuses a reading with two keys `ticks`.
    "raw ticks before the reading's ticks": {"on the wire", "once", *FOUND},
    "raw ticks as the MAC": {"on the wire"},
}


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("leak", EXPECTED)
def test_a_leak_fails_exactly_its_own_checks(
    leak: str, leaking_nodes: Callable[[str], NodeFactory], corridor_zone: Callable[[int], Zone]
) -> None:
    """By the comparison, the search or both. The noise is correct, so all statistics pass."""
    assert (
        failed(audit_nodes(corridor_zone(8), rounds=120, seed=5, make=leaking_nodes(leak))) == EXPECTED[leak]
    )


@pytest.mark.parametrize(
    ("leak", "checks"), [("a file", FOUND), ("raw ticks inside the reading", {"on the wire", "nothing else"})]
)
def test_a_leak_is_detected_in_a_range_zone(
    leak: str,
    checks: set[str],
    leaking_nodes: Callable[[str], NodeFactory],
    corridor_zone: Callable[[int], Zone],
) -> None:
    """Ticks there have too few digits to be searched for, but they differ between the worlds."""
    schedule = Schedule(period=60.0, every=3, releases=5, budget_rounds=16)
    promise = Promise(Range(17.5, 28.25), epsilon=8.0, delta=1e-5)
    zone = new_zone("room", corridor_zone(6).domain, promise, schedule)
    assert failed(audit_nodes(zone, rounds=40, seed=5, make=leaking_nodes(leak))) == checks
