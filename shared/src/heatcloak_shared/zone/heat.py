"""Heat zones: sensors that measure heat, and noise that hides the places of its sources."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, cast

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.noise import LARGEST_SCALE, NOISE_KINDS, NoiseKind
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import Table
from heatcloak_shared.wire.reading import Reading, decode_reading
from heatcloak_shared.wire.release import Release
from heatcloak_shared.zone.any_zone import AnyZone, nodes_line, take_nodes, take_schedule
from heatcloak_shared.zone.domain import Interval, ZoneDomain, take_interval
from heatcloak_shared.zone.model import Move, Noise, Promise, Range
from heatcloak_shared.zone.promise import broken_promise, empty_promise, promise_in_short, promise_in_words
from heatcloak_shared.zone.rooms import MoveByRoom, room_lines, take_rooms

FURTHEST_READING = 1e12
COARSEST_RESOLUTION = 1e12
LEAST_ALPHA = 1e-100
LEAST_SENSITIVITY, MOST_SENSITIVITY = 1e-90, 1e90
LEAST_STEP, MOST_STEP = 2.0**-350, 2.0**300
"""These limits, all exclusive but that of the resolution, are far from where bounds that follow from them
overflow or underflow."""
RANGE_HAS_NO_RESOLUTION = (
    "a range hides any change of the readings, whatever the resolution: leave out the resolution, or "
    'sensitivity = "range"'
)


class BrokenPromiseError(ZoneError):
    """A well-formed zone file whose noise does not keep its promise.

    Attributes:
        zone: the zone, to be used by an audit only.
    """

    def __init__(self, text: str, zone: Zone) -> None:
        super().__init__(text)
        self.zone = zone


@dataclass(frozen=True)
class Zone(AnyZone):
    """A heat zone.

    Attributes:
        name: the zone's id.
        domain: where heat spreads.
        nodes: ids of the enrolled nodes; the j-th (from 1) has sensor j.
        schedule: the rounds, and which of them are listed.
        promise: the promise for one budget period.
        noise: the noise that keeps the promise.
        resolution: the greatest step between two values that a sensor reports, in the unit of readings. Two
            worlds whose readings differ by less can still differ by a step at every sensor, and averaging on
            the node does not remove that, so the noise hides it too. 0.0 for ideal sensors, which exist in
            simulations only, and for a hidden range, which covers any change of the readings.
    """

    kind: ClassVar[str] = "heat"
    leaf: ClassVar[str] = Reading.leaf

    name: str
    domain: ZoneDomain
    nodes: tuple[str, ...]
    schedule: Schedule
    promise: Promise
    noise: Noise
    resolution: float = 0.0

    def fields(self) -> dict[str, Any]:
        """See `AnyZone`; without the kind, a resolution of 0 and no gains, which are the defaults."""
        fields = asdict(self)
        # Zones of earlier versions keep their revision.
        if not self.resolution:
            del fields["resolution"]
        if not fields["domain"].get("gains", True):
            del fields["domain"]["gains"]
        return fields

    @property
    def resolution_ticks(self) -> float:
        """Return the resolution in lattice steps."""
        return self.resolution / self.noise.step

    @property
    def reading_limits(self) -> tuple[float, float]:
        """Return the limits that nodes clamp readings to; infinite for a hidden move."""
        hides = self.promise.hides
        return (hides.low, hides.high) if isinstance(hides, Range) else (-math.inf, math.inf)

    def sigma_ticks_of(self, node: str) -> int:
        """Return the scale of a node's noise, in steps."""
        return self.noise.sigma_ticks[self.places[node] - 1]

    def gain_of(self, node: str) -> float | None:
        """Return the gain that the noise of a node was calibrated for; None if the zone states no gains."""
        gains = self.domain.gains
        return gains[self.places[node] - 1] if gains else None

    def promise_in_words(self, *, seeded: bool | None = None) -> str:
        """See `AnyZone`."""
        return promise_in_words(self, seeded=seeded)

    def promise_in_short(self, *, seeded: bool) -> str:
        """See `AnyZone`."""
        return promise_in_short(self, seeded=seeded)

    def decode(self, payload: bytes) -> Reading:
        """See `AnyZone`."""
        return decode_reading(payload)

    def wrong_noise(self, release: Release) -> str | None:
        """See `AnyZone`: step and scale must be those of the zone for this node."""
        assert isinstance(release, Reading)  # noqa: S101  by the contract
        step, sigma_ticks = self.noise.step, self.sigma_ticks_of(release.node)
        if (release.step, release.sigma_ticks) == (step, sigma_ticks):
            return None
        return (
            f"the noise has {release.sigma_ticks} steps of {release.step!r}, the zone requires "
            f"{sigma_ticks} of {step!r}"
        )

    def tables(self, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
        """See `AnyZone`."""
        schedule, promise, noise = self.schedule, self.promise, self.noise
        return f"""\
[domain]
{self.domain.table_lines(names, communities)}

[sensors]
# the j-th node has sensor j
{nodes_line(self.nodes)}{_resolution_lines(self.resolution)}

[schedule]
period = {schedule.period!r}             # seconds a round lasts: round = floor(t / period)
every = {schedule.every}                # every how many rounds one is released
releases = {schedule.releases}            # released rounds in one budget period
budget_rounds = {schedule.budget_rounds}       # rounds in one budget period
max_delay = {schedule.max_delay!r}         # seconds: a node that is later than this for a round skips it

[promise]
{_hidden_change(promise.hides)}
epsilon = {promise.epsilon!r}
delta = {promise.delta!r}
{_rooms(promise.hides)}
[noise]
# calibrated for the promise: change the promise and these must be calibrated again
kind = "{noise.kind}"
# greatest change of one round's readings that is hidden, {_weights(noise)}
sensitivity = {noise.sensitivity!r}
step = {noise.step!r}
{_scales(noise)}
"""


def take_heat_zone(table: Table, name: str) -> Zone:
    """Return the heat zone that a zone file describes.

    Raises:
        ZoneError: a value is missing, misspelt or out of range, or the noise does not keep the promise.
    """
    domain = take_domain(table.table("domain"))
    sensors = table.table("sensors")
    has_resolution = sensors.has("resolution")
    zone = Zone(
        name=name,
        domain=domain,
        nodes=_nodes(sensors, domain.n_sensors),
        resolution=_resolution(sensors),
        schedule=take_schedule(table.table("schedule")),
        promise=_promise(table.table("promise"), domain),
        noise=_noise(table.table("noise"), domain.n_sensors),
    )
    if has_resolution and isinstance(zone.promise.hides, Range):
        sensors.refuse("resolution", RANGE_HAS_NO_RESOLUTION)
    table.finish()
    broken = broken_promise(zone)
    if broken is not None:
        raise BrokenPromiseError(f"{table.source}: {broken}", zone)
    return zone


def take_domain(table: Table) -> ZoneDomain:
    """Return the domain that a zone file's table ``[domain]`` describes.

    Raises:
        HeatcloakError: the table's own error; a value is missing, misspelt or out of range.
    """
    kind = table.text("kind", 'give "interval", "graph", "floor", or the kind of a plugin')
    if kind == Interval.kind:
        return take_interval(table)
    # Imported here, to save memory in the nodes of a corridor.
    if kind == "graph":
        from heatcloak_shared.zone.graph import take_graph

        return take_graph(table)
    if kind == "floor":
        from heatcloak_shared.zone.floor import take_floor

        return take_floor(table)
    from heatcloak_shared.zone.custom import take_custom

    return take_custom(table, kind)


def _nodes(table: Table, n_sensors: int) -> tuple[str, ...]:
    nodes = take_nodes(table)
    if len(nodes) != n_sensors:
        table.refuse("nodes", f"{len(nodes)} ids for {n_sensors} sensors: name one node for each sensor")
    return nodes


def _resolution(table: Table) -> float:
    resolution = 0.0
    if table.has("resolution"):
        # Adding 0.0 turns -0.0 into 0.0.
        resolution += table.number_within("resolution", 0.0, COARSEST_RESOLUTION)
    table.finish()
    return resolution


def _promise(table: Table, domain: ZoneDomain) -> Promise:
    mode = table.choice("sensitivity", ("model", "range"), default="model")
    promise = Promise(
        hides=_move(table, domain) if mode == "model" else _range(table),
        epsilon=table.number("epsilon", above=0, below=700),
        delta=table.number("delta", above=0, below=1),
    )
    empty = empty_promise(domain, promise.hides)
    if empty is not None:
        table.refuse("alpha", empty)
    table.finish()
    return promise


def _move(table: Table, domain: ZoneDomain) -> Move:
    alpha = table.number("alpha", above=LEAST_ALPHA)
    return take_rooms(table, domain, alpha, LEAST_ALPHA) if table.has("room") else Move(alpha)


def _range(table: Table) -> Range:
    if table.has("room"):
        table.refuse(
            "room", 'a range hides any change, wherever it is: leave out the rooms, or sensitivity = "range"'
        )
    low = table.number("low", above=-FURTHEST_READING, below=FURTHEST_READING)
    high = table.number("high", above=-FURTHEST_READING, below=FURTHEST_READING)
    if not low < high:
        table.refuse("high", f"{high:g} is not above low = {low:g}: give the range of the readings")
    return Range(low, high)


def _noise(table: Table, n_sensors: int) -> Noise:
    noise = Noise(
        kind=cast("NoiseKind", table.choice("kind", NOISE_KINDS)),
        sensitivity=table.number("sensitivity", above=LEAST_SENSITIVITY, below=MOST_SENSITIVITY),
        step=table.number("step", above=LEAST_STEP, below=MOST_STEP),
        sigma_ticks=_sigma_ticks(table, n_sensors),
    )
    if math.frexp(noise.step)[0] != 0.5:
        table.refuse("step", f"{noise.step!r} is not a power of two: give one, such as {2.0**-11!r}")
    table.finish()
    return noise


def _sigma_ticks(table: Table, n_sensors: int) -> tuple[int, ...]:
    """Take one scale for all sensors, or an array of one for each."""
    remedy = f"give an integer from 1 to {LARGEST_SCALE}, or an array of {n_sensors}, one for each sensor"
    scales = table.item_or_items("sigma_ticks", n_sensors, remedy)
    for scale in scales:
        if type(scale) is not int or not 1 <= scale <= LARGEST_SCALE:
            table.refuse("sigma_ticks", f"{sanitize(scale)} is out of range: {remedy}")
    if len(scales) != n_sensors:
        table.refuse("sigma_ticks", f"{len(scales)} in an array, for {n_sensors} sensors: {remedy}")
    return tuple(cast("list[int]", scales))


def _hidden_change(hides: Move | Range) -> str:
    if isinstance(hides, Move):
        alpha, where = hides.alpha, ""
        if isinstance(hides, MoveByRoom):
            alpha, where = hides.elsewhere, ", outside of rooms"
        return f"""\
sensitivity = "model"    # trusts how heat spreads in this domain; "range" trusts nothing
alpha = {alpha!r}             # a person who moves by up to this distance is hidden{where}"""
    return f"""\
sensitivity = "range"    # trusts nothing: any change of all readings within this range is hidden
low = {hides.low!r}                # nodes clamp what is below
high = {hides.high!r}               # and what is above"""


def _rooms(hides: Move | Range) -> str:
    """Return the tables of the promise's rooms, each after an empty line."""
    return f"{room_lines(hides)}\n" if isinstance(hides, MoveByRoom) else ""


def _resolution_lines(resolution: float) -> str:
    if not resolution:
        return ""
    return (
        "\n# greatest step between two values that a sensor reports, after the node's gain; hidden as well"
        f"\nresolution = {resolution!r}"
    )


def _weights(noise: Noise) -> str:
    return "l2" if noise.is_uniform else "l2, each divided by its sigma_ticks / min(sigma_ticks)"


def _scales(noise: Noise) -> str:
    """Return the lines of ``sigma_ticks``: one number if the noise is uniform."""
    ticks = noise.sigma_ticks
    if noise.is_uniform:
        return f"sigma_ticks = {ticks[0]}        # scale of every sensor's noise, in steps"
    rows = "\n".join(
        "    " + ", ".join(map(str, ticks[start : start + 10])) + "," for start in range(0, len(ticks), 10)
    )
    return f"# scale of each sensor's noise, in steps\nsigma_ticks = [\n{rows}\n]"
