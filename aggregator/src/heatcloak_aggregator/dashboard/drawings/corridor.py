"""The drawing of a corridor."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from heatcloak_aggregator.dashboard.catalogue import Sentence, number, percent
from heatcloak_aggregator.dashboard.drawings.tracks import track_sentences
from heatcloak_aggregator.dashboard.drawings.zone_drawing import (
    TRACKED_CERTAINTY,
    UNKNOWN_CERTAINTY,
    People,
    Tick,
    best,
    people_sentence,
    total_intensity,
    tracks_of,
    values,
)
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_shared.wire.estimate import Vicinities
from heatcloak_shared.zone import Zone

MERGED = 0.015
"""Distance in corridor lengths within which neighbouring recovered sources are drawn and named as one."""
WIDEST = 0.04
"""Greatest distance between the first and the last of them."""
LEAST_DRAWN = 0.01
"""Least intensity of a source that is drawn."""
MOST_BARS = 500
"""Noisy readings that are drawn."""
LEAST_NAMED = 0.1
"""Least intensity of a source that is named in words."""


@dataclass(frozen=True)
class Band:
    """A vicinity: place and width in percent of the corridor."""

    x: float
    width: float
    low: float
    high: float
    probability: float

    @property
    def middle(self) -> float:
        """Return its middle, kept away from the ends, where a label would be cut off."""
        return min(max(self.x + self.width / 2.0, 4.0), 96.0)


@dataclass(frozen=True)
class Stem:
    """Recovered sources in one place: place in percent, and intensity."""

    x: float
    intensity: float

    @property
    def height(self) -> float:
        """Return its height in percent of that of one person."""
        return 100.0 * min(self.intensity, 1.0)


@dataclass(frozen=True)
class Bar:
    """A noisy reading at its sensor: a bar from zero, in percent."""

    node: str
    x: float
    y: float
    height: float
    value: float


@dataclass(frozen=True)
class CorridorShapes:
    """What the template of a corridor draws.

    Attributes:
        bands: vicinities.
        stems: recovered sources.
        bars: noisy readings.
        zero: where zero is on the scale of readings, in percent from the top.
        least: the lower end of that scale, in the zone's unit.
        greatest: its upper end.
        people: places of the people of a simulated world, in percent; None in a real one.
        ticks: marks of the axis.
    """

    bands: list[Band]
    stems: list[Stem]
    bars: list[Bar]
    zero: float
    least: float
    greatest: float
    people: list[Stem] | None
    ticks: list[Tick]


class CorridorDrawing:
    """Draw a corridor; see `ZoneDrawing`.

    Args:
        zone: the zone.
    """

    template = "drawings/corridor.html"
    layers: tuple[str, ...] = ("vicinity", "estimate", "readings")

    def __init__(self, zone: Zone) -> None:
        self._zone = zone
        self._ticks = [Tick(25.0 * step, number(0.25 * step)) for step in range(5)]

    def shapes(self, shown: ShownRound, people: People | None = None) -> CorridorShapes:
        """See `ZoneDrawing`."""
        found = best(shown)
        n = self._zone.domain.n_sources
        readings = values(shown.readings)
        least, greatest = min(0.0, *readings.values(), 0.0), max(0.0, *readings.values(), 0.0)
        span = (greatest - least) or 1.0
        zero = 100.0 * greatest / span
        return CorridorShapes(
            bands=[
                Band(100.0 * low, 100.0 * (high - low), low, high, probability)
                for low, high, probability in cast("Vicinities", found.vicinities or ())
            ],
            stems=[
                Stem(100.0 * place, intensity)
                for place, intensity in sorted(_groups(found.sources, n), key=lambda each: -each[1])
                if intensity >= LEAST_DRAWN
            ],
            bars=[
                Bar(
                    node,
                    self._sensor(node),
                    zero - 100.0 * max(value, 0.0) / span,
                    100.0 * abs(value) / span,
                    value,
                )
                for node, value in _thinned(readings)
            ],
            zero=zero,
            least=least,
            greatest=greatest,
            people=None if people is None else [Stem(100.0 * place, share) for place, share in people],
            ticks=self._ticks,
        )

    def sentences(self, shown: ShownRound) -> list[Sentence]:
        """See `ZoneDrawing`."""
        if tracks := tracks_of(shown):
            # Regions in words would read like other people.
            return [people_sentence(shown), *track_sentences(tracks)]
        found = best(shown)
        vicinities = cast("Vicinities", found.vicinities or ())
        sentences = [people_sentence(shown)]
        named = [_vicinity_sentence(*vicinity) for vicinity in sorted(vicinities)]
        # Two regions in the same place would read like two people, but may be about one.
        sentences += [each for number, each in enumerate(named) if each not in named[:number]]
        if not vicinities:
            sentences += [
                Sentence("drawing.corridor.near", {"place": f"{place:.2f}"})
                for place, intensity in _groups(found.sources, self._zone.domain.n_sources)
                if intensity >= LEAST_NAMED
            ]
        return sentences

    def certainty(self, shown: ShownRound) -> Sentence | None:
        """See `ZoneDrawing`."""
        if tracks_of(shown):
            return TRACKED_CERTAINTY
        vicinities = best(shown).vicinities
        if vicinities is None:
            return UNKNOWN_CERTAINTY
        return Sentence("drawing.sure.heat") if vicinities else None

    def count(self, shown: ShownRound) -> float:
        """See `ZoneDrawing`."""
        return total_intensity(shown)

    def _sensor(self, node: str) -> float:
        return 100.0 * self._zone.places[node] / self._zone.domain.n_sensors


def _thinned(readings: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return the readings that are drawn: all, or of very many as many as `MOST_BARS`, evenly spread."""
    pairs = list(readings.items())
    return pairs[:: -(-len(pairs) // MOST_BARS)] if pairs else []


def _vicinity_sentence(low: float, high: float, probability: float) -> Sentence:
    """Return a vicinity in words, rounded outwards: a narrower one would be less probable."""
    scale = 100.0 if high - low >= 0.05 else 1000.0
    digits = 2 if scale == 100.0 else 3
    parameters: dict[str, object] = {
        "low": f"{math.floor(scale * low) / scale:.{digits}f}",
        "high": f"{math.ceil(scale * high) / scale:.{digits}f}",
        "sure": percent(probability),
    }
    return Sentence("drawing.corridor.vicinity", parameters)


def _groups(sources: tuple[tuple[int, float], ...], n: int) -> list[tuple[float, float]]:
    """Return place and intensity of groups of neighbouring sources: what was recovered of one person.

    The place is the mean weighted by intensity. Single sources would look like several people.
    """
    gap, widest = max(int(MERGED * n), 1), max(round(WIDEST * n), 1)
    groups: list[list[tuple[int, float]]] = []
    for location, intensity in sources:
        is_near = bool(groups) and location - groups[-1][-1][0] <= gap
        if is_near and location - groups[-1][0][0] <= widest:
            groups[-1].append((location, intensity))
        else:
            groups.append([(location, intensity)])
    masses = [sum(intensity for _, intensity in group) for group in groups]
    return [
        (sum(location * intensity for location, intensity in group) / mass / n, mass)
        for group, mass in zip(groups, masses, strict=True)
        if mass > 0.0
    ]
