"""Figures as people read them, the same in every command."""

from __future__ import annotations

from heatcloak_shared.rounding import up_text

ANYWHERE = 0.5
"""± this is the whole corridor."""


def chance_in_words(probability: float | None) -> str:
    """How likely somebody is right, rounded up; None where that is not known."""
    return "-" if probability is None else f"{up_text(100.0 * probability)} %"


def place_in_words(distance: float | None) -> str:
    """How well somebody is placed, in corridor lengths; None where that is not known."""
    if distance is None:
        return "-"
    return f"±{distance:.2g}" if distance < ANYWHERE else "anywhere"
