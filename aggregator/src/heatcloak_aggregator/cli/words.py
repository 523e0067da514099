"""Figures as people read them, the same in every command."""

from __future__ import annotations

ANYWHERE = 0.5
"""± this is the whole corridor."""


def place_in_words(distance: float | None) -> str:
    """How well somebody is placed, in corridor lengths; None where that is not known."""
    if distance is None:
        return "-"
    return f"±{distance:.2g}" if distance < ANYWHERE else "anywhere"
