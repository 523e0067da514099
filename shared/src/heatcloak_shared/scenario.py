"""A simulated world: people who appear, walk and leave, round by round.

It stands in for the real world in simulations only. What is in it is the secret that the noise hides, so it
is a file of its own and no part of the public zone file.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from heatcloak_shared.errors import ScenarioError
from heatcloak_shared.tables import Table, as_number, load_table, parse_table

MAX_SOURCES = 1000


@dataclass(frozen=True, slots=True)
class Source:
    """One source of heat.

    Attributes:
        intensity: in (0, 1].
        appears: the first round in which it is there.
        vanishes: the first round in which it is gone again; None if it stays.
        path: pairs of round and place in [0, 1], rounds ascending; straight between them, constant outside.
    """

    intensity: float
    appears: int
    vanishes: int | None
    path: tuple[tuple[float, float], ...]

    def is_present(self, index: int) -> bool:
        """Whether the source is there in round ``index``."""
        return self.appears <= index and (self.vanishes is None or index < self.vanishes)

    def place(self, index: int) -> float:
        """Where the source is in round ``index``, present or not."""
        before = [point for point in self.path if point[0] <= index]
        after = [point for point in self.path if point[0] > index]
        if not before:
            return after[0][1]
        if not after:
            return before[-1][1]
        (r0, x0), (r1, x1) = before[-1], after[0]
        return x0 + (x1 - x0) * (index - r0) / (r1 - r0)


@dataclass(frozen=True, slots=True)
class Scenario:
    """Sources, told in rounds of the scenario's own count.

    Attributes:
        sources: the sources.
        start: the zone's round that is the scenario's round 0.
        repeat: after how many rounds the scenario begins again; None if it goes on for ever.
    """

    sources: tuple[Source, ...]
    start: int = 0
    repeat: int | None = None

    def at(self, number: int) -> tuple[tuple[float, float], ...]:
        """Place and intensity of every source that is present in the zone's round ``number``."""
        index = number - self.start
        if self.repeat is not None:
            index %= self.repeat
        return tuple((s.place(index), s.intensity) for s in self.sources if s.is_present(index))


def interval_reading(present: tuple[tuple[float, float], ...], sensor: float, spread: float) -> float:
    """The heat that a sensor on the unit interval measures.

    Args:
        present: place and intensity of every source.
        sensor: the sensor's place.
        spread: T = μt.

    Returns:
        Σ intensity · exp(−(place − sensor)²/4T) / √(4πT), Gilbert & McMillan 2018, section 4.
    """
    scale = 1.0 / math.sqrt(4.0 * math.pi * spread)
    return math.fsum(
        intensity * scale * math.exp(-((place - sensor) ** 2) / (4.0 * spread))
        for place, intensity in present
    )


def load_scenario(path: Path) -> Scenario:
    """The scenario in the file at ``path``.

    Raises:
        ScenarioError: the file can't be read or a value is missing, misspelt or out of range.
    """
    return _scenario(load_table(path, ScenarioError))


def parse_scenario(content: bytes, source: str = "scenario") -> Scenario:
    """The scenario in ``content``; ``source`` names it in the error texts.

    Raises:
        ScenarioError: as in `load_scenario`.
    """
    return _scenario(parse_table(content, source, ScenarioError))


def _scenario(table: Table) -> Scenario:
    start = table.integer("start", -(2**53), 2**53, default=0)
    repeat = table.integer("repeat", 1, 2**53) if table.has("repeat") else None
    items = table.tables("source")
    if len(items) > MAX_SOURCES:
        table.refuse("source", f"{len(items)} sources: give at most {MAX_SOURCES}")
    sources = tuple(_source(item) for item in items)
    table.finish()
    return Scenario(sources, start, repeat)


def _source(table: Table) -> Source:
    intensity = table.number("intensity", above=0, default=1.0)
    if intensity > 1:
        table.refuse("intensity", f"{intensity:g} is more than one person: give at most 1")
    appears = table.integer("appears", 0, 2**53, default=0)
    vanishes = table.integer("vanishes", appears, 2**53) if table.has("vanishes") else None
    remedy = "give pairs of round and place, such as [[0, 0.2], [10, 0.7]]"
    points: list[tuple[float, float]] = []
    for item in table.items("path", remedy):
        point = [as_number(value) for value in item] if isinstance(item, list) else []
        if len(point) != 2 or point[0] is None or point[1] is None:
            table.refuse("path", f"not pairs of numbers: {remedy}")
        when, where = point[0], point[1]
        if not math.isfinite(when) or not 0 <= where <= 1:
            table.refuse("path", f"places lie in [0, 1]: {remedy}")
        if points and when <= points[-1][0]:
            table.refuse("path", f"rounds must ascend: {remedy}")
        points.append((when, where))
    if not points:
        table.refuse("path", f"empty: {remedy}")
    table.finish()
    return Source(intensity, appears, vanishes, tuple(points))
