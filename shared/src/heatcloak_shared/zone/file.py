"""Read, check and write zone files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from heatcloak_shared.errors import ZoneError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table, load_table, parse_table
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone.any_zone import AnyZone
from heatcloak_shared.zone.heat import Zone, take_heat_zone

FORMAT = 2


def load_zone(path: Path) -> Zone:
    """Return the heat zone in the file at ``path``.

    Raises:
        ZoneError: as `load_any_zone`, or the zone is of another kind.
    """
    return require_heat(load_any_zone(path))


def load_any_zone(path: Path) -> AnyZone:
    """Return the zone in the file at ``path``, of any kind.

    Raises:
        ZoneError: the file cannot be read, a value is missing, misspelt or out of range, or the noise does
            not keep the promise. The text names file, key and remedy.
    """
    return _zone(load_table(path, ZoneError))


def parse_zone(content: bytes, source: str = "zone file") -> Zone:
    """Return the heat zone in ``content``; ``source`` names it in errors.

    Raises:
        ZoneError: as `load_zone`.
    """
    return require_heat(parse_any_zone(content, source))


def parse_any_zone(content: bytes, source: str = "zone file") -> AnyZone:
    """Return the zone in ``content``, of any kind; ``source`` names it in errors.

    Raises:
        ZoneError: as `load_any_zone`.
    """
    return _zone(parse_table(content, source, ZoneError))


def require_heat(zone: AnyZone) -> Zone:
    """Return ``zone`` if it is a heat zone.

    Raises:
        ZoneError: it is of another kind.
    """
    if isinstance(zone, Zone):
        return zone
    raise ZoneError(f"zone {zone.name} is a {zone.kind} zone: this command needs a heat zone")


def render_zone(zone: AnyZone, names: Sequence[str] = (), communities: Sequence[str] = ()) -> str:
    """Return a commented zone file, from which `parse_any_zone` reads the same revision.

    Args:
        zone: the zone.
        names: names of a graph's vertices, in their order; they become a comment.
        communities: names of its communities, likewise.
    """
    kind = "" if zone.kind == Zone.kind else f'kind = "{zone.kind}"\n'
    return f"""\
# The public description of a zone: its nodes and its aggregator share this file.
# A change of any value is another revision; readings of different revisions never mix.
format = {FORMAT}
{kind}name = "{zone.name}"

{zone.tables(names, communities)}"""


def _take_heatmap_zone(table: Table, name: str) -> AnyZone:
    from heatcloak_shared.zone.heatmap import take_heatmap_zone  # saves memory in heat nodes

    return take_heatmap_zone(table, name)


def _take_position_zone(table: Table, name: str) -> AnyZone:
    from heatcloak_shared.zone.position import take_position_zone  # saves memory, likewise

    return take_position_zone(table, name)


KINDS: dict[str, Callable[[Table, str], AnyZone]] = {
    Zone.kind: take_heat_zone,
    "heatmap": _take_heatmap_zone,
    "position": _take_position_zone,
}
"""Parser of each kind of zone."""


def _zone(table: Table) -> AnyZone:
    if table.integer("format", 1, FORMAT) != FORMAT:
        table.refuse(
            "format", "an earlier version wrote this file: make the zone again with `heatcloak zone new`"
        )
    kind = table.choice("kind", KINDS, default=Zone.kind)
    name = table.text("name", "give the zone's id")
    if not is_identifier(name):
        table.refuse(
            "name", f"{sanitize(name)} is not an id: use 1 to 32 of a-z, 0-9 and '-', not starting with '-'"
        )
    return KINDS[kind](table, name)
