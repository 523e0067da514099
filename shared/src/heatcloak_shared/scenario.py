"""Scenarios: simulated worlds of people who appear, walk and leave, round by round.

A scenario contains the secret that the noise hides, so it is a separate file and not part of the public zone
file.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ScenarioError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, as_number, load_table, parse_table

if TYPE_CHECKING:
    from heatcloak_shared.zone.domain import SensorModel, ZoneDomain

MAX_SOURCES = 1000
MOST_VERTICES = 1_000_000
WARMEST = 1e6
"""Greatest magnitude of a temperature in a scenario."""


class _Lasting:
    """A source that is present in some rounds."""

    __slots__ = ()

    appears: int
    vanishes: int | None

    def is_present(self, index: int) -> bool:
        """Return whether the source is present in round ``index``."""
        return self.appears <= index and (self.vanishes is None or index < self.vanishes)


@dataclass(frozen=True, slots=True)
class Source(_Lasting):
    """One source of heat in a corridor.

    Attributes:
        intensity: in (0, 1].
        appears: the first round in which it is present.
        vanishes: the first round in which it is absent again; None if it stays.
        path: pairs of round and place in [0, 1], rounds ascending; linear between them, constant outside.
    """

    intensity: float
    appears: int
    vanishes: int | None
    path: tuple[tuple[float, float], ...]

    def place(self, index: int) -> float:
        """Return the source's place in round ``index``, present or not."""
        before = [point for point in self.path if point[0] <= index]
        after = [point for point in self.path if point[0] > index]
        if not before:
            return after[0][1]
        if not after:
            return before[-1][1]
        (r0, x0), (r1, x1) = before[-1], after[0]
        return x0 + (x1 - x0) * (index - r0) / (r1 - r0)


@dataclass(frozen=True, slots=True)
class VertexSource(_Lasting):
    """One source of heat on a graph.

    Attributes:
        intensity: in (0, 1].
        appears: the first round in which it is present.
        vanishes: the first round in which it is absent again; None if it stays.
        stops: pairs of round and vertex, rounds ascending; the source stays at a vertex until the next stop.
    """

    intensity: float
    appears: int
    vanishes: int | None
    stops: tuple[tuple[float, int], ...]

    def vertex(self, index: int) -> int:
        """Return the source's vertex in round ``index``, present or not."""
        reached = [vertex for when, vertex in self.stops if when <= index]
        return reached[-1] if reached else self.stops[0][1]


@dataclass(frozen=True, slots=True)
class Ambient:
    """The temperature of a room, its drift, and errors and steps of sensors.

    Attributes:
        temperature: of the room, on average.
        swing: greatest deviation from it, the same at all sensors, as by day and night.
        swing_rounds: rounds of a whole swing, a sine that is 0 in the scenario's round 0.
        offsets: constant errors of the sensors, one for each in their order; empty for 0.
        gains: factors of the heat of sources at the sensors, one for each in their order; empty for 1.
        resolution: the step to which sensors round what they read, 0 for ideal ones; None for the coarsest
            that the zone allows.
    """

    temperature: float = 0.0
    swing: float = 0.0
    swing_rounds: float = 96.0
    offsets: tuple[float, ...] = ()
    gains: tuple[float, ...] = ()
    resolution: float | None = None

    def at(self, index: int, sensor: int) -> float:
        """Return what the sensor of that number, from 1, reads in round ``index`` without any source."""
        own = self.offsets[sensor - 1] if sensor <= len(self.offsets) else 0.0
        return self.temperature + own + self.swing * math.sin(2.0 * math.pi * index / self.swing_rounds)

    def gain_of(self, sensor: int) -> float:
        """Return the factor of the heat of sources at the sensor of that number, from 1."""
        return self.gains[sensor - 1] if sensor <= len(self.gains) else 1.0


