"""Readings of the small zone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from heatcloak_shared import Reading
from heatcloak_shared.zone import Zone

ReadingMaker = Callable[..., Reading]


@pytest.fixture
def make_reading(zone: Zone) -> ReadingMaker:
    """Makes a good reading of a node and a round; keywords bend it."""

    def make(node: str = "n01", number: int = 100, seq: int | None = None, **changes: Any) -> Reading:
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": "5f0c" * 8,
            "seq": number - 100 if seq is None else seq,
            "round": number,
            "ticks": 17,
            "step": zone.noise.step,
            "sigma_ticks": zone.noise.sigma_ticks,
            "t": zone.schedule.time_of(number),
        }
        return Reading(**{**fields, **changes})

    return make
