"""Readings of a recording into rounds, by the rules of the zone. Pure."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from heatcloak_aggregator.mqtt.admission import RefusedError, admit_recorded
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.store.recording import Bad, Found
from heatcloak_aggregator.store.verdict import Verdict
from heatcloak_shared.wire import Reading, encode_reading
from heatcloak_shared.zone import Zone

MOST_TOLD = 10
"""Bad lines that are told of; the others are counted."""


@dataclass
class Recorded:
    """What a recording holds of a zone.

    Attributes:
        rounds: in order, each with one reading a node.
        used: readings in them.
        refused: readings that are none of the zone's, by the rule that they break.
        passed: readings that are the zone's and were left out, by what became of them.
        bad: how many lines or rows are no readings.
        told: numbers of the first of those, and why.
    """

    rounds: list[Round] = field(default_factory=list)
    used: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    bad: int = 0
    told: list[Bad] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """The counts for JSON."""
        return {
            "rounds": len(self.rounds),
            "readings": self.used,
            "refused": dict(sorted(self.refused.items())),
            "left_out": dict(sorted(self.passed.items())),
            "bad": self.bad,
            "bad_lines": [{"line": number, "why": why} for number, why in self.told],
        }


def rounds_of(zone: Zone, found: Iterable[Found | Bad]) -> Recorded:
    """Group what was read into rounds: of each node the reading that was accepted.

    Where it is not told what became of readings, the first of each node counts, as it would have if all had
    come in time.
    """
    recorded = Recorded()
    rounds: dict[int, dict[str, Reading]] = {}
    for each in found:
        if len(each) == 2:
            recorded.bad += 1
            if len(recorded.told) < MOST_TOLD:
                recorded.told.append(each)
            continue
        _, reading, verdict = each
        if verdict not in (None, Verdict.ACCEPTED):
            recorded.passed[str(verdict)] += 1
            continue
        try:
            # All of it is of the past.
            admit_recorded(zone, encode_reading(reading), math.inf)
        except RefusedError as error:
            recorded.refused[error.refusal.value] += 1
            continue
        readings = rounds.setdefault(reading.round, {})
        if (first := readings.setdefault(reading.node, reading)) is not reading:
            same = (first.boot, first.seq) == (reading.boot, reading.seq)
            recorded.passed[str(Verdict.DUPLICATE if same else Verdict.SECOND)] += 1
    recorded.rounds = [_round(zone, number, rounds[number]) for number in sorted(rounds)]
    recorded.used = sum(map(len, rounds.values()))
    return recorded


def _round(zone: Zone, number: int, readings: dict[str, Reading]) -> Round:
    return Round(
        number,
        {node: readings[node] for node in zone.nodes if node in readings},
        tuple(node for node in zone.nodes if node not in readings),
    )