@dataclass(frozen=True, slots=True)
class Scenario:
    """Sources in a corridor or on numbered vertices, with rounds counted from the scenario's start.

    Attributes:
        sources: the sources in a corridor.
        start: the zone's round that is the scenario's round 0.
        repeat: number of rounds after which the scenario repeats; None for never.
        on_vertices: the sources on vertices; a scenario has sources of one kind only.
        ambient: temperature besides that of the sources; None for none.
    """

    sources: tuple[Source, ...]
    start: int = 0
    repeat: int | None = None
    on_vertices: tuple[VertexSource, ...] = ()
    ambient: Ambient | None = None

    def ambient_at(self, number: int, sensor: int) -> float:
        """Return what a sensor, numbered from 1, reads in the zone's round ``number`` without any source."""
        return 0.0 if self.ambient is None else self.ambient.at(self.index_of(number), sensor)

    def reading(self, number: int, sensor: int, heat: float) -> float:
        """Return what a sensor reads.

        Args:
            number: the round of the zone.
            sensor: the number of the sensor, from 1.
            heat: the heat of the sources at it.
        """
        if self.ambient is None:
            return heat
        return self.ambient.gain_of(sensor) * heat + self.ambient_at(number, sensor)

    @property
    def resolution(self) -> float | None:
        """Return the step to which sensors round what they read; None if the scenario has none."""
        return None if self.ambient is None else self.ambient.resolution

    def at(self, number: int) -> tuple[tuple[float, float], ...]:
        """Return place and intensity of every corridor source present in the zone's round ``number``."""
        index = self.index_of(number)
        return tuple((s.place(index), s.intensity) for s in self.sources if s.is_present(index))

    def vertices_at(self, number: int) -> tuple[tuple[int, float], ...]:
        """Return vertex and intensity of every vertex source present in the zone's round ``number``."""
        index = self.index_of(number)
        return tuple((s.vertex(index), s.intensity) for s in self.on_vertices if s.is_present(index))

    def index_of(self, number: int) -> int:
        """Return the scenario's round of the zone's round ``number``."""
        index = number - self.start
        return index if self.repeat is None else index % self.repeat

    def misfit(self, domain: ZoneDomain) -> str | None:
        """Return why the scenario does not fit ``domain``, with the remedy; None if it fits."""
        if self.ambient is not None:
            for key, numbers in (("offsets", self.ambient.offsets), ("gains", self.ambient.gains)):
                if len(numbers) not in {0, domain.n_sensors}:
                    count = f"{len(numbers)} for {domain.n_sensors} sensors"
                    return f"ambient.{key}: {count}: give one number for each sensor, or omit the line"
        if domain.movement == "path":
            if not self.on_vertices:
                return None
            return "source.vertices: the zone is a corridor: give path = [[round, place], ...] instead"
        if self.sources:
            return f"source.path: the zone is a {domain.kind}: give vertices = [[round, vertex], ...] instead"
        for source in self.on_vertices:
            for _, vertex in source.stops:
                if vertex >= domain.n_sources:
                    last = domain.n_sources - 1
                    return f"source.vertices: the zone has no vertex {vertex}: give vertices 0 to {last}"
        return None


