"""Position zones for ``heatcloak zone``: make one, and describe one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

from heatcloak_aggregator.cli.progress import spinner
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.location.mechanism_file import load_mechanism
from heatcloak_shared.rounding import up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import AnyZone, PositionZone, parse_any_zone, render_zone


def position_zone(
    name: str, mechanism: Path, nodes: int, schedule: Schedule, file: Path, *, as_json: bool
) -> tuple[PositionZone, str]:
    """Return a new position zone by the rules of zone files, and its description.

    Args:
        name: the zone's id.
        mechanism: the file of its privacy map and mechanism.
        nodes: how many nodes it has.
        schedule: its rounds.
        file: where the zone will be written.
        as_json: describe it as a JSON object instead of text.

    Raises:
        ConfigError: the zone is too large for one zone file.
        ZoneError: the mechanism file cannot be used, or another value is out of range.
    """
    width = max(2, len(str(nodes)))
    ids = tuple(f"n{number:0{width}d}" for number in range(1, nodes + 1))
    content = render_zone(PositionZone(name, load_mechanism(mechanism), ids, schedule)).encode()
    if len(content) > MAX_FILE_BYTES:
        raise ConfigError(
            f"the zone file would have more than {MAX_FILE_BYTES} bytes: give fewer --devices, or a map of "
            "fewer cells"
        )
    zone = cast("PositionZone", parse_any_zone(content, "the zone"))
    return zone, position_description(zone, file, as_json=as_json, source=mechanism)


def position_description(any_zone: AnyZone, file: Path, *, as_json: bool, source: Path | None = None) -> str:
    """Return the properties of a position zone and its promise, as lines to print or as a JSON object.

    Args:
        any_zone: the zone.
        file: where it is.
        as_json: return a JSON object.
        source: the file of its mechanism, if that is another one.

    Raises:
        ZoneError: the mechanism breaks its promise, or its map is too fine to be audited.
    """
    from heatcloak_aggregator.privacy_maps.deployed import require_kept

    zone = cast("PositionZone", any_zone)
    with spinner(f"auditing {zone.mechanism.table.n_outputs} outputs"):
        audit = require_kept(zone.mechanism, str(source or file))
    schedule, mechanism, (least, most) = zone.schedule, zone.mechanism, zone.levels
    table = mechanism.table
    facts: dict[str, object] = {
        "file": str(file),
        "zone": zone.name,
        "kind": zone.kind,
        "rev": zone.rev,
        "nodes": len(zone.nodes),
        "rows": mechanism.rows,
        "columns": mechanism.columns,
        "cell": mechanism.cell,
        "origin": list(mechanism.origin),
        "walls": mechanism.rows * mechanism.columns - len(table.cells),
        "method": mechanism.method,
        "outputs": table.n_outputs,
        "ratio": audit.ratio,
        "least_epsilon": least,
        "greatest_epsilon": most,
        "least_snapping": least * zone.snapping,
        "greatest_snapping": most * zone.snapping,
        "period": schedule.period,
        "releases": schedule.releases,
        "budget_seconds": schedule.period * schedule.budget_rounds,
        "promise": zone.promise_in_words(),
    }
    if as_json:
        return json.dumps(facts)
    words = facts | {
        "ratio": f"{audit.ratio:.6f} of what is allowed, at most, over all reports and grid paths",
        "least_epsilon": f"{least:.6g} per unit of length, for one report",
        "greatest_epsilon": f"{most:.6g}, or {schedule.releases * most:.6g} in a budget period",
        "least_snapping": f"{up_text(least * zone.snapping, 4)}, where the level is least: snapping adds "
        "this to D at most, for each of the two places in each round",
        "greatest_snapping": f"{up_text(most * zone.snapping, 4)}, where it is greatest",
    }
    return "\n".join(f"{key:<17} {value}" for key, value in words.items())
