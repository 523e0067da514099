"""Rooms: places of a heat zone that are protected more, or less, than the rest.

Each place s has a radius α(s): that of its room, or that outside of all rooms. Two source vectors are
neighbours if one becomes the other by moves with

    Σ intensity·∫ ds/α(s) ≤ 1,

the integral along the path of each move. So a person may move by up to α in a room, and for a move across
a border, the shares of these radii that it uses up are added. With one radius everywhere this is the promise
of `Move`.

On a graph a hop between vertices of radii a and b counts 1/max(a, b): the larger radius, which hides more.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table
from heatcloak_shared.zone.domain import ZoneDomain, structure_hash
from heatcloak_shared.zone.model import Move, Noise

MOST_ROOMS = 64
LONGEST_NAME = 32
LEAST_WIDTH = 1e-6
"""In corridor lengths: narrower rooms are refused."""
ELSEWHERE = "elsewhere"
"""The name of all places outside of rooms."""
_NAME_REMEDY = (
    f"give 1 to {LONGEST_NAME} printable characters, without quotes, backslashes and spaces at the ends; "
    f"not {ELSEWHERE!r}"
)
_CHECKED = 50_000
"""Most terms of a sum over sensors that a node computes to check a zone file: a second on a slow board."""
_PLACES_PER_WIDTH = 16.0
_SLACK = 2.0**-36
"""Relative rounding of a computed change of readings, with room to spare."""
_HEAT_ERROR = 1e-11
"""The same for heat on a graph, of an absolute size."""


@dataclass(frozen=True, slots=True)
class Room:
    """A named part of a zone with a radius of its own.

    Attributes:
        name: its public name.
        alpha: the radius of the promise in it, as in `Move`.
        start: in a corridor, the place where it begins; None on a graph.
        stop: in a corridor, the place where it ends, above ``start``; None on a graph.
        vertices: on a graph, its vertices in ascending order; empty in a corridor.
    """

    name: str
    alpha: float
    start: float | None = None
    stop: float | None = None
    vertices: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a corridor with one radius.

    Attributes:
        start, stop: its ends.
        alpha: the radius.
        room: the name of its room; `ELSEWHERE` outside of rooms.
    """

    start: float
    stop: float
    alpha: float
    room: str


@dataclass(frozen=True, slots=True)
class MoveByRoom(Move):
    """A promise that hides moves whose length depends on the room; make it with `move_by_room`.

    Attributes:
        alpha: the least of all radii: a move by up to this distance is hidden everywhere.
        elsewhere: the radius outside of rooms; ``alpha`` if there is no place outside of them.
        rooms: the rooms, at least one; they do not overlap.
    """

    elsewhere: float
    rooms: tuple[Room, ...]

    def pieces(self) -> list[Piece]:
        """Return the stretches of a corridor from 0 to 1, in their order."""
        found, end = [], 0.0
        for room in sorted(self.rooms, key=lambda room: room.start or 0.0):
            start, stop = room.start or 0.0, room.stop or 0.0
            if start > end:
                found.append(Piece(end, start, self.elsewhere, ELSEWHERE))
            found.append(Piece(start, stop, room.alpha, room.name))
            end = stop
        if end < 1.0:
            found.append(Piece(end, 1.0, self.elsewhere, ELSEWHERE))
        return found

    def at_vertices(self, count: int) -> list[tuple[float, str]]:
        """Return the radius and the room's name at each of ``count`` vertices of a graph."""
        found = [(self.elsewhere, ELSEWHERE)] * count
        for room in self.rooms:
            for vertex in room.vertices:
                found[vertex] = (room.alpha, room.name)
        return found

    def leaves_places(self, domain: ZoneDomain) -> bool:
        """Return whether there are places outside of all rooms."""
        if domain.movement == "path":
            return any(piece.room == ELSEWHERE for piece in self.pieces())
        return sum(len(room.vertices) for room in self.rooms) < domain.n_sources

    def radii(self, domain: ZoneDomain) -> list[tuple[str, float]]:
        """Return the name and radius of each room, then those of the places outside if there are any."""
        found = [(room.name, room.alpha) for room in self.rooms]
        return [*found, (ELSEWHERE, self.elsewhere)] if self.leaves_places(domain) else found

    def mainly(self, name: str) -> MoveByRoom:
        """Return this with the radii of all places outside of one room, or `ELSEWHERE`, divided by 10⁶.

        The change of readings by a move that this hides is that within the room, unless it is a millionth of
        that elsewhere.
        """
        rooms = tuple(
            room if room.name == name else replace(room, alpha=1e-6 * room.alpha) for room in self.rooms
        )
        elsewhere = self.elsewhere if name == ELSEWHERE else 1e-6 * self.elsewhere
        return MoveByRoom(min(elsewhere, *(room.alpha for room in rooms)), elsewhere, rooms)

    def steps(self, domain: ZoneDomain) -> tuple[tuple[float, float], ...]:
        """Return the radius as a step function: where each step begins, and its radius.

        It is a function of the place in a corridor, and of the vertex's number on a graph. It does not depend
        on names, nor on the order of rooms.
        """
        if domain.movement == "path":
            levels = [(piece.start, piece.alpha) for piece in self.pieces()]
        else:
            levels = [(float(i), alpha) for i, (alpha, _) in enumerate(self.at_vertices(domain.n_sources))]
        return (levels[0], *(new for old, new in pairwise(levels) if new[1] != old[1]))


