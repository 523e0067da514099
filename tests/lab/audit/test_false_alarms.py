"""The whole audit of the shipped nodes, again and again: it fails no more often than it claims."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scipy.stats import beta, binom

from heatcloak_aggregator.privacy.audit import FALSE_ALARM, Verdict
from heatcloak_lab.audit.run import audit_nodes
from heatcloak_shared.zone import Zone

DOUBT = 0.01
"""So unlikely may the count be, if the claim holds, before the claim is refused."""


@pytest.mark.slow
def test_shipped_nodes_fail_no_more_often_than_claimed(
    audits: int, corridor: Callable[[int], Zone], capsys: pytest.CaptureFixture[str]
) -> None:
    """By the exact binomial law: at most 1 of 20 and 2 of 200, where 0.02 and 0.2 are expected."""
    zone = corridor(4)
    failed: dict[int, list[str]] = {}
    for seed in range(audits):
        checks = audit_nodes(zone, rounds=40, seed=seed).checks
        if names := [check.name for check in checks if check.verdict is Verdict.FAILED]:
            failed[seed] = names
    count = len(failed)
    at_most = 1.0 if count == audits else float(beta.ppf(0.95, count + 1, audits - count))
    with capsys.disabled():
        print(
            f"\n{count} of {audits} audits of right nodes failed: a rate of at most {at_most:.1%} (95 %), "
            f"claimed {FALSE_ALARM:.1%}"
        )
    # These checks are exact: no seed, and no chance, excuses them.
    statistical = {check.name for check in checks if check.level is not None}
    assert all(statistical.issuperset(names) for names in failed.values()), failed
    assert binom.sf(count - 1, audits, FALSE_ALARM) >= DOUBT, failed


def test_the_bound_on_false_alarms_is_what_is_said() -> None:
    """At most 1 of 20 and 2 of 200: one more would come once in 5,000 and in 900 tries."""
    for audits, most in ((20, 1), (200, 2)):
        assert binom.sf(most - 1, audits, FALSE_ALARM) >= DOUBT > binom.sf(most, audits, FALSE_ALARM)
