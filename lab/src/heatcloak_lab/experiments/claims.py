"""What a paper states about a trend, and what can be said of that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Trend(StrEnum):
    """A shape of the mean over the varied parameter."""

    FALLING = "falling"
    RISING = "rising"
    FLAT = "near-flat"
    BOUNDED = "not growing"
    VALLEY = "rising at both ends"


@dataclass(frozen=True, slots=True)
class Claim:
    """A statement of a paper about a figure.

    Attributes:
        trend: the shape.
        words: what the paper says, with where it does.
    """

    trend: Trend
    words: str


class Said(StrEnum):
    """What the draws say of a claim."""

    HOLDS = "holds"
    FAILS = "does not hold"
    OPEN = "not shown"
