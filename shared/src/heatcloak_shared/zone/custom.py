"""A domain of a kind that only a plugin knows."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, ClassVar, Literal

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import down_text
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table
from heatcloak_shared.zone.domain import MAX_PLACES, SensorModel, check_spread, structure_hash


@dataclass(frozen=True, slots=True)
class CustomDomain:
    """A domain of a kind that this package does not know.

    Attributes:
        kind: its name in zone files.
        n_sources: possible source locations, counted from 0.
        n_sensors: sensors.
        spread: how far heat has spread when it is measured.
        parameters_json: the other keys of the file's table, as canonical JSON.
    """

    is_custom: ClassVar[bool] = True
    nodes_simulate: ClassVar[bool] = False
    counts_from: ClassVar[int] = 0
    movement: ClassVar[Literal["path", "vertices"]] = "vertices"
    has_length: ClassVar[bool] = False
    locations: ClassVar[str] = "locations"
    communities: ClassVar[None] = None
    community_names: ClassVar[None] = None
    coordinates: ClassVar[None] = None
    gains: ClassVar[tuple[float, ...]] = ()
    conditions: ClassVar[str] = ""

    kind: str
    n_sources: int
    n_sensors: int
    spread: float
    parameters_json: str = "{}"

    @property
    def parameters(self) -> dict[str, Any]:
        """Return the keys of the table that only the plugin for this kind understands."""
        values: dict[str, Any] = json.loads(self.parameters_json)
        return values

    @property
    def distance_unit(self) -> str:
        """See `ZoneDomain`: only the plugin knows it."""
        return f"the unit of domain kind {self.kind!r}"

    @property
    def fingerprint(self) -> float:
        """See `ZoneDomain`: of every key but the spread; never 0.0."""
        return structure_hash(repr((self.kind, self.n_sources, self.n_sensors, self.parameters_json)))

    def table_lines(self, names: Sequence[str] = (), community_names: Sequence[str] = ()) -> str:
        """See `ZoneDomain`; names are not written."""
        lines = [
            f'kind = "{self.kind}"',
            f"n_sources = {self.n_sources}          # possible source locations, counted from 0",
            f"n_sensors = {self.n_sensors}",
            f"spread = {self.spread!r}             # how far heat has spread when it is measured",
            *(f"{key} = {_toml(value)}" for key, value in self.parameters.items()),
        ]
        return "\n".join(lines)

    def alpha_problem(self, alpha: float) -> str | None:
        """See `ZoneDomain`: only the plugin knows the diameter."""
        return None if 0.0 < alpha < math.inf else f"{alpha!r} is not a distance: give a number above 0"

    def radius_in_words(self, alpha: float) -> str:
        """See `ZoneDomain`."""
        return f"{down_text(alpha)} in the distances of a domain of kind {self.kind!r}"

    def neighbours(self, alpha: float) -> tuple[float, str]:
        """See `ZoneDomain`."""
        return alpha, f"two places at distance {down_text(alpha)}"

    def links(self) -> Sequence[tuple[int, int]]:
        """See `ZoneDomain`: locations of consecutive numbers."""
        return tuple(pairwise(range(self.n_sources)))

    def as_dict(self) -> dict[str, Any]:
        """See `ZoneDomain`."""
        own = {"kind": self.kind, "n_sources": self.n_sources, "n_sensors": self.n_sensors}
        return {**own, "spread": self.spread, "parameters": self.parameters}

    def sensor_model(self, sensor: int) -> SensorModel:
        """See `ZoneDomain`; only the plugin knows the kernel.

        Raises:
            ParameterError: always.
        """
        raise ParameterError(
            f"a node cannot simulate a domain of kind {self.kind!r}: use another sensor, or `heatcloak fleet`"
        )


def take_custom(table: Table, kind: str) -> CustomDomain:
    """Return the domain of a plugin's kind that a zone file's table describes.

    Raises:
        HeatcloakError: the table's own error.
    """
    if not kind.isascii() or not kind.replace("-", "").isalnum() or len(kind) > 32:
        table.refuse(
            "kind", 'give "interval", "graph", or the kind of a plugin: up to 32 of a-z, 0-9 and "-"'
        )
    if not all(map(table.has, ("n_sources", "n_sensors", "spread"))):
        table.refuse(
            "kind",
            f"{sanitize(kind)} is not built in: give interval or graph; a plugin's kind also needs "
            "n_sources, n_sensors and spread",
        )
    n_sources = table.integer("n_sources", 1, MAX_PLACES)
    n_sensors = table.integer("n_sensors", 1, MAX_PLACES)
    spread = table.number("spread", above=0)
    check_spread(table, spread)
    values = table.rest()
    for key, value in values.items():
        try:
            json.dumps(value, allow_nan=False)
        except (TypeError, ValueError):
            remedy = "give finite numbers, texts, booleans, arrays or tables of these"
            table.refuse(key, f"{sanitize(value)} is not supported: {remedy}")
    parameters = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return CustomDomain(kind, n_sources, n_sensors, spread, parameters)


def _toml(value: object) -> str:
    """Return a JSON value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)
