"""PostgreSQL in the place of SQLite, by a profile."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


def test_a_dead_database_costs_no_reading(running: Any) -> None:
    """It is killed, comes back by itself, and every reading that was cloaked meanwhile is stored once."""
    before = len(running.stored())
    running.kill("postgres")
    time.sleep(1)
    running.wait_until_healthy({"postgres", "aggregator", "fleet", "node", "broker"})
    time.sleep(2)
    stored = running.wait_until_stored(running.cloaked())
    assert len(stored) > before
    assert set(Counter((each["node"], each["boot"], each["seq"]) for each in stored).values()) == {1}
    assert len({each["node"] for each in stored}) == 12
    assert running.inspect()["postgres"]["RestartCount"] == 1
    running.require_quiet_logs()
