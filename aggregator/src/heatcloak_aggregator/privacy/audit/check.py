"""One question that an audit asks, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """How a check ended."""

    PASSED = "passed"
    FAILED = "failed"
    UNTESTED = "untested"


@dataclass(frozen=True, slots=True)
class Finding:
    """What a statistical test found.

    Attributes:
        p_value: how likely noise that is right looks at least as odd, corrected for everything that the test
            looked at; None where there was too little to test.
        text: the finding in words, with its numbers.
    """

    p_value: float | None
    text: str


@dataclass(frozen=True, slots=True)
class Check:
    """One question and its answer.

    Attributes:
        name: a short fixed name.
        verdict: how it ended.
        p_value: of a statistical check; None where the verdict is exact or nothing was tested.
        level: the p-value below which it fails; None for an exact check.
        finding: the answer in words.
        catches: mistakes that it would have caught.
    """

    name: str
    verdict: Verdict
    p_value: float | None
    level: float | None
    finding: str
    catches: str


def judge(name: str, finding: Finding, level: float, catches: str) -> Check:
    """A statistical check: failed where the finding is less likely than ``level``."""
    if finding.p_value is None:
        verdict = Verdict.UNTESTED
    else:
        verdict = Verdict.FAILED if finding.p_value < level else Verdict.PASSED
    return Check(name, verdict, finding.p_value, level, finding.text, catches)


def decide(name: str, faults: list[str], fine: str, catches: str) -> Check:
    """An exact check: failed where there is any fault; the first ones are told."""
    if not faults:
        return Check(name, Verdict.PASSED, None, None, fine, catches)
    more = f" and {len(faults) - 3} more" if len(faults) > 3 else ""
    return Check(name, Verdict.FAILED, None, None, "; ".join(faults[:3]) + more, catches)
