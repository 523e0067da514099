"""The drawing of a domain of a plugin's kind: its source locations in the order of their numbers."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.dashboard.catalogue import Sentence, percent
from heatcloak_aggregator.dashboard.drawings.zone_drawing import (
    UNKNOWN_CERTAINTY,
    People,
    best,
    people_sentence,
    total_intensity,
    values,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.zone import Zone

MOST_NAMED = 5
"""Locations named in words, the strongest ones."""
LEAST_NAMED = 0.1


@dataclass(frozen=True)
class Location:
    """A source location: its number, its place on the axis in percent, and its intensity."""

    name: int
    x: float
    intensity: float

    @property
    def height(self) -> float:
        """Return its height in percent of that of one person."""
        return 100.0 * min(self.intensity, 1.0)


@dataclass(frozen=True)
class LocationsShapes:
    """What the template of numbered locations draws.

    Attributes:
        found: recovered sources.
        people: those of a simulated world; None in a real one.
        readings: the noisy reading of each node.
        first: number of the first location.
        last: number of the last one.
    """

    found: list[Location]
    people: list[Location] | None
    readings: dict[str, float]
    first: int
    last: int


class LocationsDrawing:
    """Draw numbered locations; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/locations.html"
    layers: tuple[str, ...] = ("estimate",)

    def __init__(self, zone: Zone) -> None:
        self._zone = zone

    def shapes(self, shown: ShownRound, people: People | None = None) -> LocationsShapes:
        """See `ZoneDrawing`."""
        return LocationsShapes(
            found=[self._location(at, intensity) for at, intensity in best(shown).sources],
            people=None if people is None else [self._location(int(at), share) for at, share in people],
            readings=values(shown.readings),
            first=self._zone.domain.counts_from,
            last=self._zone.domain.counts_from + self._zone.domain.n_sources - 1,
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        found = [each for each in best(shown).sources if each[1] >= LEAST_NAMED]
        strongest = sorted(found, key=lambda each: -each[1])[:MOST_NAMED]
        return [
            people_sentence(shown),
            *(Sentence("drawing.location", {"at": at, "share": percent(share)}) for at, share in strongest),
        ]

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        return UNKNOWN_CERTAINTY

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return total_intensity(shown)

    def _location(self, at: int, intensity: float) -> Location:
        first = self._zone.domain.counts_from
        return Location(at, 100.0 * (at - first + 0.5) / self._zone.domain.n_sources, intensity)
