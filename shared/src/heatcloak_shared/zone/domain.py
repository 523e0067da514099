"""The domain of a zone: where heat spreads, as the zone file describes it.

`Interval` and `Graph` are built in. Any other kind is a `CustomDomain`: a node needs only its size, and an
aggregator reads the rest with the plugin that is registered for the kind. `Graph` and `CustomDomain` have
modules of their own, which the nodes of a corridor need not load.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol

from heatcloak_shared.rounding import down_text
from heatcloak_shared.tables import Table

if TYPE_CHECKING:
    from heatcloak_shared.scenario import Scenario

SPREADS = (1e-9, 1e9)
"""Least and greatest spread: beyond them, heat is a point or a constant in double precision."""
MAX_PLACES = 1_000_000
"""Most sources and most sensors of a zone."""

SensorModel = Callable[["Scenario", int], float]
"""The noise-free reading of one sensor in a simulated world, by the world and the zone's round number."""


class ZoneDomain(Protocol):
    """The protocol of a zone's domain, for nodes, aggregator and tools.

    Attributes:
        counts_from: the number of the first source location on the wire and in worlds.
        movement: how a simulated world describes movement: along a ``"path"`` of coordinates in [0, 1], or
            through numbered ``"vertices"``.
        has_length: whether distances are shares of one length, the whole domain's. Errors of location are
            then stated as such shares, and otherwise as how well two locations are distinguished.
        is_custom: whether only a plugin knows the mathematics.
        nodes_simulate: whether a node can simulate it, with the standard library only.
        locations: the word for source locations, in the plural.
    """

    is_custom: ClassVar[bool]
    nodes_simulate: ClassVar[bool]
    counts_from: ClassVar[int]
    movement: ClassVar[Literal["path", "vertices"]]
    has_length: ClassVar[bool]
    locations: ClassVar[str]

    def __hash__(self) -> int:
        """Return a hash; equal tables are equal."""

    @property
    def kind(self) -> str:
        """Return its name in zone files."""

    @property
    def n_sources(self) -> int:
        """Return the number n of possible source locations."""

    @property
    def n_sensors(self) -> int:
        """Return the number m of sensors."""

    @property
    def spread(self) -> float:
        """Return how far heat has spread at the measurement, in the domain's unit."""

    @property
    def distance_unit(self) -> str:
        """Return the unit of distances, as in "Distances are in hops"."""

    @property
    def communities(self) -> tuple[int, ...] | None:
        """Return the community of each source location; None if they are unknown."""

    @property
    def community_names(self) -> Sequence[str] | None:
        """Return the names of the communities, such as rooms, by number from 0; None if they have none."""

    @property
    def coordinates(self) -> Sequence[tuple[float, float]] | None:
        """Return x and y of each source location in metres; None if locations have no coordinates."""

    @property
    def gains(self) -> Sequence[float]:
        """Return the gain that each node applies, in the order of the sensors; empty if none is stated."""

    @property
    def conditions(self) -> str:
        """Return what the promise takes for granted besides the model of heat, for its sentence."""

    @property
    def fingerprint(self) -> float:
        """Return a number that identifies the domain's structure, independent of the order of its parts.

        It is 0.0 for a domain that the other fields of a promise describe completely.
        """

    def table_lines(self, names: Sequence[str] = (), community_names: Sequence[str] = ()) -> str:
        """Return the lines of the zone file's table ``[domain]``.

        Args:
            names: names of the source locations, which become a comment.
            community_names: names of the communities, likewise.
        """

    def alpha_problem(self, alpha: float) -> str | None:
        """Return why no person can move by ``alpha``, with the remedy; None if a person can."""

    def radius_in_words(self, alpha: float) -> str:
        """Return how far a promise of radius ``alpha`` lets a person move, for the promise's sentence."""

    def neighbours(self, alpha: float) -> tuple[float, str]:
        """Return the distance of two locations that an observer may try to distinguish, and their name."""

    def links(self) -> Sequence[tuple[int, int]]:
        """Return the pairs of source locations, numbered from 0, that are one step of a person apart."""

    def as_dict(self) -> dict[str, Any]:
        """Return the table as JSON values by key, as the HTTP API shows it."""

    def sensor_model(self, sensor: int) -> SensorModel:
        """Return the model of the sensor of that number, from 1, in a simulated world.

        Raises:
            ParameterError: the domain cannot be simulated, or would take too long.
        """


