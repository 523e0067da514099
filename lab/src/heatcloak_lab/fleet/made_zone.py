"""A zone for a fleet that was asked for by its size alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.zone import Zone, load_zone, render_zone


def made_zone(nodes: int, state: Path, *, write: bool = True) -> tuple[Zone, Path]:
    """A zone of ``nodes`` sensors, else like the default one, and its file in the folder ``state``.

    A file that is there is taken: another revision would shut out what is in spools.

    Raises:
        ConfigError: the file can't be written, or is another zone's.
        ParameterError: a zone of so many sensors would take more noise than can be drawn.
    """
    name = f"fleet-{nodes}"
    file = state / f"{name}.toml"
    if file.exists():
        zone = load_zone(file)
        if zone.name != name or len(zone.nodes) != nodes:
            raise ConfigError(f"{file}: not the zone of {nodes} sensors that was made here: move it away")
        return zone, file
    zone = new_zone(name, replace(DEFAULT_DOMAIN, n_sensors=nodes))
    if write:
        try:
            state.mkdir(parents=True, exist_ok=True)
            file.write_text(render_zone(zone), encoding="utf-8")
        except OSError as error:
            raise ConfigError(f"{file}: {error.strerror}: give a state folder that can be written") from None
    return zone, file
