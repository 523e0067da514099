"""What the service counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Counts:
    """What the service counted since it started.

    Attributes:
        verdicts: admitted readings, by what became of them.
        refusals: messages refused at the door, by reason.
        stored: readings committed to the store.
        estimated: rounds estimated.
        relaxed: estimated rounds whose asked set was empty.
        denied: our own publishes that the broker denied.
    """

    verdicts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    estimated: int = 0
    relaxed: int = 0
    denied: int = 0

    def as_dict(self) -> dict[str, object]:
        """The counts for JSON."""
        return {
            "verdicts": dict(self.verdicts),
            "refusals": dict(self.refusals),
            "stored": self.stored,
            "estimated": self.estimated,
            "relaxed": self.relaxed,
            "denied": self.denied,
        }