def move_by_room(domain: ZoneDomain, elsewhere: float, rooms: Sequence[Room]) -> MoveByRoom:
    """Return the promise that hides moves by room.

    Args:
        domain: where the rooms are.
        elsewhere: the radius outside of rooms; ignored if there is no place outside of them.
        rooms: at least one, checked by `room_problem`.
    """
    least = min(room.alpha for room in rooms)
    found = MoveByRoom(min(least, elsewhere), elsewhere, tuple(rooms))
    return found if found.leaves_places(domain) else MoveByRoom(least, least, tuple(rooms))


def moves_problem(domain: ZoneDomain, move: MoveByRoom) -> str | None:
    """Return why the rooms or radii of ``move`` do not fit ``domain``, with the remedy; None if they do."""
    found = room_problem(domain, move.rooms)
    if found is not None:
        index, key, text = found
        return f"room[{index}].{key}: {text}"
    for name, alpha in move.radii(domain):
        text = domain.alpha_problem(alpha) or ("" if alpha > 0.0 else f"{alpha!r} is not above 0: give more")
        if text:
            return f"{sanitize(name)}: {text}"
    return None


def room_problem(domain: ZoneDomain, rooms: Sequence[Room]) -> tuple[int, str, str] | None:
    """Return the index of the first room that is wrong, the key, and the reason; None if none is."""
    if domain.is_custom:
        return 0, "name", f"a domain of kind {domain.kind!r} has no rooms: use a corridor or a graph"
    if not 1 <= len(rooms) <= MOST_ROOMS:
        return 0, "name", f"{len(rooms)} rooms: give 1 to {MOST_ROOMS}"
    names: dict[str, int] = {}
    owners: dict[int, str] = {}
    for index, room in enumerate(rooms):
        if name_problem(room.name) is not None:
            return index, "name", name_problem(room.name) or ""
        if names.setdefault(room.name, index) != index:
            return index, "name", f"{sanitize(room.name)} is used twice: give each room its own name"
        problem = _stretch_problem(room) if domain.movement == "path" else _vertices_problem(domain, room)
        if problem is not None:
            return index, *problem
        for vertex in room.vertices:
            if owners.setdefault(vertex, room.name) != room.name:
                other = sanitize(owners[vertex])
                return index, "vertices", f"vertex {vertex} is in {other}, too: give each vertex one room"
    if domain.movement == "path":
        for one, two in pairwise(sorted(rooms, key=lambda room: room.start or 0.0)):
            if (two.start or 0.0) < (one.stop or 0.0):
                text = f"overlaps {sanitize(one.name)}, which ends at {one.stop!r}: move one of their ends"
                return rooms.index(two), "from", text
    return None


