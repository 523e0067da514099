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
    def snapping(self) -> float:
        """Return how many times the level snapping adds to D at most, for each of the two places."""
        # On a map of one row or column, half a side is enough.
        one = min(self.mechanism.rows, self.mechanism.columns) == 1
        return self.mechanism.cell / 2.0 * (1.0 if one else math.sqrt(2.0))

    def promise_in_words(self, *, seeded: bool | None = None) -> str:
        """See `AnyZone`. Nodes have no seeds, so that the statement does not depend on ``seeded``."""
        releases = self.schedule.releases
        return (
            f"{report_in_words(*self.levels)} The place of a round is the cell of its fix; the nearest cell "
            "for a fix off the map or in a wall; the last cell if there is no fix; the first cell before the "
            "first fix. The promise is about these cells: it does not hide where there is no fix, and two "
            "fixes in a wall may count on its two sides. Snapping adds at most "
            f"{up_text(self.snapping)} times the level to D, for each of the two places in each round. "
            f"The D of the listed rounds are summed, {releases} in a period of {self._seconds:g} s: somebody "
            f"who stands still is protected with {releases} times epsilon, at most "
            f"{_shown(releases * self.levels[1])}. R periods cost R times as much. Not hidden: that a node "
            "takes part, and when it is online. Nobody can remove the noise: it is not added to the place. "
            "Computational: as good as BLAKE2b with a secret key drawn at every start."
        )

    def promise_in_short(self, *, seeded: bool) -> str:
        """See `AnyZone`."""
        return f"{report_in_words(*self.levels)} Computational; nobody can remove the noise."

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


def report_in_words(least: float, most: float, unit: str = "unit of length") -> str:
    """Return what a privacy map promises for one report.

    Args:
        least: its least level, per unit of length.
        most: its greatest level.
        unit: the unit of length.
    """
    levels = " to ".join(dict.fromkeys(map(_shown, (least, most))))
    return (
        "A report changes the odds of being at one place instead of another by at most a factor of exp(D), D "
        f"the least integral of epsilon, {levels} per {unit} by a public map, along a grid path between "
        "them."
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
