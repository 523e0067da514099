"""Heatmap zones for ``heatcloak zone``: make one, and describe one."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import cast

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import AnyZone, Area, HeatmapZone, parse_any_zone, render_zone


def heatmap_zone(
    name: str,
    devices: int,
    area: Area,
    epsilon: float,
    period: float,
    max_delay: float | None,
    file: Path,
    *,
    as_json: bool,
) -> tuple[HeatmapZone, str]:
    """Return a new heatmap zone by the rules of zone files, and its description.

    Args:
        name: the zone's id.
        devices: how many devices it has.
        area: the rectangle that the heatmap covers.
        epsilon: the promise for one budget period.
        period: the length of a round, which is also the budget period, in seconds.
        max_delay: seconds after which a device skips a round; None for the default.
        file: where the zone will be written.
        as_json: describe it as a JSON object instead of text.

    Raises:
        ConfigError: ``max_delay`` is too long, or there are too many devices for one zone file.
        ZoneError: another value is out of range.
    """
    width = max(2, len(str(devices)))
    nodes = tuple(f"d{number:0{width}d}" for number in range(1, devices + 1))
    delay = period / 4 if max_delay is None else max_delay
    if delay > period / 2:
        raise ConfigError(f"--max-delay {delay:g}: longer than half a period: give at most {period / 2:g}")
    zone = HeatmapZone(name, area, nodes, Schedule(period, 1, 1, 1, delay), epsilon)
    content = render_zone(zone).encode()
    if len(content) > MAX_FILE_BYTES:
        raise ConfigError(
            f"--devices {devices}: the zone file would have more than {MAX_FILE_BYTES} bytes: give fewer "
            "devices, or make several zones"
        )
    zone = cast("HeatmapZone", parse_any_zone(content, "the zone"))
    return zone, heatmap_description(zone, file, as_json=as_json)


def heatmap_description(any_zone: AnyZone, file: Path, *, as_json: bool) -> str:
    """Return the properties of a heatmap zone and its promise, as lines to print or as a JSON object."""
    zone = cast("HeatmapZone", any_zone)
    schedule, area = zone.schedule, zone.area
    facts: dict[str, object] = {
        "file": str(file),
        "zone": zone.name,
        "kind": zone.kind,
        "rev": zone.rev,
        "devices": len(zone.nodes),
        "size": area.size,
        "x": list(area.x),
        "y": list(area.y),
        "elements": zone.mechanism.n_elements,
        "period": schedule.period,
        "budget_seconds": schedule.period * schedule.budget_rounds,
        "epsilon": zone.epsilon,
        "factor": math.exp(zone.epsilon),
        "promise": zone.promise_in_words(),
    }
    if as_json:
        return json.dumps(facts)
    words = facts | {
        "elements": f"{zone.mechanism.n_elements}, of which a report names one",
        "factor": f"{up_text(math.exp(zone.epsilon))}, the most by which odds change in one budget period",
    }
    return "\n".join(f"{key:<14} {value}" for key, value in words.items())
