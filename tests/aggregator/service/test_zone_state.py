"""The state of a zone: which nodes are quarantined when many messages arrive."""

from __future__ import annotations

from collections import Counter

import pytest

from heatcloak_aggregator.service import ZoneSettings, ZoneState
from heatcloak_aggregator.store import BootKey, StoredSequences
from heatcloak_shared.zone import Zone


@pytest.mark.parametrize(
    ("received", "quarantined"),
    [
        ({"n01": 400, "n02": 399, "n03": 300}, set()),
        ({"n01": 5000, "n02": 5001, "n03": 1}, {"n01", "n02"}),
        ({"n01": 900, "n02": 450, "n03": 450}, {"n01"}),
    ],
)
def test_nodes_with_more_than_half_of_the_limit_are_quarantined_loudest_first(
    zone: Zone, received: dict[str, int], quarantined: set[str]
) -> None:
    async def load(_: object) -> dict[BootKey, StoredSequences]:
        return {}

    state = ZoneState(ZoneSettings(zone), load)
    state.counts.nodes["n04"].last_seen = 100.0
    state.quarantine_loudest(Counter(received), 1000.0, 5.0)
    assert state.quarantined == quarantined
