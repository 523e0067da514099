"""The interface of drawings of zones, and what all drawings of heat zones share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from heatcloak_aggregator.dashboard.catalogue import Sentence, number
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.store import StoredReading
from heatcloak_shared.wire import Estimate, Pooled, Reading
from heatcloak_shared.wire.estimate import Tracks

People = Sequence[tuple[float, float]]
"""Pairs of place and intensity of the people of a simulated world: a place in a corridor, or a vertex."""


class ZoneDrawing(Protocol):
    """Draw the rounds of a zone.

    Attributes:
        template: name of the template that draws the shapes.
        layers: names of the parts of the drawing that a visitor may hide.
    """

    template: str
    layers: tuple[str, ...]

    def shapes(self, shown: ShownRound, people: People | None = None) -> object:
        """Return what the template draws.

        Args:
            shown: the round, with its readings.
            people: the people of a simulated world; None for a real one.
        """

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """Return where people are, in words: first how many, then where."""

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """Return what the sentences mean by "sure"; None if they explain it themselves."""

    def count(self, shown: ShownRound) -> float:
        """Return the number of people, or of reports where one report is one person."""


UNKNOWN_CERTAINTY = Sentence("drawing.sure.unknown")
TRACKED_CERTAINTY = Sentence("drawing.sure.tracks")
LEAST_HEAT = 0.05
"""Recovered heat, in people, below which nobody was found."""


@dataclass(frozen=True)
class Tick:
    """A mark on an axis.

    Attributes:
        at: its place in percent of the axis.
        label: its label.
    """

    at: float
    label: str


def best(shown: ShownRound) -> Estimate | Pooled:
    """Return the estimate of a heat zone that is shown first: the pooled one, if there is one."""
    message = cast("Estimate", shown.estimate.message)
    return message.pooled or message


def tracks_of(shown: ShownRound) -> Tracks | None:
    """Return the people whom the method of a heat zone follows; None if it, or the zone, does not."""
    message = shown.estimate.message
    return message.tracks if isinstance(message, Estimate) else None


def total_intensity(shown: ShownRound) -> float:
    """Return the sum of all recovered intensities: the number of people, if each has the heat of one."""
    return sum(intensity for _, intensity in best(shown).sources)


def people_sentence(shown: ShownRound) -> Sentence:
    """Return how many people there are, by the sum of all recovered intensities."""
    total = total_intensity(shown)
    if total < LEAST_HEAT:
        return Sentence("drawing.nobody")
    if total < 0.5:
        return Sentence("drawing.faint", {"heat": number(total, 2)})
    return Sentence("drawing.people", {"n": round(total), "heat": number(total, 2)})


def values(readings: dict[str, StoredReading]) -> dict[str, float]:
    """Return the cloaked reading of each node of a heat zone, in the zone's unit."""
    return {node: cast("Reading", each.reading).value for node, each in readings.items()}
