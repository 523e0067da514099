"""Heatmap zones: devices report where they are, and each device protects its own report."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from heatcloak_shared.local_heatmap import LocalHeatmap
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import MOST_BUDGET_ROUNDS, Schedule
from heatcloak_shared.tables import Table, as_number
from heatcloak_shared.wire.heatmap_report import HeatmapReport, decode_heatmap_report
from heatcloak_shared.wire.release import Release
from heatcloak_shared.zone.any_zone import (
    AnyZone,
    computational_in_short,
    computational_in_words,
    nodes_line,
    take_max_delay,
    take_nodes,
    take_period,
)

SIZES = (8, 16, 32, 64)
"""Cells along one side of the area that devices report."""
DEFAULT_SIZE = 32
LEAST_EPSILON, MOST_EPSILON = 0.01, 20.0
FURTHEST_COORDINATE = 1e12
MOST_NODES = 1_000_000

Bounds = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """The area of a heatmap zone: a rectangle of cells. Places outside of it are ignored.

    Attributes:
        size: cells along each side.
        x: bounds of x, (low, high); x increases along the columns. ``high`` itself is outside.
        y: bounds of y, (low, high); y increases along the rows.
    """

    size: int
    x: Bounds = (0.0, 1.0)
    y: Bounds = (0.0, 1.0)

    def to_unit(self, x: float, y: float) -> tuple[float, float]:
        """Return a place as a share of the area; a place outside of it has a coordinate outside [0, 1)."""
        return (x - self.x[0]) / (self.x[1] - self.x[0]), (y - self.y[0]) / (self.y[1] - self.y[0])


@dataclass(frozen=True)
class HeatmapZone(AnyZone):
    """A heatmap zone.

    Attributes:
        name: the zone's id.
        area: the rectangle that the heatmap covers.
        nodes: ids of the enrolled devices, each of one person.
        schedule: the rounds; exactly one in each budget period is listed.
        epsilon: the promise for one budget period: bound on the log of the likelihood ratio of any report
            under any two inputs of one device, the empty one included.
    """

    kind: ClassVar[str] = "heatmap"
    leaf: ClassVar[str] = HeatmapReport.leaf

    name: str
    area: Area
    nodes: tuple[str, ...]
    schedule: Schedule
    epsilon: float

    @cached_property
    def mechanism(self) -> LocalHeatmap:
        """Return the local mechanism of the zone."""
        return LocalHeatmap(self.epsilon, self.area.size)

    @cached_property
    def digits(self) -> int:
        """Return the number of hexadecimal digits of a report."""
        return len(f"{self.mechanism.n_elements - 1:x}")

    def promise_in_words(self, *, seeded: bool | None = None) -> str:
        """See `AnyZone`."""
        return (
            f"{self._hidden_in_words()} This assumes no model. One device is one person: k devices cost k "
            "times epsilon, R periods R times epsilon, and an interval that straddles two periods costs "
            "twice. If the person is also in a heat zone, the epsilons of both add up, with the delta of the "
            "heat zone, for changes that the heat zone hides; for larger changes, the heat zone promises "
            "nothing. That a device takes part, and when it is online, is public. "
            f"{computational_in_words(seeded)}"
        )

    def promise_in_short(self, *, seeded: bool) -> str:
        """See `AnyZone`."""
        return f"{self._hidden_in_words()} {computational_in_short(seeded)}"

    def decode(self, payload: bytes) -> HeatmapReport:
        """See `AnyZone`."""
        return decode_heatmap_report(payload)

    def wrong_noise(self, release: Release) -> str | None:
        """See `AnyZone`: the report must be an element of the mechanism's group, in its fixed width."""
        assert isinstance(release, HeatmapReport)  # noqa: S101  by the contract
        if len(release.report) != self.digits:
            return f"the report has {len(release.report)} digits, the zone requires {self.digits}"
        if release.element >= self.mechanism.n_elements:
            return (
                f"the report is {release.element}, the zone requires at most {self.mechanism.n_elements - 1}"
            )
        return None

    def tables(self, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
        """See `AnyZone`; a heatmap zone has no named places."""
        area, schedule = self.area, self.schedule
        return f"""\
[area]
size = {area.size}                # cells along each side; a device reports one cell
x = {_array(area.x)}          # bounds of the area, [low, high]
y = {_array(area.y)}          # places outside of the area are ignored

[devices]
# one device is one person
{nodes_line(self.nodes)}

[schedule]
period = {schedule.period!r}          # seconds a round lasts: round = floor(t / period)
budget_rounds = {schedule.budget_rounds}         # rounds in one budget period; the first of them is released
max_delay = {schedule.max_delay!r}        # seconds: a device that is later than this skips the round

[promise]
# for one device in one budget period, whatever it reports
epsilon = {self.epsilon!r}
"""

    def _hidden_in_words(self) -> str:
        return (
            "Changing anything that one device reports, including whether there was any place at all, "
            "changes the odds of anything an observer can see of it in one period of "
            f"{self.schedule.budget_rounds * self.schedule.period:g} s by at most a factor of "
            f"{up_text(math.exp(self.epsilon))} (epsilon {up_text(self.epsilon)})."
        )


def take_heatmap_zone(table: Table, name: str) -> HeatmapZone:
    """Return the heatmap zone that a zone file describes.

    Raises:
        ZoneError: a value is missing, misspelt or out of range.
    """
    zone = HeatmapZone(
        name=name,
        area=_area(table.table("area")),
        nodes=_nodes(table.table("devices")),
        schedule=_schedule(table.table("schedule")),
        epsilon=_epsilon(table.table("promise")),
    )
    table.finish()
    return zone


def _area(table: Table) -> Area:
    size = table.integer("size", SIZES[0], SIZES[-1], default=DEFAULT_SIZE)
    if size not in SIZES:
        table.refuse("size", f"{size} is not a power of two: give one of {', '.join(map(str, SIZES))}")
    area = Area(size, _bounds(table, "x"), _bounds(table, "y"))
    table.finish()
    return area


def _bounds(table: Table, key: str) -> Bounds:
    if not table.has(key):
        return 0.0, 1.0
    remedy = "give an array of the least and the greatest coordinate, such as [0.0, 1.0]"
    found = [as_number(item) for item in table.items(key, remedy)]
    numbers = [each for each in found if each is not None and abs(each) < FURTHEST_COORDINATE]
    if len(found) != 2 or len(numbers) != 2 or not numbers[0] < numbers[1]:
        table.refuse(key, f"not the bounds of an area: {remedy}")
    low, high = numbers
    if high - low < 1e-9 * max(abs(low), abs(high)):
        table.refuse(key, "the bounds are too close to each other to tell coordinates apart")
    return low, high


def _nodes(table: Table) -> tuple[str, ...]:
    nodes = take_nodes(table)
    if not 1 <= len(nodes) <= MOST_NODES:
        table.refuse("nodes", f"{len(nodes)} ids: name 1 to {MOST_NODES} devices")
    table.finish()
    return nodes


def _schedule(table: Table) -> Schedule:
    """Take a schedule with one release in each budget period: the promise is for a single report."""
    period = take_period(table)
    table.integer("releases", 1, 1, default=1)
    budget_rounds = table.integer("budget_rounds", 1, MOST_BUDGET_ROUNDS, default=1)
    max_delay = take_max_delay(table, period, period / 4)
    table.finish()
    return Schedule(period, 1, 1, budget_rounds, max_delay)


def _epsilon(table: Table) -> float:
    epsilon = table.number("epsilon", above=0.0, below=700.0)
    if not LEAST_EPSILON <= epsilon <= MOST_EPSILON:
        table.refuse("epsilon", f"{epsilon:g} is out of range: give {LEAST_EPSILON:g} to {MOST_EPSILON:g}")
    table.finish()
    return epsilon


def _array(bounds: Bounds) -> str:
    return f"[{bounds[0]!r}, {bounds[1]!r}]"