@dataclass(frozen=True, slots=True)
class Interval:
    """The unit interval: a corridor of length 1.

    Attributes:
        n_sources: possible source locations, at i/n for i from 1.
        n_sensors: sensors, at j/m for j from 1.
        diffusivity: μ, in squared corridor lengths per unit of time.
        time: t, from the appearance of the heat to the measurement.
    """

    kind: ClassVar[str] = "interval"
    is_custom: ClassVar[bool] = False
    nodes_simulate: ClassVar[bool] = True
    counts_from: ClassVar[int] = 1
    movement: ClassVar[Literal["path", "vertices"]] = "path"
    has_length: ClassVar[bool] = True
    locations: ClassVar[str] = "places"
    distance_unit: ClassVar[str] = "corridor lengths"
    communities: ClassVar[None] = None
    community_names: ClassVar[None] = None
    coordinates: ClassVar[None] = None
    gains: ClassVar[tuple[float, ...]] = ()
    conditions: ClassVar[str] = ""
    fingerprint: ClassVar[float] = 0.0

    n_sources: int
    n_sensors: int
    diffusivity: float
    time: float

    @property
    def spread(self) -> float:
        """Return T = μt, in squared corridor lengths."""
        return self.diffusivity * self.time

    def table_lines(self, names: Sequence[str] = (), community_names: Sequence[str] = ()) -> str:
        """See `ZoneDomain`; an interval has no names."""
        return f"""\
kind = "interval"        # a corridor of length 1
n_sources = {self.n_sources}          # possible source locations: i/n
n_sensors = {self.n_sensors}           # sensors at j/m
diffusivity = {self.diffusivity!r}
time = {self.time!r}               # from the heat's appearance to the measurement"""

    def alpha_problem(self, alpha: float) -> str | None:
        """See `ZoneDomain`: the corridor's length is the greatest move."""
        if not alpha > 1.0:
            return None
        return f"{alpha!r} is more than the corridor's length, and no person moves further: give at most 1"

    def radius_in_words(self, alpha: float) -> str:
        """See `ZoneDomain`."""
        return f"{down_text(alpha)} of the corridor"

    def neighbours(self, alpha: float) -> tuple[float, str]:
        """See `ZoneDomain`."""
        return alpha, f"two places {down_text(alpha)} of the corridor apart"

    def links(self) -> Sequence[tuple[int, int]]:
        """See `ZoneDomain`."""
        return tuple(pairwise(range(self.n_sources)))

    def as_dict(self) -> dict[str, Any]:
        """See `ZoneDomain`."""
        return {"kind": self.kind, **asdict(self)}

    def sensor_model(self, sensor: int) -> SensorModel:
        """See `ZoneDomain`."""
        from heatcloak_shared.scenario import interval_model

        return interval_model(sensor / self.n_sensors, self.spread)


def check_spread(table: Table, spread: float) -> None:
    """Refuse a spread from a zone file that double precision cannot work with."""
    if not SPREADS[0] <= spread <= SPREADS[1]:
        table.refuse(
            "spread", f"{spread:g} is out of range: give a number from {SPREADS[0]:g} to {SPREADS[1]:g}"
        )


def take_interval(table: Table) -> Interval:
    """Return the interval that a zone file's table describes.

    Raises:
        HeatcloakError: the table's own error.
    """
    domain = Interval(
        n_sources=table.integer("n_sources", 1, MAX_PLACES),
        n_sensors=table.integer("n_sensors", 1, MAX_PLACES),
        diffusivity=table.number("diffusivity", above=0),
        time=table.number("time", above=0),
    )
    if not SPREADS[0] <= domain.spread <= SPREADS[1]:
        table.refuse("time", f"diffusivity x time is {domain.spread:g}: keep it from 1e-09 to 1e+09")
    table.finish()
    return domain


def structure_hash(text: str) -> float:
    """Return a positive number that identifies the text."""
    return float(1 + int(hashlib.sha256(text.encode()).hexdigest()[:13], 16))
