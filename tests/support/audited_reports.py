"""False alarms of audits of reports, and mistakes that repeat reports."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable

from scipy.stats import binom

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_aggregator.privacy.audit import FALSE_ALARM, Check, Verdict

RUNS = int(os.environ.get("AUDIT_RUNS", "500"))
"""Set AUDIT_RUNS=20000 to see false alarms at the audit's own level, which takes half an hour."""
LAX = 0.02
"""A false alarm of each check at this level is frequent enough to be counted in 500 runs."""


def failed(checks: list[Check]) -> set[str]:
    return {check.name for check in checks if check.verdict is Verdict.FAILED}


def assert_alarms_are_as_rare_as_stated(audit: Callable[[int], list[Check]]) -> None:
    """Audit correct reports with many seeds.

    With 500 runs, a check with a p-value below 2 % in 8 % of them is found nearly always.
    """
    lax: Counter[str] = Counter()
    alarms = 0
    for seed in range(RUNS):
        checks = audit(seed)
        alarms += bool(failed(checks))
        p_values = {check.name: check.p_value for check in checks if check.p_value is not None}
        assert all(0.0 <= value <= 1.0 for value in p_values.values())
        lax.update(each for each, value in p_values.items() if value < LAX)
    assert binom.sf(alarms - 1, RUNS, FALSE_ALARM) > 1e-3, f"{alarms} false alarms of {RUNS}"
    for each, count in lax.items():
        assert binom.sf(count - 1, RUNS, LAX) > 1e-4, f"{each}: {count} of {RUNS} below {LAX}"


def one_key(case: object, outputs: Int64Array) -> None:
    """Give two nodes the same noise."""
    outputs[:, :, 1] = outputs[:, :, 0]


def restarted(case: object, outputs: Int64Array) -> None:
    """Use the same noise after a restart."""
    outputs[1] = outputs[0]


def repeated(case: object, outputs: Int64Array) -> None:
    """Use a report again in every other round."""
    outputs[:, 1::2] = outputs[:, : 2 * (outputs.shape[1] // 2) : 2]


FOR_ALL_LAWS = [(one_key, "between nodes"), (restarted, "between boots"), (repeated, "over time")]
"""Mistakes, and the checks that they fail."""
