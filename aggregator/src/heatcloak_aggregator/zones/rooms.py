"""Rooms of a heat zone: the room map, which is their file, and what the noise keeps in each room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from heatcloak_aggregator.zones.calibration import CALIBRATED_SHARE, LATTICE_SHARE
from heatcloak_aggregator.zones.model_check import change_in_room
from heatcloak_shared import budget
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.noise import LARGEST_TABLE, NoiseKind, truncation_bound
from heatcloak_shared.rounding import round_up
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, load_table
from heatcloak_shared.zone import MoveByRoom, Room, Zone, ZoneDomain, budget_of, move_by_room
from heatcloak_shared.zone.heat import LEAST_ALPHA
from heatcloak_shared.zone.rooms import ELSEWHERE, moves_problem, name_problem, room_problem, take_extent

MOST_EPSILON = 700.0  # a zone file's bound
_NAMED = "list the room's vertices, as the edge list names them"

Unit = Literal["alpha", "epsilon"]


@dataclass(frozen=True, slots=True)
class Scale:
    """What the α and ε of a room map are relative to.

    Attributes:
        domain: the zone's domain.
        alpha: the radius of moves that every ε of a room map is about, and the default α.
        epsilon: the zone's ε, and the default ε.
        delta: the zone's δ.
        releases: released rounds in one budget period.
        noise_kind: the distribution of the noise.
    """

    domain: ZoneDomain
    alpha: float
    epsilon: float
    delta: float
    releases: int
    noise_kind: NoiseKind = "rounded-gaussian"

    def radius_for(self, epsilon: float) -> float | None:
        """Return the radius of a room in which a move by ``alpha`` must cost at most ``epsilon``, rounded up.

        If moves by the radius α' cost the zone's μ, a move by α in the room costs μ·α/α'. With r = μ(ε)/μ of
        the zone, both at the zone's δ, this is at most μ(ε) for α' = α/r. Quantisation has a share q of μ
        whatever the distance: then a move by α costs μ·((1 − q)·α/α' + q), and α' = α·(1 − q)/(r − q). The
        greater of the two holds for every share up to q, here `LATTICE_SHARE`. `RoomMap.check` refuses
        zones with a greater share in which it does not suffice.

        Returns:
            The radius; None if ``epsilon`` is so small that quantisation alone would cost more, or so large
            that inexact samples alone would exceed δ.

        Raises:
            ParameterError: no μ is small enough.
        """
        if epsilon == self.epsilon:
            return self.alpha
        distance = self.releases * self.domain.n_sensors * truncation_bound(LARGEST_TABLE)
        truncation = budget.truncation_delta(epsilon, distance)
        if epsilon > self.epsilon and truncation > (1.0 - CALIBRATED_SHARE) * self.delta / 2.0:
            return None
        # At the zone's δ, and at the part of it that noise is calibrated for.
        share = min(
            budget.mu_for(self.noise_kind, epsilon, delta)
            / budget.mu_for(self.noise_kind, self.epsilon, delta)
            for delta in (self.delta, self.delta * CALIBRATED_SHARE)
        )
        if share >= 1.0:
            return round_up(self.alpha * round_up(1.0 / share))
        if share <= 2.0 * LATTICE_SHARE:
            return None
        return round_up(self.alpha * round_up((1.0 - LATTICE_SHARE) / (share - LATTICE_SHARE)))


@dataclass(frozen=True, slots=True)
class RoomMap:
    """A room map for one zone.

    Attributes:
        move: the promise.
        epsilons: if the file has ε, that of each name of `MoveByRoom.radii`; empty otherwise.
        alpha: the radius of the moves that these ε are about.
    """

    move: MoveByRoom
    epsilons: Mapping[str, float]
    alpha: float

    def check(self, zone: Zone) -> None:
        """Refuse a zone in which a move by ``alpha`` costs more than the ε of its room.

        This happens if the rounding of readings costs more than `LATTICE_SHARE`: that of sensors with a
        coarse resolution, or that of a lattice which is coarse because a finer one would need scales that the
        samplers cannot draw.

        Raises:
            ParameterError: it does.
        """
        for name, alpha in self.move.radii(zone.domain) if self.epsilons else ():
            change = round_up(zone.noise.weighted_sensitivity * round_up(self.alpha / alpha))
            cost = replace(budget_of(zone), weighted_sensitivity=change)
            if cost.delta(self.epsilons[name]) > zone.promise.delta:
                what = "resolution of this zone's sensors" if zone.resolution else "lattice of this zone"
                raise ParameterError(
                    f"{sanitize(name)}: the {what} is too coarse for "
                    f"epsilon = {self.epsilons[name]:g}: give its alpha instead"
                )


def load_room_map(
    path: Path,
    scale: Scale,
    names: Mapping[str, int] | None = None,
    *,
    alpha_given: bool = False,
) -> RoomMap:
    """Return a room map from its file: a TOML file of rooms, each with α or ε.

    Args:
        path: the file; the reference of the zone file describes it.
        scale: what its α and ε are relative to.
        names: the number of each vertex by its name in the edge list; None for a corridor, or if vertices are
            named by their numbers.
        alpha_given: whether somebody chose ``scale.alpha``, so that the file must have no ``alpha`` for the
            places outside of rooms.

    Raises:
        ConfigError: the file can't be read, is not TOML or too large, or a room or its α or ε is wrong.
        ParameterError: no noise is large enough for an ε.
    """
    table = load_table(path, ConfigError)
    for key in ("mechanism", "map", "size"):
        if table.has(key):
            table.refuse(
                key,
                "this file is for position zones, which report a place: give a room map, with [[room]] "
                "tables, or make a position zone with --position",
            )
    rooms = table.tables("room")
    unit = _unit(table, rooms)
    elsewhere = scale.epsilon if unit == "epsilon" else scale.alpha
    if table.has(unit):
        if unit == "alpha" and alpha_given:
            table.refuse("alpha", "--alpha gives the alpha outside of rooms, too: leave out one of them")
        elsewhere = _take_value(table, unit)
    found, read = [], []
    for each in rooms:
        name = each.text("name", "give the room's name")
        problem = name_problem(name)
        if problem is not None:
            each.refuse("name", problem)
        start, stop, vertices = _extent(each, scale.domain, names)
        read.append(_take_value(each, unit))
        found.append(Room(name, _radius(each, unit, read[-1], scale), start, stop, vertices))
        each.finish()
    outside = _radius(table, unit, elsewhere, scale)
    table.finish()
    wrong = room_problem(scale.domain, found)
    if wrong is not None:
        index, key, text = wrong
        table.refuse(f"room[{index}].{key}" if found else "room", text)
    move = move_by_room(scale.domain, outside, found)
    misfit = moves_problem(scale.domain, move)
    if misfit is not None:
        raise ConfigError(f"{table.source}: {misfit}")
    values = {ELSEWHERE: elsewhere} | {room.name: each for room, each in zip(found, read, strict=True)}
    return RoomMap(move, values if unit == "epsilon" else {}, scale.alpha)


def _unit(table: Table, rooms: list[Table]) -> Unit:
    """Return whether a file has α or ε; it can't have both."""
    units: list[Unit] = ["alpha", "epsilon"]
    used = [unit for unit in units if any(each.has(unit) for each in (table, *rooms))]
    if len(used) == 2:
        table.refuse("epsilon", "the file has both alpha and epsilon: give one of them everywhere")
    return used[0] if used else "alpha"


def _take_value(table: Table, unit: Unit) -> float:
    if unit == "alpha":
        return table.number("alpha", above=LEAST_ALPHA)
    return table.number("epsilon", above=0.0, below=MOST_EPSILON)


def _radius(table: Table, unit: Unit, value: float, scale: Scale) -> float:
    if unit == "alpha":
        return value
    radius = scale.radius_for(value)
    if radius is None:
        table.refuse(
            "epsilon",
            f"{value!r} is too far from --epsilon {scale.epsilon:g} at delta = {scale.delta:g}: give an "
            "epsilon closer to it",
        )
    return radius


def _extent(
    table: Table, domain: ZoneDomain, names: Mapping[str, int] | None
) -> tuple[float | None, float | None, tuple[int, ...]]:
    """Take where a room is; vertices by their names in the edge list."""
    if domain.movement == "path" or names is None:
        return take_extent(table, domain)
    vertices = []
    for item in table.items("vertices", _NAMED):
        number = names.get(str(item)) if type(item) in (int, str) else None
        if number is None:
            table.refuse("vertices", f"{sanitize(item)}: the graph has no such vertex: {_NAMED}")
        vertices.append(number)
    return None, None, tuple(sorted(vertices))


@dataclass(frozen=True, slots=True)
class RoomPromise:
    """What the noise of a zone keeps in one room.

    Attributes:
        name: the room's name.
        alpha: the radius of a hidden move in it.
        change: the greatest change of a round's readings by such a move, each divided by its sensor's scale,
            before quantisation; rounded up.
        mu: μ of such a move over a budget period, with the rounding of readings; rounded up.
        delta: δ that the noise keeps there at the zone's ε.
        epsilon_of_least: ε, at the zone's δ, of a move in this room by the least radius of all rooms.
        attacker_best: `attackers_best` for a source in this room; None where the domain has no length.
    """

    name: str
    alpha: float
    change: float
    mu: float
    delta: float
    epsilon_of_least: float
    attacker_best: float | None


def promises_by_room(zone: Zone) -> list[RoomPromise]:
    """Return what the noise keeps in each room, by the model; no entries if the zone has no rooms.

    Every place is counted, with proven bounds: see `change_in_room`.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    hides = zone.promise.hides
    if not isinstance(hides, MoveByRoom):
        return []
    found = []
    for name, alpha in hides.radii(zone.domain):
        change = change_in_room(zone, hides, name)
        cost = replace(budget_of(zone), weighted_sensitivity=change)
        # Along the way of a shorter move the readings change in proportion, by the same greatest slope.
        least = replace(cost, weighted_sensitivity=round_up(change * (hides.alpha / alpha)))
        found.append(
            RoomPromise(
                name=name,
                alpha=alpha,
                change=change,
                mu=cost.mu,
                delta=cost.delta(zone.promise.epsilon),
                epsilon_of_least=least.epsilon(zone.promise.delta),
                attacker_best=budget.attackers_best(alpha, change) if zone.domain.has_length else None,
            )
        )
    return found
