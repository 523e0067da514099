"""Group the readings of a recording into rounds, by the rules of the zone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from heatcloak_aggregator.mqtt.admission import RefusedError, check_recorded
from heatcloak_aggregator.service.rounds import Round, round_of
from heatcloak_aggregator.store.export import BadLine, ReadLine
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

MOST_BAD_LINES = 10
"""BadLine lines that are reported; the others are only counted."""


@dataclass
class Recorded:
    """Readings of a zone in a recording.

    Attributes:
        rounds: in order, each with one reading per node.
        used: readings in them.
        refused: readings that do not belong to the zone, by the rule that they break.
        skipped: readings of the zone that were not used, by verdict.
        bad: number of lines or rows that are not readings.
        bad_lines: numbers of the first of those, and why.
    """

    rounds: list[Round] = field(default_factory=list)
    used: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    bad: int = 0
    bad_lines: list[BadLine] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """Return the counts as JSON types."""
        return {
            "rounds": len(self.rounds),
            "readings": self.used,
            "refused": dict(sorted(self.refused.items())),
            "left_out": dict(sorted(self.skipped.items())),
            "bad": self.bad,
            "bad_lines": [{"line": number, "why": why} for number, why in self.bad_lines],
        }


def rounds_of(zone: Zone, found: Iterable[ReadLine | BadLine]) -> Recorded:
    """Group readings into rounds, with the accepted reading of each node.

    If the recording has no verdicts, the first reading of each node counts, as if all had arrived in time.
    """
    recorded = Recorded()
    rounds: dict[int, dict[str, Reading]] = {}
    for each in found:
        if len(each) == 2:
            recorded.bad += 1
            if len(recorded.bad_lines) < MOST_BAD_LINES:
                recorded.bad_lines.append(each)
            continue
        _, reading, verdict = each
        if verdict not in (None, ReadingVerdict.ACCEPTED):
            recorded.skipped[str(verdict)] += 1
            continue
        try:
            # Infinity as the current time: recorded readings are all in the past.
            check_recorded(zone, reading, math.inf)
        except RefusedError as error:
            recorded.refused[error.refusal.value] += 1
            continue
        readings = rounds.setdefault(reading.round, {})
        if (first := readings.setdefault(reading.node, reading)) is not reading:
            same = (first.boot, first.seq) == (reading.boot, reading.seq)
            recorded.skipped[str(ReadingVerdict.DUPLICATE if same else ReadingVerdict.SECOND)] += 1
    recorded.rounds = [round_of(zone, number, rounds[number]) for number in sorted(rounds)]
    recorded.used = sum(map(len, rounds.values()))
    return recorded