def interval_reading(present: tuple[tuple[float, float], ...], sensor: float, spread: float) -> float:
    """Return the heat that a sensor on the unit interval measures.

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


def interval_model(position: float, spread: float) -> SensorModel:
    """Return the model of a sensor at ``position`` on the unit interval, after ``spread`` T = μt."""
    return lambda scenario, number: interval_reading(scenario.at(number), position, spread)


def load_scenario(path: Path, domain: ZoneDomain | None = None) -> Scenario:
    """Return the scenario in the file at ``path``.

    Args:
        path: the file's path.
        domain: the domain that it must fit; None for any.

    Raises:
        ScenarioError: the file cannot be read, a value is missing, misspelt or out of range, or the scenario
            does not fit ``domain``.
    """
    return _scenario(load_table(path, ScenarioError), domain)


def parse_scenario(content: bytes, source: str = "scenario", domain: ZoneDomain | None = None) -> Scenario:
    """Return the scenario in ``content``; ``source`` names it in errors.

    Raises:
        ScenarioError: as `load_scenario`.
    """
    return _scenario(parse_table(content, source, ScenarioError), domain)


def _scenario(table: Table, domain: ZoneDomain | None) -> Scenario:
    start = table.integer("start", -(2**53), 2**53, default=0)
    repeat = table.integer("repeat", 1, 2**53) if table.has("repeat") else None
    items = table.tables("source")
    if len(items) > MAX_SOURCES:
        table.refuse("source", f"{len(items)} sources: give at most {MAX_SOURCES}")
    sources = [_source(item) for item in items]
    ambient = _ambient(table.table("ambient")) if table.has("ambient") else None
    table.finish()
    in_corridor = tuple(each for each in sources if isinstance(each, Source))
    on_vertices = tuple(each for each in sources if isinstance(each, VertexSource))
    if in_corridor and on_vertices:
        table.refuse("source", "some have a path and others vertices: a world is a corridor or a graph")
    scenario = Scenario(in_corridor, start, repeat, on_vertices, ambient)
    misfit = None if domain is None else scenario.misfit(domain)
    if misfit is not None:
        raise ScenarioError(f"{table.source}: {misfit}")
    return scenario


def _ambient(table: Table) -> Ambient:
    ambient = Ambient(
        table.number("temperature", above=-WARMEST, below=WARMEST, default=0.0),
        table.number("swing", above=-WARMEST, below=WARMEST, default=0.0),
        table.number("swing_rounds", above=0.0, below=1e9, default=96.0),
        _numbers(table, "offsets", -WARMEST, "numbers"),
        _numbers(table, "gains", 1.0 / WARMEST, "positive numbers"),
        table.number_within("resolution", 0.0, WARMEST) if table.has("resolution") else None,
    )
    table.finish()
    return ambient


def _numbers(table: Table, key: str, least: float, what: str) -> tuple[float, ...]:
    """Take an optional array with a number of each sensor, at most `WARMEST`."""
    remedy = f"give {what} of at most {WARMEST:g}, one for each sensor"
    numbers = []
    for item in table.items(key, remedy) if table.has(key) else ():
        number = as_number(item)
        # Written so that NaN fails it too.
        if number is None or not least <= number <= WARMEST:
            table.refuse(key, f"{sanitize(item)} is out of range: {remedy}")
        numbers.append(number)
    return tuple(numbers)


def _source(table: Table) -> Source | VertexSource:
    intensity = table.number("intensity", above=0, default=1.0)
    if intensity > 1:
        table.refuse("intensity", f"{intensity:g} is more than one person: give at most 1")
    appears = table.integer("appears", 0, 2**53, default=0)
    vanishes = table.integer("vanishes", appears, 2**53) if table.has("vanishes") else None
    if table.has("vertices") and table.has("path"):
        table.refuse("vertices", "a source has a path in a corridor or vertices of a graph: give one of them")
    source = (
        VertexSource(intensity, appears, vanishes, _stops(table))
        if table.has("vertices")
        else Source(intensity, appears, vanishes, _path(table))
    )
    table.finish()
    return source


def _path(table: Table) -> tuple[tuple[float, float], ...]:
    remedy = "give pairs of round and place, such as [[0, 0.2], [10, 0.7]]"
    points: list[tuple[float, float]] = []
    for when, value in _pairs(table, "path", remedy):
        where = as_number(value)
        if where is None:
            table.refuse("path", f"not pairs of numbers: {remedy}")
        if not 0 <= where <= 1:
            table.refuse("path", f"places must be in [0, 1]: {remedy}")
        points.append((when, where))
    return tuple(points)


def _stops(table: Table) -> tuple[tuple[float, int], ...]:
    remedy = "give pairs of round and vertex, such as [[0, 17], [10, 18]]"
    stops: list[tuple[float, int]] = []
    for when, vertex in _pairs(table, "vertices", remedy):
        if type(vertex) is not int or not 0 <= vertex < MOST_VERTICES:
            table.refuse("vertices", f"vertices must be integers, counted from 0: {remedy}")
        stops.append((when, vertex))
    return tuple(stops)


def _pairs(table: Table, key: str, remedy: str) -> Iterator[tuple[float, object]]:
    """Yield pairs of a round and a value; rounds ascend, and there is at least one pair."""
    before = -math.inf
    for item in table.items(key, remedy):
        if not isinstance(item, list) or len(item) != 2:
            table.refuse(key, f"not pairs of numbers: {remedy}")
        when = as_number(item[0])
        if when is None:
            table.refuse(key, f"not pairs of numbers: {remedy}")
        if not math.isfinite(when):
            table.refuse(key, f"rounds must be finite: {remedy}")
        if when <= before:
            table.refuse(key, f"rounds must ascend: {remedy}")
        before = when
        yield when, item[1]
    if before == -math.inf:
        table.refuse(key, f"empty: {remedy}")
