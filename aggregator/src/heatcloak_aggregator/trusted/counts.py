"""What the trusted party counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from heatcloak_aggregator.mqtt.admission import Refusal
from heatcloak_aggregator.trusted.decryptor import UNSEEDED
from heatcloak_aggregator.trusted.ingress_filter import FLOOD

_HARMLESS = frozenset(
    (
        Refusal.TOPIC,
        Refusal.MALFORMED,
        Refusal.NODE,
        Refusal.UNLISTED,
        Refusal.SCHEDULE,
        Refusal.FUTURE,
        UNSEEDED,
        FLOOD,
    )
)


@dataclass(slots=True)
class TrustedCounts:
    """What the trusted party counted since it started.

    Attributes:
        opened: readings whose noise was taken off.
        duplicates: verified readings that had come before.
        second: verified readings of a node that had another one in the round; the first one stays there.
        late: verified readings of a round that was over.
        refused: messages and lines that were not opened, by reason.
        rounds: rounds shown.
    """

    opened: int = 0
    duplicates: int = 0
    second: int = 0
    late: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    rounds: int = 0

    @property
    def nothing_fits(self) -> bool:
        """Whether readings came, none was verified, and the ring or the zone file is why."""
        verified = self.opened + self.second + self.late
        return verified == 0 and any(reason not in _HARMLESS for reason in self.refused)

    def as_dict(self) -> dict[str, object]:
        """The counts for JSON."""
        return {
            "opened": self.opened,
            "duplicates": self.duplicates,
            "second": self.second,
            "late": self.late,
            "refused": dict(self.refused),
            "rounds": self.rounds,
        }
