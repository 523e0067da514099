"""The current round, for commands that work with key files."""

from __future__ import annotations

import time
from pathlib import Path

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import Zone, load_zone


def round_now(zone: Path, name: str) -> int:
    """Return the current round by the schedule of a zone file; key files contain no schedule.

    Args:
        zone: the zone file.
        name: the zone of the keys.

    Raises:
        ZoneError: the file can't be read or is malformed.
        ConfigError: it describes another zone.
    """
    described = load_zone(zone)
    require_zone(described, zone, name)
    return described.schedule.round_of(time.time())


def require_zone(described: Zone, file: Path, name: str) -> None:
    """Refuse a zone file of another zone than that of the keys.

    Raises:
        ConfigError: it describes another zone.
    """
    if described.name != name:
        raise ConfigError(
            f"{shown_path(file)}: describes zone {described.name}, the keys are of {name}: give that one"
        )
