"""What the broker denies to the service is counted for the zone that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

Make = Callable[..., Reading]


def test_each_zone_has_its_own_denials(
    world: Any,
    zone: Zone,
    make_reading: Make,
    start_mosquitto: Any,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Of two zones the access list forgot the second."""
    access = "topic read #\ntopic write heatcloak/v1/hall/#\ntopic write heatcloak/v1/loft/+/reading\n"
    (tmp_path / "acl").write_text(access, encoding="utf-8")
    (tmp_path / "acl").chmod(0o644)
    world.mosquitto = start_mosquitto(f"acl_file {tmp_path}/acl\n")
    loft = replace(zone, name="loft")

    async def work() -> None:
        async with world.serving(zone, loft) as service:
            for each in (zone, loft):
                await world.publish(*(make_reading(n, zone=each.name, rev=each.rev) for n in each.nodes))
            zones = service.zones
            await world.until(lambda: zones["loft"].counts.denied and zones["hall"].counts.estimated)
            assert zones["hall"].counts.denied == 0

    world.run(work())
    (told,) = [record.getMessage() for record in caplog.records if "access list" in record.getMessage()]
    assert told.startswith("zone loft:")
