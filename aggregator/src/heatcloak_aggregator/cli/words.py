"""Text that several commands print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heatcloak_shared.rounding import up_text

ANYWHERE = 0.5
"""In corridor lengths; ± this covers the whole corridor."""


def chance_in_words(probability: float | None) -> str:
    """Return a probability in percent, rounded up; ``-`` if it is None."""
    return "-" if probability is None else f"{up_text(100.0 * probability)} %"


def place_in_words(distance: float | None) -> str:
    """Return an accuracy in corridor lengths; ``-`` if it is None."""
    if distance is None:
        return "-"
    return f"±{distance:.2g}" if distance < ANYWHERE else "anywhere"


def print_facts(facts: Mapping[str, object], advice: Sequence[str]) -> None:
    """Print one fact per line, and the next steps."""
    for name, value in facts.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        print(f"{name.replace('_', ' '):<20} {shown}")
    for line in advice:
        print(f"- {line}")
