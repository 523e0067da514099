"""Position zones: moving nodes report where they are, with noise that follows a public privacy map."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import ClassVar

from heatcloak_shared.location.mechanism_file import LocationMechanismFile, take_mechanism
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import Table
from heatcloak_shared.wire.position_report import PositionReport, decode_position_report
from heatcloak_shared.wire.release import Release
from heatcloak_shared.zone.any_zone import AnyZone, nodes_line, take_nodes, take_schedule
from heatcloak_shared.zone.domain import structure_hash

MOST_NODES = 1_000_000


@dataclass(frozen=True)
class PositionZone(AnyZone):
    """A position zone.

    Attributes:
        name: the zone's id.
        mechanism: the privacy map, and what reports of a place are drawn from.
        nodes: ids of the enrolled nodes.
        schedule: the rounds, several of which may be listed in a budget period.
    """

    kind: ClassVar[str] = "position"
    leaf: ClassVar[str] = PositionReport.leaf
    has_seeds: ClassVar[bool] = False

    name: str
    mechanism: LocationMechanismFile
    nodes: tuple[str, ...]
    schedule: Schedule

    @cached_property
    def levels(self) -> tuple[float, float]:
        """Return the least and the greatest level, per unit of length."""
        found = [level for level in self.mechanism.levels if not math.isnan(level)]
        return min(found), max(found)

    @cached_property
    def digits(self) -> int:
        """Return the number of hexadecimal digits of a report."""
        return len(f"{self.mechanism.table.n_outputs - 1:x}")

    @cached_property
    def fingerprint(self) -> float:
        """Return a number that identifies what reports are drawn from; where they are shown is left out."""
        fields = asdict(self.mechanism)
        del fields["points"]
        return structure_hash(repr(sorted(fields.items())))

    @property
    def diagonal(self) -> float:
        """Return the length of a cell's diagonal."""
        return self.mechanism.cell * math.sqrt(2.0)

    def promise_in_words(self, *, seeded: bool | None = None) -> str:
        """See `AnyZone`. Nodes have no seeds, so that the statement does not depend on ``seeded``."""
        releases = self.schedule.releases
        return (
            f"{self._hidden_in_words()} Places are rounded to cells, which adds up to "
            f"{up_text(self.diagonal)} times the level. Reports of {releases} listed rounds in a period of "
            f"{self._seconds:g} s add up: for a path, sum D of its rounds; for somebody who stands still, "
            f"{releases} epsilon per unit of length, at most {_shown(releases * self.levels[1])}. R periods "
            "cost R times as much, and an interval that straddles two costs twice. The budget counts listed "
            "rounds, never the epsilon of true places: a node that stopped at a sum would reveal its path. "
            "Not hidden: that a node takes part, when it is online, and in which of several parts it is, if "
            "walls separate them. Nobody can remove the noise: it is not added to the place, and nodes have "
            "no seeds. The promise is computational: as good as BLAKE2b with a secret key, which a node "
            "draws at every start and stores nowhere."
        )

    def promise_in_short(self, *, seeded: bool) -> str:
        """See `AnyZone`."""
        return f"{self._hidden_in_words()} Computational; nobody can remove the noise."

    def decode(self, payload: bytes) -> PositionReport:
        """See `AnyZone`."""
        return decode_position_report(payload)

    def wrong_noise(self, release: Release) -> str | None:
        """See `AnyZone`: the report must be an output that occurs, in its fixed width."""
        assert isinstance(release, PositionReport)  # noqa: S101  by the contract
        table = self.mechanism.table
        if len(release.position) != self.digits:
            return f"the position has {len(release.position)} digits, the zone requires {self.digits}"
        if release.output >= table.n_outputs:
            return f"the position is {release.output}, the zone requires at most {table.n_outputs - 1}"
        if table.weights[release.output] == 0:
            return f"the position is {release.output}, which the zone's mechanism never reports"
        return None

    def tables(self, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
        """See `AnyZone`; a position zone has no named places."""
        schedule = self.schedule
        return f"""\
{self.mechanism.tables()}
[devices]
{nodes_line(self.nodes)}

[schedule]
period = {schedule.period!r}          # seconds a round lasts: round = floor(t / period)
every = {schedule.every}               # each round of this number is listed
releases = {schedule.releases}            # listed rounds in one budget period; their costs add up
budget_rounds = {schedule.budget_rounds}       # rounds in one budget period
max_delay = {schedule.max_delay!r}        # seconds: a node that is later than this skips the round
"""

    @property
    def _seconds(self) -> float:
        return self.schedule.budget_rounds * self.schedule.period

    def _hidden_in_words(self) -> str:
        least, most = map(_shown, self.levels)
        levels = f"{least} to {most}" if least != most else most
        return (
            "A report changes the odds of being at one place instead of another by at most a factor of "
            f"exp(D): D is the integral of epsilon, {levels} per unit of length by a public map, along any "
            "path of grid moves from one to the other."
        )


def take_position_zone(table: Table, name: str) -> PositionZone:
    """Return the position zone that a zone file describes.

    Raises:
        ZoneError: a value is missing, misspelt or out of range.
    """
    zone = PositionZone(
        name=name,
        mechanism=take_mechanism(table),
        nodes=_nodes(table.table("devices")),
        schedule=take_schedule(table.table("schedule")),
    )
    table.finish()
    return zone


def _nodes(table: Table) -> tuple[str, ...]:
    nodes = take_nodes(table)
    if not 1 <= len(nodes) <= MOST_NODES:
        table.refuse("nodes", f"{len(nodes)} ids: name 1 to {MOST_NODES} nodes")
    table.finish()
    return nodes


def _shown(level: float) -> str:
    """Return a level in words, rounded up. Files hold levels as floats of 32 bits: six digits."""
    return up_text(float(f"{level:.6g}"), 4)
