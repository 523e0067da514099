"""Read, check and write zone files."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.noise import LARGEST_SCALE, NOISE_KINDS, NoiseKind
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MAX_DELAY, MOST_BUDGET_ROUNDS, Schedule
from heatcloak_shared.tables import Table, load_table, parse_table
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone.domain import Interval, ZoneDomain, take_interval
from heatcloak_shared.zone.model import Move, Noise, Promise, Range, Zone
from heatcloak_shared.zone.promise import broken_promise, empty_promise


class BrokenPromiseError(ZoneError):
    """A well-formed zone file whose noise does not keep its promise.

    Attributes:
        zone: the zone, to be used by an audit only.
    """

    def __init__(self, text: str, zone: Zone) -> None:
        super().__init__(text)
        self.zone = zone


FORMAT = 2
FURTHEST_READING = 1e12
LEAST_ALPHA = 1e-100
LEAST_SENSITIVITY, MOST_SENSITIVITY = 1e-90, 1e90
LEAST_STEP, MOST_STEP = 2.0**-350, 2.0**300
"""These limits, all exclusive, are far from where bounds that follow from them overflow or underflow."""


def load_zone(path: Path) -> Zone:
    """Return the zone in the file at ``path``.

    Raises:
        ZoneError: the file cannot be read, a value is missing, misspelt or out of range, or the noise does
            not keep the promise. The text names file, key and remedy.
    """
    return _zone(load_table(path, ZoneError))


def parse_zone(content: bytes, source: str = "zone file") -> Zone:
    """Return the zone in ``content``; ``source`` names it in errors.

    Raises:
        ZoneError: as `load_zone`.
    """
    return _zone(parse_table(content, source, ZoneError))


def render_zone(zone: Zone, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
    """Return a commented zone file, from which `parse_zone` reads the same revision.

    Args:
        zone: the zone.
        names: names of a graph's vertices, in their order; they become a comment.
        communities: names of its communities, likewise.
    """
    nodes = "\n".join(
        "    " + " ".join(f'"{node}",' for node in zone.nodes[start : start + 10])
        for start in range(0, len(zone.nodes), 10)
    )
    schedule, promise, noise = zone.schedule, zone.promise, zone.noise
    return f"""\
# The public description of a zone: its nodes and its aggregator share this file.
# A change of any value is another revision; readings of different revisions never mix.
format = {FORMAT}
name = "{zone.name}"

[domain]
{zone.domain.table_lines(names, communities)}

[sensors]
# the j-th node has sensor j
nodes = [
{nodes}
]

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

[noise]
# calibrated for the promise: change the promise and these must be calibrated again
kind = "{noise.kind}"
# greatest change of one round's readings that is hidden, {_weights(noise)}
sensitivity = {noise.sensitivity!r}
step = {noise.step!r}
{_scales(noise)}
"""


def take_domain(table: Table) -> ZoneDomain:
    """Return the domain that a zone file's table ``[domain]`` describes.

    Raises:
        HeatcloakError: the table's own error; a value is missing, misspelt or out of range.
    """
    kind = table.text("kind", 'give "interval", "graph", or the kind of a plugin')
    if kind == Interval.kind:
        return take_interval(table)
    # Imported here, because the nodes of a corridor need not spend the memory.
    if kind == "graph":
        from heatcloak_shared.zone.graph import take_graph

        return take_graph(table)
    from heatcloak_shared.zone.custom import take_custom

    return take_custom(table, kind)


def _hidden_change(hides: Move | Range) -> str:
    if isinstance(hides, Move):
        return f"""\
sensitivity = "model"    # trusts how heat spreads in this domain; "range" trusts nothing
alpha = {hides.alpha!r}             # a person who moves by up to this distance is hidden"""
    return f"""\
sensitivity = "range"    # trusts nothing: any change of all readings within this range is hidden
low = {hides.low!r}                # nodes clamp what is below
high = {hides.high!r}               # and what is above"""


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


def _zone(table: Table) -> Zone:
    if table.integer("format", 1, FORMAT) != FORMAT:
        table.refuse(
            "format", "an earlier version wrote this file: make the zone again with `heatcloak zone new`"
        )
    name = table.text("name", "give the zone's id")
    if not is_identifier(name):
        table.refuse(
            "name", f"{sanitize(name)} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )
    domain = take_domain(table.table("domain"))
    zone = Zone(
        name=name,
        domain=domain,
        nodes=_nodes(table.table("sensors"), domain.n_sensors),
        schedule=_schedule(table.table("schedule")),
        promise=_promise(table.table("promise"), domain),
        noise=_noise(table.table("noise"), domain.n_sensors),
    )
    table.finish()
    broken = broken_promise(zone)
    if broken is not None:
        raise BrokenPromiseError(f"{table.source}: {broken}", zone)
    return zone


def _nodes(table: Table, n_sensors: int) -> tuple[str, ...]:
    nodes: list[str] = []
    for item in table.items("nodes", "list the ids of the zone's nodes"):
        if not isinstance(item, str) or not is_identifier(item):
            table.refuse("nodes", f"{sanitize(item)} is not an id: use 1 to 32 of a-z, 0-9 and '-'")
        nodes.append(item)
    if len(set(nodes)) != len(nodes):
        twice = Counter(nodes).most_common(1)[0][0]
        table.refuse("nodes", f"{sanitize(twice)} is listed twice: give every node its own id")
    if len(nodes) != n_sensors:
        table.refuse("nodes", f"{len(nodes)} ids for {n_sensors} sensors: name one node for each sensor")
    table.finish()
    return tuple(nodes)


def _schedule(table: Table) -> Schedule:
    period = table.number("period", above=0, below=1e9)
    if period < 1e-3:
        table.refuse("period", f"{period:g} s is too short: give at least 0.001")
    every = table.integer("every", 1, 10**9, default=1)
    releases = table.integer("releases", 1, 10**9)
    budget_rounds = table.integer("budget_rounds", 1, MOST_BUDGET_ROUNDS, default=every * releases)
    least = (releases - 1) * every + 1
    if budget_rounds < least:
        table.refuse("budget_rounds", f"{budget_rounds} is too few for the releases: give at least {least}")
    max_delay = table.number("max_delay", above=0, default=min(MAX_DELAY, period / 2))
    if max_delay > period / 2:
        table.refuse("max_delay", f"{max_delay:g} s is too long: give at most half a period, {period / 2:g}")
    table.finish()
    return Schedule(period, every, releases, budget_rounds, max_delay)


def _promise(table: Table, domain: ZoneDomain) -> Promise:
    mode = table.choice("sensitivity", ("model", "range"), default="model")
    promise = Promise(
        hides=Move(table.number("alpha", above=LEAST_ALPHA)) if mode == "model" else _range(table),
        epsilon=table.number("epsilon", above=0, below=700),
        delta=table.number("delta", above=0, below=1),
    )
    empty = empty_promise(domain, promise.hides)
    if empty is not None:
        table.refuse("alpha", empty)
    table.finish()
    return promise


def _range(table: Table) -> Range:
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
