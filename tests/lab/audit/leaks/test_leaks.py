"""Each way in which a node can leak what it reads is caught, by the checks that are meant to catch it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.nodes import NodeFactory
from heatcloak_lab.audit.run import NodeAudit, audit_nodes
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone

FOUND = {"nothing else", "no reading found"}

# Which checks must fail, and no other.
CAUGHT: dict[str, set[str]] = {
    "a log line": FOUND,
    "a print in hexadecimal": FOUND,
    "a file": FOUND,
    "base64 in the log": FOUND,
    "a traceback": FOUND,
    "a warning of the odd": {"nothing else"},
    "raw ticks on a topic of their own": {"on the wire", *FOUND},
    "raw ticks inside the reading": {"on the wire", *FOUND},
    # No aggregator takes a reading that says its ticks twice.
    "raw ticks before the reading's": {"on the wire", "once", *FOUND},
    "raw ticks as the MAC": {"on the wire"},
}


def failed(audit: NodeAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("leak", CAUGHT)
def test_a_leak_is_caught(
    leak: str, leaky: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """By the comparison, by the search or by both; the noise is right, and no statistic says otherwise."""
    assert failed(audit_nodes(corridor(8), rounds=120, seed=5, make=leaky(leak))) == CAUGHT[leak]


@pytest.mark.parametrize(
    ("leak", "checks"), [("a file", FOUND), ("raw ticks inside the reading", {"on the wire", "nothing else"})]
)
def test_a_leak_is_caught_where_a_range_is_hidden(
    leak: str, checks: set[str], leaky: Callable[[str], NodeFactory], corridor: Callable[[int], Zone]
) -> None:
    """Ticks have too few digits there to be told from other numbers, but they differ between the worlds."""
    schedule = Schedule(period=60.0, every=3, releases=5, budget_rounds=16)
    promise = Promise(Range(17.5, 28.25), epsilon=8.0, delta=1e-5)
    zone = new_zone("room", corridor(6).domain, promise, schedule)
    assert failed(audit_nodes(zone, rounds=40, seed=5, make=leaky(leak))) == checks