def name_problem(name: str) -> str | None:
    """Return why a room can't have this name, with the remedy; None if it can."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        return f"{sanitize(name)} is not a name: {_NAME_REMEDY}"
    if any(each in name for each in "\"'\\") or name == ELSEWHERE:
        return f"{sanitize(name)} is not a name: {_NAME_REMEDY}"
    return None


def _stretch_problem(room: Room) -> tuple[str, str] | None:
    if room.start is None or room.stop is None or room.vertices:
        return "vertices", "rooms of a corridor are stretches: give from and to, and no vertices"
    # Written so that NaN fails it too.
    if not (room.start >= 0.0 and room.stop <= 1.0):
        return "from", f"{room.start!r} to {room.stop!r} leaves the corridor: give places from 0 to 1"
    if not room.stop - room.start >= LEAST_WIDTH:
        return "to", f"{room.stop!r} is not above {room.start!r}, by {LEAST_WIDTH:g} or more: give more"
    return None


def _vertices_problem(domain: ZoneDomain, room: Room) -> tuple[str, str] | None:
    if room.start is not None or room.stop is not None or not room.vertices:
        return "vertices", "rooms of a graph are sets of vertices: list at least one, without from and to"
    remedy = f"give each vertex of the room once, from 0 to {domain.n_sources - 1}"
    for one, two in pairwise(sorted(room.vertices)):
        if one == two:
            return "vertices", f"{one} is listed twice: {remedy}"
    for vertex in room.vertices:
        if not 0 <= vertex < domain.n_sources:
            return "vertices", f"{vertex} does not exist: {remedy}"
    return None


def take_rooms(table: Table, domain: ZoneDomain, elsewhere: float, least: float) -> MoveByRoom:
    """Return the promise with the rooms of a zone file's tables ``[[promise.room]]``.

    Args:
        table: the table ``[promise]``.
        domain: the zone's domain.
        elsewhere: its ``alpha``.
        least: radii are above this.

    Raises:
        HeatcloakError: the table's own error: a room is wrong, rooms overlap, or ``alpha`` is not the least
            radius although no place is outside of rooms.
    """
    tables = table.tables("room")
    rooms = []
    for each in tables:
        name = each.text("name", _NAME_REMEDY)
        start, stop, vertices = take_extent(each, domain)
        rooms.append(Room(name, each.number("alpha", above=least), start, stop, vertices))
        each.finish()
    found = room_problem(domain, rooms)
    if found is not None:
        index, key, text = found
        table.refuse(f"room[{index}].{key}" if tables else "room", text)
    for each, room in zip(tables, rooms, strict=True):
        empty = domain.alpha_problem(room.alpha)
        if empty is not None:
            each.refuse("alpha", empty)
    move = move_by_room(domain, elsewhere, rooms)
    if move.elsewhere != elsewhere:
        table.refuse(
            "alpha", f"{elsewhere!r} applies nowhere, as rooms cover everything: give their least alpha"
        )
    return move


def take_extent(table: Table, domain: ZoneDomain) -> tuple[float | None, float | None, tuple[int, ...]]:
    """Take where a room is: ``from`` and ``to`` in a corridor, ``vertices`` by number on a graph."""
    if domain.movement == "path":
        return table.number_within("from", 0.0, 1.0), table.number_within("to", 0.0, 1.0), ()
    vertices = []
    for item in table.items("vertices", "list the numbers of the room's vertices"):
        if type(item) is not int:
            table.refuse("vertices", f"{sanitize(item)} is not a vertex: give numbers")
        vertices.append(item)
    return None, None, tuple(sorted(vertices))


def room_lines(move: MoveByRoom) -> str:
    """Return the tables ``[[promise.room]]`` of a zone file."""
    return "\n".join(
        f'\n[[promise.room]]\nname = "{room.name}"\n{_extent_lines(room)}\nalpha = {room.alpha!r}'
        for room in move.rooms
    )


def _extent_lines(room: Room) -> str:
    if not room.vertices:
        return f"from = {room.start!r}\nto = {room.stop!r}"
    rows = "\n".join(
        "    " + ", ".join(map(str, room.vertices[start : start + 16])) + ","
        for start in range(0, len(room.vertices), 16)
    )
    return f"vertices = [\n{rows}\n]"


def steps_hash(steps: Sequence[tuple[float, float]]) -> float:
    """Return a positive number that identifies a step function of `MoveByRoom.steps`."""
    return structure_hash(repr(tuple(steps)))


def least_ratio(
    new: Sequence[tuple[float, float]], old: Sequence[tuple[float, float]]
) -> tuple[float, float, float, float]:
    """Return where the radius of one step function is the least share of another's.

    Args:
        new: see `MoveByRoom.steps`.
        old: the other one, over the same domain.

    Returns:
        The least ratio new/old, the start of a step with it, and the two radii there.
    """
    worst = (math.inf, 0.0, 0.0, 0.0)
    starts = [[start for start, _ in steps] for steps in (new, old)]
    for at in sorted({*starts[0], *starts[1]}):
        here = new[bisect_right(starts[0], at) - 1][1]
        before = old[bisect_right(starts[1], at) - 1][1]
        worst = min(worst, (here / before, at, here, before))
    return worst


def known_change(domain: ZoneDomain, move: MoveByRoom, noise: Noise) -> float:
    """Return a lower bound of the change of readings that ``noise.sensitivity`` of a zone must state.

    A node computes it with few places or edges, to detect a map that the noise was not calibrated for. The
    exact check, at every place, is that of ``heatcloak zone check``.
    """
    shares = [1.0 / scale for scale in noise.relative_scales]
    if domain.movement == "path":
        return _change_in_corridor(domain.spread, move, shares)
    return _change_on_graph(domain, move, shares)


def _change_in_corridor(spread: float, move: MoveByRoom, shares: Sequence[float]) -> float:
    width, sensors = math.sqrt(spread), len(shares)
    # Both ends of the pieces with the greatest radii, and as many places between them as there is time for.
    most = max(_CHECKED // (2 * sensors), 1)
    pieces = sorted(move.pieces(), key=lambda piece: -piece.alpha)[:most]
    per_length = min(_PLACES_PER_WIDTH / width, float(max(_CHECKED // sensors - 2 * len(pieces), 0)))
    greatest = 0.0
    for piece in pieces:
        count = 1 + math.floor(per_length * (piece.stop - piece.start))
        for k in range(count + 1):
            place = piece.start + (piece.stop - piece.start) * k / count
            offsets = ((place - j / sensors) / width for j in range(1, sensors + 1))
            squares = (
                (share * v * math.exp(-0.25 * v * v)) ** 2 for share, v in zip(shares, offsets, strict=True)
            )
            greatest = max(greatest, piece.alpha * math.sqrt(math.fsum(squares)))
    # |g'(x, T)| = |v| exp(−v²/4)/(4√π·T) with v = x/√T.
    return greatest / (4.0 * math.sqrt(math.pi) * spread) * (1.0 - _SLACK)


def _change_on_graph(domain: ZoneDomain, move: MoveByRoom, shares: Sequence[float]) -> float:
    from heatcloak_shared.graph_heat import GraphHeat
    from heatcloak_shared.zone.graph import Graph

    assert isinstance(domain, Graph)  # noqa: S101  the only domain of vertices that has rooms
    radii = [alpha for alpha, _ in move.at_vertices(domain.n_vertices)]
    edges = sorted(domain.edges, key=lambda edge: -max(radii[edge[0]], radii[edge[1]]))
    try:
        heat = GraphHeat(domain)
    except ParameterError:  # the series is too long: leave it to `heatcloak zone check`
        return 0.0
    greatest = 0.0
    for i, j in edges[: 10 * _CHECKED // heat.work]:
        squares = (
            (share * (heat.at(sensor, ((i, 1.0),)) - heat.at(sensor, ((j, 1.0),)))) ** 2
            for sensor, share in zip(domain.sensors, shares, strict=True)
        )
        change = math.sqrt(math.fsum(squares)) - _HEAT_ERROR * math.sqrt(len(shares))
        greatest = max(greatest, max(radii[i], radii[j]) * change)
    return greatest * (1.0 - _SLACK)
