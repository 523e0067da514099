"""What tests of the node share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_node import Ledger
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

Open = Callable[..., Ledger]


@pytest.fixture
def open_ledger(zone: Zone, tmp_path: Path) -> Iterator[Open]:
    """Opens the ledger of a node of the small zone; keywords change the zone's schedule or the ledger."""
    opened: list[Ledger] = []

    def open_it(node: str = "n01", name: str = "hall", period: float = 1.0, **options: Any) -> Ledger:
        every = options.pop("every", 1)
        schedule = Schedule(period, every, releases=20, budget_rounds=20 * every)
        changed = replace(zone, name=name, schedule=schedule)
        opened.append(Ledger(tmp_path, changed, node, accept_less=period != 1.0, **options))
        return opened[-1]

    yield open_it
    for ledger in opened:
        ledger.close()
