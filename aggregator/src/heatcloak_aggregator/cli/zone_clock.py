"""The round of now, of commands that work with key files."""

from __future__ import annotations

import time
from pathlib import Path

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path
from heatcloak_shared.zone import Zone, load_zone


def round_now(zone: Path, name: str) -> int:
    """The round by the clock; a key file does not know how long a round lasts, but the zone file does.

    Args:
        zone: the zone file.
        name: the zone that the keys are of.

    Raises:
        ZoneError: the file can't be read or is malformed.
        ConfigError: it describes another zone.
    """
    described = load_zone(zone)
    require_zone(described, zone, name)
    return described.schedule.round_of(time.time())


def require_zone(described: Zone, file: Path, name: str) -> None:
    """Refuse a zone file that is not of the keys' zone.

    Raises:
        ConfigError: it is not.
    """
    if described.name != name:
        raise ConfigError(
            f"{shown_path(file)}: describes zone {described.name}, the keys are of {name}: give that one"
        )
