"""Checks of an audit and their results."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """Result of a check."""

    PASSED = "passed"
    FAILED = "failed"
    UNTESTED = "untested"


@dataclass(frozen=True, slots=True)
class Finding:
    """Result of a statistical test.

    Attributes:
        p_value: probability that correct noise looks at least as extreme, corrected for multiple testing;
            None if there was too little data to test.
        text: the result in words, with its figures.
    """

    p_value: float | None
    text: str


@dataclass(frozen=True, slots=True)
class Check:
    """A check and its result.

    Attributes:
        name: a short fixed name.
        verdict: the result.
        p_value: of a statistical check; None if the check is exact or nothing was tested.
        level: significance level: the check fails below this p-value; None for an exact check.
        finding: the result in words.
        catches: faults that this check detects.
    """

    name: str
    verdict: Verdict
    p_value: float | None
    level: float | None
    finding: str
    catches: str


def judge(name: str, finding: Finding, level: float, catches: str) -> Check:
    """Return a statistical check, which fails if the p-value is below ``level``."""
    if finding.p_value is None:
        verdict = Verdict.UNTESTED
    else:
        verdict = Verdict.FAILED if finding.p_value < level else Verdict.PASSED
    return Check(name, verdict, finding.p_value, level, finding.text, catches)


def decide(name: str, faults: list[str], fine: str, catches: str) -> Check:
    """Return an exact check, which fails if there is a fault; list the first three faults."""
    if not faults:
        return Check(name, Verdict.PASSED, None, None, fine, catches)
    more = f" and {len(faults) - 3} more" if len(faults) > 3 else ""
    return Check(name, Verdict.FAILED, None, None, "; ".join(faults[:3]) + more, catches)
